import { readCounts } from './db/changes.queries.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** How long after one check for changes made by other instances the next one begins. */
const usualPollMs = 1_000;

/** A number that increases with every change to what visitors see. */
export interface ContentVersion {
  /** The last known version. While the database is down it does not change. */
  current(): number;
  /**
   * Increases with every change that may take something away, such as an edit, a deletion or an erasure. What was rendered
   * before such a change must not be served any more, not even when a new rendering fails.
   */
  withdrawals(): number;
  /** Call after a change, so that the next request already sees it. */
  refresh(): Promise<void>;
  /** Polls for the changes of other instances until the returned function is called. */
  watch(log: Log, pollMs?: number): () => void;
}

export function createContentVersion(db: Database): ContentVersion {
  let version = -1;
  let withdrawals = -1;

  async function refresh() {
    const counts = await readCounts(db, 'content.changes', 'content.withdrawals');
    // Of two readings at the same time, the older one may arrive last.
    version = Math.max(version, counts['content.changes']);
    withdrawals = Math.max(withdrawals, counts['content.withdrawals']);
  }

  /** Waits for each reading before it starts the time to the next one, so that they never queue for a slow database. */
  function watch(log: Log, pollMs = usualPollMs) {
    let isDown = false;
    let isStopped = false;
    let timer = setTimeout(() => void poll(), pollMs);
    async function poll() {
      try {
        await refresh();
        isDown = false;
      } catch (error) {
        if (!isDown) log.error('the content version cannot be read; cached pages may be stale', { error });
        isDown = true;
      }
      if (!isStopped) timer = setTimeout(() => void poll(), pollMs);
    }
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }

  return { current: () => version, withdrawals: () => withdrawals, refresh, watch };
}
