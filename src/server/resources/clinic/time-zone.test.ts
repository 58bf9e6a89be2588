import { beforeEach, expect, test } from 'vitest';
import { insertHold, occupy } from '#server/db/occupied-times.queries.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let owner: { Authorization: string };
let practitioner_id: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  owner = await site.signIn();
  practitioner_id = await addPractitioner(site, 'Nila');
  return () => site.close();
});

const request = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;

async function book(starts_at: string, minutes = 30) {
  const body = { appointment_id: await request(), practitioner_id, starts_at, minutes, anyway: true };
  return (await site.post('/api/visits', body, owner)).body.id as number;
}

/** Holds a time in the practitioner's only lane, as a visitor's first wish is held. */
async function hold(start: string) {
  const appointment_id = await request();
  const [from, hold_until] = [Date.parse(start), site.clock.now + 86_400_000];
  const until = from + 1_800_000;
  await site.db.transaction().execute(async (trx) => {
    const values = { appointment_id, practitioner_id, lane: 0, starts_at: from, ends_at: until, hold_until };
    const hold_id = await insertHold(trx, values);
    const practitioner = { id: practitioner_id, sideBySide: 1 };
    const wanted = { from, until, practitioner, rooms: [], isRoomChosen: false, anyway: false };
    expect((await occupy(trx, { hold_id, hold_until }, wanted, site.clock.now)).taken).toBeNull();
  });
}

async function moveTo(timeZone: string) {
  const { version: _, retentionMonths: __, offersTimes: ___, ...form } = (await site.get('/api/clinic')).body;
  return site.put('/api/clinic', { ...form, timeZone, visitTimes: 'clock' }, owner);
}

const get = async (path: string) => (await site.get(path, owner)).body;

/** Marks the patient of a visit as told or reminded of it. */
async function tell(id: number, message: 'confirmed' | 'reminder') {
  const { starts_at, status, appointment_id } = await get(`/api/visits/${id}`);
  const body = { message, channel: 'phone', visit_starts_at: starts_at };
  const visits = [{ id, starts_at, practitioner_id, status }];
  const of = message === 'confirmed' ? { visits } : {};
  const answer = await site.post(`/api/appointments/${appointment_id}/told-marks`, { ...body, ...of }, owner);
  expect(answer.status).toBe(200);
}

const listVisits = () =>
  site.db.selectFrom('visits').select(['id', 'starts_at', 'lane', 'overbooked']).orderBy('id').execute();
const contradictions = () => findContradictions(site.db, site.clock);

test('visits and held times on each other’s new times all keep the time they take', async () => {
  await book('2026-11-24T10:00');
  await hold('2026-11-24T11:30+05:30');
  await book('2026-11-24T13:00');
  expect(await contradictions()).toEqual([]);
  expect((await moveTo('Asia/Dubai')).status).toBe(200);
  expect(await contradictions()).toEqual([]);
  expect(await listVisits()).toMatchObject([
    { lane: 0, overbooked: 0 },
    { lane: 0, overbooked: 0 },
  ]);
  const again = { appointment_id: await request(), practitioner_id, starts_at: '2026-11-24T10:00' };
  expect((await site.post('/api/visits', again, owner)).status).toBe(409);
});

test('a visit on the new time of one that has begun is overbooked beside it', async () => {
  await book('2026-11-20T11:30', 90);
  await book('2026-11-20T15:30');
  expect((await moveTo('Asia/Tokyo')).status).toBe(200);
  expect(await contradictions()).toEqual([]);
  expect(await listVisits()).toMatchObject([
    { starts_at: site.clock.now, lane: 0, overbooked: 0 },
    { starts_at: site.clock.now + 1_800_000, lane: 1, overbooked: 1 },
  ]);
});

test('visits that are booked while the clock changes keep the time they take', async () => {
  for (let day = 23; day <= 27; day += 1) await book(`2026-11-${day}T10:00`);
  const bookings = [23, 24, 25, 26, 27].map((day) => book(`2026-11-${day}T11:30`));
  const [moved] = await Promise.all([moveTo('Asia/Dubai'), ...bookings]);
  expect(moved.status).toBe(200);
  expect(await contradictions()).toEqual([]);
});

test('patients who were told and reminded stay so, of the same time on the clock', async () => {
  const id = await book('2026-11-21T10:00');
  await tell(id, 'confirmed');
  await tell(id, 'reminder');
  const cancelled = await book('2026-11-21T12:00');
  await tell(cancelled, 'confirmed');
  await site.put(`/api/visits/${cancelled}/status`, { status: 'cancelled' }, owner);
  const { appointment_id } = await get(`/api/visits/${id}`);
  const past = await book('2026-11-20T10:00');
  await tell(past, 'confirmed');

  expect((await moveTo('Asia/Dubai')).status).toBe(200);
  const moved = new Date('2026-11-21T10:00+04:00').toISOString();
  expect(await get(`/api/visits/${id}`)).toMatchObject({ starts_at: moved, to_tell: null, told: { starts_at: moved } });
  const entries = await get(`/api/appointments/${appointment_id}/told-marks`);
  expect(entries.map((one: { visit_starts_at: string }) => one.visit_starts_at)).toEqual([moved, moved]);
  expect((await get('/api/reminders')).visits).toEqual([]);
  const off = new Date('2026-11-21T12:00+04:00').toISOString();
  const { visits } = await get('/api/to-tell');
  expect(visits).toMatchObject([{ visit: { id: cancelled, starts_at: off, told: { starts_at: off } } }]);
  const begun = new Date('2026-11-20T10:00+05:30').toISOString();
  expect(await get(`/api/visits/${past}`)).toMatchObject({ starts_at: begun, told: { starts_at: begun } });
  const { appointment_id: other } = await get(`/api/visits/${past}`);
  expect(await get(`/api/appointments/${other}/told-marks`)).toMatchObject([{ visit_starts_at: begun }]);
  expect(await contradictions()).toEqual([]);
});
