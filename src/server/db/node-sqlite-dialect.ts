import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely';
import { isDatabaseBusy } from './database-busy.ts';

const oldestSafeVersion = [3, 51, 3] as const;
/** Size of the statement cache in characters of SQL. A prepared statement takes about twenty times its text in memory. */
const maxCachedCharacters = 1_000_000;

/** How long SQLite waits by itself for another process that writes, in ms. Nothing else runs meanwhile, so it is short. */
const busyTimeoutMs = 20;
const betweenTriesMs = 30;
const longestWaitMs = 5_000;

/** Kysely's SQLite dialect on Node's built-in SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config;

  constructor(file: string) {
    const config = { database: async () => adapt(open(file)) };
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new WaitingDriver(this.#config);
  }

  /** SQLite's DDL is transactional, so a failed migration leaves nothing behind. */
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Tries again while another process writes, and lets everything but the database go on meanwhile. */
class WaitingDriver extends SqliteDriver {
  #connection?: DatabaseConnection;

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => whileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }
}

async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() > until) throw error;
      await setTimeout(betweenTriesMs);
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function open(file: string) {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  assertVersion(process.versions['sqlite'] ?? '0');
  return database;
}

/** Older versions can corrupt a WAL database that two connections write to (fixed in 3.51.3). */
function assertVersion(version: string) {
  const found = version.split('.').map(Number);
  const difference = oldestSafeVersion.map((part, i) => (found[i] ?? 0) - part).find((d) => d !== 0) ?? 0;
  if (difference < 0)
    throw new Error(`SQLite ${version} is too old: ${oldestSafeVersion.join('.')} or newer is needed.`);
}

function adapt(database: DatabaseSync) {
  /** Most recently used last. */
  const statements = new Map<string, SqliteStatement>();
  let characters = 0;
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const cached = statements.get(sql);
      const statement =
        cached ?? (sql === 'rollback' ? rollback(database) : adaptStatement(database.prepare(immediate(sql))));
      statements.delete(sql);
      statements.set(sql, statement);
      if (!cached) characters += sql.length;
      for (const oldest of statements.keys()) {
        if (characters <= maxCachedCharacters) break;
        statements.delete(oldest);
        characters -= oldest.length;
      }
      return statement;
    },
  };
}

/** A transaction that reads before it writes would fail with SQLITE_BUSY beside another writer. */
function immediate(sql: string) {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** SQLite rolls back by itself on a full disk; a second rollback would fail and hide the original error. */
function rollback(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [].values() };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}
