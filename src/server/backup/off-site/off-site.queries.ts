import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { deleteRows, excludedTables, listTables } from '#server/db/table-rows.queries.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';

/**
 * `tokens`: those by which this database knows itself in the bucket, separated by commas: the last one, and the one that was being written.
 * `copy`, `drill`: what was wrong the last time, in a sentence. No row where nothing was.
 */
type NoteName = 'tokens' | 'copy' | 'drill';

export async function readNotes(db: Database): Promise<Partial<Record<NoteName, string>>> {
  const rows = await db.selectFrom('off_site').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, note }) => [name, note]));
}

export async function writeNote(db: Database, name: NoteName, note: string | null) {
  if (note === null) await db.deleteFrom('off_site').where('name', '=', name).execute();
  else
    await db
      .insertInto('off_site')
      .values({ name, note })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ note }))
      .execute();
}

/**
 * Takes from a copy on SQLite what is about the running program, so that the same records give the same file, apart from its first 100 bytes.
 * Returns the names of the jobs that have run, for `rememberJobs`.
 */
export async function forgetWhatRuns(copy: Database): Promise<string[]> {
  const jobs = await copy.selectFrom('job_runs').select('name').execute();
  await inTransactionWithoutCounters(copy, async (trx) => {
    for (const table of [...excludedTables, 'job_runs']) await deleteRows(trx, table);
    await sql`update kysely_migration set timestamp = ''`.execute(trx);
  });
  await sql`vacuum`.execute(copy);
  return jobs.map(({ name }) => name);
}

/** One-time jobs must not run again after a restore; the others are due at once. */
export async function rememberJobs(copy: Database, jobs: readonly string[]) {
  if (jobs.length === 0) return;
  await copy
    .insertInto('job_runs')
    .values(jobs.map((name) => ({ name, ran_at: 0 })))
    .execute();
}

export async function countRows(copy: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(copy)) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(copy);
    counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}

/** Returns what SQLite finds wrong with a file; null for nothing. */
export async function findDamage(copy: Database): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(copy);
  const found = rows[0]?.integrity_check;
  return found === 'ok' ? null : (found ?? 'nothing can be read');
}
