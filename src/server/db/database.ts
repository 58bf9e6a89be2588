import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Config, StartError } from '#server/config.ts';
import { stdoutLog } from '#server/log.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the configured database.
 * @throws StartError if it cannot be reached.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db: Database = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.dataDir);
  try {
    await ping(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(unreachable(config, error), { cause: error });
  }
  return db;
}

function unreachable({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, error: unknown) {
  const reason = describe(error);
  if (!databaseUrl) return `DATA_DIR: the database in ${dataDir} cannot be opened: ${reason}`;
  const { host, pathname } = new URL(databaseUrl);
  return `DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be reached: ${reason}`;
}

/** A refused connection to a host with several addresses is an AggregateError without a message. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
}

export function openSqlite(dataDir: string): Database {
  return new Kysely({ dialect: new NodeSqliteDialect(path.join(dataDir, 'clinic.sqlite')) });
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types: numberParsers() });
  // Without listeners, a connection that the server closes would end the process, whether it is idle or in a transaction.
  // A transaction fails with its next query, and later queries get a new connection.
  pool.on('connect', (client) => client.on('error', logLostConnection));
  pool.on('error', () => undefined); // repeats the error of an idle connection
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function logLostConnection(error: Error) {
  stdoutLog.error('database connection lost', { error });
}

/** Times and counts are 64-bit in PostgreSQL. All of ours fit a JavaScript number, which is what SQLite returns. */
function numberParsers(): pg.CustomTypesConfig {
  const { INT8, NUMERIC } = pg.types.builtins;
  const numeric = new Set<number>([INT8, NUMERIC]);
  return { getTypeParser: (oid, format): unknown => (numeric.has(oid) ? Number : pg.types.getTypeParser(oid, format)) };
}

export function isPostgres(db: Kysely<never> | Database) {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Rejects if the database does not answer. */
export async function ping(db: Database) {
  await sql`select 1`.execute(db);
}

/** Marker file in the data folder while a backup is being restored. */
export const restoreMarker = 'restore-is-not-finished';

/**
 * Creates the data folder if it is missing.
 * @throws StartError if it is not writable, or if restoring a backup was interrupted.
 */
export function prepareDataDir(dataDir: string) {
  if (existsSync(path.join(dataDir, restoreMarker)))
    throw new StartError(
      `DATA_DIR: restoring a backup to ${dataDir} was interrupted. Please restore it again, with --replace.`,
    );
  try {
    // Patient data: readable by the owner only.
    mkdirSync(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: nothing can be written in ${dataDir}: ${describe(error)}`, { cause: error });
  }
}
