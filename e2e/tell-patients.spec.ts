import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import * as templateMessages from '#contract/messages/messages.ts';
import { expectAccessible, findViolations } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit, putBackADay, todayAtTheClinic } from './testing/book-visit.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits();

const toasts = (page: Page) => page.getByRole('status', { name: 'Messages' });
const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };

async function openAdmin(path: string, size: typeof phone) {
  const page = await visitAdmin(path, { ...size, expected: [/status of 422/] });
  await page.waitForURL(`**${path}`);
  return page;
}

/** Keeps the apps of the device closed: what their links would open. */
async function withoutApps(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="https://wa.me"], a[href^="sms:"]');
      if (link) event.preventDefault();
    }),
  );
}

test('a patient is told with a ready message, which leaves a mark that can be taken back', async () => {
  const name = 'Told Sample';
  const reference = await bookOverApi(site().url, name);
  const page = await openAdmin(`/admin?status=all&open=${reference}`, desktop);
  await withoutApps(page);
  await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Tell ${name}` });
  const text = dialog.getByLabel('What the patient reads');
  await expect.poll(() => text.inputValue()).toContain(`Hello ${name}, thank you for your request`);
  await expect.poll(() => text.inputValue()).toContain(reference);
  expect(await findViolations(page)).toEqual([]);

  await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
  await dialog.getByText('Please write what belongs in place of {when}.').waitFor();
  await expect.poll(() => dialog.getByText('Text message').getAttribute('href')).toBeNull();
  await text.fill('See you on Tuesday at 5 & bring a towel.');
  await dialog.getByRole('radio', { name: templateMessages.titles.received }).check();
  await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
  await expect.poll(() => text.inputValue()).toBe('See you on Tuesday at 5 & bring a towel.');

  const sms = dialog.getByRole('link', { name: 'Text message' });
  const href = new URL((await sms.getAttribute('href')) ?? '');
  expect(href.protocol).toBe('sms:');
  expect(href.searchParams.get('body')).toBe('See you on Tuesday at 5 & bring a towel.');
  await sms.click();
  await toasts(page).getByText('Marked as told by text message.').waitFor();
  await page.getByText(`Told by text message: ${templateMessages.titles.confirmed} (`).waitFor();

  const api = await signInToApi(site());
  const find = async () => (await api.appointments.list({ query: { q: reference } })).body[0];
  const told = { message: 'confirmed', channel: 'sms', author: site().admin.email.split('@')[0] };
  await expect.poll(() => find()).toMatchObject({ last_told: told, remarks: null });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await find())?.last_told).toBeNull();
});

test.each(['has come late', 'has failed'])(
  'a message cannot be edited while the link in it loads, and can once it %s',
  async (how) => {
    const name = `Late Sample ${how.length}`;
    const reference = await bookOverApi(site().url, name);
    const page = await visitAdmin(`/admin?status=all&open=${reference}`, {
      ...desktop,
      expected: [/status (of )?500/],
    });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/appointments/*/link', async (route) => {
      await answer.promise;
      return how === 'has failed' ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Tell ${name}` });
    const text = dialog.getByLabel('What the patient reads');
    await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
    await expect.poll(() => text.inputValue()).toContain('{link}');
    await text.press('ControlOrMeta+a');
    await text.pressSequentially('Lost');
    await expect.poll(() => text.inputValue()).toContain('{link}');
    answer.resolve();
    await text.fill('Found');
    await expect.poll(() => text.inputValue()).toBe('Found');
    await page.route('**/api/appointments/*/link', () => {}); // never answered
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
    await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
    await text.fill('Found again');
    await expect.poll(() => text.inputValue()).toBe('Found again');
  },
);

/** The next day on which the clinic is open, in its own time zone. */
async function bookForTomorrow(name: string, hour: string) {
  const api = await signInToApi(site());
  const reference = await bookOverApi(site().url, name);
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const { last_day } = await api.contactLog.listReminders({});
  const place = { appointment_id: request?.id ?? 0, practitioner_id: null, anyway: true };
  const visit = await api.visits.create({ body: { ...place, starts_at: `${last_day}T${hour}` } });
  return { visit, reference };
}

test('the patients of tomorrow are reminded with one tap each, and again when a visit is moved', async () => {
  const name = 'Tomorrow Sample';
  const { visit } = await bookForTomorrow(name, '09:00');
  const page = await openAdmin('/admin/calendar', desktop);
  await withoutApps(page);
  await page.getByRole('link', { name: /^\w+ \d+ not reminded yet$/ }).click();
  await page.getByRole('heading', { name: /day$|^Tomorrow$/, level: 1 }).waitFor();
  await expectAccessible(page);
  const sms = page.getByRole('link', { name: `Text message to ${name}`, exact: true });
  const text = new URL((await sms.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  expect(text).toContain(`Hello ${name}, this is`);
  expect(text).toMatch(/a reminder of your visit: [^{}]*day, \d+ \w+( \d{4})?, \d+:00 [ap]m\. /);
  // The row stays, so that the next tap does not hit another, also after the list has come without it and the pointer has left.
  const withoutIt = page.waitForResponse(async (response) => {
    const isList = new URL(response.url()).pathname === '/api/reminders';
    return isList && !(await response.text()).includes(name);
  });
  await sms.click();
  await toasts(page).getByText('Marked as reminded by text message.').waitFor();
  await withoutIt;
  await page.mouse.move(0, 0);
  await page.getByText('Reminded by text message', { exact: true }).waitFor();

  const api = await signInToApi(site());
  const isListed = async () => (await api.contactLog.listReminders({})).visits.some((one) => one.visit.id === visit.id);
  await expect.poll(() => isListed()).toBe(false);
  const starts_at = new Date(Date.parse(visit.starts_at) + 900_000).toISOString();
  await api.visits.update({ params: { id: visit.id }, body: { starts_at, practitioner_id: null, anyway: true } });
  await expect.poll(() => isListed()).toBe(true);
});

test.each(widths(1440, 390))(
  'at %i px patients who do not know of their visits are told of what has changed',
  async (width) => {
    const names = ['New', 'Changed', 'Cancelled'].map((kind) => `${kind}${width} Sample`);
    const api = await signInToApi(site());
    const visits = [];
    for (const [place, name] of names.entries()) visits.push((await bookForTomorrow(name, `1${place}:30`)).visit);
    const [, changed, cancelled] = visits;
    if (!changed || !cancelled) throw new Error('Three visits are booked.');
    for (const { id, appointment_id, starts_at, practitioner_id } of [changed, cancelled]) {
      const told = { id, starts_at, practitioner_id, status: 'booked' as const };
      const body = { message: 'confirmed' as const, channel: 'phone' as const, visits: [told] };
      await api.contactLog.create({ params: { id: appointment_id }, body });
    }
    const later = new Date(Date.parse(changed.starts_at) + 900_000).toISOString();
    await api.visits.update({
      params: { id: changed.id },
      body: { starts_at: later, practitioner_id: null, anyway: true },
    });
    await api.visits.setStatus({ params: { id: cancelled.id }, body: { status: 'cancelled' } });
    const page = await openAdmin('/admin/untold', { viewport: { width, height: 844 } });
    await withoutApps(page);
    const rowIn = (group: string, name: string) =>
      page
        .getByRole('region', { name: new RegExp(`^${group}`) })
        .getByRole('row')
        .filter({ hasText: name });
    await rowIn('Changed', names[1] ?? '')
      .getByText(/^Now .*day \d+ \w+, 11:45 am\. Was .*, 11:30 am\.$/)
      .waitFor();
    await rowIn('Cancelled', names[2] ?? '')
      .getByText(/^Cancelled: .*, 12:30 pm\.$/)
      .waitFor();
    await rowIn('New', names[0] ?? '')
      .getByText(/^Booked: .*, 10:30 am\.$/)
      .waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

    const row = rowIn('Changed', names[1] ?? '');
    await row.getByRole('button', { name: /^Send “Your visit has changed”/ }).click();
    const dialog = page.getByRole('dialog', { name: `Tell ${names[1]}` });
    await expect
      .poll(() => dialog.getByLabel('What the patient reads').inputValue())
      .toMatch(/has changed\. It is now: [^{}]*, 11:45 am\. /);
    await dialog.getByRole('link', { name: 'Text message' }).click();
    await row.getByText('Nothing to tell any more').waitFor();
    const isListed = async () =>
      (await api.contactLog.listToTell({})).visits.some(({ visit }) => visit.id === changed.id);
    await expect.poll(() => isListed()).toBe(false);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: /^Send/ }).waitFor();
    await expect.poll(() => isListed()).toBe(true);
  },
);

test('a ready message names the next visit of the request by itself', async () => {
  const name = 'Named Sample';
  const { reference } = await bookForTomorrow(name, '11:00');
  const page = await openAdmin(`/admin?status=all&open=${reference}`, desktop);
  await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
  const text = page.getByRole('dialog', { name: `Tell ${name}` }).getByLabel('What the patient reads');
  await expect.poll(() => text.inputValue()).toMatch(/is confirmed: [^{}]*day, \d+ \w+( \d{4})?, 11:00 am\. /);
});

test('an open message names the time to which a colleague moves the visit, unless someone has typed words', async () => {
  const name = 'Moving Sample';
  const { reference, visit } = await bookForTomorrow(name, '11:00');
  const params = { id: visit.id };
  const page = await openAdmin(`/admin?status=all&open=${reference}`, desktop);
  await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
  const text = page.getByRole('dialog', { name: `Tell ${name}` }).getByLabel('What the patient reads');
  await expect.poll(() => text.inputValue()).toContain(', 11:00 am.');
  const api = await signInToApi(site());
  const move = async (minutes: number) => {
    const { starts_at } = await api.visits.get({ params });
    const later = new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();
    await api.visits.update({ params, body: { starts_at: later, practitioner_id: null, anyway: true } });
  };
  await move(15);
  await expect.poll(() => text.inputValue()).toContain(', 11:15 am.');
  await text.fill('See you soon.');
  await move(15);
  await page
    .getByText(/, 11:30 am/)
    .first()
    .waitFor({ state: 'attached' });
  await expect.poll(() => text.inputValue()).toBe('See you soon.');
});

test.each([phone, desktop])('someone who missed a visit is told with kind words about that visit', async (size) => {
  const name = `Missed Sample${size.viewport.width}`;
  const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T10:00`);
  putBackADay(site(), id);
  const api = await signInToApi(site());
  const visit = await api.visits.setStatus({ params: { id }, body: { status: 'noshow' } });
  const page = await openAdmin(`/admin?status=all&open=${visit.reference}`, size);
  await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Tell ${name}` });
  const missed = dialog.getByRole('radio', { name: templateMessages.titles.missed });
  await expect.poll(() => missed.isChecked()).toBe(true);
  const text = dialog.getByLabel('What the patient reads');
  await expect.poll(() => text.inputValue()).toMatch(/, we missed you at [^{}]*, 10:00 am\. .*\/visit\//);
});

test('an owner edits a message beside a preview, and goes back to the default words', async () => {
  const page = await openAdmin('/admin/messages', phone);
  const edit = page.getByRole('link', { name: `Edit the message ${templateMessages.titles.review}` });
  await edit.click();
  const text = page.getByRole('textbox', { name: 'Message' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(`Hello Asha Sample, thank you for coming`).waitFor();
  await text.fill('Dear {nmae}, how was it?');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(/^There is no field {nmae}/)
    .first()
    .waitFor();
  await expect.poll(() => text.inputValue()).toBe('Dear {nmae}, how was it?');
  expect(await findViolations(page)).toEqual([]);

  await text.fill('Dear {name}, how was it?');
  await preview.getByText('Dear Asha Sample, how was it?').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toasts(page).getByText(templateMessages.updated).waitFor();
  await page.getByText('Dear {name}, how was it?').waitFor();

  await edit.click();
  await page.getByRole('button', { name: 'Back to the default words' }).click();
  await expect.poll(() => text.inputValue()).toBe(templateMessages.defaults.review);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(templateMessages.defaults.review).waitFor();
  await page.getByRole('link', { name: `Edit the message ${templateMessages.titles.reminder}` }).click();
  await preview.getByText(/^Please say here whether you will come: http/).waitFor();
});

test('a patient who asked in Hindi gets the message in Hindi, and the front desk reads what it says', async () => {
  await speak(site(), ['hi']);
  onTestFinished(() => speak(site(), []));
  const name = 'Hindi Sample';
  const reference = await bookOverApi(site().url, name, {}, 'hi');
  const page = await openAdmin(`/admin?status=all&open=${reference}`, phone);
  await withoutApps(page);
  await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Tell ${name}` });
  const text = dialog.getByLabel('What the patient reads');
  await expect.poll(() => text.inputValue()).toMatch(new RegExp(`^नमस्ते ${name},.*${reference}`));
  await expect.poll(() => text.getAttribute('lang')).toBe('hi');
  await dialog.getByText(`Hello ${name}, thank you for your request`).waitFor();
  const sent = async () =>
    new URL((await dialog.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '').searchParams.get(
      'text',
    );
  await expect.poll(sent).toBe(await text.inputValue());
  await dialog.getByRole('radio', { name: 'Please review us' }).check();
  await expect.poll(() => text.inputValue()).toContain('/hi/review');
  await expectAccessible(page);
});
