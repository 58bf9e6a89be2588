import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { dumpSchema } from '#server/testing/dump-schema.ts';
import { hasReleases, releasedProgram, thisProgram } from '#server/testing/released-program.ts';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { baselineNames } from './migrations/baseline.ts';
import { listMigrations, listTables, readLastIds, readRows, withSnapshot } from './table-rows.queries.ts';

// The programs of 1.0.0 and 2.0.0 are in the repository, so that the databases here are theirs.

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function another(create: () => Promise<TestDatabase>) {
  const other = await create();
  onTestFinished(() => other.close());
  return other;
}

/** A database as a release leaves it, with an owner and a request. */
async function databaseOf(version: string) {
  const program = releasedProgram(version);
  expect(program('admin', ['create', 'asha@example.com'], database)).toMatchObject({ status: 0 });
  const { db } = database;
  await sql`insert into states (state_id, state_name) values (1, 'Kerala')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name) values (1, 1, 'Kochi')`.execute(db);
  await sql`insert into appointments (id, created_at, reference, name, phone, state_id, city_id)
    values (7, 1, 'AAAA2222', 'Meera', '12345', 1, 1)`.execute(db);
  return program;
}

const requests = (db: Database) => db.selectFrom('appointments').select(['id', 'reference', 'name']).execute();

/** Everything in a database; the rows in no order. */
async function contentOf(db: Database) {
  return withSnapshot(db, async (snapshot) => {
    const rows: string[] = [];
    for (const table of await listTables(snapshot))
      for await (const batch of readRows(snapshot, table))
        rows.push(...batch.map((row) => table + JSON.stringify(row)));
    return {
      schema: await dumpSchema(snapshot),
      migrations: await listMigrations(snapshot),
      rows: rows.toSorted(),
      lastIds: await readLastIds(snapshot),
    };
  });
}

const restore = (backup: string, to: TestDatabase) =>
  restoreBackup({ ...to, s3: undefined }, createLocalStorage(to.dataDir), backup, { replace: false, now: 1 });

async function backUp(program: typeof thisProgram) {
  const folder = path.join(database.dataDir, 'copies');
  expect(program('backup', ['--to', folder], database)).toMatchObject({ status: 0 });
  return path.join(folder, readdirSync(folder)[0] ?? '');
}

describe.skipIf(!hasReleases('1.0.0', '2.0.0'))('version 2.0.0', () => {
  test('gave an empty database exactly the tables, rows and migrations that the baseline does', async () => {
    expect(releasedProgram('2.0.0')('admin', ['list'], database)).toMatchObject({ status: 0 });
    const { db } = await another(createTestDatabase);
    await migrate(db, baselineNames.at(-1));
    expect(await contentOf(db)).toEqual(await contentOf(database.db));
    expect(await listMigrations(db)).toEqual(baselineNames);
  });

  test('left a database that this version brings up to date', async () => {
    await databaseOf('2.0.0');
    await migrate(database.db);
    expect(await requests(database.db)).toEqual([{ id: 7, reference: 'AAAA2222', name: 'Meera' }]);
    const { db: fresh } = await another(createMigratedDatabase);
    expect(await dumpSchema(database.db)).toEqual(await dumpSchema(fresh));
  });

  test('made a backup that this version restores', async () => {
    const backup = await backUp(await databaseOf('2.0.0'));
    const target = await another(createTestDatabase);
    await restore(backup, target);
    expect(await requests(target.db)).toEqual(await requests(database.db));
    const { db: fresh } = await another(createMigratedDatabase);
    expect(await dumpSchema(target.db)).toEqual(await dumpSchema(fresh));
  });
});

describe.skipIf(!hasReleases('1.0.0', '2.0.0'))('version 1.0.0', () => {
  test('left a database that this version refuses as it is, and reads once 2.0.0 has started', async () => {
    const program = await databaseOf('1.0.0');
    const before = await contentOf(database.db);
    expect(thisProgram('admin', ['list'], database)).toEqual({
      status: 1,
      printed:
        'The database was written by a version before 2.0.0, and is as it was. Start version 2.0.0 once, which brings it up to date, and then this one.',
    });
    expect(await contentOf(database.db)).toEqual(before);
    expect(existsSync(path.join(database.dataDir, 'backups'))).toBe(false);
    expect(program('admin', ['list'], database)).toEqual({ status: 0, printed: 'asha@example.com' });

    expect(releasedProgram('2.0.0')('admin', ['list'], database)).toMatchObject({ status: 0 });
    await migrate(database.db);
    expect(await requests(database.db)).toEqual([{ id: 7, reference: 'AAAA2222', name: 'Meera' }]);
  });

  test('made a backup that this version refuses, and reads once 2.0.0 has restored it', async () => {
    const backup = await backUp(await databaseOf('1.0.0'));
    const target = await another(createTestDatabase);
    await expect(restore(backup, target)).rejects.toThrow(
      'This backup has a database from before version 2.0.0. Restore it with that version, and then start this one.',
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
    expect(releasedProgram('2.0.0')('restore', [backup], target)).toMatchObject({ status: 0 });
    await migrate(target.db);
    expect(await requests(target.db)).toEqual(await requests(database.db));
  });
});
