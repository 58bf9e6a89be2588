import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { createEmptyDatabase } from './empty-database.ts';

export interface TestDatabase {
  db: Database;
  /** A folder for data; SQLite's file is in it. */
  dataDir: string;
  /** Unset: SQLite. */
  databaseUrl: string | undefined;
  /** Another connection to the same database, as another instance of the program has it. Whoever opens it closes it. */
  connect(): Database;
  close(): Promise<void>;
}

/** A database of its own without any tables, SQLite or PostgreSQL as the test project says. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-test-'));
  const empty = inject('database') === 'postgres' ? await createEmptyDatabase(inject('postgresUrl')) : undefined;
  const connect = () => (empty ? openPostgres(empty.url) : openSqlite(dataDir));
  const db = connect();
  return {
    db,
    dataDir,
    databaseUrl: empty?.url,
    connect,
    async close() {
      await db.destroy();
      await empty?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
