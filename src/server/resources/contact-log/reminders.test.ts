import { beforeEach, expect, test } from 'vitest';
import type { Reminders } from '#contract/contact-log.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  return () => site.close();
});

async function book(starts_at: string) {
  const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
  const visit = { appointment_id: id, practitioner_id: null, starts_at, anyway: true };
  return (await site.post('/api/visits', visit, admin)).body;
}
const read = async (): Promise<Reminders> => (await site.get('/api/reminders', admin)).body;
const listed = async () => (await read()).visits.map(({ visit }) => visit.id);
const remind = ({ appointment_id, starts_at }: { appointment_id: number; starts_at: string }, message = 'reminder') =>
  site.post(
    `/api/appointments/${appointment_id}/told-marks`,
    { message, channel: 'whatsapp', visit_starts_at: starts_at },
    admin,
  );

test('says whether anyone has a visit', async () => {
  expect(await read()).toMatchObject({ booked: 0, visits: [] });
});

test('lists the booked visits of tomorrow in order, with their requests', async () => {
  await book('2026-11-20T19:00');
  const later = await book('2026-11-21T19:55');
  const first = await book('2026-11-21T08:00');
  await book('2026-11-23T08:00');
  const cancelled = await book('2026-11-21T09:00');
  await site.put(`/api/visits/${cancelled.id}/status`, { status: 'cancelled' }, admin);
  const { first_day, last_day, visits } = await read();
  expect([first_day, last_day]).toEqual(['2026-11-21', '2026-11-21']);
  expect(visits.map(({ visit }) => visit)).toEqual([first, later]);
  expect(visits[0]?.appointment).toMatchObject({ id: first.appointment_id, reference: first.reference });
});

test('a patient who was reminded is left out, until the visit is moved', async () => {
  const { id, appointment_id, starts_at } = await book('2026-11-21T10:00');
  await remind({ appointment_id, starts_at }, 'confirmed');
  expect(await listed()).toEqual([id]);
  const { body } = await remind({ appointment_id, starts_at });
  expect(await read()).toMatchObject({ booked: 1, visits: [] });
  expect(body.last_told).toMatchObject({ message: 'reminder', visit_starts_at: starts_at });
  expect(await listed()).toEqual([]);
  await site.put(`/api/visits/${id}`, { starts_at: '2026-11-21T11:00', anyway: true }, admin);
  expect(await listed()).toEqual([id]);
  await remind({ appointment_id, starts_at: '2026-11-21T11:00:00+05:30' });
  expect(await listed()).toEqual([]);
});

test('a reminder of a time from which the visit was moved meanwhile does not count', async () => {
  const { id, appointment_id, starts_at } = await book('2026-11-21T10:00');
  await site.put(`/api/visits/${id}`, { starts_at: '2026-11-21T11:00', anyway: true }, admin);
  await remind({ appointment_id, starts_at });
  expect(await listed()).toEqual([id]);
});

test('tomorrow begins at midnight in the clinic’s time zone', async () => {
  const [saturday, monday] = [await book('2026-11-21T10:00'), await book('2026-11-23T10:00')];
  site.clock.now = Date.parse('2026-11-20T23:59+05:30');
  admin = await site.signIn('front-desk');
  expect(await listed()).toEqual([saturday.id]);
  site.clock.now = Date.parse('2026-11-21T00:00+05:30');
  admin = await site.signIn('front-desk');
  expect(await listed()).toEqual([monday.id]);
});

test('on the day before closed days the next open day belongs to it, and what is booked between', async () => {
  const [sunday, monday, tuesday] = [
    await book('2026-11-22T10:00'),
    await book('2026-11-23T10:00'),
    await book('2026-11-24T10:00'),
  ];
  await book('2026-11-25T10:00');
  site.clock.now = Date.parse('2026-11-21T12:00+05:30');
  admin = await site.signIn();
  expect(await read()).toMatchObject({ first_day: '2026-11-22', last_day: '2026-11-23' });
  expect(await listed()).toEqual([sunday.id, monday.id]);
  await site.post('/api/closures', { reason: 'Diwali', starts_on: '2026-11-23', ends_on: '2026-11-23' }, admin);
  expect(await listed()).toEqual([sunday.id, monday.id, tuesday.id]);
});
