import { serverLimits } from '#contract/plain/limits.ts';
import type { Database } from '#server/db/database.ts';

/** Notices that show on this day, the latest start first. */
export async function listCurrentNotices(db: Database, today: string) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}
