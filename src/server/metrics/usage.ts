// See docs/decisions/0053-metrics.md.

import { createDatabaseUse } from '#server/db/watched-database.ts';
import { createQueueUse } from '#server/limits/queue.ts';

export type Usage = ReturnType<typeof createUsage>;

/**
 * Counts of the program's own work, as plain numbers, which cost next to nothing. `metrics.ts` reads them when
 * Prometheus asks.
 */
export function createUsage() {
  return {
    /** Answers from memory, by key, and pages that had to be rendered first, by route, since anyone can make up addresses. */
    pageCache: { hits: new Map<string, number>(), misses: new Map<string, number>() },
    /** Requests beyond the share of one client. */
    clientsRefused: 0,
    database: createDatabaseUse(),
    queues: {
      bookings: createQueueUse(),
      passwords: createQueueUse(),
      pictures: createQueueUse(),
      texts: createQueueUse(),
      uploads: createQueueUse(),
    },
    /** Counts by the method of `Storage` that failed. */
    storageErrors: new Map<string, number>(),
  };
}

export function countOne(counts: Map<string, number>, key: string) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
