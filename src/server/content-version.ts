import { readCounts } from './db/counters.queries.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** How often an instance checks for changes made by other instances. */
const pollMs = 1_000;

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
  watch(log: Log): () => void;
}

export function createContentVersion(db: Database): ContentVersion {
  let version = -1;
  let withdrawals = -1;

  async function refresh() {
    const counts = await readCounts(db, 'content.changes', 'content.withdrawals');
    version = counts['content.changes'];
    withdrawals = counts['content.withdrawals'];
  }

  function watch(log: Log) {
    let isDown = false;
    const poll = () =>
      refresh().then(
        () => {
          isDown = false;
        },
        (error: unknown) => {
          if (!isDown) log.error('the content version cannot be read; cached pages may be stale', { error });
          isDown = true;
        },
      );
    const timer = setInterval(() => void poll(), pollMs);
    return () => clearInterval(timer);
  }

  return { current: () => version, withdrawals: () => withdrawals, refresh, watch };
}
