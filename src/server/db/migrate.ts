import { Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import type { Database } from './database.ts';
import * as firstTables from './migrations/0001-first-tables.ts';

/** In order; a name never changes once it has been released. */
const migrations = {
  '0001-first-tables': firstTables,
};

/**
 * Brings the schema up to date; a migration that fails leaves the old state.
 * @throws StartError when one fails, or when the database was written by a newer program.
 */
export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new StartError(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
}
