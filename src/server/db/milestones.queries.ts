import type { Database } from './database.ts';

/** True the first time only. Of several instances that start at once, one gets true. */
export async function reachMilestone(db: Database, name: string, now: number): Promise<boolean> {
  const reached = await db
    .insertInto('milestones')
    .values({ name, reached_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return reached !== undefined;
}

export async function hasReached(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('milestones').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}
