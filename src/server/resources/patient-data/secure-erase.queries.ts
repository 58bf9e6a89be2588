// See docs/decisions/0030-erasing-patient-data.md.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { monotonicClock } from '#server/clock.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { noteRun } from '#server/db/job-runs.queries.ts';
import { lastNight } from '#server/scheduling/days.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';

const jobName = 'traces-of-erased-data';
/** Rewriting a larger file of SQLite, or table of PostgreSQL, blocks others for seconds, so it waits for the night. In bytes. */
const maxDaytimeSize = { sqlite: 100_000_000, postgres: 64 * 1_048_576 };
/** Longest wait for open transactions, in ms. Requests end within 5 s. */
const maxWaitForTransactions = 6_000;
/** Their rows, and all rows that refer to them, hold patients' data. */
const roots = ['patients', 'appointments', 'reviews', 'applications'];

/** Call it in the transaction that erases. The request survives a crash until `overwriteErasedRows` has succeeded. */
export async function requestOverwrite(trx: Transaction, now: number) {
  await noteRun(trx, jobName, now);
}

/**
 * Removes the remains of erased rows from the database files, if an overwrite was requested. SQLite zeroes the cells that it
 * deletes (`secure_delete`) but not copies that it moved to another page earlier, and PostgreSQL leaves the bytes of a row in its page;
 * only rewriting removes those.
 */
export async function overwriteErasedRows(db: Database) {
  const request = await findRequest(db);
  if (request) await overwrite(db, request, true);
}

/** Overwrites erased rows now, or leaves what is large for the night. Returns false if some of it was deferred. */
export async function overwriteErasedRowsOrDefer(db: Database, now: number): Promise<boolean> {
  const request = await findRequest(db);
  if (!request) return true;
  return overwrite(db, request, request.ran_at < lastNight(now, await clinicTimeZone(db)));
}

async function overwrite(db: Database, request: { ran_at: number }, mayBlock: boolean) {
  const isDone = isPostgres(db)
    ? await asMaintenance(() => db.connection().execute((connection) => rewriteTables(connection, mayBlock)))
    : (mayBlock || !(await isLarge(db))) && (await rewriteFile(db));
  // An erasure in the meantime has renewed the request, which then stays.
  if (isDone)
    await db.deleteFrom('job_runs').where('name', '=', jobName).where('ran_at', '=', request.ran_at).execute();
  return isDone;
}

async function findRequest(db: Database) {
  return db.selectFrom('job_runs').select('ran_at').where('name', '=', jobName).executeTakeFirst();
}

async function isLarge(db: Database) {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return (rows[0]?.bytes ?? 0) > maxDaytimeSize.sqlite;
}

/**
 * PostgreSQL keeps a deleted row as long as any transaction may still see it, so those that began before have to end first. Large tables
 * are only vacuumed, unless they may block others: then no query finds the bytes, but they are in the file until it is rewritten.
 * Returns whether all were rewritten.
 * @throws Error if an older transaction is still open after some seconds; the next run repeats it.
 */
async function rewriteTables(connection: Database, mayBlock: boolean) {
  await olderTransactionsEnd(connection);
  const tables = await listTablesAbout(connection);
  const large = mayBlock ? [] : await listLarge(connection, tables);
  // The administrator who erases waits for it, so it waits for locks for less time than other maintenance.
  await sql`set lock_timeout = 3000`.execute(connection);
  try {
    for (const name of tables)
      await (large.includes(name)
        ? sql`vacuum (index_cleanup on) ${sql.table(name)}`
        : sql`vacuum (full, analyze) ${sql.table(name)}`
      ).execute(connection);
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
  return large.length === 0;
}

/** Lists those of these tables that are large, with their indexes. */
async function listLarge(db: Database, tables: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relname in (${sql.join(tables)}) and relnamespace = current_schema()::regnamespace
      and pg_total_relation_size(oid) > ${maxDaytimeSize.postgres}`.execute(db);
  return rows.map(({ name }) => name);
}

async function olderTransactionsEnd(connection: Database) {
  const older = await listOtherTransactions(connection);
  const deadline = monotonicClock() + maxWaitForTransactions;
  while ((await listOtherTransactions(connection)).some((id) => older.includes(id))) {
    if (monotonicClock() > deadline)
      throw new Error('An older transaction, such as a backup, may still see the erased rows.');
    await setTimeout(50);
  }
}

/** The transactions of others in this database: everyone may see their virtual ids, as `create index concurrently` does. */
async function listOtherTransactions(connection: Database) {
  const { rows } = await sql<{ id: string }>`
    select virtualtransaction as id from pg_locks join pg_stat_activity using (pid)
    where locktype = 'virtualxid' and mode = 'ExclusiveLock' and granted and pid <> pg_backend_pid()
      and datname = current_database()`.execute(connection);
  return rows.map(({ id }) => id);
}

/** PostgreSQL only: the tables whose rows belong to a patient, by their foreign keys, and stored answers to forms. */
export async function listTablesAbout(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive owned(oid) as (
      select oid from pg_class where relname in (${sql.join(roots)}) and relnamespace = current_schema()::regnamespace
      union
      select conrelid from pg_constraint join owned on confrelid = owned.oid where contype = 'f'
    )
    select relname as name from owned join pg_class using (oid) order by relname`.execute(db);
  return [...rows.map(({ name }) => name), 'idempotency_keys', 'changed_texts'];
}

async function rewriteFile(db: Database) {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('The write-ahead log could not be truncated because a reader is using it.');
  return true;
}
