import { type Dialect, Kysely, type LogEvent, type QueryExecutor } from 'kysely';
import type { Log } from '#server/log.ts';
import { connectionUse } from './connection-use.ts';

/** Plain numbers about connections and queries. */
export interface DatabaseUse {
  inUse: number;
  waiting: number;
  /** How often someone got a connection, and how long they have waited for it in all, in ms. */
  acquired: number;
  waitedMs: number;
  queries: number;
  queryMs: number;
  slowQueries: number;
}

export function createDatabaseUse(): DatabaseUse {
  return { inUse: 0, waiting: 0, acquired: 0, waitedMs: 0, queries: 0, queryMs: 0, slowQueries: 0 };
}

export interface DatabaseWatch {
  use: DatabaseUse;
  /** Queries that take longer are logged. */
  slowQueryMs: number;
  log: Pick<Log, 'info'>;
}

/** A database that counts its connections and queries, and logs slow ones. */
export function openWatched<Tables>(dialect: Dialect, watch: DatabaseWatch): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect, log: (event) => countQuery(event, watch) });
  countConnections(db.getExecutor(), watch.use);
  return db;
}

/** Connections are counted at the executor, where Kysely waits for SQLite's only one and for those of a pool. */
function countConnections(executor: QueryExecutor, use: DatabaseUse) {
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    const started = performance.now();
    let isWaiting = true;
    const stopWaiting = () => {
      if (!isWaiting) return;
      isWaiting = false;
      use.waiting -= 1;
      use.waitedMs += performance.now() - started;
    };
    use.waiting += 1;
    return provide(async (connection) => {
      stopWaiting();
      use.acquired += 1;
      use.inUse += 1;
      return consumer(connection).finally(() => {
        use.inUse -= 1;
      });
    }, options).finally(stopWaiting);
  };
}

/** Names the statement with its placeholders, never its values. Maintenance takes long by its nature. */
function countQuery({ query, queryDurationMillis: ms }: LogEvent, { use, slowQueryMs, log }: DatabaseWatch) {
  use.queries += 1;
  use.queryMs += ms;
  const { name, isMaintenance } = connectionUse();
  if (ms < slowQueryMs || isMaintenance) return;
  use.slowQueries += 1;
  log.info('slow query', { statement: query.sql, ms: Math.round(ms), for: name });
}
