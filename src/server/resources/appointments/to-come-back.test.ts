import { beforeEach, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30, in Kochi.

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  return () => site.close();
});

const newRequest = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
const bookVisit = async (appointment_id: number, starts_at: string) =>
  (await site.post('/api/visits', { appointment_id, practitioner_id: null, starts_at, anyway: true }, admin)).body;
const setStatus = (id: number, status: string) => site.put(`/api/visits/${id}/status`, { status }, admin);
const sayWhy = (id: number, reason: string | null, headers = {}) =>
  site.put(`/api/appointments/${id}/return-reason`, { reason }, { ...admin, ...headers });
const callAgain = (id: number, next_call: string | null) =>
  site.put(`/api/appointments/${id}/next-call`, { next_call }, admin);
const list = async () => (await site.get('/api/appointments/to-come-back', admin)).body as { id: number }[];
const withoutPlan = async () => (await site.get('/api/today', admin)).body.to_come_back;

async function attended(starts_at = '2026-11-20T10:00') {
  const id = await newRequest();
  await setStatus((await bookVisit(id, starts_at)).id, 'fulfilled');
  return id;
}

test('a patient who has come is listed until the next visit is booked, and again once it is cancelled', async () => {
  const never = await newRequest();
  const id = await attended();
  const other = await attended('2026-11-20T09:00');
  expect(await list()).toMatchObject([{ id, last_attended_at: '2026-11-20T04:30:00.000Z' }, { id: other }]);
  expect(await withoutPlan()).toBe(2);
  const next = await bookVisit(id, '2026-11-25T10:00');
  expect(await list()).toMatchObject([{ id: other }]);
  await setStatus(next.id, 'cancelled');
  expect(await list()).toMatchObject([{ id, next_call_at: new Date(site.clock.now).toISOString() }, { id: other }]);
  expect(await withoutPlan(), 'a call is due for the one whose visit was cancelled').toBe(1);
  await site.put(`/api/appointments/${other}/outcome`, { outcome: 'finished' }, admin);
  expect(await list()).toMatchObject([{ id }]);
  expect((await list()).map((request) => request.id)).not.toContain(never);
});

test('a patient with a day for the next call or a reason has a next step, until it is taken back', async () => {
  const id = await attended();
  await callAgain(id, '2026-11-27');
  expect(await withoutPlan()).toBe(0);
  await callAgain(id, null);
  expect(await withoutPlan()).toBe(1);
  expect((await sayWhy(id, 'Waits for the scan')).body).toMatchObject({ return_reason: 'Waits for the scan' });
  expect(await list()).toMatchObject([{ id, return_reason: 'Waits for the scan' }]);
  expect(await withoutPlan()).toBe(0);
  expect((await sayWhy(id, ' ')).body).toMatchObject({ return_reason: null });
  expect(await withoutPlan()).toBe(1);
});

test('a reason holds until the patient comes again, and what restores the visits restores it', async () => {
  const id = await attended();
  await sayWhy(id, 'Abroad until spring');
  const { id: next } = await bookVisit(id, '2026-11-20T11:00');
  expect(await list()).toEqual([]);
  await setStatus(next, 'fulfilled');
  expect(await list()).toMatchObject([{ id, return_reason: null }]);
  expect(await withoutPlan()).toBe(1);
  await setStatus(next, 'cancelled');
  expect(await list()).toMatchObject([{ id, return_reason: 'Abroad until spring' }]);
});

test('a reason is refused where the patient has a visit ahead or never came, and over a newer version', async () => {
  const never = await newRequest();
  const refusal = { status: 422, body: { detail: appointmentMessages.noCourse } };
  expect(await sayWhy(never, 'Abroad')).toMatchObject(refusal);
  const id = await attended();
  expect((await sayWhy(id, 'Abroad', { 'If-Match': '"1"' })).status).toBe(412);
  await bookVisit(id, '2026-11-25T10:00');
  expect(await sayWhy(id, 'Abroad')).toMatchObject(refusal);
  expect((await sayWhy(id, 'x'.repeat(1_001))).status).toBe(422);
});

test('a reason is part of a look-up, also one that holds no longer', async () => {
  const id = await attended();
  await sayWhy(id, 'Abroad until spring');
  await setStatus((await bookVisit(id, '2026-11-20T11:00')).id, 'fulfilled');
  const { email } = await bookingOf(site);
  const { body } = await site.post('/api/patient-data/find', { contact: email }, await site.signIn());
  expect(body.appointments).toMatchObject([{ id, return_reason: 'Abroad until spring' }]);
});
