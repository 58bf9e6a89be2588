import { AsyncLocalStorage } from 'node:async_hooks';

interface ConnectionUse {
  /** Callers with the same name share connections: the calls of one endpoint. */
  name: string;
  /** Whether the work may take minutes. */
  isMaintenance: boolean;
}

/** The name of the readiness check, for which one connection is reserved. */
export const readinessUse = 'readiness';

const current = new AsyncLocalStorage<ConnectionUse>();

/** Says for what `work` uses database connections. PostgreSQL's pool divides them by it; SQLite has one and ignores it. */
export function withConnectionsFor<T>(name: string, work: () => T): T {
  return current.run({ name, isMaintenance: false }, work);
}

/** For backups, erasing and migrations: `work` gets connections of its own, without the short timeouts of requests. */
export function asMaintenance<T>(work: () => T): T {
  return current.run({ name: 'maintenance', isMaintenance: true }, work);
}

export function connectionUse(): ConnectionUse {
  return current.getStore() ?? { name: 'background', isMaintenance: false };
}
