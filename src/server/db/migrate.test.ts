import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  return () => database.close();
});

const schema = async () => db.introspection.getTables();
const tableNames = async () => (await schema()).map(({ name }) => name).toSorted();

test('a new database gets all tables', async () => {
  await migrate(db);
  expect(await tableNames()).toEqual([
    'administrators',
    'appointment_terms',
    'appointment_treatments',
    'appointments',
    'blogs',
    'careers',
    'cities',
    'clinic_profile',
    'condition_symptoms',
    'conditions',
    'gallery_items',
    'idempotency_keys',
    'kept_counts',
    'milestones',
    'reviews',
    'sessions',
    'states',
    'symptoms',
    'treatments',
  ]);
});

test('a second time changes nothing', async () => {
  await migrate(db);
  const before = await schema();
  await db.insertInto('milestones').values({ name: 'kept', reached_at: 1 }).execute();
  await migrate(db);
  expect(await schema()).toEqual(before);
  expect(await db.selectFrom('milestones').selectAll().execute()).toEqual([{ name: 'kept', reached_at: 1 }]);
});

test('a migration that fails leaves the old state, and works once its obstacle is gone', async () => {
  // The last but one table of the first migration is there already, with something in it.
  await sql`create table sessions (mine text)`.execute(db);
  await sql`insert into sessions values ('kept')`.execute(db);
  const failure = await migrate(db).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(
    /^StartError: The database could not be brought up to date: .*sessions.*already exists/,
  );
  expect(await tableNames()).toEqual(['sessions']);
  expect((await sql`select * from sessions`.execute(db)).rows).toEqual([{ mine: 'kept' }]);

  await sql`drop table sessions`.execute(db);
  await migrate(db);
  expect(await tableNames()).toContain('appointments');
});

test('a database of a newer program is refused and left as it is', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('9999-from-the-future');
  expect((await sql`select name from kysely_migration order by name`.execute(db)).rows).toEqual([
    { name: '0001-first-tables' },
    { name: '9999-from-the-future' },
  ]);
});
