import { AsyncLocalStorage } from 'node:async_hooks';

export interface ConnectionUse {
  /** Callers with the same name share connections: the calls of one endpoint. */
  name: string;
  /** Whether it may wait for the counters, which all changes share. */
  isChange: boolean;
  /** Whether the work may take minutes. */
  isMaintenance: boolean;
  /** The transaction around the work. Until it ends, the work must use its connection alone. */
  transaction?: { isOpen: boolean };
}

/** The name of the readiness check, for which one connection is reserved. */
export const readinessUse = 'readiness';

const current = new AsyncLocalStorage<ConnectionUse>();
const background: ConnectionUse = { name: 'background', isChange: false, isMaintenance: false };

/** Says for what `work` uses database connections. PostgreSQL's pool divides them by it; SQLite has one and ignores it. */
export function withConnectionsFor<T>(name: string, work: () => T): T {
  return current.run({ ...background, name }, work);
}

/** Runs `work` as a transaction that adds to the counters. */
export function asChange<T>(work: () => T): T {
  return current.run({ ...connectionUse(), isChange: true }, work);
}

/** Runs backups, erasing and migrations on their own connections, without the short timeouts of requests. */
export function asMaintenance<T>(work: () => T): T {
  return current.run({ ...background, name: 'maintenance', isMaintenance: true }, work);
}

/**
 * Lets nothing in a transaction take a second connection: when all of them are in transactions that do, each waits for the others.
 * Whatever the work has started and not awaited may take one once the transaction has ended.
 */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run({ ...connectionUse(), transaction }, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** @throws Error in the work of a transaction. PostgreSQL only: SQLite has no second connection. */
export function refuseSecondConnection() {
  if (connectionUse().transaction?.isOpen)
    throw new Error('A transaction may use no second connection: use `trx` instead of `db`.');
}

export function connectionUse(): ConnectionUse {
  return current.getStore() ?? background;
}
