import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, type Transaction as KyselyTransaction, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { type Config, defaultPoolSize, StartError } from '#server/config.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';
import { type DatabaseWatch, openWatched } from './watched-database.ts';

const waitMs = 250;

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePoolSize'>>;

/** How long to wait for a PostgreSQL that is not up yet, in ms, and whom to tell, once. */
interface Patience {
  ms: number;
  say: (line: string) => void;
}

/**
 * Opens the configured database.
 * @throws StartError if it cannot be reached.
 */
export async function openDatabase(config: Place, patience?: Patience, watch?: DatabaseWatch): Promise<Database> {
  const { databaseUrl, databasePoolSize, dataDir } = config;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, databasePoolSize) : sqliteDialect(dataDir);
  const db: Database = watch ? openWatched(dialect, watch) : new Kysely({ dialect });
  try {
    if (databaseUrl && patience) await waitFor(db, databaseUrl, patience);
    else await ping(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(unreachable(config, error), { cause: error });
  }
  return db;
}

async function waitFor(db: Database, databaseUrl: string, { ms, say }: Patience) {
  const until = performance.now() + ms;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ping(db);
      return;
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() > until) throw error;
      if (attempt === 1) say(`Waiting up to ${ms / 1_000} seconds for PostgreSQL at ${new URL(databaseUrl).host}.`);
      await setTimeout(waitMs);
    }
  }
}

function unreachable({ databaseUrl, dataDir }: Place, error: unknown) {
  const reason = describe(error);
  if (!databaseUrl) return `DATA_DIR: the database in ${dataDir} cannot be opened: ${reason}`;
  const { host, pathname } = new URL(databaseUrl);
  const advice = connectionAdvice.find(([sign]) => sign.test(reason))?.[1] ?? '';
  return `DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be reached: ${reason}${advice}`;
}

/** Advice by the error message of the driver or the server. */
const connectionAdvice: [RegExp, string][] = [
  [
    /does not support SSL/,
    '. Turn TLS on there (ssl = on), or set DATABASE_TLS=off if no one can listen in on the network between.',
  ],
  [
    /self.signed certificate|unable to (verify|get)/,
    '. If its authority is your own, name the file with its certificate in DATABASE_CA_FILE.',
  ],
  [
    /unsupported startup parameter/,
    '. PgBouncer does not keep the time limits that we set. Connect to PostgreSQL itself; DATABASE_POOL_SIZE says with how many connections.',
  ],
];

/** A refused connection to a host with several addresses is an AggregateError without a message. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
}

const databaseFile = 'clinic.sqlite';

export function openSqlite(dataDir: string): Database {
  return new Kysely({ dialect: sqliteDialect(dataDir) });
}

export function openPostgres(url: string): Database {
  return new Kysely({ dialect: postgresDialect(url) });
}

function sqliteDialect(dataDir: string) {
  return new NodeSqliteDialect(path.join(dataDir, databaseFile));
}

function postgresDialect(url: string, poolSize = defaultPoolSize) {
  return new PostgresDialect({ pool: createPostgresPool(url, poolSize) });
}

export function isPostgres(db: Kysely<never> | Database) {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** PostgreSQL only: its time of day in ms, which all instances share. It goes on within a transaction. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Rejects if the database does not answer. */
export async function ping(db: Database) {
  await sql`select 1`.execute(db);
}

/** Marker file in the data folder while its clinic is being replaced. */
export const restoreMarker = 'restore-is-not-finished';

/**
 * Creates the data folder if it is missing.
 * @throws StartError if it is not writable, or if replacing the clinic was interrupted.
 */
export function prepareDataDir(dataDir: string) {
  if (existsSync(path.join(dataDir, restoreMarker)))
    throw new StartError(
      `DATA_DIR: replacing the clinic in ${dataDir} was interrupted. Please run the same command again, with --replace.`,
    );
  try {
    // Patient data: readable by the owner only.
    mkdirSync(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    for (const name of readdirSync(dataDir))
      if (name.startsWith(databaseFile)) hideFromOthers(path.join(dataDir, name));
  } catch (error) {
    throw new StartError(`DATA_DIR: nothing can be written in ${dataDir}: ${describe(error)}`, { cause: error });
  }
}

/** Restricts files that an earlier version created. SQLite gives its log the mode of the database. */
function hideFromOthers(file: string) {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error; // the owner of the file decides
  }
}
