import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { listMigrations } from '#server/db/table-rows.queries.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { verifyBackup } from './manifest.ts';
import { updateSchema } from './update-schema.ts';

const older = '0123-presences';
const clock = () => Date.UTC(2026, 10, 21);

let database: TestDatabase;
let backupDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  backupDir = path.join(database.dataDir, 'backups');
  return () => database.close();
});

const update = async (backups = true) =>
  updateSchema(database.db, createLocalStorage(database.dataDir), { backups, backupDir }, clock);
const lastOf = (names: string[]) => names.at(-1);

test('the database is backed up before a migration, and only then', async () => {
  await migrate(database.db, older);
  await update();
  await update();
  const [name = '', ...more] = readdirSync(backupDir);
  expect(more).toEqual([]);
  expect(lastOf((await verifyBackup(path.join(backupDir, name))).migrations)).toBe(older);
  expect(lastOf(await listMigrations(database.db))).not.toBe(older);
});

test('a new database needs no backup', async () => {
  await update();
  expect(existsSync(backupDir)).toBe(false);
});

test('no backup is made with BACKUPS=off', async () => {
  await migrate(database.db, older);
  await update(false);
  expect(existsSync(backupDir)).toBe(false);
});

test('a database of a version before 2.0.0 is refused without a backup of it', async () => {
  await migrate(database.db, older);
  await sql`delete from kysely_migration where name = ${older}`.execute(database.db);
  await expect(update()).rejects.toThrow('Start version 2.0.0 once');
  expect(existsSync(backupDir)).toBe(false);
});

test('when the backup fails, nothing is migrated', async () => {
  await migrate(database.db, older);
  writeFileSync(backupDir, 'a file in its place');
  await expect(update()).rejects.toThrow(StartError);
  await expect(update()).rejects.toThrow('no backup of it could be made before');
  expect(lastOf(await listMigrations(database.db))).toBe(older);
});

test('when the migration fails, the database is unchanged and the backup is retained', async () => {
  await migrate(database.db, older);
  await sql`create table signs (mine text)`.execute(database.db);
  await expect(update()).rejects.toThrow('could not be brought up to date, and is as it was');
  expect(lastOf(await listMigrations(database.db))).toBe(older);
  expect(readdirSync(backupDir)).toHaveLength(1);
});
