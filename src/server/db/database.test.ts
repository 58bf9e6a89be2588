import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isPostgres, openDatabase, prepareDataDir } from './database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-data-'));
  return () => rmSync(dataDir, { recursive: true });
});

const startErrorOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  return String(error);
};

describe('start-up fails with a one-line error', () => {
  test('when PostgreSQL cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://clinic:topsecret@127.0.0.1:1/clinic';
    const line = await startErrorOf(openDatabase({ databaseUrl, dataDir }));
    expect(line).toMatch(
      /^StartError: DATABASE_URL: the database clinic at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    );
    expect(line).not.toContain('topsecret');
  });

  test('when PostgreSQL does not come up in time', async () => {
    const databaseUrl = 'postgres://clinic:topsecret@127.0.0.1:1/clinic';
    const said: string[] = [];
    const line = await startErrorOf(
      openDatabase({ databaseUrl, dataDir }, { ms: 600, say: (line) => said.push(line) }),
    );
    expect(line).toMatch(/cannot be reached: .*ECONNREFUSED/);
    expect(said).toEqual(['Waiting up to 0.6 seconds for PostgreSQL at 127.0.0.1:1.']);
  });

  test('when the file is not a SQLite database', async () => {
    writeFileSync(path.join(dataDir, 'clinic.sqlite'), 'This is no database. '.repeat(100));
    const line = await startErrorOf(openDatabase({ databaseUrl: undefined, dataDir }));
    expect(line).toContain(`DATA_DIR: the database in ${dataDir} cannot be opened: file is not a database`);
  });

  test('when the data folder cannot be created', () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataDir(path.join(file, 'data'))).toThrow(
      new RegExp(`^DATA_DIR: nothing can be written in ${file}/data: `),
    );
  });
});

test('the data folder is created with its parents, readable by its owner only', async () => {
  const nested = path.join(dataDir, 'var', 'clinic');
  prepareDataDir(nested);
  prepareDataDir(nested);
  const db = await openDatabase({ databaseUrl: undefined, dataDir: nested });
  expect(isPostgres(db)).toBe(false);
  expect(statSync(nested).mode & 0o077).toBe(0);
  await db.destroy();
});

describe('a connection', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  test('returns 64-bit integers as numbers', async () => {
    const { rows } = await sql<{
      time: unknown;
      count: unknown;
    }>`select cast(1795190399999 as bigint) as time, count(*) as count`.execute(database.db);
    expect(rows).toEqual([{ time: 1_795_190_399_999, count: 1 }]);
  });

  test('rolls back a failed transaction', async () => {
    const { db } = database;
    await sql`create table things (name text primary key)`.execute(db);
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into things values ('a')`.execute(trx);
      await sql`insert into things values ('a')`.execute(trx);
    });
    await expect(failing).rejects.toThrow(/constraint/i);
    expect((await sql`select * from things`.execute(db)).rows).toEqual([]);
  });
});

test('SQLite syncs every commit, enforces foreign keys and zeroes deleted data', async () => {
  const db = await openDatabase({ databaseUrl: undefined, dataDir });
  const pragma = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('secure_delete')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(20);
  await db.destroy();
});
