import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';
import { widths } from './testing/widths.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const phone = { viewport: { width: 390, height: 844 } };

/** Makes a request with a visit at this hour, and answers the address of its patient's page. */
async function book(name: string, hour: number) {
  return (await bookVisit(site(), name, `${monday}T${hour}:00`)).path;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const cancel = (page: Page) => page.getByText('Cancel this visit', { exact: true });

test.each(widths(390, 1440))(
  'at %i px, a patient without scripts says that they will come, and the front desk sees it',
  async (width) => {
    const name = `Coming Sample${width}`;
    const { id, path } = await bookVisit(site(), name, `${monday}T${width === 390 ? '07' : '08'}:00`);
    const viewport = { width, height: 844 };
    const page = await visit(path, { viewport, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'I will come' }).click();
    await page.getByText(`${linkMessages.outcomes.confirm}.`).waitFor();
    await page.getByText('You said that you will come.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'I will come' }).count()).toBe(0);
    const desk = await visitAdmin(`/admin/calendar?open=${id}`, { viewport });
    await desk.getByText('Booked, will come').first().waitFor();
    await desk.goto('/admin');
    await desk
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(/ · will come$/)
      .waitFor();
    await openRequest(desk, name);
    await desk.getByText('Booked, will come').first().waitFor();
    const { patient_id } = await (await signInToApi(site())).visits.get({ params: { id } });
    await desk.goto(`/admin/patients/${patient_id}`);
    await desk.getByText('Booked, will come').first().waitFor();
  },
);

test('a patient asks for a call with one button', async () => {
  const page = await visit(await book('Calling Sample', 12), phone);
  await page.getByRole('button', { name: 'Please call me' }).click();
  await page.getByText(`${linkMessages.outcomes.ask}.`).waitFor();
  await expect.poll(() => page.getByText(linkMessages.pleaseCall).count()).toBe(1);
});

test('a patient without scripts asks for another time and cancels, and the front desk hears of it', async () => {
  const path = await book('Quiet Sample', 10);
  const page = await visit(path, { ...phone, javaScriptEnabled: false, expected: [/status of 422/] });
  await heading(page).filter({ hasText: 'Your visit is booked' }).waitFor();
  await expect.poll(() => page.textContent('body')).not.toContain('Quiet Sample');
  await page.getByText('Reports, scans and a list of your medicines.').waitFor();

  await page.getByText('Ask for another time', { exact: true }).click();
  await send(page).click();
  await page.getByText(linkMessages.noWish).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await page.getByRole('checkbox', { name: 'Friday' }).check();
  await page.getByRole('checkbox', { name: 'Tell me if an earlier time opens up' }).check();
  await page.getByLabel('What else should we know?').fill('After work.');
  await send(page).click();
  await page.getByText('Another time, please: Friday. Tell me if an earlier time opens up. After work.').waitFor();
  await expect.poll(() => page.title()).toMatch(/^We have your message/);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/^We have your message\./);
  const list = await visitAdmin('/admin/wait-list');
  const waiting = list.getByRole('listitem').filter({ hasText: 'Quiet Sample' });
  await waiting.getByText('Asked for it on their page.').waitFor();

  await cancel(page).click();
  await page.getByRole('button', { name: 'Yes, cancel this visit' }).click();
  await heading(page).filter({ hasText: 'Your visit is cancelled' }).waitFor();
  for (const name of ['Where to come', 'What to bring'])
    await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0);

  const desk = await visitAdmin('/admin');
  await desk.getByRole('row').filter({ hasText: 'Quiet Sample' }).getByText('The patient:').waitFor();
  await openRequest(desk, 'Quiet Sample');
  await desk.getByRole('region', { name: 'Notes' }).getByText('The patient').first().waitFor();
});

test.each([
  [390, false],
  [1440, true],
])(
  'at %i px, scripts %s, a patient releases a time that is held, and the front desk hears of it',
  async (width, js) => {
    const api = await signInToApi(site());
    const settings = { hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await api.schedules.setSettings({ body: { ...settings, offers_times: true } });
    const { days } = await api.times.list();
    const starts_at = days.findLast(({ times }) => times.length > 0)?.times[0] ?? '';
    const name = `Holding Sample${width}`;
    const wishes = { times: [{ starts_at }] };
    const reference = await bookOverApi(site().url, name, { phone: `+91 00000 0${width}`, wishes });
    await api.schedules.setSettings({ body: { ...settings, offers_times: false } });
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    const { path } = await api.patientLinks.get({ params: { id: request?.id ?? 0 } });
    const options = { viewport: { width, height: 844 }, javaScriptEnabled: js };
    const [page, twin] = [await visit(path, options), await visit(path, options)];
    await heading(page).filter({ hasText: 'We hold a time for you' }).waitFor();
    for (const tab of [page, twin]) {
      await tab.getByText('Give up this time', { exact: true }).press('Enter');
      await tab.getByRole('button', { name: 'Yes, release this time' }).waitFor();
      if (js) await expectAccessible(tab);
    }
    for (const tab of [page, twin]) {
      await tab.getByRole('button', { name: 'Yes, release this time' }).press('Enter');
      await heading(tab).filter({ hasText: 'We have your request' }).waitFor();
      await expect.poll(() => tab.getByText(/^Gave up the held time/).count()).toBe(1);
    }
    const desk = await visitAdmin('/admin', { viewport: { width, height: 844 } });
    await desk.getByRole('row').filter({ hasText: name }).getByText('The patient:').waitFor();
    await openRequest(desk, name);
    await desk.getByRole('region', { name: 'Notes' }).getByText('Gave up the held time').waitFor();
  },
);

test.each(['reduce', 'no-preference'] as const)(
  'with motion %s the outcome of a wish is at the top, in the title, and has the focus; a stale button does nothing',
  async (reducedMotion) => {
    const { path, id } = await bookVisit(
      site(),
      'Outcome Sample',
      `${monday}T${reducedMotion === 'reduce' ? '08' : '09'}:00`,
    );
    const page = await visit(path, { ...phone, reducedMotion, expected: [/status of 422/] });
    await page.getByText('Ask for another time', { exact: true }).click();
    await page.getByLabel('What else should we know?').fill('After work.');
    await send(page).click();
    const outcome = page.getByRole('group', { name: 'We have your message.' });
    await outcome.waitFor();
    await expect.poll(() => page.title()).toMatch(/^We have your message/);
    await expect.poll(() => outcome.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await expect.poll(() => outcome.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await expectAccessible(page);

    const api = await signInToApi(site());
    await api.visits.setStatus({ params: { id }, body: { status: 'arrived' } });
    await api.visits.setStatus({ params: { id }, body: { status: 'booked' } });
    await cancel(page).click();
    await page.getByRole('button', { name: 'Yes, cancel this visit' }).click();
    await page.getByText(linkMessages.changedMeanwhile).waitFor();
    await expect.poll(async () => (await api.visits.get({ params: { id } })).status).toBe('booked');
  },
);

test('with scripts the page also tells the time where the reader is, and has a file for the calendar', async () => {
  const path = await book('Far Sample', 12);
  const page = await visit(path, { ...phone, timezoneId: 'Europe/Berlin' });
  await page.getByText(/^Where you are: Mon.* [78]:30 am$/).waitFor();
  await expectAccessible(page);
  const plain = await visit(path, { ...phone, javaScriptEnabled: false });
  const [moved, still] = await Promise.all([page, plain].map((tab) => cancel(tab).boundingBox()));
  expect(moved, 'the button to cancel has moved').toEqual(still);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await expect.poll(() => page.textContent('body')).not.toContain('undefined');
});

test('the page is for no one else: no cache, no search engine, no referrer, no line of the log', async () => {
  const path = await book('Secret Sample', 14);
  for (const address of [
    path,
    `${path}.data`,
    `${path}/visits.ics`,
    '/visit/guessed-secret',
    path.replace('visit', 'Visit'),
  ]) {
    const { headers } = await fetch(site().url + address, { redirect: 'manual' });
    expect(['Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'].map((name) => headers.get(name))).toEqual([
      'private, no-store',
      'no-referrer',
      'noindex, nofollow',
    ]);
  }
  expect((await fetch(`${site().url}/visit/guessed-secret`)).status).toBe(404);
  expect(
    (await fetch(site().url + path, { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) })).status,
  ).toBe(422);
  expect(await (await fetch(site().url + path)).text()).toContain('<meta name="robots" content="noindex"');
  await expect.poll(() => site().output()).toContain('"/visit/:token"');
  expect(site().output()).not.toMatch(new RegExp(`${path.slice('/visit/'.length)}|guessed-secret`));
});

test('the front desk copies the link, and makes a new one, which ends the earlier', async () => {
  const path = await book('Link Sample', 16);
  const page = await visitAdmin('/admin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await openRequest(page, 'Link Sample');
  await page.getByRole('button', { name: 'Copy the patient’s link' }).click();
  await page.getByText(linkMessages.copied).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Make a new link for this patient?' });
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await page.getByText(linkMessages.renewed).waitFor();
  const ended = await visit(path, { ...phone, expected: [/status of 404/] });
  await heading(ended).filter({ hasText: 'This link does not work any more' }).waitFor();
  await ended.getByRole('link', { name: /Call us/ }).waitFor();
  await ended.setViewportSize({ width: 1440, height: 900 });
  const lines = await heading(ended).evaluate(
    (h1) => h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  await expectAccessible(ended);
});
