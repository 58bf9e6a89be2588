import { createDatabaseUse, type DatabaseUse } from '#server/db/watched-database.ts';
import { createQueueUse, type QueueUse } from '#server/queue.ts';

/**
 * What the program counts of its own work, whether anybody reads it or not: plain numbers, which cost next to nothing.
 * `metrics.ts` reads them when Prometheus asks.
 */
export interface Usage {
  pageCache: { hits: number; misses: number };
  database: DatabaseUse;
  queues: Record<'bookings' | 'passwords' | 'pictures' | 'uploads', QueueUse>;
  /** By the method of `Storage` that failed. */
  storageErrors: Map<string, number>;
}

export function createUsage(): Usage {
  return {
    pageCache: { hits: 0, misses: 0 },
    database: createDatabaseUse(),
    queues: {
      bookings: createQueueUse(),
      passwords: createQueueUse(),
      pictures: createQueueUse(),
      uploads: createQueueUse(),
    },
    storageErrors: new Map(),
  };
}
