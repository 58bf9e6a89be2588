import { cpSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { createDatabase } from './postgres-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

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
export function createTestDatabase(): Promise<TestDatabase> {
  return create();
}

/** Creates a database with all tables, SQLite or PostgreSQL depending on the test project. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return create(inject('migratedDatabase'));
}

/** Creates one with the content that test applications begin with. */
export function createStartedDatabase(): Promise<TestDatabase> {
  return create(inject('startedDatabase'));
}

async function create(template?: string): Promise<TestDatabase> {
  const dataDir = temporaryFolder('clinic-test-');
  const isPostgres = inject('database') === 'postgres';
  const postgres = isPostgres ? await createDatabase(inject('postgresUrl'), template) : undefined;
  if (template && !isPostgres) cpSync(template, dataDir, { recursive: true });
  const connect = () => (postgres ? openPostgres(postgres.url) : openSqlite(dataDir));
  const db = connect();
  return {
    db,
    dataDir,
    databaseUrl: postgres?.url,
    connect,
    async close() {
      await db.destroy();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
