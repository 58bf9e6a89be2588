import { visitLimits } from '#contract/visit-limits.ts';
import type { Database } from './database.ts';

/** Closures of rooms that end after `from` and begin before `until`, the next first. */
export async function listRoomClosures(db: Database, from: number, until: number = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom('room_closures')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(visitLimits.roomClosures)
    .execute();
}
