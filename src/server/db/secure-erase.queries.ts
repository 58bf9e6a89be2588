import { sql } from 'kysely';
import { lastNight } from '#server/days.ts';
import { clinicTimeZone } from './clinic-profile.queries.ts';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres } from './database.ts';

const jobName = 'traces-of-erased-data';
/** Rewriting a larger SQLite file blocks all other work for seconds, so it waits for the night. In bytes. */
const maxDaytimeSize = 100_000_000;
const tables = [
  'appointments',
  'appointment_terms',
  'appointment_treatments',
  'remarks_drafts',
  'reviews',
  'review_terms',
  'idempotency_keys',
].map((name) => sql.table(name));

/** Call it in the transaction that erases. The request survives a crash until `overwriteErasedRows` has succeeded. */
export async function requestOverwrite(trx: Database, now: number) {
  await trx
    .insertInto('job_runs')
    .values({ name: jobName, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute();
}

/**
 * Removes the remains of erased rows from the database files, if an overwrite was requested. SQLite zeroes the cells that it
 * deletes (`secure_delete`) but not copies that it moved to another page earlier; only rewriting the file removes those.
 */
export async function overwriteErasedRows(db: Database) {
  const request = await findRequest(db);
  if (!request) return;
  if (isPostgres(db)) await asMaintenance(() => db.connection().execute(vacuum));
  else await rewriteFile(db);
  // An erasure in the meantime has renewed the request, which then stays.
  await db.deleteFrom('job_runs').where('name', '=', jobName).where('ran_at', '=', request.ran_at).execute();
}

/** The same, but a large file is left for the night. False if the overwrite was deferred. */
export async function overwriteErasedRowsOrDefer(db: Database, now: number): Promise<boolean> {
  const request = await findRequest(db);
  if (request && (await isLarge(db)) && request.ran_at >= lastNight(now, await clinicTimeZone(db))) return false;
  await overwriteErasedRows(db);
  return true;
}

async function findRequest(db: Database) {
  return db.selectFrom('job_runs').select('ran_at').where('name', '=', jobName).executeTakeFirst();
}

/** PostgreSQL vacuums without blocking other work, whatever the size. */
async function isLarge(db: Database) {
  if (isPostgres(db)) return false;
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return (rows[0]?.bytes ?? 0) > maxDaytimeSize;
}

/** Whoever erases waits for it, so it does not wait for locks as long as other maintenance does. */
async function vacuum(connection: Database) {
  await sql`set lock_timeout = 3000`.execute(connection);
  try {
    await sql`vacuum (index_cleanup on) ${sql.join(tables)}`.execute(connection);
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
}

async function rewriteFile(db: Database) {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('The write-ahead log could not be truncated because a reader is using it.');
}
