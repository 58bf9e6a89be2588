import { beforeEach, describe, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// Three practitioners, two rooms. The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.
// The treatments take 30 minutes.

let site: TestApp;
let admin: { Authorization: string };
let [nila, arjun, sara] = [0, 0, 0];
let [blue, green] = [0, 0];
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  sara = await addPractitioner(site, 'Sara');
  [blue, green] = [await addRoom('Blue room'), await addRoom('Green room')];
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, admin);
  return () => site.close();
});

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const addRoom = async (name: string) => (await site.post('/api/rooms', { name }, admin)).body.id as number;
const hide = (id: number) => site.put(`/api/rooms/${id}/visibility`, { is_hidden: true }, admin);
const setUsualRoom = (practitioner: number, room_id: number | null) =>
  site.put(`/api/practitioners/${practitioner}/usual-room`, { room_id }, admin);

let phones = 0;
/** Everyone has a phone of their own. */
async function ask(time: string, practitioner_id: number | null = null, more: object = {}) {
  phones += 1;
  const booking = await bookingOf(site, {
    phone: `+91 90000 1${String(phones).padStart(4, '0')}`,
    email: null,
    ...more,
  });
  const body = JSON.stringify({ ...booking, wishes: { times: [{ starts_at: at(time), practitioner_id }] } });
  const headers = { 'Content-Type': 'application/json' };
  return site.send('/api/appointments', { method: 'POST', headers, body }, `client ${phones}`);
}

async function book(visit: object, more: object = {}) {
  const { id } = (await site.post('/api/appointments', await bookingOf(site, more))).body;
  return site.post('/api/visits', { appointment_id: id, ...visit }, admin);
}

const isOffered = async (time: string, search = '') =>
  (await site.get(`/api/times?from=2026-11-24&days=1&${search}`)).body.days[0].times.includes(at(time));
const isFreeForDesk = async (time: string) => {
  const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
  const near = `near=${encodeURIComponent(at(time))}&limit=1`;
  return (await site.get(`/api/appointments/${id}/free-times?${near}`, admin)).body[0].starts_at === at(time);
};
const heldRooms = async () =>
  (await site.db.selectFrom('holds').select('room_id').orderBy('id').execute()).map(({ room_id }) => room_id);

/** A treatment for which no room is needed. */
async function addHomeVisit() {
  const form = { name: 'At home', kind: 'service', minutes: 30, price_from: null, not_if: null, needs_room: false };
  return (await site.post('/api/treatments', form, admin)).body.id as number;
}

describe('visitors', () => {
  test('are offered a time only while a practitioner and a room are free', async () => {
    expect(await isOffered('10:00')).toBe(true);
    expect([(await ask('10:00')).status, (await ask('10:00')).status]).toEqual([201, 201]);
    expect(await heldRooms()).toEqual([blue, green]);
    expect([await isOffered('10:00'), await isFreeForDesk('10:00')]).toEqual([false, false]);
    expect(await isOffered('10:00', `practitioner_id=${sara}`)).toBe(false);
    const { status, body } = await ask('10:00');
    expect([status, body.detail]).toEqual([409, timeMessages.noLongerFree]);
    expect(body.free_times.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual(
      ['09:00', '09:30', '10:30'].map((time) => at(time)),
    );
  });

  test('are offered no time that would last until a room is taken', async () => {
    await hide(green);
    await book({ starts_at: at('10:00'), minutes: 60, practitioner_id: nila, room_id: blue });
    const offered = { '09:30': true, '10:00': false, '10:30': false, '11:00': true };
    for (const [time, expected] of Object.entries(offered))
      expect([time, await isOffered(time)]).toEqual([time, expected]);
    const [first = 0] = (await bookingOf(site)).treatmentType.map(Number);
    await site.db.updateTable('treatments').set({ minutes: 45 }).where('treatment_id', '=', first).execute();
    await addRoom('Red room'); // moves the version, by which free times are remembered
    await hide((await site.get('/api/rooms', admin)).body.at(-1).id);
    expect(await isOffered('09:30', `treatments=${first}`)).toBe(false);
    expect((await ask('10:30', sara)).status).toBe(409);
  });

  test('need one room that is free all the time, and not two that are in turn', async () => {
    await book({ starts_at: at('10:00'), minutes: 30, practitioner_id: nila, room_id: blue });
    await book({ starts_at: at('10:30'), minutes: 30, practitioner_id: nila, room_id: green });
    const [first = 0] = (await bookingOf(site)).treatmentType.map(Number);
    expect([await isOffered('10:00'), await isOffered('10:30')]).toEqual([true, true]);
    await site.db.updateTable('treatments').set({ minutes: 60 }).where('treatment_id', '=', first).execute();
    await hide(await addRoom('Red room'));
    expect([await isOffered('10:00', `treatments=${first}`), await isOffered('11:00', `treatments=${first}`)]).toEqual([
      false,
      true,
    ]);
  });

  test('need none for a treatment without one, but for any that needs one', async () => {
    const home = await addHomeVisit();
    for (const room_id of [blue, green])
      await book({ starts_at: at('10:00'), practitioner_id: room_id === blue ? nila : arjun, room_id });
    const [other = 0] = (await bookingOf(site)).treatmentType.map(Number);
    expect(await isOffered('10:00')).toBe(false);
    expect(await isOffered('10:00', `treatments=${home},${other}`)).toBe(false);
    expect(await isOffered('10:00', `treatments=${home}`)).toBe(true);
    expect((await ask('10:00', null, { treatmentType: [home, other] })).status).toBe(409);
    expect((await ask('10:00', null, { treatmentType: [home] })).body.held.practitioner).toBe('Sara');
    expect(await heldRooms()).toEqual([null]);
  });

  test('are offered what practitioners are free for in a clinic without rooms, or with hidden ones only', async () => {
    await ask('10:00');
    await ask('10:00');
    await hide(blue);
    expect(await isOffered('10:00')).toBe(false);
    await hide(green);
    expect(await isOffered('10:00')).toBe(true);
    expect((await ask('10:00')).status).toBe(201);
    expect(await heldRooms()).toEqual([blue, green, null]);
  });

  test('get the usual room of the practitioner where it is free, and a room of no one before that of a colleague', async () => {
    expect((await setUsualRoom(sara, green)).status).toBe(200);
    await setUsualRoom(arjun, blue);
    const red = await addRoom('Red room');
    await ask('10:00', nila);
    await ask('10:00', sara);
    await ask('11:00', sara);
    await book({ starts_at: at('12:00'), practitioner_id: nila, room_id: green });
    await ask('12:00', sara);
    expect(await heldRooms()).toEqual([red, green, green, red]);
  });
});

describe('the front desk', () => {
  test('confirms a held time in the room that was held', async () => {
    await setUsualRoom(sara, green);
    const { body } = await ask('10:00', sara);
    await setUsualRoom(sara, blue);
    const visit = { appointment_id: body.id, starts_at: at('10:00'), practitioner_id: sara };
    const booked = await site.post('/api/visits', visit, admin);
    expect(booked.body).toMatchObject({ practitioner: 'Sara', room: 'Green room', overbooked: false });
    expect(await heldRooms()).toEqual([]);
  });

  test('books a room of its own choice, or gets one, or books anyway without one', async () => {
    const own = await book({ starts_at: at('10:00'), practitioner_id: nila, room_id: green });
    const given = await book({ starts_at: at('10:00'), practitioner_id: arjun });
    expect([own.body.room, given.body.room]).toEqual(['Green room', 'Blue room']);
    const third = { starts_at: at('10:00'), practitioner_id: sara };
    const refused = await book(third);
    expect([refused.status, refused.body.detail, refused.body.can_book_anyway]).toEqual([
      409,
      visitMessages.noRoomFree,
      true,
    ]);
    expect(refused.body.free_times[0].starts_at).not.toBe(at('10:00'));
    expect((await book({ ...third, anyway: true })).body).toMatchObject({ room: null, overbooked: true });
    const home = await book(
      { starts_at: at('14:00'), practitioner_id: sara },
      { treatmentType: [await addHomeVisit()] },
    );
    expect(home.body).toMatchObject({ room: null, overbooked: false });
  });

  test('moves a visit, which keeps its room where that is free and gets another one where it is not', async () => {
    const { body } = await book({ starts_at: at('10:00'), practitioner_id: nila, room_id: blue });
    await book({ starts_at: at('11:00'), practitioner_id: arjun, room_id: blue });
    const move = (time: string) =>
      site.put(`/api/visits/${body.id}`, { starts_at: at(time), practitioner_id: nila, room_id: blue }, admin);
    expect((await move('11:00')).body).toMatchObject({ room: 'Green room', practitioner: 'Nila' });
    expect(await isOffered('10:00')).toBe(true);
    const back = { starts_at: at('12:00'), practitioner_id: nila, room_id: null };
    expect((await site.put(`/api/visits/${body.id}`, back, admin)).body.room).toBe('Blue room');
    const steps = site.db.selectFrom('occupied_times').select('step').where('visit_id', '=', body.id);
    expect(await steps.execute()).toHaveLength(12);
  });

  test('books a cancelled visit again in another room if its own is taken meanwhile', async () => {
    const { body } = await book({ starts_at: at('10:00'), practitioner_id: nila, room_id: blue });
    const setStatus = (status: string) => site.put(`/api/visits/${body.id}/status`, { status }, admin);
    await setStatus('cancelled');
    await book({ starts_at: at('10:00'), practitioner_id: arjun, room_id: blue });
    expect((await setStatus('booked')).body).toMatchObject({ status: 'booked', room: 'Green room' });
  });

  test('plans a series of which each visit has a room', async () => {
    await book({ starts_at: at('10:00'), practitioner_id: nila, room_id: blue });
    await book({ starts_at: at('10:00'), practitioner_id: arjun, room_id: green });
    const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
    const place = { appointment_id: id, practitioner_id: sara };
    const times = [{ day: 'Tuesday', time: '10:00' }];
    const plan = await site.post(
      '/api/visits/series/plan',
      { ...place, first_day: '2026-11-24', times, count: 2 },
      admin,
    );
    expect(plan.body.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      visitMessages.noRoomFree,
      null,
    ]);
    const visits = [{ starts_at: at('11:00') }, { starts_at: at('10:00', '2026-12-01') }];
    const booked = await site.post('/api/visits/series', { ...place, visits }, admin);
    expect(booked.body.map(({ room }: { room: string }) => room)).toEqual(['Blue room', 'Blue room']);
  });
});

test('two of 20 patients who choose the same time at once get the two rooms', async () => {
  const others: number[] = [];
  for (let index = 0; index < 20; index += 1) others.push(await addPractitioner(site, `Practitioner ${index}`));
  const answers = await Promise.all(others.map((id) => ask('10:00', id)));
  const countOf = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([countOf(201), countOf(409)]).toEqual([2, 18]);
  expect(new Set(await heldRooms())).toEqual(new Set([blue, green]));
  const taken = site.db.selectFrom('occupied_times').select('actor_id').where('actor', '=', 'room');
  const steps = (await taken.execute()).map(({ actor_id }) => actor_id);
  expect([steps.length, new Set(steps)]).toEqual([12, new Set([blue, green])]);
});
