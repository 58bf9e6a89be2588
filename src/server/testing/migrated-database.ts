import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres, openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from './postgres-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Migrated database that tests copy instead of migrating their own: the name of a PostgreSQL database, or the
     * folder of SQLite's file.
     */
    migratedDatabase: string;
  }
}

/** Vitest's globalSetup: migrates one database for all tests of this run. */
export async function setup(project: TestProject) {
  const { database, postgresUrl } = project.getProvidedContext();
  if (database === 'postgres') {
    const { url } = await createDatabase(postgresUrl);
    const db = openPostgres(url);
    await migrate(db);
    await db.destroy(); // PostgreSQL copies only databases without connections
    project.provide('migratedDatabase', path.basename(url));
    return undefined;
  }
  const folder = temporaryFolder('clinic-test-');
  const db = openSqlite(folder);
  await migrate(db);
  await db.destroy();
  project.provide('migratedDatabase', folder);
  return () => rmSync(folder, { recursive: true });
}
