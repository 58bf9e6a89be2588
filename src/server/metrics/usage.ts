// See docs/decisions/0053-metrics.md.

import { createDatabaseUse, type DatabaseUse } from '#server/db/watched-database.ts';
import { createQueueUse, type QueueUse } from '#server/limits/queue.ts';

/**
 * Counts of the program's own work, as plain numbers, which cost next to nothing. `metrics.ts` reads them when
 * Prometheus asks.
 */
export interface Usage {
  /**
   * Answers from memory, by key, and pages that had to be rendered first, by route, since anyone can make up addresses.
   */
  pageCache: { hits: Map<string, number>; misses: Map<string, number> };
  /** Requests beyond the share of one client. */
  clientsRefused: number;
  database: DatabaseUse;
  queues: Record<'bookings' | 'passwords' | 'pictures' | 'texts' | 'uploads', QueueUse>;
  /** Counts by the method of `Storage` that failed. */
  storageErrors: Map<string, number>;
}

export function createUsage(): Usage {
  return {
    pageCache: { hits: new Map(), misses: new Map() },
    clientsRefused: 0,
    database: createDatabaseUse(),
    queues: {
      bookings: createQueueUse(),
      passwords: createQueueUse(),
      pictures: createQueueUse(),
      texts: createQueueUse(),
      uploads: createQueueUse(),
    },
    storageErrors: new Map(),
  };
}

export function countOne(counts: Map<string, number>, key: string) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
