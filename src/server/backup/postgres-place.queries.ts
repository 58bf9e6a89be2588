import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ControlledTransaction, sql } from 'kysely';
import { StartError } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { type Database, openDatabase, type Transaction } from '#server/db/database.ts';
import { programName } from '#server/db/postgres-pool.ts';
import { listMigrations, listTables } from '#server/db/table-rows.queries.ts';
import type { Tables } from '#server/db/tables.ts';
import { type DatabasePlace, inUse } from './database-place.ts';
import { makeBackup } from './make-backup.ts';

const nameSetting = 'application_name';
const lingerMs = 1_000;
const lockNotAvailable = '55P03';

/**
 * A schema in which we own the tables and may create some: more is not needed, so that other programs can use the same server and
 * database. The tables are replaced in one transaction.
 */
export async function openPostgresPlace(url: string, dataDir: string): Promise<DatabasePlace> {
  const address = new URL(url);
  const name = address.searchParams.get(nameSetting) ?? programName;
  address.searchParams.set(nameSetting, `restore to ${name}`);
  const db = await openDatabase({ databaseUrl: address.href, dataDir });
  const backup = path.join(dataDir, 'new-backup');
  let filled: ControlledTransaction<Tables> | undefined;
  return {
    hasData: () => hasData(db),
    refuseWhileInUse: () => refuseOthers(db, name),
    read: (work) => work(db),
    async backUp(storage, now) {
      for (const remains of [backup, `${backup}.part`]) await rm(remains, { recursive: true, force: true });
      await makeBackup(db, storage, backup, now);
    },
    async prepare(fill) {
      filled = await asMaintenance(() => db.startTransaction().execute());
      await dropTables(filled);
      await fill(filled);
    },
    async exchange(aside, move) {
      if (existsSync(backup)) await move(backup, path.join(aside, 'backup'));
      await filled?.commit().execute();
    },
    async close() {
      if (filled && !filled.isCommitted && !filled.isRolledBack) await filled.rollback().execute();
      await rm(backup, { recursive: true, force: true });
      await db.destroy();
    },
  };
}

/** The server lists connections for a moment after they are closed. */
async function refuseOthers(db: Database, name: string) {
  const until = performance.now() + lingerMs;
  while (await isListed(db, name)) {
    if (performance.now() > until) throw new StartError(inUse);
    await setTimeout(100);
  }
}

async function isListed(db: Database, name: string) {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and usename = current_user and starts_with(application_name, ${name})`.execute(
    db,
  );
  return rows.length > 0;
}

async function hasData(db: Database) {
  const [table] = await listTables(db);
  if (table === undefined) return false;
  if ((await listMigrations(db)).length > 0) return true;
  throw new StartError(`DATABASE_URL: other tables are there already, like ${table}. Use an empty schema.`);
}

async function dropTables(trx: Transaction) {
  const tables = await listTables(trx);
  await sql`set local lock_timeout = '1s'`.execute(trx);
  try {
    for (const table of [...tables.toReversed(), 'kysely_migration', 'kysely_migration_lock'])
      await trx.schema.dropTable(table).ifExists().execute();
  } catch (error) {
    if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
    throw new StartError('DATABASE_URL: another client of the database uses our tables. Close it first.', {
      cause: error,
    });
  }
}
