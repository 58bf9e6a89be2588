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
