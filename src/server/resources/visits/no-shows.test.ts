import { expect, test } from 'vitest';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('counts when patients with a phone number did not come, the latest first', async () => {
  const site = await createTestApp({ rateLimits: false });
  let admin = await site.signIn('front-desk');
  const marks: (() => Promise<unknown>)[] = [];
  const request = async (phone: string) =>
    (await site.post('/api/appointments', await bookingOf(site, { phone }))).body.id as number;
  const miss = async (appointment_id: number, starts_at: string, status = 'noshow') => {
    const visit = { appointment_id, practitioner_id: null, starts_at, anyway: true };
    const { id } = (await site.post('/api/visits', visit, admin)).body;
    marks.push(() => site.put(`/api/visits/${id}/status`, { status }, admin));
  };
  const own = await request('+91 70707 12345');
  await miss(own, '2026-11-20T10:00');
  await miss(await request('070707-12345'), '2026-11-24T10:00');
  await miss(own, '2026-11-25T10:00', 'fulfilled');
  await miss(await request('+92 70707 12345'), '2026-11-26T10:00');
  site.clock.now += 7 * 86_400_000;
  admin = await site.signIn('front-desk');
  for (const mark of marks) await mark();
  const { body } = await site.get(`/api/appointments/${own}/no-shows`, admin);
  expect(body).toEqual(['2026-11-24T04:30:00.000Z', '2026-11-20T04:30:00.000Z']);
  expect((await site.get('/api/appointments/999999/no-shows', admin)).status).toBe(404);
  await site.close();
});
