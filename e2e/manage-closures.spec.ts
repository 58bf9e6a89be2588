import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import * as closureMessages from '#contract/messages/closures.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

/** A day at the clinic, so many days from now. */
function day(offset: number) {
  return new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

async function addClosure(reason: string, starts_on: string, ends_on: string, spans = [] as typeof morning) {
  const api = await signInToApi(site());
  return api.closures.create({ body: { reason, starts_on, ends_on, spans } });
}

const morning = [{ opens: '09:00', closes: '13:00' }];

afterEach(async () => {
  const api = await signInToApi(site());
  for (const { id } of (await api.closures.list()).body) await api.closures.remove({ params: { id } });
});

async function visitTab(width: number, expected: RegExp[] = []) {
  const page = await visitAdmin('/admin/closures', { viewport: { width, height: 900 }, expected });
  await page.getByRole('heading', { name: 'Closures and special hours', level: 1 }).waitFor();
  return page;
}

const row = (page: Page, reason: string) => page.getByRole('row').filter({ hasText: reason });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const hours = (page: Page) => page.locator('#main .opening-hours');
const footer = (page: Page) => page.getByRole('contentinfo');
const read = async (path: string) => (await fetch(site().url + path)).text();

test('on a phone someone adds special hours, closes the clinic instead, deletes that and brings it back; visitors read all of it', async () => {
  const page = await visitTab(390, [/status of 422/]);
  await page.getByText(closureMessages.empty).waitFor();
  await page.getByRole('link', { name: 'Add the first closure' }).click();
  await page.getByLabel('Reason').fill('Staff training');
  await page.getByLabel('First day').fill(day(3));
  await page.getByLabel('Last day').fill(day(2));
  await page.getByRole('switch', { name: 'Closed all day' }).click();
  await page.getByLabel('From', { exact: true }).fill('13:00');
  await page.getByLabel('to', { exact: true }).fill('09:00');
  await page.getByRole('button', { name: 'Add closure' }).click();
  await page.getByRole('link', { name: 'Closing has to be later than opening.' }).waitFor();
  await page.getByLabel('From', { exact: true }).fill('09:00');
  await page.getByLabel('to', { exact: true }).fill('13:00');
  await page.getByRole('button', { name: 'Add closure' }).click();
  await page.getByRole('link', { name: 'Please choose a last day that is not before the first.' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Last day').fill(day(4));
  await page.getByRole('button', { name: 'Add closure' }).click();
  await toast(page, closureMessages.added).waitFor();
  await expect.poll(() => row(page, 'Staff training').innerText()).toMatch(/9 am to 1 pm[^]* to [^]*Shows now/);
  await expectAccessible(page);

  const visitor = await visit('/about', { viewport: { width: 390, height: 900 } });
  await hours(visitor).getByText('9 am to 1 pm').waitFor();
  await expectAccessible(visitor);

  await page.getByRole('link', { name: 'Edit the closure Staff training' }).click();
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    (async () => {
      await page.getByRole('switch', { name: 'Closed all day' }).click();
      await page.getByRole('button', { name: 'Preview' }).click();
    })(),
  ]);
  await hours(preview).locator('[data-special]').getByText('Closed').waitFor();
  await preview.close();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, closureMessages.updated).waitFor();
  await visitor.reload();
  await hours(visitor).locator('[data-special]').getByText('Closed').waitFor();
  await footer(visitor).getByText('Staff training').waitFor();

  await page.getByRole('button', { name: 'Delete the closure Staff training' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this closure?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, closureMessages.deleted).waitFor();
  await page.getByText(closureMessages.empty).waitFor();
  expect(await read('/about')).not.toContain('Staff training');
  await page
    .locator('.toast')
    .filter({ hasText: closureMessages.deleted })
    .getByRole('button', { name: 'Undo' })
    .click();
  await toast(page, closureMessages.restored).waitFor();
  await expect.poll(() => read('/about')).toContain('Staff training');
});

test('is told which closure counts on days in two of them', async () => {
  await addClosure('Renovation', day(2), day(30), morning);
  await addClosure('Diwali', day(8), day(9));
  const page = await visitTab(1440);
  await page.getByRole('link', { name: 'Add a closure' }).click();
  await page.getByLabel('First day').fill(day(5));
  await page.getByLabel('Last day').fill(day(8));
  const note = page.getByRole('status').filter({ hasText: 'Overlaps with' });
  await note.getByText(/Overlaps with Diwali .* On days in both, that one counts, because it starts later\./).waitFor();
  await note.getByText(/Overlaps with Renovation .*this one counts, because it starts later\./).waitFor();
  await page.getByLabel('Last day').fill(day(6));
  await expect.poll(() => note.innerText()).not.toContain('Diwali');
});

test('reads which closures visitors see, and which stand behind others', async () => {
  await addClosure('Hidden', day(2), day(3));
  await addClosure('Wholly in front', day(2), day(4));
  await addClosure('Behind for a day', day(5), day(6));
  await addClosure('One day in front', day(5), day(5));
  await addClosure('Far', day(40), day(40));
  const page = await visitTab(390);
  const states = {
    Hidden: 'Replaced by a newer one',
    'Wholly in front': 'Shows now',
    'Behind for a day': 'Shows now',
    'One day in front': 'Shows now',
    Far: /From \d/,
  };
  for (const [reason, state] of Object.entries(states))
    await expect.poll(() => row(page, reason).innerText()).toMatch(state);
});

test('is told of visits that are booked on the days', async () => {
  const api = await signInToApi(site());
  await bookOverApi(site().url, 'Visits Stay');
  const [request] = (await api.appointments.list({ query: { q: 'Visits Stay' } })).body;
  const starts_at = `${day(12)}T10:00`;
  await api.visits.create({ body: { appointment_id: request?.id ?? 0, starts_at, anyway: true } });
  const page = await visitTab(390);
  await page.getByRole('link', { name: 'Add a closure' }).click();
  await page.getByLabel('First day').fill(day(11));
  await page.getByLabel('Last day').fill(day(12));
  await page.getByText('1 visit is at this time.').waitFor();
  const [calendar] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('.move-rows').getByRole('link', { name: /^Open/ }).click(),
  ]);
  await calendar.getByText('Visits Stay').first().waitFor();
  await expect.poll(() => new URL(calendar.url()).searchParams.get('day')).toBe(day(12));
});

test('closing the clinic moves the visits on those days, cancels others, and Undo reverses all of it', async () => {
  const api = await signInToApi(site());
  const [practitioner] = (await api.schedules.getCalendar({})).practitioners;
  const practitioner_id = practitioner?.id ?? 0;
  const book = async (name: string, time: string) => {
    await bookOverApi(site().url, name, { phone: `+91 00000 08${time.replace(':', '').slice(0, 3)}` });
    const [request] = (await api.appointments.list({ query: { q: name } })).body;
    const starts_at = `${day(9)}T${time}`;
    const appointment_id = request?.id ?? 0;
    return api.visits.create({ body: { appointment_id, starts_at, practitioner_id, anyway: true } });
  };
  const visits = [
    await book('Closed Moved', '10:00'),
    await book('Closed Ended', '11:00'),
    await book('Closed Left', '12:00'),
  ];
  const [moved, ended, left] = visits as [CalendarVisit, CalendarVisit, CalendarVisit];
  const tell = async ({ id, appointment_id, starts_at }: CalendarVisit) => {
    const visits = [{ id, starts_at, practitioner_id, status: 'booked' as const }];
    const body = { message: 'confirmed', channel: 'phone', visits } as const;
    await api.contactLog.create({ params: { id: appointment_id }, body });
  };
  for (const visit of visits) await tell(visit);
  const stored = ({ id }: CalendarVisit) => api.visits.get({ params: { id } });
  const toTell = async () =>
    (await api.contactLog.listToTell({})).visits.map(({ visit }) => `${visit.name}: ${visit.to_tell}`).toSorted();
  const before = await toTell();

  const page = await visitTab(1440);
  await page.getByRole('link', { name: 'Add a closure' }).click();
  await page.getByLabel('Reason').fill('Painting');
  await page.getByLabel('First day').fill(day(9));
  await page.getByLabel('Last day').fill(day(9));
  const rows = page.getByRole('group', { name: '3 visits are at this time.' });
  await rows.getByRole('checkbox', { name: 'Closed Left' }).uncheck();
  await rows.getByLabel('Instead, for Closed Ended').selectOption('Cancel the visit');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add closure, move 1 and cancel 1' }).click();
  await toast(page, 'Closure added. 1 visit was moved. 1 visit was cancelled. 2 patients are under').waitFor();
  await row(page, 'Painting').waitFor();
  const now = await stored(moved);
  expect(now.starts_at).not.toContain(day(9));
  expect(now.practitioner_id).toBe(practitioner_id);
  await expect.poll(async () => (await stored(ended)).status).toBe('cancelled');
  await expect.poll(() => stored(left)).toMatchObject({ starts_at: left.starts_at, status: 'booked' });
  await expect.poll(() => toTell()).toEqual([...before, 'Closed Ended: cancelled', 'Closed Moved: changed'].toSorted());

  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, visitMessages.undone).waitFor();
  await row(page, 'Painting').waitFor({ state: 'detached' });
  for (const visit of visits)
    await expect
      .poll(() => stored(visit))
      .toMatchObject({ starts_at: visit.starts_at, status: 'booked', practitioner_id });
  await expect.poll(() => toTell()).toEqual(before);
});

test('a visit that was taken meanwhile stays, with the reason, and a closure that is opened again moves nothing by itself', async () => {
  const api = await signInToApi(site());
  const [one, other] = (await api.schedules.getCalendar({})).practitioners.map(({ id }) => id);
  const book = async (name: string, starts_at: string, practitioner_id = one ?? 0) => {
    await bookOverApi(site().url, name);
    const [request] = (await api.appointments.list({ query: { q: name } })).body;
    const body = { appointment_id: request?.id ?? 0, starts_at, practitioner_id, anyway: true };
    return api.visits.create({ body });
  };
  expect(other).toBeDefined();
  const visit = await book('Closed Faster', `${day(23)}T10:00`);
  const page = await visitTab(390);
  await page.getByRole('link', { name: 'Add a closure' }).click();
  await page.getByLabel('Reason').fill('Rewiring');
  await page.getByLabel('First day').fill(day(23));
  await page.getByLabel('Last day').fill(day(23));
  const times = page.getByLabel('Instead, for Closed Faster');
  await expect.poll(() => times.inputValue()).not.toBe('');
  const [instead = ''] = (await times.inputValue()).split(' ');
  await book('Closed Taker', instead);
  await page.getByRole('button', { name: 'Add closure and move 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rewiring' });
  await dialog.getByText(visitMessages.someStayed(1)).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Leave the others where they are' }).click();
  await toast(page, closureMessages.added).waitFor();
  await expect.poll(async () => (await api.visits.get({ params: { id: visit.id } })).starts_at).toBe(visit.starts_at);
  await row(page, 'Rewiring').getByRole('link').first().click();
  const tick = page.getByRole('checkbox', { name: 'Closed Faster' });
  await tick.waitFor();
  await expect.poll(() => tick.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Save changes', exact: true }).waitFor();
});

test('a visitor without scripts reads today’s hours and what is coming, and search engines all of it', async () => {
  await addClosure('Renovation', day(0), day(30), morning);
  await addClosure('Founder’s day', day(60), day(60));
  const page = await visit('/about', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await hours(page)
    .getByText(/Today \(/)
    .waitFor();
  await hours(page).getByText('9 am to 1 pm').waitFor();
  await expect.poll(() => page.getByText('Founder’s day').count()).toBe(0);
  await page.goto('/');
  await page.getByText('today: Renovation').waitFor();
  await page.goto('/career');
  await footer(page).getByText('Renovation').waitFor();
  expect(await read('/')).toMatch(
    /"specialOpeningHoursSpecification":\[\{[^\]]*"opens":"09:00"[^\]]*"opens":"00:00","closes":"00:00"/,
  );
});

test('a public holiday of the country fills in the form', async () => {
  const page = await visitTab(390);
  await page.getByRole('link', { name: /^Add a closure/ }).click();
  const holidays = page.getByLabel('Public holiday');
  await holidays.selectOption({ index: 1 });
  const day = await holidays.inputValue();
  await expect.poll(() => page.getByLabel('First day').inputValue()).toBe(day);
  await expect.poll(() => page.getByLabel('Last day').inputValue()).toBe(day);
  await expect.poll(() => page.getByLabel('Reason').inputValue()).not.toBe('');
  await expectAccessible(page);
});
