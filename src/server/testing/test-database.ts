import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { createEmptyDatabase } from './empty-database.ts';

export interface TestDatabase {
  db: Database;
  /** The data folder, with SQLite's file. */
  dataDir: string;
  /** Unset for SQLite. */
  databaseUrl: string | undefined;
  /** Opens another connection to the same database, as another instance would. The caller closes it. */
  connect(): Database;
  close(): Promise<void>;
}

/** Creates an empty database, SQLite or PostgreSQL depending on the test project. */
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
