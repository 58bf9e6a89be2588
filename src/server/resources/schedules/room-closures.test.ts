import { beforeEach, expect, test } from 'vitest';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as roomClosureMessages from '#contract/messages/room-closures.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.

let site: TestApp;
let admin: { Authorization: string };
let [nila, arjun] = [0, 0];
let [one, two] = [0, 0];
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  [one, two] = [await addRoom('One'), await addRoom('Two')];
  return () => site.close();
});

const addRoom = async (name: string) => (await site.post('/api/rooms', { name }, admin)).body.id as number;
const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const closureOf = (room_id: number, more = {}) => ({
  room_id,
  starts_at: '2026-11-24T09:00',
  ends_at: '2026-11-24T12:00',
  ...more,
});
const close = (room_id: number, more = {}) => site.post('/api/room-closures', closureOf(room_id, more), admin);

async function book(time: string, more = {}) {
  const appointment_id = (await site.post('/api/appointments', await bookingOf(site))).body.id;
  const place = { practitioner_id: nila, starts_at: `2026-11-24T${time}`, minutes: 30 };
  return site.post('/api/visits', { appointment_id, ...place, ...more }, admin);
}

interface Row {
  id: number;
  version: number;
  proposals: { starts_at: string; practitioner_id: number }[];
}
const plan = async (trial: object): Promise<Row[]> => (await site.post('/api/calendar/moves', trial, admin)).body;
const best = ({ id, version, proposals: [first] }: Row) => ({
  id,
  version,
  starts_at: first?.starts_at,
  practitioner_id: first?.practitioner_id,
});
const move = (visits: object[]) => site.post('/api/visits/moves', { visits }, admin);
const outside = async () => (await site.post('/api/calendar/outside', {}, admin)).body;

test('a closed room takes no visit, and one that was chosen is said to be closed', async () => {
  expect((await close(one)).status).toBe(201);
  expect((await book('09:00')).body).toMatchObject({ room_id: two, overbooked: false });
  expect((await book('12:00')).body).toMatchObject({ room_id: one });
  const chosen = await book('10:00', { room_id: one });
  expect(chosen.body).toMatchObject({ detail: visitMessages.roomClosed('One'), can_book_anyway: true });
  const anyway = await book('10:00', { room_id: one, anyway: true });
  expect(anyway.body).toMatchObject({ room_id: one, overbooked: true });
  await close(two);
  const refused = await book('11:00', { practitioner_id: arjun });
  expect(refused.body.detail).toBe(visitMessages.noRoomFree);
  expect(refused.body.free_times[0].starts_at).toBe(at('12:00'));
  expect(await findContradictions(site.db, { now: site.clock.now })).toEqual([]);
});

test('visitors are offered no time at which every room is closed', async () => {
  const settings = { offers_times: true, hold_hours: 48, cancel_hours: 24, notice_hours: 0, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, admin);
  const offered = async () => {
    const { days } = (await site.get('/api/times?from=2026-11-24&days=1')).body;
    return days.flatMap(({ times }: { times: string[] }) => times);
  };
  await close(one);
  expect(await offered()).toContain(at('10:00'));
  const { id } = (await close(two)).body;
  expect(await offered()).not.toContain(at('10:00'));
  expect(await offered()).toContain(at('12:00'));
  const wishes = { times: [{ starts_at: at('10:00'), practitioner_id: nila }] };
  expect((await site.post('/api/appointments', await bookingOf(site, { wishes }))).status).toBe(409);
  await site.delete(`/api/room-closures/${id}`, admin);
  expect(await offered()).toContain(at('10:00'));
});

test('its visits go to another room at the same time, or to another time, and back to their own room', async () => {
  const { body: first } = await book('09:00');
  const { body: second } = await book('10:00');
  await book('10:00', { practitioner_id: arjun });
  expect([first.room_id, second.room_id]).toEqual([one, one]);
  const rows = await plan({ room: closureOf(one) });
  expect(rows).toMatchObject([
    {
      id: first.id,
      reason: visitMessages.roomClosed('One'),
      room_id: one,
      practitioner_id: nila,
      proposals: [{ starts_at: at('09:00'), practitioner_id: nila }, {}, {}],
    },
    { id: second.id, proposals: [{ practitioner_id: nila }, {}, {}] },
  ]);
  expect(rows[1]?.proposals[0]?.starts_at).not.toBe(at('10:00'));
  expect(await outside()).toEqual([]);

  const { id } = (await close(one)).body;
  expect(await outside()).toMatchObject([{ id: first.id }, { id: second.id }]);
  expect(await plan({ room: closureOf(one), id })).toEqual(rows);
  const moved: { visit: Row; refusal: string | null }[] = (await move(rows.map(best))).body;
  expect(moved.map(({ refusal }) => refusal)).toEqual([null, null]);
  expect(moved[0]?.visit).toMatchObject({ starts_at: at('09:00'), practitioner_id: nila, room_id: two });
  expect(await outside()).toEqual([]);
  expect(await plan({ room: closureOf(one), id })).toEqual([]);

  await site.delete(`/api/room-closures/${id}`, admin);
  const back = [first, second].map(({ starts_at }, place) => ({
    id: moved[place]?.visit.id,
    version: moved[place]?.visit.version,
    starts_at,
    practitioner_id: nila,
    room_id: one,
  }));
  const undone: { visit: object }[] = (await move(back)).body;
  expect(undone.map(({ visit }) => visit)).toMatchObject([
    { starts_at: at('09:00'), room_id: one },
    { starts_at: at('10:00'), room_id: one },
  ]);
  expect(await findContradictions(site.db, { now: site.clock.now })).toEqual([]);
});

test('a visit whose room is taken by then goes back to its time in another one', async () => {
  const { body: visit } = await book('09:00');
  const [row] = await plan({ room: closureOf(one) });
  const closure = (await close(one)).body;
  const [{ visit: moved }] = (await move([best(row as Row)])).body;
  expect(moved.room_id).toBe(two);
  await site.delete(`/api/room-closures/${closure.id}`, admin);
  await book('09:00', { practitioner_id: arjun, room_id: one });
  const { id, version } = moved;
  const back = { id, version, starts_at: visit.starts_at, practitioner_id: nila, room_id: one };
  expect((await move([back])).body).toMatchObject([{ refusal: null, visit: { room_id: two } }]);
});

test('a closed clinic proposes the patients’ own practitioner first, also once the closure is stored', async () => {
  const { body: visit } = await book('10:00', { practitioner_id: arjun });
  const closure = { reason: 'Painting', starts_on: '2026-11-24', ends_on: '2026-11-24', spans: [] };
  const rows = await plan({ closure });
  expect(rows).toMatchObject([
    { id: visit.id, practitioner_id: arjun, proposals: [{ practitioner_id: arjun }, {}, {}] },
  ]);
  expect(rows[0]?.proposals.some(({ starts_at }) => starts_at.startsWith('2026-11-24'))).toBe(false);
  const { id } = (await site.post('/api/closures', closure, admin)).body;
  expect(await plan({ closure })).toEqual([]);
  expect(await plan({ closure, id })).toEqual(rows);
  // Other hours that begin later count on that day, as they do for visitors.
  const hours = {
    reason: 'Longer',
    starts_on: '2026-11-23',
    ends_on: '2026-11-25',
    spans: [{ opens: '09:00', closes: '11:00' }],
  };
  expect(await plan({ closure: hours })).toEqual([]);
});

test('a closure of a room needs a room, an end after its start, and at most a year', async () => {
  const fieldOf = async (more: object) => (await close(one, more)).body.errors?.[0];
  expect(await fieldOf({ room_id: 999 })).toMatchObject({ field: 'room_id', message: visitMessages.noRoom });
  expect(await fieldOf({ ends_at: '2026-11-24T09:00' })).toMatchObject({ message: absenceMessages.endBeforeStart });
  expect(await fieldOf({ ends_at: '2028-11-24' })).toMatchObject({ message: roomClosureMessages.tooLong });
});

test('closed hours of rooms keep their time on the clock in a new time zone, as leave does', async () => {
  await book('10:00');
  const { id } = (await close(one)).body;
  const { version: _, retentionMonths: __, offersTimes: ___, ...form } = (await site.get('/api/clinic')).body;
  await site.put('/api/clinic', { ...form, timeZone: 'Asia/Dubai', visitTimes: 'clock' }, admin);
  expect((await site.get(`/api/room-closures/${id}`, admin)).body).toMatchObject({
    starts_at: new Date('2026-11-24T09:00+04:00').toISOString(),
    ends_at: new Date('2026-11-24T12:00+04:00').toISOString(),
  });
});
