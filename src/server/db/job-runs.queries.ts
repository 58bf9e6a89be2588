import type { Database } from './database.ts';

/** Records that a one-time job has run. True for the first caller only, even if several instances start at once. */
export async function recordFirstRun(db: Database, name: string, now: number): Promise<boolean> {
  const recorded = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return recorded !== undefined;
}

export async function hasRun(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('job_runs').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the lease of a recurring job: true for one instance, then false for all until `ms` have passed. A holder that is
 * killed blocks the others no longer than that.
 */
export async function takeLease(db: Database, name: string, now: number, ms: number): Promise<boolean> {
  const taken = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        // A lease far in the future comes from a wrong clock. Slightly in the future is another instance's clock.
        .where((eb) => eb.or([eb('job_runs.ran_at', '<=', now - ms), eb('job_runs.ran_at', '>', now + ms)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
