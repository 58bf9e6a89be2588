import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { type Database, openSqlite } from './database.ts';

let db: Database;
let dataDir: string;
beforeEach(async () => {
  const database = await createTestDatabase();
  const { close } = database;
  ({ dataDir } = database);
  db = openSqlite(dataDir);
  await sql`create table things (id integer primary key, name text)`.execute(db);
  return async () => {
    await db.destroy();
    await close();
  };
});

/** How many statements SQLite prepares while `work` runs. */
async function countPrepared(work: () => Promise<unknown>) {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await work();
  const { length } = prepare.mock.calls;
  prepare.mockRestore();
  return length;
}

const find = (name: string) => sql`select * from things where name = ${name}`.execute(db);
/** A statement that nearly fills the cache. */
const long = (letter: string) => sql`select ${sql.lit(letter.repeat(900_000))}`.execute(db);

test('a statement is prepared once, whatever its parameters', async () => {
  expect(await countPrepared(() => find('a'))).toBe(1);
  expect(await countPrepared(() => find('b'))).toBe(0);
  await sql`insert into things (name) values ('c')`.execute(db);
  expect((await find('c')).rows).toEqual([{ id: 1, name: 'c' }]);
});

test('a full cache evicts the least recently used statement', async () => {
  await long('x');
  await find('a');
  expect(await countPrepared(() => long('y'))).toBe(1);
  expect(await countPrepared(() => find('a'))).toBe(0);
  expect(await countPrepared(() => long('y'))).toBe(0);
  expect(await countPrepared(() => long('x'))).toBe(1);
});

test.each([
  ['a statement', () => sql`insert into things (name) values ('c')`.execute(db)],
  ['a transaction', () => db.transaction().execute((trx) => sql`insert into things (name) values ('c')`.execute(trx))],
])('%s waits while another process writes, and blocks nothing else', async (_what, write) => {
  const other = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'));
  other.exec('begin immediate');
  const writing = write();
  // The other transaction runs in this process, so it could not end if waiting blocked everything.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  other.exec('commit');
  other.close();
  await writing;
  expect((await find('c')).rows).toEqual([{ id: 1, name: 'c' }]);
});
