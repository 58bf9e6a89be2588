import { beforeEach, describe, expect, test } from 'vitest';
import type { VisitToTell } from '#contract/contact-log.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { type ToTell, whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. The visit is on Saturday, so that it is one to remind of as well.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let ravi: number;
let visit: CalendarVisit;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  ravi = await addPractitioner(site, 'Ravi');
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 1, notice_hours: 0, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, admin);
  visit = await book('2026-11-21T10:00');
  return () => site.close();
});

const request = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
async function book(starts_at: string, appointment_id?: number): Promise<CalendarVisit> {
  const place = { practitioner_id: nila, starts_at, anyway: true };
  return (await site.post('/api/visits', { appointment_id: appointment_id ?? (await request()), ...place }, admin))
    .body;
}
const get = async (path: string) => (await site.get(path, admin)).body;
const now = async (id = visit.id): Promise<CalendarVisit> => get(`/api/visits/${id}`);
const listed = async (): Promise<VisitToTell[]> => (await get('/api/to-tell')).visits;

async function tell(message = 'confirmed', of: CalendarVisit[] = []) {
  const visits = (of.length > 0 ? of : [await now()]).map(({ id, starts_at, practitioner_id, status }) => ({
    id,
    starts_at,
    practitioner_id,
    status: status === 'cancelled' ? 'cancelled' : 'booked',
  }));
  const body = { message, channel: 'phone', ...(message !== 'reminder' && { visits }) };
  const answer = await site.post(`/api/appointments/${visit.appointment_id}/told-marks`, body, admin);
  expect(answer.status).toBe(200);
  return answer.body.last_told.id as number;
}
const move = async (more: object) => {
  const { starts_at, practitioner_id, room_id } = await now();
  return site.put(`/api/visits/${visit.id}`, { starts_at, practitioner_id, room_id, anyway: true, ...more }, admin);
};
const setStatus = (status: string) => site.put(`/api/visits/${visit.id}/status`, { status, anyway: true }, admin);

/** Asks every place what to tell of the visit: they all say the same. */
async function saidEverywhere(): Promise<ToTell | null> {
  const clock = new Date(site.clock.now);
  const { starts_at, appointment_id, id } = visit;
  const find = (visits: CalendarVisit[]) => visits.find((one) => one.id === id);
  const ofVisits = [
    await now(),
    find(await get('/api/visits?from=2026-11-18&to=2026-11-30')),
    find(await get(`/api/appointments/${appointment_id}/visits`)),
  ].map((one) => one && whatToTell(one, clock));
  const inList = (await listed()).find((one) => one.visit.id === id)?.visit.to_tell ?? null;
  const reminder = (await get('/api/reminders')).visits.find((one: VisitToTell) => one.visit.id === id);
  const [row] = (await get('/api/appointments')).filter((one: { id: number }) => one.id === appointment_id);
  const isInRow = row.to_tell_until !== null && row.to_tell_until > clock.toISOString();
  const { to_tell } = await get('/api/today');
  expect(ofVisits, `of ${starts_at}`).toEqual([inList, inList, inList]);
  if (reminder) expect(reminder.visit.to_tell).toBe(inList);
  expect([isInRow, to_tell]).toEqual([inList !== null, inList === null ? 0 : 1]);
  expect(await findContradictions(site.db, { now: site.clock.now })).toEqual([]);
  return inList;
}

test('a visit is new to its patient until they are told, and again when that entry is removed', async () => {
  expect(await saidEverywhere()).toBe('new');
  const mark = await tell();
  expect(await saidEverywhere()).toBeNull();
  expect((await now()).told).toMatchObject({ practitioner: 'Nila', status: 'booked', channel: 'phone' });
  await site.delete(`/api/told-marks/${mark}`, admin);
  expect(await saidEverywhere()).toBe('new');
});

describe('of a visit that the patient knows', () => {
  beforeEach(async () => {
    await tell();
  });

  test.each<[string, object]>([
    ['time', { starts_at: '2026-11-21T11:00' }],
    ['practitioner', { practitioner_id: 2 }],
  ])('another %s has to be told, and nothing does once it is undone', async (what, change) => {
    expect((await move(what === 'practitioner' ? { practitioner_id: ravi } : change)).status).toBe(200);
    expect(await saidEverywhere()).toBe('changed');
    await move({ starts_at: visit.starts_at, practitioner_id: nila });
    expect(await saidEverywhere()).toBeNull();
  });

  test('another room need not be told', async () => {
    const room = (await site.post('/api/rooms', { name: 'Room 1' }, admin)).body.id;
    expect((await move({ room_id: room })).body.room).toBe('Room 1');
    expect(await saidEverywhere()).toBeNull();
  });

  test('a change that was told has to be told again when it is undone', async () => {
    await move({ starts_at: '2026-11-21T11:00' });
    await tell('changed');
    expect(await saidEverywhere()).toBeNull();
    await move({ starts_at: visit.starts_at });
    expect(await saidEverywhere()).toBe('changed');
  });

  test('a cancellation is to be told until the visit is restored; if it was told before, the restored visit is', async () => {
    await setStatus('cancelled');
    expect(await saidEverywhere()).toBe('cancelled');
    await setStatus('booked');
    expect(await saidEverywhere()).toBeNull();
    await setStatus('cancelled');
    await tell('cancelled');
    expect(await saidEverywhere()).toBeNull();
    await setStatus('booked');
    expect(await saidEverywhere()).toBe('new');
  });

  test('what the message said counts, not what a colleague has made of the visit meanwhile', async () => {
    const before = await now();
    await move({ starts_at: '2026-11-21T12:00' });
    await tell('confirmed', [before]);
    expect(await saidEverywhere()).toBe('changed');
  });

  test('a reminder tells nothing new', async () => {
    await move({ starts_at: '2026-11-21T11:00' });
    await tell('reminder');
    expect(await saidEverywhere()).toBe('changed');
  });

  test('nothing is to be told once a visit has begun or its patient has come', async () => {
    await move({ starts_at: '2026-11-21T11:00' });
    await setStatus('arrived');
    expect(await saidEverywhere()).toBeNull();
    await setStatus('booked');
    site.clock.now = Date.parse('2026-11-21T11:00+05:30');
    admin = await site.signIn();
    expect(await saidEverywhere()).toBeNull();
  });

  test('what patients do on their own page counts as told', async () => {
    const { path } = (await site.post(`/api/appointments/${visit.appointment_id}/link`, undefined, admin)).body;
    const token = path.replace('/visit/', '');
    const shown = async () => {
      const { id, starts_at, version } = await now();
      return { token, visit_id: id, starts_at, visit_version: version };
    };
    const to = new Date(Date.parse('2026-11-24T10:00+05:30')).toISOString();
    const moved = await site.post('/api/patient-page/move', { ...(await shown()), to, practitioner_id: null });
    expect(moved.status).toBe(200);
    expect(await saidEverywhere()).toBeNull();
    await setStatus('cancelled');
    expect(await saidEverywhere()).toBe('cancelled');
    await setStatus('booked');
    expect((await site.post('/api/patient-page/cancellation', await shown())).status).toBe(200);
    expect(await saidEverywhere()).toBeNull();
    await setStatus('booked');
    expect(await saidEverywhere()).toBe('new');
  });

  test.each(['clock', 'moments'])('a new time zone that keeps the %s need not be told', async (visitTimes) => {
    const { version: _, retentionMonths: __, offersTimes: ___, ...form } = await get('/api/clinic');
    expect((await site.put('/api/clinic', { ...form, timeZone: 'Asia/Dubai', visitTimes }, admin)).status).toBe(200);
    expect(await saidEverywhere()).toBeNull();
  });

  test('closed days and leave tell nothing by themselves; what Away moves is to tell, until it is moved back', async () => {
    await site.post('/api/closures', { reason: 'Diwali', starts_on: '2026-11-21', ends_on: '2026-11-21' }, admin);
    expect(await saidEverywhere()).toBeNull();
    const moves = async (starts_at: string, practitioner_id: number) => {
      const { id, version } = await now();
      const visits = [{ id, version, starts_at, practitioner_id, anyway: true }];
      const [{ refusal }] = (await site.post('/api/visits/moves', { visits }, admin)).body;
      expect(refusal).toBeNull();
    };
    await moves(visit.starts_at, ravi);
    expect(await saidEverywhere()).toBe('changed');
    await moves(visit.starts_at, nila);
    expect(await saidEverywhere()).toBeNull();
  });
});

test('a visit that is cancelled before its patient was told needs no message', async () => {
  await setStatus('cancelled');
  expect(await saidEverywhere()).toBeNull();
  await setStatus('booked');
  expect(await saidEverywhere()).toBe('new');
});

test('a confirmation that is taken back leaves nothing to tell, unless the patient was told', async () => {
  const undo = async () => {
    const { version } = await now();
    const body = { held: null, next_call_at: null };
    return site.post(`/api/visits/${visit.id}/confirmation/undo`, body, { ...admin, 'If-Match': `"${version}"` });
  };
  await tell();
  expect((await undo()).status).toBe(200);
  expect(await saidEverywhere()).toBe('cancelled');
  visit = await book('2026-11-21T15:00');
  expect((await undo()).status).toBe(200);
  expect((await site.get(`/api/visits/${visit.id}`, admin)).status).toBe(404);
  expect((await listed()).map((one) => one.visit.to_tell)).toEqual(['cancelled']);
});

test('a series is told in one message, and each of its visits that changes is to tell', async () => {
  const { appointment_id } = visit;
  const starts = ['2026-11-24T10:00', '2026-11-26T10:00', '2026-11-28T10:00'];
  const body = { appointment_id, practitioner_id: nila, visits: starts.map((starts_at) => ({ starts_at })) };
  const series: CalendarVisit[] = (await site.post('/api/visits/series', body, admin)).body;
  expect((await listed()).map((one) => one.visit.to_tell)).toEqual(['new', 'new', 'new', 'new']);
  await tell('confirmed', [visit, ...series]);
  expect(await listed()).toEqual([]);
  const chosen = series.slice(1).map(({ id, version }) => ({ id, version }));
  const path = `/api/visits/series/${series[0]?.id}/status`;
  const cancelled: CalendarVisit[] = (await site.put(path, { status: 'cancelled', visits: chosen }, admin)).body;
  expect((await listed()).map((one) => [one.visit.id, one.visit.to_tell])).toEqual(
    chosen.map(({ id }) => [id, 'cancelled']),
  );
  const back = cancelled.map(({ id, version }) => ({ id, version }));
  expect((await site.put(path, { status: 'booked', visits: back }, admin)).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test('visits of another request cannot be marked as told', async () => {
  const other = await book('2026-11-21T16:00');
  const visits = [{ id: other.id, starts_at: other.starts_at, practitioner_id: nila, status: 'booked' }];
  const body = { message: 'confirmed', channel: 'phone', visits };
  const answer = await site.post(`/api/appointments/${visit.appointment_id}/told-marks`, body, admin);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ message: visitMessages.notFound }] } });
  expect(await listed()).toHaveLength(2);
});

test('messages that told a patient of visits are part of their data', async () => {
  await tell();
  const { phone } = await now();
  const { appointments } = (await site.post('/api/patient-data/find', { contact: phone }, admin)).body;
  const [told] = appointments.flatMap((one: { told: object[] }) => one.told);
  expect(told).toMatchObject({ visits: [{ starts_at: visit.starts_at, practitioner: 'Nila', status: 'booked' }] });
});
