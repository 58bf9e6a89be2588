import { sql } from 'kysely';
import { lastNight } from '#server/days.ts';
import { clinicTimeZone } from './clinic-profile.queries.ts';
import { type Database, isPostgres } from './database.ts';

const mark = 'traces-of-erased-data';
/** To write a larger file anew takes seconds, in which nothing else is answered. */
const largestInPassing = 100_000_000;
const tables = [
  'appointments',
  'appointment_terms',
  'appointment_treatments',
  'reviews',
  'review_terms',
  'idempotency_keys',
].map((name) => sql.table(name));

/** In the transaction that erases: whoever finds the mark, be it after a crash, has to overwrite what is left. */
export async function markTraces(trx: Database, now: number) {
  await trx
    .insertInto('job_runs')
    .values({ name: mark, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute();
}

/**
 * Overwrites what is left of erased rows in the files. SQLite zeroes what it deletes (`secure_delete`), and not what it moved to
 * another page before: only a file that is written anew is free of it. Without a mark there is nothing to do.
 */
export async function eraseTraces(db: Database) {
  const marked = await findMark(db);
  if (!marked) return;
  if (isPostgres(db)) await sql`vacuum (index_cleanup on) ${sql.join(tables)}`.execute(db);
  else await rewriteFile(db);
  // What was erased in the meantime has marked it anew.
  await db.deleteFrom('job_runs').where('name', '=', mark).where('ran_at', '=', marked.ran_at).execute();
}

/** The same, but what would take long waits for the night. False when it does. */
export async function eraseTracesInTime(db: Database, now: number): Promise<boolean> {
  const marked = await findMark(db);
  if (marked && (await isLarge(db)) && marked.ran_at >= lastNight(now, await clinicTimeZone(db))) return false;
  await eraseTraces(db);
  return true;
}

async function findMark(db: Database) {
  return db.selectFrom('job_runs').select('ran_at').where('name', '=', mark).executeTakeFirst();
}

/** PostgreSQL vacuums while others work. */
async function isLarge(db: Database) {
  if (isPostgres(db)) return false;
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return (rows[0]?.bytes ?? 0) > largestInPassing;
}

async function rewriteFile(db: Database) {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('The log of the database is being read, and could not be emptied.');
}
