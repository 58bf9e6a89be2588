import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit, putBackADay, seePatient, todayAtTheClinic } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { watchLayouts } from './testing/watch-layouts.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
const wide = { width: 1440, height: 900 };

type Api = Awaited<ReturnType<typeof signInToApi>>;

let api: Api;
let free: string[];
beforeAll(async () => {
  api = await signInToApi(site());
  const body = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body });
  // Days of which nothing is over, and times that are long enough apart.
  free = (await api.times.list()).days.slice(3).flatMap(({ times }) => times.filter((_, place) => place % 4 === 0));
});

let people = 0;
/** A request with a number of its own and two wished times that no one else wants. */
async function askFor(name: string, wished = 2, more: Parameters<typeof bookOverApi>[2] = {}) {
  people += 1;
  const times = free.splice(0, wished).map((starts_at) => ({ starts_at }));
  expect(times).toHaveLength(wished);
  const phone = `+91 00000 00${String(200 + people)}`;
  await bookOverApi(site().url, name, { phone, ...(wished > 0 && { wishes: { times } }), ...more });
  return times.map(({ starts_at }) => starts_at);
}

async function visitRequests(viewport = wide, options: Parameters<typeof visitAdmin>[1] = {}) {
  const page = await visitAdmin('/admin', { viewport, ...options });
  await page.getByRole('table').waitFor();
  return page;
}

const find = async (name: string) => (await api.appointments.list({ query: { q: name } })).body[0];
const visitsOf = async (name: string) => api.visits.listOfRequest({ params: { id: (await find(name))?.id ?? 0 } });
const toasts = (page: Page) => page.getByRole('status', { name: 'Messages' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const confirm = (page: Page, name: string) => page.getByRole('button', { name: `Confirm the request of ${name}` });
const tell = (page: Page, name: string) => toasts(page).getByRole('link', { name: `Tell ${name} on WhatsApp` });

/** Counts clicks and keys, and keeps the apps of the device closed, which links would open. */
async function countActions(page: Page) {
  await page.evaluate(() => {
    const counts = { clicks: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener('click', (event) => {
      if (event.isTrusted) counts.clicks += 1;
      if (event.target instanceof Element && event.target.closest('a[href^="https://wa.me"]')) event.preventDefault();
    });
    addEventListener('keydown', () => void (counts.keys += 1));
  });
  return () => page.evaluate(() => (window as unknown as { counts: { clicks: number; keys: number } }).counts);
}

async function told(name: string) {
  await expect.poll(async () => (await find(name))?.last_told?.message).toBe('confirmed');
}

const windows = widths(1440, 390).map((width) => ({ width, height: width < 768 ? 844 : 900 }));

describe.each(windows)('at $width px', (viewport) => {
  test('a request is confirmed and its patient told with two clicks, and Undo takes both back', async () => {
    const name = `Asha Sample ${viewport.width}`;
    const [wished = ''] = await askFor(name);
    const page = await visitRequests(viewport);
    const counted = await countActions(page);
    await confirm(page, name).click();
    const href = (await tell(page, name).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toMatch(new RegExp(`^Hello ${name}, your visit .*/visit/`));
    await expectAccessible(page);
    await tell(page, name).click();
    await toasts(page).getByText('Marked as told by WhatsApp.').waitFor();
    await expect.poll(async () => (await counted()).clicks).toBe(2);
    await told(name);
    await expect.poll(async () => (await visitsOf(name)).map(({ starts_at }) => starts_at)).toEqual([wished]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await find(name))?.last_told).toBeNull();
  });

  test('without wishes the next free times are offered', async () => {
    const name = `Bela Sample ${viewport.width}`;
    await askFor(name, 0);
    const page = await visitRequests(viewport);
    await confirm(page, name).click();
    const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
    await dialog.getByRole('region', { name: 'Next free times' }).getByRole('button').first().click();
    await dialog.waitFor({ state: 'detached' });
    await tell(page, name).waitFor();
    await rowOf(page, name).getByText('Confirmed').waitFor();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await toasts(page).getByText(visitMessages.undone).waitFor();
    await rowOf(page, name).getByText('New', { exact: true }).waitFor();
    await expect.poll(() => visitsOf(name)).toEqual([]);
  });
});

test('two keys lead from a request to told, and Confirm shows before the answer', async () => {
  const name = 'Chitra Sample';
  await askFor(name);
  const loaded = Promise.withResolvers<void>();
  const prepare = async (page: Page) =>
    void page.on('response', (response) => response.url().endsWith('/api/applications/counts') && loaded.resolve());
  const page = await visitRequests(wide, { prepare });
  await loaded.promise; // what the frame asks for last
  const counted = await countActions(page);
  const answer = Promise.withResolvers<void>();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  await page.route('**/confirmation', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await rowOf(page, name).getByRole('link').focus();
  const layouts = await watchLayouts(page);
  await page.keyboard.press('b');
  await rowOf(page, name).getByText('Confirmed').waitFor();
  expect(await layouts()).toBeLessThanOrEqual(4);
  answer.resolve();
  await tell(page, name).waitFor();
  await page.keyboard.press('t');
  await told(name);
  await expect.poll(() => counted()).toEqual({ clicks: 0, keys: 2 });
  // The live list answers once or twice by itself.
  const own = calls.filter((path) => !/\/events$|\/appointments$/.test(path));
  expect(own.map((path) => path.replace(/\d+/, 'ID')).toSorted()).toEqual([
    '/api/appointments/ID/confirmation',
    '/api/appointments/ID/link',
    '/api/appointments/ID/told-marks',
    '/api/message-templates',
  ]);
});

test('the second of two who confirm the same request gets a sentence, and there is one visit', async () => {
  const name = 'Divya Sample';
  await askFor(name);
  const first = await visitRequests();
  const second = await visitRequests(wide, { expected: [/status of 412/] });
  await second.route('**/confirmation', async (route) => {
    await confirm(first, name).click();
    await tell(first, name).waitFor();
    await route.continue();
  });
  await confirm(second, name).click();
  const [colleague] = site().admin.email.split('@');
  await toasts(second)
    .getByText(new RegExp(`^Divya Sample is confirmed already: .+, .+ [ap]m\\. \\(${colleague}, .+\\)`))
    .waitFor();
  await rowOf(second, name).getByText('Confirmed').waitFor();
  await expect.poll(() => visitsOf(name)).toHaveLength(1);
});

test('Undo of a booking says what a colleague has decided since, and offers no other try', async () => {
  const name = 'Gita Sample';
  await askFor(name);
  const page = await visitRequests(wide, { expected: [/status of 412|ApiError/] });
  await confirm(page, name).click();
  await tell(page, name).waitFor();
  const { id = 0, version = 0 } = (await find(name)) ?? {};
  const body = { outcome: 'cancelled', remarks: 'They called us.' } as const;
  await api.followUp.finish({ params: { id }, body }, { ifMatch: version });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await toasts(page).getByText(`${visitMessages.undoFailure} ${visitMessages.finishedMeanwhile}`).waitFor();
  await expect.poll(() => toasts(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await expect.poll(() => visitsOf(name)).toHaveLength(1);
});

test('at 1280 by 720, message and wishes are in sight, and a wish is confirmed where it stands', async () => {
  const name = 'Esha Sample';
  const wished = await askFor(name, 3, { conditions: 'My knee hurts when I climb stairs. '.repeat(60) });
  const page = await visitRequests({ width: 1280, height: 720 });
  await openRequest(page, name);
  const wishes = page.getByRole('region', { name: 'Wished times' });
  const bar = await page.locator('.remarks-pinned').boundingBox();
  const box = await wishes.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  const heads = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.tab-head, .filter-bar, thead')].map((part) => part.getBoundingClientRect().top),
    );
  await page.evaluate(() => scrollTo(0, 0)); // an empty list leaves less to scroll
  const before = await heads();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/appointments?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Stage' })
    .getByRole('link', { name: /^Tried/ })
    .click();
  await page.getByText('Loading the appointments').waitFor({ state: 'attached' });
  await expect.poll(() => heads()).toEqual(before);
  answer.resolve();
  await page.waitForURL(/stage=tried/);
  await page.goBack();
  await expectAccessible(page);
  await wishes
    .getByRole('button', { name: /^Confirm/ })
    .nth(1)
    .click();
  await tell(page, name).waitFor();
  await expect.poll(async () => (await visitsOf(name)).map(({ starts_at }) => starts_at)).toEqual([wished[1]]);
  await page.getByRole('button', { name: 'Received: any date' }).click();
  await page.getByRole('button', { name: 'Any date', exact: true }).click(); // the last one of a long menu
  const { id = 0 } = (await find(name)) ?? {};
  await api.followUp.finish({ params: { id }, body: { outcome: 'finished', remarks: null } }); // its message is long on paper
});

test('rows have two lines, and those of one number stand together', async () => {
  for (const name of ['Twin First', 'Farah Sample', 'Twin Second'])
    await bookOverApi(site().url, name, { phone: name.startsWith('Twin') ? '+91 00000 00900' : '+91 00000 00901' });
  const page = await visitRequests();
  const rows = page.locator('.request-table tbody tr');
  await expect
    .poll(async () => (await rows.locator('.who').allInnerTexts()).slice(-3))
    .toEqual(['Twin First', 'Twin Second', 'Farah Sample']);
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.filter((height) => height < 48 || height > 57)).toEqual([]);
});

test('the patient is told the way that they prefer, or can be reached', async () => {
  await askFor('Hema Sample', 1, { contact_preference: 'sms' });
  await askFor('Ila Sample', 1, { phone: '12345', email: 'ila@example.com' });
  const page = await visitRequests();
  for (const [name, label, scheme] of [
    ['Hema Sample', 'Tell Hema Sample by text message', 'sms:'],
    ['Ila Sample', 'Tell Ila Sample by e-mail', 'mailto:ila'],
  ] as const) {
    await confirm(page, name).click();
    const href = await toasts(page).getByRole('link', { name: label }).getAttribute('href');
    expect(href?.slice(0, scheme.length)).toBe(scheme);
  }
});

test('no one is to be told of a visit that has begun', async () => {
  const name = 'Jyoti Sample';
  const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T00:00`);
  putBackADay(site(), id);
  const page = await visitRequests();
  await rowOf(page, name)
    .getByText(/12:00 am · not marked$/)
    .waitFor();
  await expect.poll(() => rowOf(page, name).getByRole('button', { name: /^Tell/ }).count()).toBe(0);
});

test('a patient who was seen is finished in the row, which can be undone', async () => {
  const name = 'Gauri Sample';
  await seePatient(site(), name);
  const page = await visitRequests();
  const finish = page.getByRole('button', { name: `Finish the request of ${name}` });
  await finish.click();
  await toasts(page).getByText(appointmentMessages.done).waitFor();
  await rowOf(page, name).waitFor({ state: 'detached' });
  await expect.poll(async () => (await find(name))?.remarks).toBe(appointmentMessages.attended);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await finish.waitFor();
});

test.each(windows)(
  'in the request’s sheet a visit is marked, and what follows is there, at $width px',
  async (viewport) => {
    const name = `Hema Sample ${viewport.width}`;
    const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T00:05`);
    putBackADay(site(), id);
    const page = await visitRequests(viewport);
    await openRequest(page, name);
    const visits = page.getByRole('region', { name: 'Visits' });
    await visits.getByRole('button', { name: /^Arrived/ }).click();
    await visits.getByText('Arrived, not marked.').waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/visits/*/status', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.locator('.sheet-heading').focus();
    await page.keyboard.press('f');
    await visits.getByText('Attended.').waitFor();
    answer.resolve();
    await toasts(page).getByText(`${name}: Attended.`).waitFor();
    await visits.getByRole('button', { name: 'Book the next visit' }).waitFor();
    await expectAccessible(page);
    await page.locator('.sheet-heading').focus();
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.keyboard.press('f');
    await toasts(page).getByText(appointmentMessages.done).waitFor();
    await expect.poll(() => find(name)).toMatchObject({ outcome: 'finished', remarks: appointmentMessages.attended });
    await toasts(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(async () => (await find(name))?.stage).toBe('seen');
  },
);

test('once all wished times are taken, Confirm and its key offer the next free times', async () => {
  const name = 'Bina Sample';
  const wished = await askFor(name);
  const { id = 0 } = (await find(name)) ?? {};
  const { practitioners } = await api.schedules.getCalendar({});
  const page = await visitRequests(wide, { expected: [/status of 409|ApiError/] });
  await confirm(page, name).waitFor();
  await api.followUp.releaseHold({ params: { id }, body: { call: false } });
  await askFor('Others Sample', 0);
  const others = (await find('Others Sample'))?.id ?? 0;
  for (const starts_at of wished)
    for (const { id: practitioner_id } of practitioners)
      await api.visits.create({ body: { appointment_id: others, practitioner_id, starts_at, anyway: true } });
  await confirm(page, name).click();
  const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
  await dialog.getByText(/^1st choice: .*taken/).waitFor();
  await page.keyboard.press('Escape');
  await openRequest(page, name);
  await page.getByRole('region', { name: 'Wished times' }).getByText('taken').first().waitFor();
  await page.keyboard.press('b');
  await dialog.getByRole('region', { name: 'Free near the first choice' }).getByRole('button').first().click();
  await tell(page, name).waitFor();
  expect(wished).not.toContain((await visitsOf(name))[0]?.starts_at);
});

test('44 requests print on two pages', async () => {
  const { counts } = { counts: await api.appointments.counts({}) };
  for (let index = counts.pending; index < 44; index += 1) await askFor(`Paper Sample ${index}`, 0);
  const page = await visitRequests();
  await page.getByText('44 of 44 pending').waitFor();
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)?.length).toBe(2);
});
