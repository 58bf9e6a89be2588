import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countNames, readCounts } from '../changes.queries.ts';
import * as reviewTerms from './0005-review-terms.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterAll(() => site.close());

/** Runs the migration with the table names of its time. */
async function migrateAgain() {
  await sql`alter table counters rename to kept_counts`.execute(site.db);
  await reviewTerms.up(site.db as unknown as Kysely<never>);
  await sql`alter table kept_counts rename to counters`.execute(site.db);
}

/** Restores the state before the migration. */
async function revert() {
  await sql`drop table review_terms`.execute(site.db);
  await sql`delete from counters where name like 'reviews.active.%' or name like 'reviews.inactive.%'`.execute(site.db);
  await sql`insert into counters (name, count) values ('reviews.active', 1), ('reviews.inactive', 2)`.execute(site.db);
}

test('existing reviews become searchable and are counted like new ones', async () => {
  const admin = await site.signIn();
  for (const rating of [5, 3.5, 0.5]) await site.post('/api/submit-review', reviewOf({ rating }));
  for (const [place, { id }] of (await site.get('/api/reviews', admin)).body.entries())
    await site.put(`/api/reviewVisibility/${id}`, { isActive: place === 0 }, admin);
  const terms = () => site.db.selectFrom('review_terms').selectAll().orderBy('review_id').orderBy('term').execute();
  const before = await terms();

  await revert();
  await migrateAgain();
  expect(await terms()).toEqual(before);
  expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
  const names = await site.db
    .selectFrom('counters')
    .select('name')
    .where('name', 'like', 'reviews.%')
    .where('name', 'not like', '%.0')
    .execute();
  expect(names).toHaveLength(30);
  expect((await site.get('/api/reviews?q=kind', admin)).body).toHaveLength(3);
});

test('large tables are migrated in batches', async () => {
  await revert();
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 1200)
    insert into reviews (name, email, mobile, half_stars, description, visible, created_at)
    select 'Person' || i, 'person@example.com', '+91 00000 00000', 9, 'Kind and clear, calm and patient.', 0, i from numbers`.execute(
    site.db,
  );
  await migrateAgain();
  const admin = await site.signIn();
  expect((await site.get('/api/reviews?q=calm', admin)).headers.get('X-Total-Count')).toBe('1001');
  expect((await site.get('/api/reviews?q=person1200', admin)).body).toHaveLength(1);
});
