import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as roomClosureMessages from '#contract/messages/room-closures.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Room } from '#contract/rooms.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { addDays, instantOf, mondayOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

interface Booked {
  day?: string;
  time: string;
  anyway?: boolean;
  practitioner_id?: number | null;
}

let practitioners: { id: number; name: string }[];

beforeAll(async () => {
  const api = await signInToApi(site());
  practitioners = (await api.schedules.getCalendar({})).practitioners;
});

const someone = () => practitioners[0] ?? { id: 0, name: '' };

async function book(name: string, { day = monday, time, practitioner_id = someone().id, anyway = false }: Booked) {
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const body = {
    appointment_id: request?.id ?? 0,
    starts_at: `${day}T${time}`,
    practitioner_id,
    minutes: 30,
    anyway,
  };
  return api.visits.create({ body });
}

async function visitCalendar(
  width: 390 | 768 | 1280 | 1440,
  search = `?day=${monday}`,
  options: Parameters<typeof visitAdmin>[1] = {},
) {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await visitAdmin(`/admin/calendar${search}`, { viewport, ...options });
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
  await page.locator('.calendar').waitFor();
  return page;
}

const visitOf = (page: Page, name: string) => page.locator('.visit').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const stored = async ({ id }: CalendarVisit) => (await signInToApi(site())).visits.get({ params: { id } });

describe.each(widths(1440, 390))('at %i px, a visit', (width) => {
  test('is marked, taken back, moved to another time, and refused where it would be too much', async () => {
    const name = `Calendar Visit${width}`;
    const hour = width === 390 ? '09' : '14';
    const booked = await book(name, { time: `${hour}:00` });
    await book(`Calendar Other${width}`, { time: `${hour}:30` });
    const page = await visitCalendar(width, undefined, { expected: [/status of 409|ApiError/] });
    await expectAccessible(page);
    await visitOf(page, name).click();
    await page.getByRole('heading', { name, level: 2 }).waitFor();
    await page.getByRole('link', { name: 'Call' }).waitFor();
    await expectAccessible(page);

    await button(page, 'Arrived').click();
    await toast(page, `${name}: Arrived.`).waitFor();
    await expect.poll(async () => (await stored(booked)).status).toBe('arrived');
    await button(page, 'Undo').click();
    await toast(page, visitMessages.undone).waitFor();
    await expect.poll(async () => (await stored(booked)).status).toBe('booked');
    if (width === 390) await visitOf(page, name).click();

    await page.getByLabel('Time', { exact: true }).fill(`${hour}:30`);
    await button(page, 'Save the change').click();
    await page.getByText(visitMessages.practitionerTaken(someone().name)).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.locator('.free-times button').count()).toBe(3);
    await button(page, 'Book anyway').click();
    await toast(page, visitMessages.moved).waitFor();
    await expect.poll(async () => (await stored(booked)).overbooked).toBe(true);
    if (width === 1440) await page.locator('.side-sheet-close').click();
    await page.getByRole('heading', { name, level: 2 }).waitFor({ state: 'detached' });
    await visitOf(page, name).getByText('Booked, overbooked').waitFor();
  });
});

test('a visit that one person moves, another sees without loading the page', async () => {
  const booked = await book('Calendar Moved', { time: '11:00' });
  const [mover, watcher] = [await visitCalendar(1440), await visitCalendar(390)];
  await visitOf(mover, 'Calendar Moved').click();
  await mover.getByLabel('Time', { exact: true }).fill('11:35');
  await button(mover, 'Save the change').click();
  await toast(mover, visitMessages.moved).waitFor();
  await visitOf(watcher, 'Calendar Moved').getByText('11:35').waitFor();
  await expect.poll(async () => (await stored(booked)).version).toBeGreaterThan(booked.version);
});

test('a change that a colleague has overtaken stays typed, and can be saved over theirs', async () => {
  const booked = await book('Calendar Contested', { time: '12:30' });
  const page = await visitCalendar(1440, undefined, { expected: [/status of 412|ApiError/] });
  await visitOf(page, 'Calendar Contested').click();
  await page.getByLabel('Minutes').fill('25');
  const api = await signInToApi(site());
  const { id, version } = booked;
  await api.visits.setStatus({ params: { id }, body: { status: 'arrived' } }, { ifMatch: version });
  await page.locator('.state-chip').getByText('Arrived').waitFor();
  await button(page, 'Save the change').click();
  await page.getByText('Someone else has changed this visit').waitFor();
  await expect.poll(() => page.getByLabel('Minutes').inputValue()).toBe('25');
  await button(page, 'Save the change').click();
  await toast(page, visitMessages.moved).waitFor();
  await expect.poll(() => stored(booked)).toMatchObject({ status: 'arrived' });
});

test('a week and a list show the same visits, and arrows lead from lane to lane', async () => {
  await book('Calendar First', { time: '16:00' });
  const second = practitioners[1];
  if (!second) throw new Error('The samples have two practitioners at least.');
  await book('Calendar Second', { time: '16:00', practitioner_id: second.id });
  const page = await visitCalendar(1440);
  await visitOf(page, 'Calendar First').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Calendar Second');
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await page.waitForURL(/view=week/);
  await visitOf(page, 'Calendar Second').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Practitioner').selectOption({ label: second.name });
  await visitOf(page, 'Calendar First').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.waitForURL(/view=agenda/);
  await visitOf(page, 'Calendar Second').waitFor();
});

test('keys move a visit, mark it and take it back, and one Undo is for several presses', async () => {
  const name = 'Calendar Keys';
  const booked = await book(name, { time: '10:00' });
  const page = await visitCalendar(1440);
  const press = (key: string) => page.keyboard.press(key);
  await visitOf(page, name).focus();
  await press('Alt+ArrowDown');
  await press('Alt+ArrowDown');
  await press('Alt+Shift+ArrowDown');
  await visitOf(page, name).getByText('10:25').waitFor();
  await page.getByText(`10:25 am to 10:55 am, ${someone().name}`).waitFor();
  await toast(page, visitMessages.moved).waitFor();
  await expect.poll(() => stored(booked)).toMatchObject({ version: booked.version + 1 });
  await press('u');
  await visitOf(page, name).getByText('10:00').waitFor();
  await press('Alt+ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  await page
    .getByRole('region', { name: practitioners[1]?.name ?? '' })
    .getByText(name)
    .waitFor();
  await press('a');
  await visitOf(page, name).getByText('Arrived').waitFor();
  await toast(page, `${name}: Arrived.`).waitFor();
  await expect.poll(() => stored(booked)).toMatchObject({ status: 'arrived', practitioner_id: practitioners[1]?.id });
  await press('f'); // a visit of a later day cannot have been attended
  await press('b');
  await page.locator('.visit[data-status="booked"]').filter({ hasText: name }).waitFor();
  await press('o');
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  const sheet = page.locator('.side-sheet');
  await sheet.getByRole('button', { name: 'Cancel the visit…' }).waitFor();
  for (const later of ['Attended', 'Did not come'])
    await expect.poll(() => sheet.getByRole('button', { name: later }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Cancel the visit…' }).click();
  await button(page, 'Cancel the visit').click();
  await page.locator('.left-visits').getByText(name).waitFor();
});

test('a cancelled visit whose time is taken before Undo brings it back can be booked anyway', async () => {
  const name = 'Calendar Undone';
  const day = addDays(monday, 22);
  const booked = await book(name, { day, time: '16:00' });
  const page = await visitCalendar(1440, `?day=${day}`, { expected: [/status of 409|ApiError/] });
  await visitOf(page, name).click();
  await button(page, 'Cancel the visit…').click();
  await button(page, 'Cancel the visit').click();
  await expect.poll(async () => (await stored(booked)).status).toBe('cancelled');
  await book('Calendar Faster', { day, time: '16:00' });
  await button(page, 'Undo').click();
  await toast(page, `${visitMessages.undoFailure} ${visitMessages.practitionerTaken(someone().name)}`).waitFor();
  await expectAccessible(page);
  await button(page, 'Book anyway').click();
  await toast(page, visitMessages.undone).waitFor();
  await expect.poll(() => stored(booked)).toMatchObject({ status: 'booked', overbooked: true });
});

test('a visit that cannot be marked without a network is named and stays as it was', async () => {
  const name = 'Calendar Unsent';
  await book(name, { time: '18:00' });
  const page = await visitCalendar(1440, undefined, {
    expected: [/ERR_INTERNET_DISCONNECTED|ApiError|request failed/],
  });
  await visitOf(page, name).focus();
  await page.context().setOffline(true);
  await page.keyboard.press('a');
  await toast(page, `${name}: ${visitMessages.statusFailure}`).waitFor();
  await expect.poll(() => visitOf(page, name).getAttribute('data-status')).toBe('booked');
  await page.context().setOffline(false);
});

test('on a phone an attended visit offers the next one or Finish, which Undo takes back', async () => {
  const name = 'Calendar Attended';
  const { time_zone } = await (await signInToApi(site())).schedules.getCalendar({});
  const { day } = wallTime(new Date(), time_zone);
  const { reference } = await book(name, {
    day,
    time: '23:45',
    practitioner_id: null,
    anyway: true,
  });
  const request = async () =>
    (await (await signInToApi(site())).appointments.list({ query: { q: reference } })).body[0];
  const page = await visitCalendar(390, `?day=${day}`);
  await visitOf(page, name).click();
  await button(page, 'Attended').click();
  const next = page.getByRole('region', { name: 'No visit is ahead' });
  await next.getByRole('button', { name: 'Book the next visit' }).click();
  const dialog = page.getByRole('dialog', { name: `Book the next visit for ${name}` });
  await dialog.getByRole('region', { name: 'Next free times' }).getByRole('button').first().click();
  await toast(page, visitMessages.booked).waitFor();
  await button(page, 'Undo').last().click();
  await expect.poll(request).toMatchObject({ stage: 'seen', next_call_at: null });
  await expect.poll(() => visitOf(page, name).count()).toBe(1);
  await visitOf(page, name).click();
  await expect.poll(() => next.getByLabel('Remarks').inputValue()).toBe('Attended');
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Finish' }).click();
  await toast(page, 'Marked as done!').waitFor();
  await expect.poll(() => request()).toMatchObject({ outcome: 'finished', remarks: 'Attended' });
  await button(page, 'Undo').last().click();
  await expect.poll(request).toMatchObject({ stage: 'seen', remarks: null });
});

test('a free place of a lane is booked for a walk-in, and by keys for a request, and nothing typed is lost', async () => {
  await bookOverApi(site().url, 'Calendar Waiting');
  const page = await visitCalendar(1440);
  const lane = page.getByRole('region', { name: someone().name, exact: true });
  const { top } = await lane.locator('.lane-hours').evaluate((hours) => ({ top: hours.clientHeight }));
  const [from, until] = await page
    .locator('.time-grid')
    .evaluate((grid) => [grid.dataset['from'], grid.dataset['until']]);
  const minute = top / (Number(until) - Number(from));
  await lane.locator('.lane-hours').click({ position: { x: 5, y: (17 * 60 + 20 - Number(from)) * minute } });
  const dialog = page.getByRole('dialog', { name: 'Book a time' });
  await expect.poll(() => dialog.getByLabel('Time', { exact: true }).inputValue()).toBe('17:15');
  await expect.poll(() => dialog.getByLabel('Practitioner').inputValue()).toBe(String(someone().id));
  await button(page, 'Book the visit').click();
  await dialog.getByText('Please choose who comes.').waitFor();
  await dialog.getByLabel('Name or phone').fill('Calendar Walkin');
  await dialog.getByText('No patient matches.').waitFor();
  await dialog.getByLabel('Someone new').check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Book a time').click();
  await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Calendar Walkin');
  await dialog.getByLabel('Time', { exact: true }).fill('17:15');
  await dialog.getByLabel('Practitioner').selectOption(String(someone().id));
  await button(page, 'Book the visit').click();
  await dialog.getByRole('link', { name: 'Please enter the phone number.' }).waitFor();
  const known = dialog.getByRole('link', { name: /^Same number as/ });
  const phone = dialog.getByLabel('Phone', { exact: true });
  await phone.fill('+91 98765 00000');
  await known.waitFor();
  await expectAccessible(page);
  await phone.fill('+91 00000 00077');
  await known.waitFor({ state: 'detached' });
  await button(page, 'Book the visit').click();
  await toast(page, visitMessages.booked).waitFor();
  await lane.getByText('Calendar Walkin').waitFor();

  await lane.locator('.free-place').focus();
  await page.keyboard.press('ArrowRight');
  const other = page.getByRole('region', { name: practitioners[1]?.name ?? '', exact: true });
  await page.keyboard.press('ArrowDown');
  const words = (await other.locator('.free-place').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await dialog.getByRole('searchbox').fill('Calendar Wait');
  await dialog.getByRole('radio', { name: 'Calendar Waiting' }).check();
  await dialog.getByRole('searchbox').fill('zz');
  await dialog.getByText('No patient matches.').waitFor();
  await dialog.getByText('For Calendar Waiting').waitFor();
  await button(page, 'Book the visit').click();
  await other.getByText('Calendar Waiting').waitFor();
  await visitOf(page, 'Calendar Waiting').getByText(words.replace('Book ', '')).waitFor();
});

test('a free place is booked in three clicks for someone whose last request is done, found by two letters', async () => {
  const reference = await bookOverApi(site().url, 'Zulekha Known');
  const api = await signInToApi(site());
  const [{ id, version } = { id: 0, version: 0 }] = (await api.appointments.list({ query: { q: reference } })).body;
  await api.appointments.markDone({ params: { id }, body: { remarks: 'All well.' } }, { ifMatch: version });
  const page = await visitCalendar(1440, `?day=${addDays(monday, 5)}`);
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    const count = () => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks']) + 1);
    };
    window.addEventListener('pointerdown', count, true);
  });
  const lane = page.getByRole('region', { name: someone().name, exact: true });
  await lane.locator('.lane-hours').click({ position: { x: 5, y: 5 } });
  const dialog = page.getByRole('dialog', { name: 'Book a time' });
  await dialog.getByText(`8:00 am, ${someone().name}`).waitFor();
  await expect
    .poll(() =>
      dialog.getByRole('searchbox', { name: 'Name or phone' }).evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type('zu');
  await dialog.getByRole('radio', { name: 'Zulekha Known' }).click();
  await expectAccessible(page);
  await button(page, 'Book the visit').click();
  await toast(page, visitMessages.booked).waitFor();
  await lane.locator('.visit').filter({ hasText: 'Zulekha Known' }).getByText('8:00 am').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['clicks'])).toBe('3');
});

test('on a tablet the grid opens at the present, and the heads of its lanes stay while it scrolls', async () => {
  const { time_zone } = await (await signInToApi(site())).schedules.getCalendar({});
  const { day } = wallTime(new Date(), time_zone);
  // A visit at each end of the day, so that the present is always between them.
  for (const time of ['00:00', '23:30']) await book(`Calendar Around ${time}`, { day, time, anyway: true });
  const page = await visitCalendar(768, '');
  const head = page.getByRole('heading', { name: someone().name, level: 2 });
  await head.waitFor();
  await expectAccessible(page);
  const where = () =>
    page.locator('.time-grid').evaluate((grid) => {
      const box = grid.getBoundingClientRect();
      const now = grid.querySelector('.lane-now')?.getBoundingClientRect();
      const top = grid.querySelector('.lane-head')?.getBoundingClientRect().top ?? 0;
      return { isNowShown: !!now && now.top > box.top && now.bottom < box.bottom, headTop: Math.round(top - box.top) };
    });
  expect(await where()).toEqual({ isNowShown: true, headTop: 1 });
  await visitOf(page, 'Calendar Around 23:30').scrollIntoViewIfNeeded();
  expect((await where()).headTop).toBe(1);
  const colours = await page
    .locator('.lane-head[data-person="true"]')
    .evaluateAll((heads) => heads.map((one) => getComputedStyle(one).borderBottomColor));
  expect(new Set(colours).size).toBe(practitioners.length);
});

test('a week on a tablet opens at today, also at an hour that it does not show', async () => {
  const { time_zone } = await (await signInToApi(site())).schedules.getCalendar({});
  const sunday = addDays(mondayOf(wallTime(new Date(), time_zone).day), -1);
  const page = await visitCalendar(768, `?view=week&day=${sunday}`, {
    prepare: ({ clock }) => clock.setFixedTime(instantOf(sunday, '23:00', time_zone)),
  });
  const today = page.locator('.lane[data-today="true"] h2');
  await today.waitFor();
  expect(
    await today.evaluate((head) => {
      const box = head.closest('.time-grid')?.getBoundingClientRect();
      const { left, right } = head.getBoundingClientRect();
      return box && left >= box.left && right <= box.right;
    }),
  ).toBe(true);
});

test('a day is shown by rooms, and a drag brings a visit into another one', async () => {
  const api = await signInToApi(site());
  const rooms = await Promise.all(['Blue room', 'Green room'].map((name) => api.rooms.create({ body: { name } })));
  const day = addDays(monday, 5);
  const booked = await book('Calendar Roomy', { day, time: '12:00' });
  const page = await visitCalendar(1440, `?day=${day}`);
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  const from = rooms.find(({ id }) => id === booked.room_id);
  const to = rooms.find(({ id }) => id !== booked.room_id);
  const laneOf = (name = '') => page.getByRole('region', { name, exact: true });
  await laneOf(from?.name).getByText('Calendar Roomy').waitFor();
  await expectAccessible(page);
  await laneOf(from?.name).locator('.visit').focus();
  await page.keyboard.press(to && from && to.id > from.id ? 'Alt+ArrowRight' : 'Alt+ArrowLeft');
  await toast(page, visitMessages.moved).waitFor();
  await laneOf(to?.name).getByText('Calendar Roomy').waitFor();
  await expect.poll(() => stored(booked)).toMatchObject({ room_id: to?.id, practitioner_id: booked.practitioner_id });
  for (const { id, version } of rooms)
    await api.rooms.setVisibility({ params: { id }, body: { is_hidden: true } }, { ifMatch: version });
});

test('on a phone, a held time is a button: confirmed, also on a day of leave, or given back', async () => {
  const api = await signInToApi(site());
  const { version, ...settings } = await api.schedules.getSettings();
  await api.schedules.setSettings({ body: { ...settings, offers_times: true } }, { ifMatch: version });
  const from = addDays(monday, 7);
  const query = { from, days: '1', treatments: '1', practitioner_id: String(someone().id) };
  const times = (await api.times.list({ query })).days[0]?.times ?? [];
  for (const [index, name] of ['Held Kept', 'Held Freed'].entries()) {
    const wishes = { times: [{ starts_at: times[index * 2] ?? '', practitioner_id: someone().id }] };
    await bookOverApi(site().url, name, { phone: `+91 00000 0040${index}`, wishes });
  }
  const page = await visitCalendar(390, `?day=${from}`, { expected: [/status of 4(09|22)|ApiError/] });
  const hold = (name: string) => page.locator('button.hold').filter({ hasText: name });
  await hold('Held Kept').getByText(someone().name).waitFor();
  await hold('Held Kept').click();
  await page.getByRole('heading', { name: 'Held for Held Kept' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Confirm').click();
  await toast(page, visitMessages.booked).waitFor();
  await visitOf(page, 'Held Kept').waitFor();
  await hold('Held Kept').waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await hold('Held Kept').waitFor();
  await visitOf(page, 'Held Kept').waitFor({ state: 'detached' });
  const [kept] = (await api.appointments.list({ query: { q: 'Held Kept' } })).body;
  expect(kept).toMatchObject({ stage: 'new', next_call_at: null });
  const span = { starts_at: `${from}T00:00`, ends_at: `${addDays(from, 1)}T00:00` };
  const leave = await api.absences.create({ body: { practitioner_id: someone().id, kind: 'leave', ...span } });
  await hold('Held Kept').click();
  await button(page, 'Confirm').click();
  await page.getByText(visitMessages.onLeave(someone().name)).waitFor();
  await button(page, 'Book anyway').click();
  await visitOf(page, 'Held Kept').waitFor();
  await api.absences.remove({ params: { id: leave.id } }, { ifMatch: leave.version });
  await hold('Held Freed').click();
  await button(page, 'Offer another time').click();
  await hold('Held Freed').waitFor({ state: 'detached' });
  const freed = async () => (await api.appointments.list({ query: { q: 'Held Freed' } })).body[0];
  await expect.poll(freed).toMatchObject({ held: null, next_call_at: expect.any(String) as string });
});

test('a visit is dragged to another time, lane and length; Esc and a taken time put it back', async () => {
  const name = 'Calendar Dragged';
  const booked = await book(name, { time: '13:00' });
  await book('Calendar Inway', { time: '13:40' });
  const page = await visitCalendar(1440, undefined, { expected: [/status of 409|ApiError/] });
  const minute = await page
    .locator('.time-grid')
    .evaluate(
      (grid) =>
        (grid.querySelector('.lane-hours')?.clientHeight ?? 0) /
        (Number(grid.dataset['until']) - Number(grid.dataset['from'])),
    );
  const visit = visitOf(page, name);
  const drag = async (by: { lanes?: number; minutes: number; edge?: boolean }) => {
    await visit.scrollIntoViewIfNeeded();
    const box = (await visit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const lane = (await page.locator('.lane').first().boundingBox())?.width ?? 0;
    const [x, y] = [box.x + box.width / 3, by.edge ? box.y + box.height - 2 : box.y + 6];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (by.lanes ?? 0) * lane, y + by.minutes * minute, { steps: 4 });
  };
  await drag({ minutes: 5 });
  await page.locator('li[data-dragged="1:05 pm to 1:35 pm"]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await visit.getByText('1:00 pm').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBeNull();

  await drag({ minutes: 35 });
  await page.mouse.up();
  const refused = page.getByRole('dialog', { name: `Not changed: ${name}` });
  await refused.getByText(visitMessages.practitionerTaken(someone().name)).waitFor();
  await expectAccessible(page);
  await visit.getByText('1:00 pm').waitFor();
  await expect.poll(() => refused.locator('.free-times button').count()).toBe(3);
  await button(page, 'Leave it as it was').click();

  await drag({ minutes: 15, lanes: 1 });
  await page.mouse.up();
  await page
    .getByRole('region', { name: practitioners[1]?.name ?? '', exact: true })
    .getByText(name)
    .waitFor();
  await toast(page, visitMessages.moved).waitFor();
  await drag({ minutes: 20, edge: true });
  await page.mouse.up();
  await expect
    .poll(() => stored(booked))
    .toMatchObject({
      practitioner_id: practitioners[1]?.id,
      starts_at: new Date(Date.parse(booked.starts_at) + 15 * 60_000).toISOString(),
      ends_at: new Date(Date.parse(booked.ends_at) + 35 * 60_000).toISOString(),
    });
});

test('a request beside the calendar is dragged into a time, which another person sees', async () => {
  const name = 'Calendar Card';
  await bookOverApi(site().url, name);
  const day = `?day=${addDays(monday, 1)}`;
  const [page, watcher] = [await visitCalendar(1440, day), await visitCalendar(390, day)];
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  const card = page.locator('.request-card').filter({ hasText: name });
  await card.waitFor();
  await expectAccessible(page);
  await card.scrollIntoViewIfNeeded();
  const from = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const lane = page.getByRole('region', { name: practitioners[1]?.name ?? '', exact: true }).locator('.lane-hours');
  const to = (await lane.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 4 });
  await page.evaluate(() => new Promise(requestAnimationFrame)); // the words follow the pointer with a frame
  const time = /[0-9]+:[0-9]+ [ap]m/.exec((await page.locator('.drag-ghost').textContent()) ?? '')?.[0] ?? '';
  await page.mouse.up();
  await toast(page, visitMessages.booked).waitFor();
  await lane.locator('.visit').filter({ hasText: name }).getByText(time).waitFor();
  await card.waitFor({ state: 'detached' });
  await visitOf(watcher, name).getByText(time).waitFor();
});

test('a request is held at the edge of its sheet until the lane under the sheet comes out, and is dropped there', async () => {
  const name = 'Calendar Edge';
  await bookOverApi(site().url, name);
  const page = await visitCalendar(1280, `?day=${addDays(monday, 1)}`);
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  const card = page.locator('.request-card').filter({ hasText: name });
  await card.scrollIntoViewIfNeeded();
  const from = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const sheet = (await page.locator('.side-sheet').boundingBox()) ?? { x: 0 };
  const last = page.locator('.lane').last().locator('.lane-hours');
  const rightOf = async (lane: Locator) => {
    const { x, width } = (await lane.boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  expect(await rightOf(last)).toBeGreaterThan(sheet.x);
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(sheet.x - 10, from.y + 10, { steps: 4 });
  await expect.poll(() => rightOf(last)).toBeLessThan(sheet.x);
  const { x, y } = (await last.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, Math.max(y, 300) + 30, { steps: 4 });
  await page.locator('.drag-ghost').waitFor();
  await page.mouse.up();
  await toast(page, visitMessages.booked).waitFor();
  await last.locator('.visit').filter({ hasText: name }).waitFor();
});

test('on a phone, leave is entered over a visit, which is listed and stays', async () => {
  const name = 'Calendar Absent';
  const day = addDays(monday, 2);
  const booked = await book(name, { day, time: '10:00' });
  const page = await visitCalendar(390, `?day=${day}`);
  await button(page, 'Leave, rooms and print').click();
  await button(page, 'Add leave').click();
  const dialog = page.getByRole('dialog', { name: 'Add leave or a break' });
  const add = dialog.getByRole('button', { name: 'Add leave' });
  await add.click();
  await dialog.locator('.field-error').waitFor();
  await dialog.getByLabel('Practitioner').selectOption(String(someone().id));
  const row = dialog.getByRole('checkbox', { name });
  await row.uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Leave, rooms and print').click();
  await button(page, 'Add leave').click();
  await dialog.getByText('Not saved yet').waitFor();
  await dialog.getByRole('switch', { name: 'All day' }).uncheck();
  await dialog.getByLabel('From').fill('11:00');
  await dialog.getByLabel('Until').fill('12:00');
  await row.waitFor({ state: 'detached' });
  await dialog.getByRole('switch', { name: 'All day' }).check();
  await row.uncheck();
  await dialog.getByLabel('Reason').fill('Family');
  await add.click();
  await toast(page, absenceMessages.added).waitFor();
  await page.locator('.calendar').getByText('On leave: Family').first().waitFor();
  // Its `innerText` is empty before it was painted.
  await expect.poll(() => page.locator('.agenda li').first().textContent()).toMatch(/On leave: Family, all day$/);
  await expect.poll(async () => (await stored(booked)).status).toBe('booked');
  const leave = (await (await signInToApi(site())).absences.list({})).at(-1);
  const other = await visitAdmin('/admin/hours/leave', { viewport: { width: 390, height: 844 } });
  await other.getByRole('link', { name: 'Who else and when' }).last().click();
  await other
    .getByRole('dialog', { name: `${someone().name} is away` })
    .getByText(name)
    .waitFor();
  await expect.poll(() => new URL(other.url()).searchParams.get('leave')).toBe(String(leave?.id));
  await button(page, 'Undo').click();
  await page.locator('.calendar').getByText('On leave: Family').first().waitFor({ state: 'detached' });
});

/** Asks for a time, which is held. Returns how to read what is held. */
async function holdTime(name: string, moment: string, practitioner_id: number) {
  const api = await signInToApi(site());
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 12 };
  await api.schedules.setSettings({ body: settings });
  const wishes = { times: [{ starts_at: new Date(moment).toISOString(), practitioner_id }] };
  const q = await bookOverApi(site().url, name, { phone: '+91 00000 00901', wishes });
  return async () => (await api.appointments.list({ query: { q } })).body[0]?.held;
}

test('a practitioner is away: what is accepted moves in one go, is not told yet, and Undo takes it back', async () => {
  const day = addDays(monday, 9);
  const [away, colleague] = [someone(), practitioners[1] ?? { id: 0, name: '' }];
  const one = await book('Away One', { day, time: '09:00' });
  const two = await book('Away Two', { day, time: '10:00' });
  const kept = await book('Away Kept', { day, time: '11:00' });
  const held = await holdTime('Away Held', `${day}T12:00+05:30`, away.id);
  const heldBefore = await held();
  const page = await visitCalendar(768, `?day=${day}`);
  await button(page, `Add leave for ${away.name}`).click();
  const dialog = page.getByRole('dialog', { name: `${away.name} is away` });
  await dialog.getByRole('checkbox', { name: 'Away Kept' }).uncheck();
  const instead = (name: string) => dialog.getByLabel(`Instead, for ${name}`);
  await expect.poll(() => instead('Away One').inputValue()).toBe(`${one.starts_at} ${colleague.id}`);
  await instead('Away Two').selectOption({ index: 1 });
  const [chosen] = (await instead('Away Two').inputValue()).split(' ');
  await expectAccessible(page);
  await book('Away Faster', { day, time: '09:00', practitioner_id: colleague.id });
  await button(page, 'Add leave and move 3').click();
  await dialog.getByText(visitMessages.practitionerTaken(colleague.name)).waitFor();
  await dialog.getByText(visitMessages.someStayed(1)).waitFor();
  await expectAccessible(page);
  await expect.poll(() => stored(two)).toMatchObject({ starts_at: chosen });
  await expect.poll(() => held()).not.toEqual(heldBefore);
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'Away Kept' }).isChecked()).toBe(false);
  const { id, version } = await stored(one);
  const api = await signInToApi(site());
  await api.visits.setStatus({ params: { id }, body: { status: 'arrived' } }, { ifMatch: version });
  await button(page, 'Move 1').click();
  await dialog.getByText(visitMessages.movedMeanwhile).waitFor();
  await button(page, 'Move 1').click();
  await toast(page, absenceMessages.added).waitFor();
  await page.locator('.calendar').getByText('On leave').first().waitFor();
  await expect.poll(() => stored(one)).not.toMatchObject({ starts_at: one.starts_at });
  const untold = await (await signInToApi(site())).contactLog.listToTell({});
  expect(untold.visits.map(({ appointment }) => appointment.id)).toEqual(
    expect.arrayContaining([one.appointment_id, two.appointment_id]),
  );
  await button(page, 'Undo').click();
  await page.locator('.calendar').getByText('On leave').first().waitFor({ state: 'detached' });
  const place = ({ starts_at, practitioner_id }: CalendarVisit) => ({ starts_at, practitioner_id });
  for (const visit of [one, two, kept]) await expect.poll(() => stored(visit)).toMatchObject(place(visit));
  await expect.poll(held).toEqual(heldBefore);
});

test('a room is closed for a day: its visits go to another room at the same time, no one has to hear of it, and Undo brings them back', async () => {
  const day = addDays(monday, 11);
  const api = await signInToApi(site());
  const rooms = [await addRoom('Room A'), await addRoom('Room B')];
  const [one, two] = [await book('Room One', { day, time: '09:00' }), await book('Room Two', { day, time: '10:00' })];
  expect(one.room_id).not.toBeNull();
  const room = one.room ?? '';
  for (const { id, appointment_id, starts_at, practitioner_id } of [one, two]) {
    const visits = [{ id, starts_at, practitioner_id, status: 'booked' as const }];
    await api.contactLog.create({
      params: { id: appointment_id },
      body: { message: 'confirmed', channel: 'phone', visits },
    });
  }
  const toTell = async () => (await api.contactLog.listToTell({})).visits.map(({ visit }) => visit.id);
  const before = await toTell();
  const page = await visitCalendar(1440, `?view=rooms&day=${day}`);
  await button(page, `Close ${room}`).click();
  const dialog = page.getByRole('dialog', { name: `${room} is closed` });
  await dialog.getByRole('checkbox', { name: 'Room Two' }).waitFor();
  await expect
    .poll(() => dialog.getByLabel('Instead, for Room One').locator('option').first().innerText())
    .toBe('The same time, in another room');
  await dialog.getByLabel('Reason').fill('Painted');
  await expectAccessible(page);
  await button(page, 'Close the room and move 2').click();
  await toast(page, 'Room closed. 2 visits were moved.').waitFor();
  await page.getByRole('button', { name: 'Closed: Painted' }).waitFor();
  for (const visit of [one, two]) {
    const now = await stored(visit);
    expect(now).toMatchObject({ starts_at: visit.starts_at, practitioner_id: visit.practitioner_id, to_tell: null });
    expect(now.room_id).not.toBe(one.room_id);
  }
  await expect.poll(() => toTell()).toEqual(before);
  await button(page, 'Undo').click();
  await toast(page, visitMessages.undone).waitFor();
  await page.getByRole('button', { name: 'Closed: Painted' }).waitFor({ state: 'detached' });
  for (const visit of [one, two]) await expect.poll(async () => (await stored(visit)).room_id).toBe(visit.room_id);
  for (const room of rooms) await hideRoom(room);
});

async function addRoom(name: string) {
  return (await signInToApi(site())).rooms.create({ body: { name } });
}

/** Other tests book without rooms. */
async function hideRoom({ id }: Room) {
  await (await signInToApi(site())).rooms.setVisibility({ params: { id }, body: { is_hidden: true } });
}

test('on a phone a room is closed for some hours, which are changed, and opened again with a way back', async () => {
  const day = addDays(monday, 12);
  const api = await signInToApi(site());
  const room = await addRoom('Room C');
  const page = await visitCalendar(390, `?day=${day}`);
  await button(page, 'Leave, rooms and print').click();
  await button(page, 'Close a room').click();
  await page.getByLabel('Room', { exact: true }).selectOption(room.name);
  await page.getByRole('switch', { name: 'All day' }).click();
  await page.getByLabel('From').fill('10:00');
  await page.getByLabel('Until').fill('12:00');
  await expectAccessible(page);
  await button(page, 'Close the room').click();
  const closed = page.locator('.calendar').getByRole('button', { name: 'Closed' });
  await closed.click();
  const dialog = page.getByRole('dialog', { name: `${room.name} is closed` });
  await dialog.getByLabel('Until').fill('13:00');
  await button(page, 'Save changes').click();
  await page.locator('.calendar').getByText('1:00 pm').waitFor();
  const listed = async () => (await api.roomClosures.list({})).map(({ ends_at }) => ends_at);
  await expect.poll(() => listed()).toEqual([instantOf(day, '13:00', 'Asia/Kolkata')]);
  await closed.click();
  await button(page, 'Open the room again').click();
  await closed.waitFor({ state: 'detached' });
  await page
    .locator('.toast')
    .filter({ hasText: roomClosureMessages.deleted })
    .getByRole('button', { name: 'Undo' })
    .click();
  await closed.waitFor();
  await expect.poll(() => listed()).toHaveLength(1);
  await hideRoom(room);
});

test('a practitioner is away, and the network is too: leave is added once, and the rest is tried again', async () => {
  const day = addDays(monday, 10);
  const away = someone();
  const one = await book('Offline One', { day, time: '09:00' });
  const two = await book('Offline Two', { day, time: '09:00', anyway: true });
  const page = await visitCalendar(1440, `?day=${day}`, { expected: [/ERR_FAILED|ApiError|api.visits.moves/] });
  await button(page, `Add leave for ${away.name}`).click();
  const dialog = page.getByRole('dialog', { name: `${away.name} is away` });
  const add = button(page, 'Add leave and move 2');
  await add.waitFor();
  const failing = async () => {
    const asked = Promise.withResolvers<() => Promise<void>>();
    await page.route('**/api/visits/moves', (route) => asked.resolve(() => route.abort()), { times: 1 });
    return asked.promise;
  };
  const [fail] = await Promise.all([failing(), add.click()]);
  await add.dispatchEvent('click');
  await fail();
  await dialog.getByText(visitMessages.someStayed(2)).waitFor();
  await dialog.getByText(visitMessages.moveFailure).nth(1).waitFor();
  await expectAccessible(page);
  await button(page, 'Move 2').click();
  await toast(page, absenceMessages.added).waitFor();
  const leave = async () => {
    const api = await signInToApi(site());
    const { absences } = await api.schedules.getCalendar({ query: { from: day, to: day } });
    return absences.length;
  };
  await expect.poll(() => leave()).toBe(1);
  const [failAgain] = await Promise.all([failing(), button(page, 'Undo').click()]);
  await failAgain();
  await button(page, 'Try again').click();
  await toast(page, visitMessages.undone).waitFor();
  await expect.poll(() => leave()).toBe(0);
  for (const visit of [one, two]) {
    const { starts_at, practitioner_id, overbooked } = visit;
    await expect.poll(() => stored(visit)).toMatchObject({ starts_at, practitioner_id, overbooked });
  }
});

test('a day is printed with a page for each practitioner, and the last note', async () => {
  const day = addDays(monday, 3);
  const [one, two] = [someone(), practitioners[1]];
  const { appointment_id } = await book('Calendar Paper', { day, time: '10:00' });
  await book('Calendar Other', { day, time: '10:00', practitioner_id: two?.id ?? 0 });
  const api = await signInToApi(site());
  const params = { id: appointment_id };
  await api.followUp.addNote({ params, body: { kind: 'note', text: 'Left knee first.' } }, { ifMatch: 2 });
  const page = await visitCalendar(1440, `?day=${day}`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('.day-sheet').filter({ hasText: one.name });
  await expect
    .poll(() => sheet.locator('tbody tr').allTextContents())
    .toEqual([expect.stringContaining('Left knee first.')]);
  await expect.poll(() => page.locator('.day-sheet').count()).toBe(2);
  await expect.poll(() => page.locator('.time-grid').isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.locator('.day-sheet').first().waitFor({ state: 'detached' });
});

test('text about a visit outlives its sheet, and asks before the page is left', async () => {
  await book('Calendar Typed', { day: addDays(monday, 4), time: '10:00' });
  const page = await visitCalendar(1440, `?day=${addDays(monday, 4)}`);
  await visitOf(page, 'Calendar Typed').click();
  await page.getByLabel('Minutes').fill('50');
  await page.locator('.side-sheet-close').click();
  await railOf(page).getByRole('link', { name: 'Today' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await button(page, 'Keep editing').click();
  await visitOf(page, 'Calendar Typed').click();
  await page.getByText('Not saved yet').waitFor();
  await expect.poll(() => page.getByLabel('Minutes').inputValue()).toBe('50');
  await button(page, 'Discard it').click();
  await expect.poll(() => page.getByLabel('Minutes').inputValue()).toBe('30');
});

test('a request gets the next free time with one click', async () => {
  const name = 'Calendar Request';
  const reference = await bookOverApi(site().url, name);
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  await openRequest(page, name);
  await button(page, 'Book a time').click();
  const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
  await dialog.locator('.free-times button').first().waitFor();
  await expectAccessible(page);
  await dialog.locator('.free-times button').first().click();
  await toast(page, visitMessages.booked).waitFor();
  await page.getByRole('region', { name: 'Visits' }).getByText('Booked').waitFor();
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  expect(request?.stage).toBe('confirmed');
});

test.each([
  [1280, 720],
  [1440, 900],
])(
  'at %i x %i px, beside a visit, the tools take one row above a high grid, and no practitioner’s name is cut',
  async (width, height) => {
    const name = `Calendar Beside${width}`;
    const visit = await book(name, { day: addDays(monday, 15), time: width === 1280 ? '10:00' : '11:00' });
    const page = await visitAdmin(`/admin/calendar?day=${addDays(monday, 15)}&open=${visit.id}`, {
      viewport: { width, height },
    });
    const sheet = page.getByRole('complementary', { name });
    await sheet.getByRole('heading', { name }).waitFor();
    const grid = page.locator('.time-grid');
    expect((await grid.boundingBox())?.y).toBeLessThan(140);
    const tools = page.locator('.calendar-head > :is(nav, label)');
    const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()));
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect(Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(
      (await sheet.boundingBox())?.x ?? 0,
    );
    const cut = await grid
      .getByRole('heading', { level: 2 })
      .evaluateAll((names) =>
        names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((n) => n.innerHTML),
      );
    expect(cut).toEqual([]);
    await sheet.getByRole('button', { name: 'Move', exact: true }).click();
    await expect
      .poll(() => sheet.getByLabel('Day', { exact: true }).evaluate((day) => day === document.activeElement))
      .toBe(true);
  },
);

test('on a phone the first visit stands high, and opens with Move and the patient’s message', async () => {
  const day = addDays(monday, 16);
  const reference = await bookOverApi(site().url, 'Calendar Message', { conditions: 'My knee hurts on stairs.' });
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const place = { starts_at: `${day}T10:00`, practitioner_id: someone().id, minutes: 30, anyway: false };
  await api.visits.create({ body: { appointment_id: request?.id ?? 0, ...place } });
  const page = await visitCalendar(390, `?day=${day}`);
  const visit = visitOf(page, 'Calendar Message');
  await visit.waitFor();
  expect((await visit.boundingBox())?.y).toBeLessThan(280);
  await visit.click();
  const sheet = page.getByRole('dialog', { name: 'Calendar Message' });
  const message = await sheet.getByText('My knee hurts on stairs.').boundingBox();
  const form = await sheet.getByRole('form', { name: 'Change the visit' }).boundingBox();
  expect(message?.y).toBeLessThan(form?.y ?? 0);
  expect((await sheet.getByRole('button', { name: 'Move', exact: true }).boundingBox())?.y).toBeLessThan(
    message?.y ?? 0,
  );
});
