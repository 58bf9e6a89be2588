import { beforeEach, describe, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.

let site: TestApp;
let owner: { Authorization: string };
let [nila, arjun] = [0, 0];
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  owner = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  return () => site.close();
});

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const day = { kind: 'leave', starts_at: '2026-11-24', ends_at: '2026-11-25', reason: null };
const leave = () => ({ ...day, practitioner_id: nila });

async function book(time: string, more = {}, day = '2026-11-24') {
  const appointment_id = (await site.post('/api/appointments', await bookingOf(site))).body.id;
  const place = { practitioner_id: nila, starts_at: `${day}T${time}`, minutes: 30 };
  return (await site.post('/api/visits', { appointment_id, ...place, ...more }, owner)).body;
}

async function hold(time: string) {
  const settings = { offers_times: true, hold_hours: 48, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, owner);
  const wishes = { times: [{ starts_at: at(time), practitioner_id: nila }] };
  return (await site.post('/api/appointments', await bookingOf(site, { wishes }))).body.id as number;
}

interface Row {
  id: number;
  version: number | null;
  proposals: { starts_at: string; practitioner_id: number }[];
}

const plan = async (more = {}) => (await site.post('/api/calendar/moves', { absence: leave(), ...more }, owner)).body;
const best = ({ id, version, proposals: [first] }: Row) => ({
  id,
  version,
  starts_at: first?.starts_at,
  practitioner_id: first?.practitioner_id,
});
const move = (visits: unknown[], more = {}) => site.post('/api/visits/moves', { visits, ...more }, owner);
const toTell = async () => (await site.get('/api/to-tell', owner)).body;

test('each visit gets a time of its own: the same with a colleague who is free, or else the nearest', async () => {
  await book('10:00', { practitioner_id: arjun });
  const [same, other, twice] = [await book('09:00'), await book('10:00'), await book('10:00', { anyway: true })];
  const held = await hold('15:00');
  const rows = await plan();
  expect(rows).toMatchObject([
    { id: same.id, version: 1, hold: null, proposals: [{ starts_at: at('09:00'), practitioner_id: arjun }, {}, {}] },
    { id: other.id, proposals: [{ starts_at: at('09:30'), practitioner_id: arjun }, {}, {}] },
    { id: twice.id, proposals: [{ starts_at: at('10:30'), practitioner_id: arjun }, {}, {}] },
    {
      version: null,
      hold: { appointment_id: held },
      proposals: [{ starts_at: at('15:00'), practitioner_id: arjun }, {}, {}],
    },
  ]);
  expect(new Set(rows.map((row: Row) => best(row).starts_at)).size).toBe(4);
  const { id } = (await site.post('/api/absences', leave(), owner)).body;
  expect(await plan()).toEqual([]);
  expect(await plan({ id })).toEqual(rows);
});

test('a visit stays in its room, which its own time does not take, and a single practitioner finds another day', async () => {
  await site.post('/api/rooms', { name: 'Room' }, owner);
  const visit = await book('10:00');
  expect(await plan()).toMatchObject([{ proposals: [{ starts_at: at('10:00'), practitioner_id: arjun }, {}, {}] }]);
  await site.db.updateTable('practitioners').set({ left_at: site.clock.now }).where('id', '=', arjun).execute();
  const [row] = await plan();
  expect(row.proposals[0]).toMatchObject({ starts_at: at('19:30', '2026-11-23'), practitioner_id: nila });
  const [moved] = (await move([best(row)])).body;
  expect(moved).toMatchObject({ refusal: null, visit: { id: visit.id, room_id: visit.room_id } });
});

test('accepted moves are made at once: a time taken meanwhile gets a sentence, and the others move', async () => {
  await book('09:00');
  const late = await book('11:00');
  const held = await hold('15:00');
  const [first, second, third] = await plan();
  await book('09:00', { practitioner_id: arjun });
  const goals = [best(first), best(second)];
  const { status, body } = await move(goals, { holds: [{ ...best(third), version: undefined }] });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { refusal: visitMessages.practitionerTaken('Arjun'), visit: { id: first.id, practitioner_id: nila } },
    { refusal: null, visit: { id: late.id, practitioner_id: arjun, starts_at: at('11:00') } },
    { refusal: null, is_hold: true },
  ]);
  const stored = await site.db.selectFrom('holds').selectAll().execute();
  expect(stored).toMatchObject([{ appointment_id: held, practitioner_id: arjun, starts_at: Date.parse(at('15:00')) }]);
  expect((await move([best(second)])).body).toMatchObject([{ refusal: visitMessages.movedMeanwhile }]);
  expect((await move([], { holds: [{ ...best(third), version: undefined }] })).body).toMatchObject([
    { refusal: visitMessages.holdGone },
  ]);
});

test('a hold whose new time is taken keeps its own', async () => {
  const held = await hold('15:00');
  const [row] = await plan();
  await book('15:00', { practitioner_id: arjun });
  const { body } = await move([], { holds: [{ ...best(row), version: undefined }] });
  expect(body).toMatchObject([{ refusal: timeMessages.noLongerFree }]);
  const stored = await site.db.selectFrom('holds').selectAll().execute();
  expect(stored).toMatchObject([{ id: row.id, appointment_id: held, practitioner_id: nila }]);
});

test('a held time that was confirmed meanwhile is a visit, which stays', async () => {
  const appointment_id = await hold('15:00');
  const [row] = await plan();
  const place = { practitioner_id: nila, starts_at: '2026-11-24T15:00', minutes: 30 };
  expect((await site.post('/api/visits', { appointment_id, ...place }, owner)).status).toBe(201);
  expect((await move([], { holds: [{ ...best(row), version: undefined }] })).body).toMatchObject([
    { refusal: visitMessages.holdGone },
  ]);
  expect(await plan()).toMatchObject([{ hold: null, starts_at: at('15:00') }]);
});

test('nothing is proposed if no one is free for weeks', async () => {
  await site.db.updateTable('practitioners').set({ left_at: site.clock.now }).where('id', '=', arjun).execute();
  const { id } = await book('09:00', {}, '2027-01-15');
  const absence = { ...leave(), starts_at: '2026-12-01', ends_at: '2027-03-01' };
  expect(await plan({ absence })).toMatchObject([{ id, proposals: [] }]);
});

test('whose visit was moved is not told yet, until it goes back', async () => {
  const { id, appointment_id } = await book('09:00');
  const visits = [{ id, starts_at: at('09:00'), practitioner_id: nila, status: 'booked' }];
  const told = { message: 'confirmed', channel: 'phone', visits };
  expect((await site.post(`/api/appointments/${appointment_id}/told-marks`, told, owner)).status).toBeLessThan(300);
  expect((await toTell()).visits).toEqual([]);
  const [row] = await plan();
  const [{ visit }] = (await move([best(row)])).body;
  expect((await toTell()).visits).toMatchObject([{ visit: { id, to_tell: 'changed' } }]);
  const back = { id, version: visit.version, starts_at: at('09:00'), practitioner_id: nila };
  expect((await move([back])).body).toMatchObject([{ refusal: null }]);
  expect((await toTell()).visits).toEqual([]);
});

test('two people who accept the same moves at once move each visit once', async () => {
  for (const time of ['09:00', '09:30', '10:00']) await book(time);
  const goals = (await plan()).map(best);
  const answers = await Promise.all([move(goals), move(goals)]);
  const refusals = answers.flatMap(({ body }) => body.map(({ refusal }: { refusal: string | null }) => refusal));
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(3);
  expect(refusals.filter((refusal) => refusal === visitMessages.movedMeanwhile)).toHaveLength(3);
  expect(await plan()).toEqual([]);
});

describe('a held time goes back to where it was', () => {
  interface Held extends Row {
    starts_at: string;
    hold: { appointment_id: number; held_until: string; practitioner_id: number; next_call_at: string | null };
  }
  const restore = async ({ starts_at, hold }: Held, instead: string | null, more = {}) => {
    const { appointment_id: id, held_until, practitioner_id, next_call_at } = hold;
    const body = { starts_at, minutes: 30, held_until, practitioner_id, next_call_at, instead, ...more };
    return site.post(`/api/appointments/${id}/held-time/restore`, body, owner);
  };
  const stored = () => site.db.selectFrom('holds').select(['practitioner_id', 'starts_at', 'hold_until']).execute();

  test('after it was moved, and it ends when it would have ended', async () => {
    const id = await hold('15:00');
    const before = await stored();
    const [row] = await plan();
    site.clock.now += 60_000;
    const [{ refusal }] = (await move([], { holds: [{ ...best(row), version: undefined }] })).body;
    expect(refusal).toBeNull();
    expect(await stored()).not.toEqual(before);
    expect((await toTell()).holds).toMatchObject([{ id }]);
    expect((await restore(row, at('15:00'))).status).toBe(200);
    expect((await toTell()).holds).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('after it was released for a call, which is due no more', async () => {
    const id = await hold('15:00');
    const before = await stored();
    const [row] = await plan();
    await site.post(`/api/appointments/${id}/held-time/release`, { call: true }, owner);
    expect((await restore(row, null)).body).toMatchObject({ next_call_at: null, held: { starts_at: at('15:00') } });
    expect(await stored()).toEqual(before);
  });

  test('unless its time is taken, someone has decided since, or it would have ended', async () => {
    const id = await hold('15:00');
    const [row] = await plan();
    await site.post(`/api/appointments/${id}/held-time/release`, { call: false }, owner);
    expect((await restore(row, at('15:00'))).status).toBe(412);
    const taker = await book('15:00');
    expect((await restore(row, null)).status).toBe(409);
    expect(await stored()).toEqual([]);
    await site.put(`/api/visits/${taker.id}/status`, { status: 'cancelled' }, owner);
    await site.post('/api/absences', leave(), owner);
    expect((await restore(row, null)).body.can_book_anyway).toBe(true);
    expect((await restore(row, null, { anyway: true })).status).toBe(200);
    site.clock.now += 49 * 3_600_000;
    owner = await site.signIn();
    await site.post(`/api/appointments/${id}/held-time/release`, { call: false }, owner);
    expect((await restore(row, null, { anyway: true })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

test('a visit that was booked anyway moves as well, and goes back anyway', async () => {
  const early = await book('07:00', { anyway: true });
  const [first, second] = [await book('09:00'), await book('09:00', { anyway: true })];
  const rows = await plan();
  expect(rows).toMatchObject([
    { id: early.id, reason: visitMessages.onLeave('Nila'), anyway: true },
    { id: first.id, anyway: false },
    { id: second.id, anyway: true },
  ]);
  const moved: { visit: Row }[] = (await move(rows.map(best))).body;
  const back = moved.map(({ visit: { id, version } }, place) => {
    const { starts_at, anyway } = rows[place];
    return { id, version, starts_at, practitioner_id: nila, anyway };
  });
  const undone: { refusal: string | null }[] = (await move(back)).body;
  expect(undone.map(({ refusal }) => refusal)).toEqual([null, null, null]);
});

test('leave that repeats: the visits of each of its days move, and go back once it is gone', async () => {
  const absence = { ...leave(), repeats: 'week', repeats_until: '2026-12-08' };
  const [first, second] = [await book('09:00'), await book('09:00', {}, '2026-12-01')];
  await book('09:00', {}, '2026-11-25');
  const last = await book('09:00', {}, '2026-12-08');
  await book('09:00', {}, '2026-12-15');
  const rows: Row[] = (await site.post('/api/calendar/moves', { absence }, owner)).body;
  expect(rows.map(({ id }) => id)).toEqual([first.id, second.id, last.id]);
  const days = ['2026-11-24', '2026-12-01', '2026-12-08'];
  expect(rows.map((row) => best(row).starts_at)).toEqual(days.map((day) => at('09:00', day)));
  const stored = await site.post('/api/absences', absence, owner);
  expect(stored.status).toBe(201);
  const moved: { refusal: string | null; visit: Row }[] = (await move(rows.map(best))).body;
  expect(moved.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  expect(await plan({ absence, id: stored.body.id })).toEqual([]);
  await site.delete(`/api/absences/${stored.body.id}`, owner);
  const back = moved.map(({ visit: { id, version } }, place) => ({
    id,
    version,
    starts_at: at('09:00', days[place]),
    practitioner_id: nila,
  }));
  const undone: { refusal: string | null }[] = (await move(back)).body;
  expect(undone.map(({ refusal }) => refusal)).toEqual([null, null, null]);
});
