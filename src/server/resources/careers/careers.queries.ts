import { serverLimits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';

/** Openings that are public on this day, newest first, at most `serverLimits.pageSize`. */
export async function listCurrentOpenings(db: Database, today: string) {
  return db
    .selectFrom('careers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}
