import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as blogAddressesAndPictures from './migrations/0006-blog-addresses-and-pictures.ts';
import * as galleryOrderAndClosingDays from './migrations/0007-gallery-order-and-closing-days.ts';
import * as blogTerms from './migrations/0012-blog-terms.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  return () => database.close();
});

const schema = async () => db.introspection.getTables();
const tableNames = async () => (await schema()).map(({ name }) => name).toSorted();

/** Tables of the type that all queries are checked against. */
function declaredTables() {
  const folder = new URL('tables/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'columns.ts');
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name));
}

test('an empty database gets all tables', async () => {
  await migrate(db);
  expect(await tableNames()).toEqual(declaredTables().toSorted());
});

test('a second run changes nothing', async () => {
  await migrate(db);
  const before = await schema();
  await db.insertInto('job_runs').values({ name: 'existing', ran_at: 1 }).execute();
  await migrate(db);
  expect(await schema()).toEqual(before);
  expect(await db.selectFrom('job_runs').selectAll().execute()).toEqual([{ name: 'existing', ran_at: 1 }]);
});

test('a failed migration changes nothing, and succeeds once its cause is removed', async () => {
  // The first migration fails late, because one of its last tables already exists.
  await sql`create table sessions (mine text)`.execute(db);
  await sql`insert into sessions values ('existing')`.execute(db);
  const failure = await migrate(db).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(
    /^StartError: The database could not be brought up to date, and is as it was: .*sessions.*already exists/,
  );
  expect(await tableNames()).toEqual(['sessions']);
  expect((await sql`select * from sessions`.execute(db)).rows).toEqual([{ mine: 'existing' }]);

  await sql`drop table sessions`.execute(db);
  await migrate(db);
  expect(await tableNames()).toContain('appointments');
});

test('a database written by a newer version is refused and unchanged', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(db);
  const applied = async () => (await sql`select name from kysely_migration order by name`.execute(db)).rows;
  const before = await applied();
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('written by a newer version of this program (9999-from-the-future)');
  expect(await applied()).toEqual(before);
});

test('existing gallery items are ordered by creation time', async () => {
  const schema = db as never;
  await firstTables.up(schema);
  for (const [title, created_at] of Object.entries({ newest: 3, oldest: 1, middle: 2, alsoMiddle: 2 }))
    await sql`insert into gallery_items (title, image, created_at) values (${title}, 'x.webp', ${created_at})`.execute(
      db,
    );
  await galleryOrderAndClosingDays.up(schema);
  const rows = await db.selectFrom('gallery_items').select('title').orderBy('position', 'desc').execute();
  expect(rows.map(({ title }) => title)).toEqual(['newest', 'alsoMiddle', 'middle', 'oldest']);
});

test('existing blogs become searchable by title, however many there are', async () => {
  const schema = db as never;
  await firstTables.up(schema);
  await blogAddressesAndPictures.up(schema);
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 1200)
    insert into blogs (slug, title, content, content_format, preview, is_active, created_at, updated_at)
    select 'blog-' || i, 'Blog ' || i || ': Größe!', '', 'text', '', 1, i, i from numbers`.execute(db);
  await blogTerms.up(schema);
  const found = db.selectFrom('blog_terms').select('term').where('blog_id', '=', 1200).orderBy('term');
  expect((await found.execute()).map(({ term }) => term)).toEqual(['1200', 'blog', 'große']);
});

test('remarks, and what belongs to their requests, survive a longer limit', async () => {
  await migrate(db, '0027-notices-undo');
  await sql`insert into states (state_id, state_name) values (1, 'Kerala')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name) values (1, 1, 'Kochi')`.execute(db);
  const place = { phone: '12345', email: null, state_id: 1, city_id: 1, conditions: null, created_at: 1 };
  for (const [index, remarks] of ['Called.', null].entries())
    await db
      .insertInto('appointments')
      .values({ id: index + 1, reference: `AAAA222${index}`, name: 'x', remarks, ...place })
      .execute();
  await db.insertInto('appointment_terms').values({ appointment_id: 1, term: 'x' }).execute();
  const read = async () => ({
    rows: await db.selectFrom('appointments').select(['id', 'remarks']).orderBy('id').execute(),
    terms: await db.selectFrom('appointment_terms').selectAll().execute(),
  });
  const before = await read();
  await migrate(db);
  expect(await read()).toEqual(before);
  await db
    .updateTable('appointments')
    .set({ remarks: '👍🏽'.repeat(1_000) })
    .execute();
});

test('sessions from before they could be locked go on unlocked, and the clinic locks after half an hour', async () => {
  await migrate(db, '0038-people');
  await sql`insert into administrators (email, password_hash, created_at) values ('a@example.com', '', 1)`.execute(db);
  await sql`insert into sessions (id, administrator_id, created_at, last_seen_at, expires_at)
    values ('open', 1, 1, 1, 2)`.execute(db);
  await sql`insert into clinic_profile (id, profile) values (1, '{}')`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('sessions').select(['id', 'locked_at']).execute()).toEqual([
    { id: 'open', locked_at: null },
  ]);
  expect(await db.selectFrom('clinic_profile').select('lock_minutes').execute()).toEqual([{ lock_minutes: 30 }]);
});
