import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { stdoutLog } from '#server/log.ts';
import { createConnectionShares } from './connection-shares.ts';
import { connectionUse, refuseSecondConnection } from './connection-use.ts';
import { DatabaseUnavailable } from './database-busy.ts';

/** Name of our connections in PostgreSQL, unless the address has an application_name of its own. */
export const programName = 'physiotherapy-app';

// All times are in ms. docs/decisions/0037-locks-timeouts-and-retries.md says why.
const connectMs = 3_000;
const requestTimes = { statement: 4_000, lock: 2_500, idle: 5_000 };
const requestHeldMs = 4_250;
const maintenanceTimes = { statement: 1_800_000, lock: 1_800_000, idle: 1_800_000 };
const maintenanceHeldMs = 3_600_000;
const maintenanceConnections = 2;
/** How long `end` lets queries in progress finish. */
const endMs = 2_000;

/**
 * A pool of connections for Kysely that never waits for PostgreSQL for long: the server ends statements and waits for locks, and
 * a connection that does not answer either is destroyed, together with the idle ones of its time.
 */
export function createPostgresPool(url: string, size: number): PostgresPool {
  const requests = openPool(url, size, requestTimes);
  const maintenance = openPool(url, maintenanceConnections, maintenanceTimes);
  const shares = createConnectionShares(size);
  const lent = new Set<pg.PoolClient>();
  const openedAt = new WeakMap<pg.PoolClient, number>();
  /** Connections opened before are replaced: what has ended one of them may have ended all. */
  let trustedSince = 0;

  for (const pool of [requests, maintenance]) {
    // A connection closed by the server would end the process if its error had no listener.
    pool.on('error', () => undefined); // repeats the error of an idle connection
    pool.on('connect', (client) => {
      openedAt.set(client, performance.now());
      client.on('error', noteLoss);
    });
  }

  /** Logs the first of several connections that are lost at the same time. */
  function noteLoss(error: unknown) {
    const now = performance.now();
    if (now - trustedSince > 1_000) stdoutLog.error('database connection lost', { error });
    trustedSince = now;
  }

  async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if ((openedAt.get(client) ?? 0) >= trustedSince) return client;
    client.release(true);
    return connect(pool);
  }

  function lend(client: pg.PoolClient, heldMs: number, giveBack: () => void): PostgresPoolClient {
    let lost: DatabaseUnavailable | undefined;
    const giveUp = (cause: unknown) => {
      lost = new DatabaseUnavailable('The connection to the database was lost.', { cause });
      noteLoss(cause);
      void client.end(); // destroys the socket if a query is in progress, which then fails
    };
    const timer = setTimeout(() => giveUp(new Error(`The database has not answered within ${heldMs} ms.`)), heldMs);
    lent.add(client);
    return {
      async query<R>(sql: unknown, parameters?: readonly unknown[]) {
        if (lost) throw lost;
        try {
          return (await client.query(sql as string, parameters as unknown[])) as unknown as PostgresQueryResult<R>;
        } catch (error) {
          if (isAnswer(error)) throw error;
          if (!lost) giveUp(error);
          throw lost ?? error;
        }
      },
      release(destroy = false) {
        clearTimeout(timer);
        lent.delete(client);
        client.release(destroy || lost !== undefined);
        giveBack();
      },
    } as PostgresPoolClient;
  }

  return {
    options: {},
    async connect() {
      refuseSecondConnection();
      const use = connectionUse();
      if (use.isMaintenance) return lend(await connect(maintenance), maintenanceHeldMs, () => undefined);
      const giveBack = await shares.take(use);
      try {
        return lend(await connect(requests), requestHeldMs, giveBack);
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    async end() {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, endMs);
      await Promise.race([Promise.all([requests.end(), maintenance.end()]), tooLong]);
      clearTimeout(timer);
      for (const client of lent) void client.end();
    },
  };
}

function openPool(url: string, max: number, { statement, lock, idle }: typeof requestTimes) {
  return new pg.Pool({
    connectionString: url,
    application_name: programName,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: numberParsers(),
  });
}

/** Connection exceptions, shutdown, timeouts that end the connection, and a server that no longer accepts writes after a failover. */
const endingCodes = /^(08...|57P..|25P03|25P04|25006)$/;

/** Whether the server has answered with an error and the connection can go on. */
function isAnswer(error: unknown) {
  return error instanceof pg.DatabaseError && !endingCodes.test(error.code ?? '');
}

/** Times and counts are 64-bit in PostgreSQL. All of ours fit a JavaScript number, which is what SQLite returns. */
function numberParsers(): pg.CustomTypesConfig {
  const { INT8, NUMERIC } = pg.types.builtins;
  const numeric = new Set<number>([INT8, NUMERIC]);
  return { getTypeParser: (oid, format): unknown => (numeric.has(oid) ? Number : pg.types.getTypeParser(oid, format)) };
}
