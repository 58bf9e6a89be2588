import { expect, test } from 'vitest';
import { bookingOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp } from '#server/testing/test-app.ts';
import { applyRetention } from './retention.service.ts';

test('a request is left alone while someone is booking it, and then has the visit', async () => {
  const site = await createTestApp();
  site.clock.now = Date.parse('2023-05-20T06:00:00Z');
  await site.post('/api/appointments', await bookingOf(site));
  site.clock.now = Date.parse('2026-11-20T06:00:00Z');
  await site.put(
    '/api/patient-data/retention',
    { months: 36, currentPassword: administrator.password },
    await site.signIn(),
  );
  const visit = { practitioner_id: null, room_id: null, created_at: 1, appointment_id: 1, status: 'booked' } as const;
  const times = { starts_at: site.clock.now + 3_600_000, ends_at: site.clock.now + 5_400_000 };
  await site.db.transaction().execute(async (booking) => {
    await booking.updateTable('appointments').set({ version: 2 }).where('id', '=', 1).execute();
    await booking
      .insertInto('visits')
      .values({ ...visit, ...times })
      .execute();
    expect(await applyRetention(site.db, site.clock.now)).toEqual({
      patients: 0,
      appointments: 0,
      reviews: 0,
      applications: 0,
    });
  });
  expect(await applyRetention(site.db, site.clock.now)).toEqual({
    patients: 0,
    appointments: 0,
    reviews: 0,
    applications: 0,
  });
  expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(1);
  await site.close();
});
