import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import * as vowelSigns from './0099-vowel-signs.ts';

test('what is stored already is found by names with vowel signs, and by no other name', async () => {
  const site = await createTestApp({ rateLimits: false });
  const admin = await site.signIn();
  const rows = async (table: string) =>
    (await sql`select * from ${sql.table(table)} order by term`.execute(site.db)).rows;
  await site.post('/api/appointments', await bookingOf(site, { name: 'रीमा Rao' }));
  await site.post('/api/appointments', await bookingOf(site, { name: 'Zoë' }));
  await site.post('/api/submit-review', reviewOf({ name: 'राम', description: 'बहुत अच्छा' }));
  const tables = ['appointment_terms', 'review_terms'];
  const before = await Promise.all(tables.map(rows));
  // Before the migration, terms had no marks at all.
  for (const [table, signs, name] of [
    ['appointment_terms', 'रीमा', 'रम'],
    ['review_terms', 'राम', 'रम'],
  ])
    await sql`update ${sql.table(String(table))} set term = ${name} where term = ${signs}`.execute(site.db);
  expect(await Promise.all(tables.map(rows))).not.toEqual(before);

  await vowelSigns.up(site.db as unknown as Kysely<never>);
  expect(await Promise.all(tables.map(rows))).toEqual(before);
  const found = async (q: string) =>
    (await site.get(`/api/appointments?q=${encodeURIComponent(q)}`, admin)).body.length;
  expect([await found('रीमा'), await found('रमा')]).toEqual([1, 0]);
  await site.close();
});
