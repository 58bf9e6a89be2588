import { readCounts } from './db/counters.queries.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** How soon an instance sees what another one has changed, in ms. */
const lookAgainMs = 1_000;

/** Moves with every change of what visitors see. */
export interface ContentVersion {
  /** The last one known; while the database is down it stays what it was. */
  current(): number;
  /** After a change of one's own: the next request already sees it. */
  refresh(): Promise<void>;
  /** Looks for the changes of other instances until the returned function is called. */
  watch(log: Log): () => void;
}

export function createContentVersion(db: Database): ContentVersion {
  let version = -1;

  async function refresh() {
    version = (await readCounts(db, 'content.changes'))['content.changes'];
  }

  function watch(log: Log) {
    let isDown = false;
    const look = () =>
      refresh().then(
        () => {
          isDown = false;
        },
        (error: unknown) => {
          if (!isDown) log.error('the content version cannot be read; pages stay as they are', { error });
          isDown = true;
        },
      );
    const timer = setInterval(() => void look(), lookAgainMs);
    return () => clearInterval(timer);
  }

  return { current: () => version, refresh, watch };
}
