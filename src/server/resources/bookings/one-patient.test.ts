import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createAppointmentStore } from './bookings.service.ts';

test('requests of one person that three instances store at the same time belong to one patient', async () => {
  const site = await createTestApp();
  onTestFinished(() => site.close());
  const body = { ...(await bookingOf(site)), treatmentType: [1], privacy_notice: null };
  const databases = [1, 2, 3].map(() => (site.databaseUrl ? openPostgres(site.databaseUrl) : site.db));
  const stores = databases.map((db) => createAppointmentStore(db, () => site.clock.now));
  onTestFinished(async () => {
    if (site.databaseUrl) for (const db of databases) await db.destroy();
  });
  const sent = stores.flatMap((store) =>
    ['+91 00000 00001', '00000 00001', '00000-00001', '+91-0000000001'].flatMap((phone) => [
      store({ key: undefined, body: { ...body, phone } }),
      store({ key: undefined, body: { ...body, phone, email: null } }),
    ]),
  );
  await Promise.all(sent);
  expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(24);
  expect(await site.db.selectFrom('patients').select('id').execute()).toHaveLength(1);
});

test('a visitor learns nothing about who is known: answer, page and free times are alike', async () => {
  const statements: string[] = [];
  const site = await createTestApp({ rateLimits: false, onQuery: ({ sql }) => statements.push(sql) });
  onTestFinished(() => site.close());
  const known = { name: 'Meera Sample', phone: '+91 00000 00001', email: 'meera@example.com' };
  const unknown = { name: 'Asha Sample', phone: '+91 00000 00002', email: 'asha@example.com' };
  for (let times = 0; times < 3; times += 1) await site.post('/api/appointments', await bookingOf(site, known));

  const learn = async (person: object) => {
    const booking = await bookingOf(site, person);
    statements.length = 0;
    const { status, body, headers } = await site.post('/api/appointments', booking);
    const count = statements.length;
    const token = String(body.link).split('/').at(-1);
    const page = (await site.post('/api/patient-page', { token })).body;
    const times = (await site.get('/api/times')).body;
    const names = [...headers.keys()].filter((name) => name !== 'date');
    return { seen: { status, fields: Object.keys(body), headers: names, page: Object.keys(page), times }, count };
  };
  const ofKnown = await learn(known);
  const ofUnknown = await learn(unknown);
  expect(ofKnown.seen).toEqual(ofUnknown.seen);
  expect(ofKnown.seen.status).toBe(201);
  expect(Math.abs(ofKnown.count - ofUnknown.count)).toBeLessThanOrEqual(1);
});
