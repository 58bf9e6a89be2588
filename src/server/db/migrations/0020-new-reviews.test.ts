import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { countNames, readCounts } from '../changes.queries.ts';
import * as newReviews from './0020-new-reviews.ts';

test('existing reviews are new unless someone showed or hid them', async () => {
  const site = await createTestApp({ rateLimits: false });
  const admin = await site.signIn();
  for (const name of ['Waiting', 'Hidden', 'Shown']) await site.post('/api/submit-review', reviewOf({ name }));
  const find = async () => (await site.get('/api/reviews', admin)).body as { id: number; name: string }[];
  const idOf = async (name: string) => (await find()).find((review) => review.name === name)?.id;
  await site.put(`/api/reviewVisibility/${await idOf('Hidden')}`, { isActive: false }, admin);
  await site.put(`/api/reviewVisibility/${await idOf('Shown')}`, { isActive: true }, admin);
  const [before, counted] = [await find(), await readCounts(site.db, ...countNames)];

  await sql`drop index reviews_by_visible_is_new_created_at_id`.execute(site.db);
  await sql`alter table reviews drop column is_new`.execute(site.db);
  await sql`update counters set count = 2 where name = 'reviews.inactive.9'`.execute(site.db);
  await sql`delete from counters where name like 'reviews.new.%'`.execute(site.db);
  await newReviews.up(site.db as unknown as Kysely<never>);

  expect(await find()).toEqual(before);
  expect(await readCounts(site.db, ...countNames)).toEqual(counted);
  expect(counted).toEqual(await recount(site.db));
  await site.close();
});
