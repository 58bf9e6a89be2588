import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

let api: Awaited<ReturnType<typeof signInToApi>>;
beforeAll(async () => {
  api = await signInToApi(site());
  await offerTimes(true);
});

async function offerTimes(offers_times: boolean) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: settings });
}

/** A request with a visit at this time, and the address of its patient's page. */
async function book(name: string, starts_at: string) {
  const reference = await bookOverApi(site().url, name);
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const params = { id: request?.id ?? 0 };
  const { practitioners } = await api.times.list();
  const practitioner_id = practitioners[0]?.id ?? null;
  const body = { appointment_id: params.id, starts_at, practitioner_id, anyway: true };
  const { id } = await api.visits.create({ body });
  return { id, practitioner_id, path: (await api.patientLinks.get({ params })).path };
}

const link = (page: Page) => page.getByRole('link', { name: 'Move to another time' });
const send = (page: Page) => page.getByRole('button', { name: 'Move my visit' });
const days = (page: Page) => page.getByRole('navigation', { name: 'Days with free times' });
const firstTime = (page: Page) =>
  page
    .getByRole('group', { name: /^Free on/ })
    .getByRole('radio')
    .first();

test.each([
  [false, 'reduce', 8],
  [true, 'no-preference', 9],
] as const)(
  'scripts %s, motion %s: a patient moves a visit, and the front desk hears of it',
  async (js, motion, hour) => {
    const name = `Moving Sample${hour}`;
    const { id, path } = await book(name, `${monday}T0${hour}:00`);
    const frontDesk = await visitAdmin('/admin');
    const page = await visit(path, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: js,
      reducedMotion: motion,
    });
    await link(page).press('Enter');
    await page.getByRole('heading', { name: 'Move to another time' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Move to another time/);
    if (js) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('move');
      await expectAccessible(page);
    }
    await page.getByRole('combobox', { name: 'Who would you like to see?' }).selectOption('Any physiotherapist');
    await page.getByRole('button', { name: 'Show free times' }).click();
    await expect.poll(() => page.url()).toContain('practitioner=any');
    await days(page).getByRole('link').nth(1).press('Enter');
    await expect.poll(() => page.url()).toMatch(/day=\d/);
    await expect.poll(() => days(page).locator('[aria-current]').count()).toBe(1);
    await expect.poll(() => page.url()).toContain('practitioner=any');
    const to = (await firstTime(page).getAttribute('value')) ?? '';
    await firstTime(page).focus();
    await page.keyboard.press('Space');
    await send(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your visit has a new time' }).waitFor();
    const words = new Date(to).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Asia/Kolkata' });
    const said = new RegExp(`^Your visit has been moved to ${words} \\d+ \\w+, \\d+:\\d\\d am`);
    await expect.poll(() => page.title()).toMatch(said);
    await expect.poll(() => page.locator('main').innerText()).toMatch(said);
    if (js) {
      const outcome = page.getByRole('group', { name: said });
      await expect.poll(() => outcome.evaluate((shown) => shown === document.activeElement)).toBe(true);
      await expect.poll(() => outcome.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
      await expectAccessible(page);
    }
    await expect.poll(async () => (await api.visits.get({ params: { id } })).starts_at).toBe(to);
    const due = frontDesk.getByRole('row').filter({ hasText: name });
    await due.getByText('The patient: Moved the visit from').waitFor();
    await openRequest(frontDesk, name);
    await frontDesk.getByRole('region', { name: 'Notes' }).getByText('The patient').first().waitFor();
  },
);

test('a time that someone has taken meanwhile is named with free ones near it, and a changed visit stays where it is', async () => {
  const { id, path, practitioner_id } = await book('Late Sample', `${monday}T10:00`);
  const address = `${path}?${new URLSearchParams({ move: String(id), day: monday })}`;
  const page = await visit(address, { viewport: { width: 390, height: 844 }, expected: [/status of 4(09|22)/] });
  const to = (await firstTime(page).getAttribute('value')) ?? '';
  const reference = await bookOverApi(site().url, 'Faster Sample');
  const [other] = (await api.appointments.list({ query: { q: reference } })).body;
  await api.visits.create({ body: { appointment_id: other?.id ?? 0, starts_at: to, practitioner_id } });
  await firstTime(page).check();
  await send(page).click();
  await page.getByRole('group', { name: linkMessages.timeTaken }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(linkMessages.timeTaken);
  const near = page.getByRole('group', { name: 'Free near it' }).getByRole('radio');
  await near.first().check();
  await send(page).click();
  await page.getByRole('group', { name: /^Your visit has been moved to/ }).waitFor();

  await link(page).click();
  await api.visits.setStatus({ params: { id }, body: { status: 'arrived' } });
  await api.visits.setStatus({ params: { id }, body: { status: 'booked' } });
  const { starts_at } = await api.visits.get({ params: { id } });
  await firstTime(page).check();
  await send(page).click();
  await page.getByRole('group', { name: linkMessages.notMoved }).waitFor();
  await expect.poll(async () => (await api.visits.get({ params: { id } })).starts_at).toBe(starts_at);
});

test('a clinic that offers no times shows no way to move a visit, and an old address of it says why', async () => {
  const { id, path } = await book('Still Sample', `${monday}T11:00`);
  await offerTimes(false);
  const page = await visit(`${path}?move=${id}`, { javaScriptEnabled: false });
  await page.getByText(linkMessages.movesAreOff).waitFor();
  await expect.poll(() => link(page).count()).toBe(0);
  await page.getByText('Cancel this visit', { exact: true }).waitFor();
});
