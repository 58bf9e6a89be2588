import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { listMigrations } from './table-rows.queries.ts';

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
  // The first migration fails late, because one of its tables already exists.
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
  const before = await listMigrations(db);
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('written by a newer version of this program (9999-from-the-future)');
  expect(await listMigrations(db)).toEqual(before);
});

test('a database of a version before 2.0.0 is refused and unchanged', async () => {
  await migrate(db);
  await sql`delete from kysely_migration where name > '0028-composed-characters'`.execute(db);
  const before = await listMigrations(db);
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('Start version 2.0.0 once, which brings it up to date, and then this one.');
  expect(await listMigrations(db)).toEqual(before);
});
