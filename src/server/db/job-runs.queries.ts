import type { Database } from './database.ts';

/** True the first time only. Of several instances that start at once, one gets true. */
export async function recordFirstRun(db: Database, name: string, now: number): Promise<boolean> {
  const reached = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return reached !== undefined;
}

export async function hasRun(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('job_runs').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}
