import type { Database } from './database.ts';

/**
 * True for one of several instances that ask at the same moment, and then for none until the time is over: whoever gets it and
 * is killed holds the others up no longer than that.
 */
export async function takeLease(db: Database, name: string, now: number, ms: number): Promise<boolean> {
  const taken = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        // One from far in the future is from a clock that went wrong; a little later may another instance have asked.
        .where((eb) => eb.or([eb('job_runs.ran_at', '<=', now - ms), eb('job_runs.ran_at', '>', now + ms)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
