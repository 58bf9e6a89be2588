import { beforeEach, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30, in Kochi.

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  return () => site.close();
});

const today = '2026-11-20T10:00';
const counts = async () => (await site.get('/api/appointments/counts', admin)).body;
const newRequest = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
const read = async (id: number) =>
  (await site.get('/api/appointments', admin)).body.find((one: { id: number }) => one.id === id);
const bookVisit = (appointment_id: number, starts_at = today) =>
  site.post('/api/visits', { appointment_id, practitioner_id: null, starts_at, anyway: true }, admin);
const setStatus = (id: number, status: string) => site.put(`/api/visits/${id}/status`, { status }, admin);
const finish = (id: number) => site.put(`/api/appointments/${id}/outcome`, { outcome: 'finished' }, admin);

test('an attended patient counts as seen, waits for nothing, and does so again after Finish is undone', async () => {
  const id = await newRequest();
  expect(await counts()).toMatchObject({ new: 1, waiting: 1 });
  const { body: visit } = await bookVisit(id);
  expect(await read(id)).toMatchObject({ stage: 'confirmed', waiting_since: null });
  expect(await counts()).toMatchObject({ new: 0, confirmed: 1, waiting: 0 });
  await setStatus(visit.id, 'fulfilled');
  expect(await read(id)).toMatchObject({ stage: 'seen', waiting_since: null, next_call_at: null });
  expect(await counts()).toMatchObject({ pending: 1, new: 0, seen: 1, waiting: 0 });
  expect((await site.get('/api/appointments?status=pending&stage=seen', admin)).body).toMatchObject([{ id }]);
  site.clock.now += 4 * 86_400_000;
  admin = await site.signIn('front-desk');
  expect(await counts()).toMatchObject({ waiting: 0 });
  await finish(id);
  await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
  expect(await read(id)).toMatchObject({ stage: 'seen' });
  expect((await bookVisit(id, '2026-11-25T10:00')).status).toBe(201);
  expect((await read(id)).stage).toBe('confirmed');
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('after a missed or cancelled visit with none ahead the request is tried, and due for a call', async () => {
  for (const status of ['noshow', 'cancelled']) {
    const id = await newRequest();
    const { body: visit } = await bookVisit(id);
    const { waiting } = await counts();
    await setStatus(visit.id, status);
    const due = { stage: 'tried', next_call_at: new Date(site.clock.now).toISOString() };
    expect.soft(await read(id), status).toMatchObject(due);
    expect.soft((await counts()).waiting, status).toBe(waiting + 1);
    expect.soft((await site.get('/api/appointments/due', admin)).body, status).toMatchObject([{ id }]);
    await setStatus(visit.id, 'booked');
    expect.soft(await read(id), `${status}, taken back`).toMatchObject({ stage: 'confirmed', next_call_at: null });
    await setStatus(visit.id, status);
    await finish(id);
    await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
    expect.soft(await read(id), `${status}, reopened`).toMatchObject(due);
    await finish(id);
  }
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('a cancelled visit that was booked again at an earlier time leaves an attended patient seen', async () => {
  const id = await newRequest();
  const { body: later } = await bookVisit(id, '2026-11-25T10:00');
  await setStatus(later.id, 'cancelled');
  expect(await read(id)).toMatchObject({ stage: 'tried' });
  site.clock.now += 60_000;
  const { body: earlier } = await bookVisit(id);
  await setStatus(earlier.id, 'fulfilled');
  expect(await read(id)).toMatchObject({ stage: 'seen', next_call_at: null });
  site.clock.now += 60_000;
  const { body: next } = await bookVisit(id, '2026-11-26T10:00');
  await setStatus(next.id, 'cancelled');
  expect(await read(id)).toMatchObject({ stage: 'tried', next_call_at: new Date(site.clock.now).toISOString() });
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('a visit that is cancelled while another is ahead leaves the request confirmed', async () => {
  const id = await newRequest();
  const { body: first } = await bookVisit(id);
  await bookVisit(id, '2026-11-25T10:00');
  await setStatus(first.id, 'cancelled');
  expect(await read(id)).toMatchObject({ stage: 'confirmed', next_call_at: null });
});

test('a done request takes no new visit, and none of it is booked again, until it is reopened', async () => {
  const id = await newRequest();
  const ended = { cancelled: 0, noshow: 0, fulfilled: 0 };
  const statuses = Object.keys(ended) as (keyof typeof ended)[];
  for (const [index, status] of statuses.entries()) {
    const { body } = await bookVisit(id, `2026-11-20T0${7 + index}:00`);
    ended[status] = body.id;
  }
  const { body: booked } = await bookVisit(id, '2026-11-20T16:00');
  for (const status of statuses) await setStatus(ended[status], status);
  await finish(id);
  expect((await bookVisit(id, '2026-11-27T10:00')).status).toBe(422);
  const refused = { status: 422, body: { errors: [{ field: 'status', message: visitMessages.doneRequestAgain }] } };
  for (const status of statuses)
    for (const again of ['booked', 'arrived'])
      expect.soft(await setStatus(ended[status], again), `${status} to ${again}`).toMatchObject(refused);
  expect((await setStatus(ended.cancelled, 'fulfilled')).status).toBe(422);
  for (const status of ['arrived', 'booked', 'fulfilled'])
    expect.soft((await setStatus(booked.id, status)).status, status).toBe(200);
  await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
  expect((await setStatus(ended.cancelled, 'booked')).status).toBe(200);
});

test('a visit is not attended before its day, and not missed before its time', async () => {
  const refused = (message: string) => ({ status: 422, body: { errors: [{ field: 'status', message }] } });
  const { body: tomorrow } = await bookVisit(await newRequest(), '2026-11-21T10:00');
  expect(await setStatus(tomorrow.id, 'fulfilled')).toMatchObject(refused(visitMessages.laterDay));
  expect(await setStatus(tomorrow.id, 'noshow')).toMatchObject(refused(visitMessages.notYetMissed));
  const { body: later } = await bookVisit(await newRequest(), '2026-11-20T19:00');
  expect(await setStatus(later.id, 'noshow')).toMatchObject(refused(visitMessages.notYetMissed));
  expect((await setStatus(later.id, 'fulfilled')).status).toBe(200);
});

test('why a visit was cancelled is stored with it, in a series too, until it is restored', async () => {
  const id = await newRequest();
  const { body: visit } = await bookVisit(id);
  const set = (body: object) => site.put(`/api/visits/${visit.id}/status`, body, admin);
  expect(visit.cancellation_reason).toBeNull();
  expect((await set({ status: 'cancelled', reason: ' Fever ' })).body).toMatchObject({
    status: 'cancelled',
    cancellation_reason: 'Fever',
  });
  expect((await site.get(`/api/appointments/${id}/visits`, admin)).body).toMatchObject([
    { cancellation_reason: 'Fever' },
  ]);
  expect((await set({ status: 'booked' })).body.cancellation_reason).toBeNull();
  expect((await set({ status: 'arrived', reason: 'Ignored' })).body.cancellation_reason).toBeNull();
  expect((await set({ status: 'cancelled', reason: '' })).body.cancellation_reason).toBeNull();
  expect((await set({ status: 'cancelled', reason: 'x'.repeat(301) })).status).toBe(422);
  const visits = [{ starts_at: '2026-11-24T10:00' }, { starts_at: '2026-11-25T10:00' }];
  const series = await site.post('/api/visits/series', { appointment_id: id, practitioner_id: null, visits }, admin);
  const [first, second] = series.body;
  const chosen = [first, second].map(({ id, version }) => ({ id, version }));
  const body = { status: 'cancelled', reason: 'Moved away', visits: chosen };
  expect((await site.put(`/api/visits/series/${first.id}/status`, body, admin)).body).toMatchObject([
    { cancellation_reason: 'Moved away' },
    { cancellation_reason: 'Moved away' },
  ]);
});

const move = (id: number, starts_at: string) =>
  site.put(`/api/visits/${id}`, { practitioner_id: null, room_id: null, starts_at, anyway: true }, admin);

test('an attended visit is not moved to a later day, and one whose patient has arrived is booked then', async () => {
  const id = await newRequest();
  const { body: visit } = await bookVisit(id);
  await setStatus(visit.id, 'fulfilled');
  const refused = await move(visit.id, '2026-11-27T10:00');
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: 'starts_at', message: visitMessages.attendedAlready }],
  ]);
  expect((await move(visit.id, '2026-11-20T15:00')).body.status).toBe('fulfilled');
  expect((await read(id)).stage).toBe('seen');
  await setStatus(visit.id, 'arrived');
  expect((await move(visit.id, '2026-11-27T10:00')).body.status).toBe('booked');
  expect((await read(id)).stage).toBe('confirmed');
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('a visit that is moved behind a missed one makes its request seen', async () => {
  const id = await newRequest();
  const { body: attended } = await bookVisit(id, '2026-11-20T14:00');
  const { body: missed } = await bookVisit(id, '2026-11-20T15:00');
  site.clock.now += 4 * 3_600_000;
  admin = await site.signIn('front-desk');
  await setStatus(attended.id, 'fulfilled');
  await setStatus(missed.id, 'noshow');
  expect((await read(id)).stage).toBe('tried');
  await move(attended.id, '2026-11-20T16:00');
  expect((await read(id)).stage).toBe('seen');
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});
