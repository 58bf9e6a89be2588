import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('remarks that are typed while their request is being erased find no request', async () => {
  const site = await createTestApp();
  const admin = await site.signIn();
  const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const draft = await site.db.transaction().execute(async (erasing) => {
    await erasing.deleteFrom('appointments').where('id', '=', id).execute();
    const typed = site.put(`/api/appointments/${id}/draft`, { text: 'Called.' }, admin);
    await expect.poll(async () => (await waiting.execute(site.db)).rows[0]?.count).toBe(1);
    return { typed };
  });
  expect((await draft.typed).status).toBe(404);
  await site.close();
});
