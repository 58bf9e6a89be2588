import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as roomMessages from '#contract/messages/rooms.ts';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import * as hoursMessages from '#contract/messages/working-hours.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';
import { widths } from './testing/widths.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

let person: { id: number; name: string };

/** Someone has a visit on the Monday at 5. */
beforeAll(async () => {
  const api = await signInToApi(site());
  [person = { id: 0, name: '' }] = (await api.schedules.getCalendar({})).practitioners;
  const reference = await bookOverApi(site().url, 'Hours Visit');
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const starts_at = `${monday}T17:00`;
  await api.visits.create({ body: { appointment_id: request?.id ?? 0, starts_at, practitioner_id: person.id } });
});

afterEach(async () => {
  const api = await signInToApi(site());
  for (const { id } of await api.workingHours.list()) await api.workingHours.remove({ params: { id } });
  for (const { id } of await api.absences.list()) await api.absences.remove({ params: { id } });
});

async function visitPart(width: number, path: string, heading: string, expected: RegExp[] = []) {
  const page = await visitAdmin(path, { viewport: { width, height: 900 }, expected });
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return page;
}

const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe.each(widths(1440, 390))('at %i px an owner', (width) => {
  test('gives a practitioner other hours, is told of the visit that they leave outside, and takes them back', async () => {
    const page = await visitPart(width, '/admin/hours', 'Working hours', [/status of 422/]);
    const section = page.getByRole('region', { name: person.name });
    await section.getByText('Works while the clinic is open.').waitFor();
    await section.getByRole('link', { name: 'Other hours from a date' }).click();
    await expect.poll(() => page.getByLabel('Practitioner').inputValue()).toBe(String(person.id));
    const day = page.getByRole('group', { name: 'Monday' });
    await day.getByLabel('to', { exact: true }).first().fill('13:00');
    await button(page, 'Add weekly plan').click();
    await page.getByRole('link', { name: hoursMessages.noFirstDay }).waitFor();
    await page.getByLabel('First day').fill(monday);
    await page.getByText('1 visit is at this time.').waitFor();
    await page.getByRole('link', { name: 'Hours Visit' }).waitFor();
    await expectAccessible(page);
    await button(page, 'Add weekly plan').click();
    await toast(page, hoursMessages.added).waitFor();
    await page.getByText('1 visit is outside working hours.').waitFor();
    await section.getByText('Monday', { exact: true }).waitFor();
    await expectAccessible(page);

    await section.getByLabel('Patients that').selectOption({ label: 'Up to 2 patients side by side' });
    await toast(page, scheduleMessages.sideBySideSaved(person.name, 2)).waitFor();
    await section.getByRole('link', { name: /^Edit the hours of/ }).click();
    await page.getByLabel('Last day').fill(monday);
    await button(page, 'Save changes').click();
    await toast(page, hoursMessages.updated).waitFor();
    await button(page, /^Delete the hours of/).click();
    await button(page, 'Delete').last().click();
    await toast(page, hoursMessages.deleted).waitFor();
    await page.getByText('1 visit is outside working hours.').waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await toast(page, hoursMessages.restored).waitFor();
    await section.getByText('Monday', { exact: true }).waitFor();
  });
});

describe('an owner', () => {
  test('types one day, copies it to others, takes a week from someone else, and takes both back', async () => {
    const page = await visitPart(390, '/admin/hours', 'Working hours');
    await page
      .getByRole('region', { name: person.name })
      .getByRole('link', { name: 'Other hours from a date' })
      .click();
    await page.getByRole('heading', { name: 'Add working hours', level: 2 }).waitFor();
    const opens = (day: string) =>
      page.getByRole('group', { name: day, exact: true }).getByLabel('From', { exact: true });
    const before = await opens('Wednesday').first().inputValue();
    await opens('Monday').first().fill('10:15');
    await page.getByText('Copy Monday to…').press('Enter');
    await page.getByRole('checkbox', { name: 'Friday' }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).press('Enter');
    await page.getByText('Monday is copied to Tuesday, Wednesday and Thursday. Nothing is saved yet.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Copy Monday to…');
    await expect.poll(() => opens('Wednesday').first().inputValue()).toBe('10:15');
    await expect.poll(() => opens('Friday').first().inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect
      .poll(async () => [await opens('Wednesday').first().inputValue(), await opens('Monday').first().inputValue()])
      .toEqual([before, '10:15']);
    await page.getByLabel('Copy this week from').selectOption('the opening hours');
    await page.getByRole('button', { name: 'Copy the week' }).click();
    await page.getByText('The week is copied from the opening hours.').waitFor();
    await expect.poll(() => opens('Monday').first().inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => opens('Monday').first().inputValue()).toBe('10:15');
    await page.getByText('Copy Monday to…').click();
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByLabel('First day').fill(monday);
    await button(page, 'Add weekly plan').click();
    await toast(page, hoursMessages.added).waitFor();
    const api = await signInToApi(site());
    const hours = (await api.workingHours.list())[0]?.hours ?? [];
    const starts = (day: string) => hours.find(({ days }) => days.includes(day))?.spans[0]?.opens;
    expect(['Monday', 'Tuesday', 'Thursday', 'Friday'].map(starts)).toEqual(['10:15', '10:15', '10:15', before]);
  });

  test('leaves out one day of a break that repeats, has another at another time, and takes that back', async () => {
    const api = await signInToApi(site());
    const times = { starts_at: `${monday}T12:00`, ends_at: `${monday}T13:00` };
    const lunch = { practitioner_id: person.id, kind: 'break', ...times, reason: null, repeats: 'week' } as const;
    const { id } = await api.absences.create({ body: { ...lunch, repeats_until: addDays(monday, 28) } });
    const page = await visitPart(1440, '/admin/hours/leave', 'Leave and breaks', [/status of 422/]);
    const change = async (day: string) => {
      await page.getByRole('button', { name: /^Change one day/ }).click();
      const dialog = page.getByRole('dialog', { name: `One day of the break of ${person.name}` });
      await dialog.getByLabel('Day', { exact: true }).fill(day);
      return dialog;
    };
    const dialog = await change(addDays(monday, 1));
    await dialog.getByText(/^Next: /).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save this day' }).click();
    await dialog.getByRole('link', { name: absenceMessages.notOnThisDay }).waitFor();
    await dialog.getByLabel('Day', { exact: true }).fill(addDays(monday, 7));
    await dialog.getByRole('button', { name: 'Save this day' }).press('Enter');
    await toast(page, absenceMessages.dayLeftOut).waitFor();
    await page.getByText(/but not on/).waitFor();
    const other = await change(addDays(monday, 14));
    await other.getByRole('radio', { name: 'It takes place at another time' }).check();
    await other.getByLabel('From').fill('14:00');
    await other.getByLabel('Until').fill('14:30');
    await expectAccessible(page);
    await other.getByRole('button', { name: 'Save this day' }).click();
    await toast(page, absenceMessages.dayChanged).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: /2\.?:?0?0? ?pm to 2:30 pm/i })
      .waitFor();
    const stored = async () => (await api.absences.list()).map((one) => [one.repeats, one.left_out]);
    await expect.poll(() => stored()).toContainEqual(['week', [addDays(monday, 7), addDays(monday, 14)]]);
    await page
      .locator('.toast')
      .filter({ hasText: absenceMessages.dayChanged })
      .getByRole('button', { name: 'Undo' })
      .click();
    await toast(page, absenceMessages.restored).waitFor();
    await expect.poll(stored).toEqual([['week', [addDays(monday, 7)]]]);
    await page.getByRole('link', { name: /^Edit the leave of/ }).click();
    await page
      .getByRole('group', { name: 'Not on' })
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await button(page, 'Save changes').click();
    await toast(page, absenceMessages.updated).waitFor();
    await expect.poll(async () => (await api.absences.get({ params: { id } })).left_out).toEqual([]);
  });

  test('enters leave of some hours, and sees whose visit is in it', async () => {
    const page = await visitPart(390, '/admin/hours/leave', 'Leave and breaks', [/status of 422/]);
    await page.getByRole('link', { name: 'Add the first leave' }).click();
    await button(page, 'Add leave').click();
    await page.getByRole('link', { name: absenceMessages.noFirstDay }).waitFor();
    await page.getByLabel('Practitioner').selectOption({ label: person.name });
    await page.getByLabel('First day').fill(monday);
    await page.getByLabel('Last day').fill(monday);
    await page.getByText('1 visit is at this time.').waitFor();
    await page.getByRole('switch', { name: 'All day' }).click();
    await page.getByLabel('Until').fill('17:00');
    await page.getByText('1 visit is at this time.').waitFor({ state: 'detached' });
    await page.getByLabel('Until').fill('17:30');
    await page.getByText('1 visit is at this time.').waitFor();
    await page.getByLabel('Reason').fill('Training');
    await expectAccessible(page);
    await button(page, 'Add leave').click();
    await toast(page, absenceMessages.added).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Leave: Training' });
    await row.getByRole('link', { name: '1 visit' }).waitFor();
    await page.getByText('1 visit is outside working hours.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Edit the leave of/ }).click();
    await page.getByLabel('Reason').fill('Dentist');
    await page.getByLabel('Repeats').selectOption('Every second week');
    await page.getByRole('checkbox', { name: 'Thursday' }).check();
    await expectAccessible(page);
    await button(page, 'Save changes').click();
    await toast(page, absenceMessages.updated).waitFor();
    await page.getByText('Every second week on Monday and Thursday').waitFor();
    await button(page, /^Delete the leave of/).click();
    await button(page, 'Delete').last().click();
    await toast(page, absenceMessages.deleted).waitFor();
    await page.getByText(absenceMessages.empty).waitFor();
    await button(page, 'Undo').click();
    await toast(page, absenceMessages.restored).waitFor();
    await page.getByRole('row').filter({ hasText: 'Leave: Dentist' }).waitFor();
  });
});

test('the front desk reads the working hours, and enters leave only', async () => {
  const who = { email: 'leave-only@example.com', password: 'mango tractor evening' };
  await addColleague(site(), who);
  const page = await visit(`/login?next=${encodeURIComponent('/admin/hours')}`, {
    viewport: { width: 390, height: 900 },
    expected: [/status of 403|ApiError: Only an owner/],
  });
  await signIn(page, who);
  await page
    .getByRole('region', { name: person.name })
    .getByText(/patient at a time|side by side/)
    .waitFor();
  const parts = page.getByRole('navigation', { name: 'Closures and leave' }).getByRole('link');
  await expect.poll(() => parts.allInnerTexts()).toEqual(['Closures', 'Leave', 'Week']);
  const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current="page"]');
  await expect.poll(() => current.allTextContents()).toEqual(['Closures and leave']);
  await expect.poll(() => page.getByRole('link', { name: 'Add hours' }).count()).toBe(0);
  await page.goto('/admin/hours?open=new');
  await page.getByRole('region', { name: person.name }).waitFor();
  await expect.poll(() => page.getByLabel('First day').count()).toBe(0);
  await parts.filter({ hasText: 'Leave' }).click();
  await page.getByRole('link', { name: 'Add leave' }).waitFor();
  await page.goto('/admin/hours/rooms');
  await page.getByRole('heading', { name: 'This page is for owners of the clinic.' }).waitFor();
});

test('an owner adds, renames, orders and hides rooms', async () => {
  const page = await visitPart(390, '/admin/hours/rooms', 'Rooms', [/status of 422/]);
  await page.getByRole('link', { name: 'Add the first room' }).click();
  const add = async (name: string) => {
    await page.getByLabel('Name').fill(name);
    await button(page, 'Add room').click();
    await toast(page, roomMessages.added).waitFor();
  };
  await add('Gym');
  await page.getByRole('link', { name: 'Add a room' }).click();
  await page.getByLabel('Name').fill('gym');
  await button(page, 'Add room').click();
  await page.getByRole('link', { name: roomMessages.taken }).waitFor();
  await add('Pool');
  await page.getByRole('link', { name: 'Edit Gym' }).click();
  await page.getByLabel('Name').fill('Gymnasium');
  await button(page, 'Save changes').click();
  await toast(page, roomMessages.updated).waitFor();
  await page.getByRole('button', { name: 'Move up: Pool' }).click();
  await page.getByText('Pool is now number 1 of 2.').waitFor();
  await page.getByRole('switch', { name: 'Can be chosen: Gymnasium' }).click();
  await toast(page, roomMessages.hidden).waitFor();
  await expectAccessible(page);
  const api = await signInToApi(site());
  const stored = async () => (await api.rooms.list()).map(({ name, is_hidden }) => [name, is_hidden]);
  await expect.poll(stored).toEqual([
    ['Pool', false],
    ['Gymnasium', true],
  ]);
  await page.getByRole('switch', { name: 'Can be chosen: Gymnasium' }).click();
  await toast(page, roomMessages.shown).waitFor();

  await page.goto('/admin/hours');
  const [person] = (await api.schedules.getCalendar({})).practitioners;
  const usual = page.getByLabel(`Usual room of ${person?.name}`);
  await usual.selectOption('Usual room: Gymnasium');
  await toast(page, scheduleMessages.usualRoomSaved(person?.name ?? '', 'Gymnasium')).waitFor();
  await expectAccessible(page);
  await page.reload();
  await usual.waitFor();
  await expect.poll(() => usual.locator('option:checked').innerText()).toBe('Usual room: Gymnasium');
  await usual.selectOption('No usual room');
  await toast(page, scheduleMessages.usualRoomSaved(person?.name ?? '', null)).waitFor();
});

test('settings stay typed until they are right and saved', async () => {
  const page = await visitPart(390, '/admin/hours/settings', 'Online booking', [/status of 422/]);
  await page.getByRole('switch', { name: 'Visitors choose from free times' }).click();
  await page.getByLabel('Weeks ahead').fill('99');
  await button(page, 'Save').click();
  await page.getByRole('link', { name: 'Please enter whole weeks from 1 to 26.' }).waitFor();
  await page.getByLabel('Weeks ahead').fill('8');
  await page.getByLabel('Reminders by e-mail, hours before').fill('3 soon');
  await page.getByRole('switch', { name: 'One more reminder before a first visit' }).click();
  await button(page, 'Save').click();
  await page.getByRole('link', { name: scheduleMessages.wrongReminders }).waitFor();
  await page.getByLabel('Reminders by e-mail, hours before').fill('3, 48');
  await expectAccessible(page);
  await button(page, 'Save').click();
  await toast(page, scheduleMessages.settingsSaved).waitFor();
  const api = await signInToApi(site());
  await expect
    .poll(() => api.schedules.getSettings())
    .toMatchObject({
      offers_times: true,
      weeks_ahead: 8,
      reminders: [48, 3],
      reminds_first_visits: true,
    });
  await expect.poll(() => page.getByLabel('Reminders by e-mail, hours before').inputValue()).toBe('48, 3');
});

test('leave lists a held time as held, and another time is offered from there', async () => {
  const api = await signInToApi(site());
  const settings = { hold_hours: 48, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: { ...settings, offers_times: true } });
  const { days } = await api.times.list();
  const starts_at = days.findLast(({ times }) => times.length > 0)?.times[0] ?? '';
  const { practitioners, time_zone } = await api.schedules.getCalendar({});
  const wishes = { times: [{ starts_at, practitioner_id: practitioners[0]?.id ?? null }] };
  const reference = await bookOverApi(site().url, 'Held Sample', { wishes });
  await api.schedules.setSettings({ body: { ...settings, offers_times: false } });
  const { day } = wallTime(starts_at, time_zone);
  const page = await visitAdmin('/admin/hours/leave?open=new');
  await page.getByLabel('Practitioner').selectOption(String(practitioners[0]?.id));
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(day);
  await page.getByText('1 held time is at this time.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Offer another time to Held Sample' }).click();
  await page.getByText('1 held time is at this time.').waitFor({ state: 'detached' });
  const find = async () => (await api.appointments.list({ query: { q: reference } })).body[0];
  await expect.poll(find).toMatchObject({ held: null, next_call_at: expect.any(String) });
});
