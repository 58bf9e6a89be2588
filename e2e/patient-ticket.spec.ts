import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });

const phone = { viewport: { width: 390, height: 844 } };

const primary = (page: Page) => page.locator('.button-primary:visible').allInnerTexts();
const current = (page: Page) =>
  page.getByRole('list', { name: 'Where it stands' }).locator('[aria-current=step]').innerText();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hrefOf = async (page: Page, name: RegExp) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';

declare global {
  interface Window {
    shared?: ShareData;
  }
}

/** Takes the place of the system's share sheet, which Chromium on Linux does not have. */
const offerShare = async (page: Page) =>
  void (await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (data) window.shared = data;
    };
  }));

/** Books as a visitor without a wish, and answers the address of the page and the reference. */
async function ask(name: string) {
  const api = await signInToApi(site());
  const reference = await bookOverApi(site().url, name);
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const { path } = await api.patientLinks.get({ params: { id: request?.id ?? 0 } });
  return { path, reference, api, id: request?.id ?? 0 };
}

test.each([
  [false, 'reduce'],
  [true, 'no-preference'],
] as const)('scripts %s, motion %s: a request without a time says what happens next', async (js, reducedMotion) => {
  const { path, reference } = await ask('Asking Sample');
  const page = await visit(path, { ...phone, javaScriptEnabled: js, reducedMotion });
  await expect.poll(() => current(page)).toBe('Asked');
  const next = region(page, 'What happens next');
  await next.getByText('We call you to agree a day and a time.').waitFor();
  await next.getByText('8 am to 8 pm').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isVisible()).toBe(false);
  await expect.poll(() => primary(page)).toEqual([expect.stringContaining('Send to myself on WhatsApp')]);
  await expect.poll(() => page.getByRole('button', { name: 'Copy the address' }).isVisible()).toBe(js);
  const message = encodeURIComponent(`Hello, this is about my request ${reference}.`);
  await expect.poll(() => hrefOf(page, /^WhatsApp/)).toContain(`?text=${message}`);
  await expect
    .poll(() => hrefOf(page, /^Text message/))
    .toMatch(new RegExp(`^sms:\\+\\d+\\?body=${message.replaceAll('.', '\\.')}$`));
  await expect.poll(() => hrefOf(page, /^Send to myself/)).toMatch(/^https:\/\/wa\.me\/\?text=.*%2Fvisit%2F[\w-]{22}$/);
  if (js) await expectAccessible(page);
  await page.locator('summary').filter({ hasText: 'Tell us when it suits you' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Friday' }).press('Space');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByText('Another time, please: Friday.').waitFor();
  await expect.poll(() => page.title()).toMatch(/^We have your message/);
});

test('a booked visit is a ticket: day, practitioner, place, checklist, and ways to keep it', async () => {
  const { path, api, id } = await ask('Ticket Sample');
  const [nila] = (await api.times.list()).practitioners;
  const at = { starts_at: `${monday}T10:00`, practitioner_id: nila?.id ?? null, anyway: true };
  await api.visits.create({ body: { appointment_id: id, ...at } });
  const page = await visit(path, {
    ...phone,
    reducedMotion: 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: offerShare,
  });
  await expect.poll(() => current(page)).toBe('Confirmed');
  await expect.poll(() => primary(page)).toEqual(['Add to calendar']);
  const ticket = region(page, 'Booked');
  await ticket.getByText(/^In \d+ days$/).waitFor();
  await ticket.getByText(`With ${nila?.name}`).waitFor();
  await expect
    .poll(() => ticket.locator('picture img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await ticket.getByRole('checkbox', { name: 'Clothes in which you can move well.' }).press('Space');
  await expect.poll(() => hrefOf(page, /on a map/)).toMatch(/^https:/);
  await page.getByRole('button', { name: 'Copy the address' }).press('Enter');
  await page.getByText(linkMessages.addressCopied).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual({
      title: 'Your visit is booked',
      url: expect.stringMatching(new RegExp(`${path}$`)),
    });
  await expectAccessible(page);
  const low = await page
    .locator('main :is(a.button, button, summary, .link-on):visible')
    .evaluateAll((controls) =>
      controls.filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.textContent),
    );
  expect(low).toEqual([]);

  await api.visits.setStatus({
    params: { id: (await api.visits.listOfRequest({ params: { id } }))[0]?.id ?? 0 },
    body: { status: 'cancelled' },
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' }).waitFor();
  await expect.poll(() => primary(page)).toEqual(['Send']);
});

test('a practitioner whom the website does not show has initials', async () => {
  const { path, api, id } = await ask('Initials Sample');
  const { id: practitioner_id, name } = (await api.times.list()).practitioners[0] ?? { id: 0, name: '' };
  const at = { starts_at: `${monday}T12:00`, practitioner_id, anyway: true };
  await api.visits.create({ body: { appointment_id: id, ...at } });
  const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
  const practitioners = profile.practitioners.map((one) => (one.name === name ? { ...one, image: null } : one));
  await api.clinic.update({ body: { ...profile, practitioners } }, { ifMatch: version });
  const page = await visit(path, { ...phone, javaScriptEnabled: false });
  await expect.poll(() => page.locator('.ticket-portrait').innerText()).toMatch(/^[A-Z]{2}$/);
});

test('several visits, many messages and a long list still print on one page', async () => {
  const { path } = await bookVisit(site(), 'Paper Sample', `${monday}T14:00`);
  const api = await signInToApi(site());
  const token = path.slice('/visit/'.length);
  for (let index = 0; index < 9; index++)
    await api.patientLinks.ask({ body: { token, text: `Message ${index}. `.repeat(20) } });
  const page = await visit(path, { viewport: { width: 1440, height: 900 } });
  await page.getByText('Message 8.').waitFor();
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
