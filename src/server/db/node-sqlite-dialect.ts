import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';

const oldestSafeVersion = [3, 51, 3] as const;
/** Characters of the statements that are kept prepared, each of which takes some twenty times its text in memory. */
const mostText = 1_000_000;

/** Kysely's SQLite dialect on Node's built-in SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => adapt(open(file)) });
  }

  /** SQLite's DDL is transactional, so that a migration that fails leaves nothing behind. */
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function open(file: string) {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  assertVersion(process.versions['sqlite'] ?? '0');
  return database;
}

/** Older versions can damage a WAL database when it is written by two connections (fixed in 3.51.3). */
function assertVersion(version: string) {
  const found = version.split('.').map(Number);
  const difference = oldestSafeVersion.map((part, i) => (found[i] ?? 0) - part).find((d) => d !== 0) ?? 0;
  if (difference < 0)
    throw new Error(`SQLite ${version} is too old: ${oldestSafeVersion.join('.')} or newer is needed.`);
}

function adapt(database: DatabaseSync) {
  /** The one that was used last comes last. */
  const statements = new Map<string, SqliteStatement>();
  let text = 0;
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const known = statements.get(sql);
      const statement =
        known ?? (sql === 'rollback' ? rollback(database) : adaptStatement(database.prepare(immediate(sql))));
      statements.delete(sql);
      statements.set(sql, statement);
      if (!known) text += sql.length;
      for (const oldest of statements.keys()) {
        if (text <= mostText) break;
        statements.delete(oldest);
        text -= oldest.length;
      }
      return statement;
    },
  };
}

/** A transaction that starts by reading and then writes would fail with SQLITE_BUSY next to another writer. */
function immediate(sql: string) {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** A full disk makes SQLite roll back by itself, and a second time would fail and hide the reason. */
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
