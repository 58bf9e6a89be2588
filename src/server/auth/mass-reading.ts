import type { Clock } from '#server/clock.ts';
import { recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { addRecent } from '#server/limits/recent-entries.ts';

/** More different ones within an hour are no everyday work. */
export const manyRead = 500;
const hourMs = 3_600_000;
/** Sessions whose reading is counted at a time. */
const mostSessions = 1_000;

export type WatchReading = ReturnType<typeof createWatchReading>;

/**
 * Reading is not recorded in general, but someone who copies the list of patients or requests leaves an entry in the audit log: one
 * for each session and hour in which lists have shown more than 500 different ones. Each instance counts for itself.
 */
export function createWatchReading(db: Database, monotonicClock: Clock) {
  const sessions = new Map<string, { since: number; ids: Set<number>; isRecorded: boolean }>();

  return async function watchReading(
    { session, change }: AdminCall,
    noun: 'patients' | 'requests',
    rows: readonly { id: number }[],
  ) {
    const key = `${session.id} ${noun}`;
    const now = monotonicClock();
    const before = sessions.get(key);
    const isRecent = before !== undefined && now < before.since + hourMs;
    const read = isRecent ? before : { since: now, ids: new Set<number>(), isRecorded: false };
    addRecent(sessions, key, read, mostSessions);
    if (read.isRecorded) return;
    for (const { id } of rows) read.ids.add(id);
    if (read.ids.size <= manyRead) return;
    read.isRecorded = true;
    read.ids.clear();
    const name = `of more than ${manyRead} ${noun}, in lists`;
    const event = { action: 'looked-up', kind: 'patient-data', id: null, name } as const;
    await recordEvent(db, change, event).catch(unlessDiskFull);
  };
}
