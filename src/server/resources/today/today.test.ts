import { beforeEach, expect, test } from 'vitest';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30, in Kochi.

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  return () => site.close();
});

test('Today has the visits of the clinic’s day, and the held times that end before midnight', async () => {
  const practitioner_id = await addPractitioner(site, 'Dr. Asha');
  const { body: request } = await site.post('/api/appointments', await bookingOf(site));
  const appointment_id = request.id as number;
  const at = (time: string) => Date.parse(`${time}+05:30`);
  const store = (name: string) => ({
    starts_at: at(name),
    ends_at: at(name) + 1_800_000,
    practitioner_id,
    room_id: null,
  });
  for (const time of ['2026-11-19T23:59', '2026-11-20T00:00', '2026-11-20T23:30', '2026-11-21T00:00'])
    await site.db
      .insertInto('visits')
      .values({ appointment_id, created_at: 0, ...store(time) })
      .execute();
  for (const end of ['2026-11-20T11:00', '2026-11-20T23:59', '2026-11-20T16:00', '2026-11-21T00:00'])
    await site.db
      .insertInto('holds')
      .values({ appointment_id, lane: 0, hold_until: at(end), ...store('2026-11-25T10:00') })
      .execute();
  const { body } = await site.get('/api/today', await site.signIn('front-desk'));
  expect(body.day).toBe('2026-11-20');
  expect(body.visits.map((visit: { starts_at: string }) => visit.starts_at)).toEqual([
    '2026-11-19T18:30:00.000Z',
    '2026-11-20T18:00:00.000Z',
  ]);
  expect(body.holds).toMatchObject([
    { held_until: '2026-11-20T10:30:00.000Z', practitioner: 'Dr. Asha', reference: request.reference },
    { held_until: '2026-11-20T18:29:00.000Z', name: 'Meera Sample' },
  ]);
});
