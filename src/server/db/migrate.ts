import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres } from './database.ts';
import * as migrations from './migrations.ts';
import { currentSchema, listMigrations } from './table-rows.queries.ts';

/** Whether this version of the program has the migration. */
export function isKnownMigration(name: string) {
  return Object.hasOwn(migrations, name);
}

/**
 * Migrates the schema to the latest version, or up to the migration `until`. A failed migration is rolled back.
 * @throws StartError if a migration fails, or if the database was written by a newer version of the program.
 */
export async function migrate(db: Database, until?: string) {
  await asMaintenance(() => migrateTo(db, until));
}

async function migrateTo(db: Database, until: string | undefined) {
  refuseNewer(await listMigrations(db));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(isPostgres(db) && { migrationTableSchema: await currentSchema(db) }), // otherwise it finds the table of any schema
  });
  // Another instance may be migrating, which takes a while with many rows.
  if (!isPostgres(db)) await sql`pragma busy_timeout = 60000`.execute(db);
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (!isPostgres(db)) await sql`pragma busy_timeout = 20`.execute(db); // as `node-sqlite-dialect.ts` opens it
  if (error)
    throw new StartError(
      `The database could not be brought up to date, and is as it was: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
}

/** Checks before anything is written, so that the newer version still works with the database. */
function refuseNewer(applied: readonly string[]) {
  const unknown = applied.find((name) => !isKnownMigration(name));
  if (unknown)
    throw new StartError(
      `The database was written by a newer version of this program (${unknown}). Start that version, or restore a backup that an older one has made.`,
    );
}

/** Whether the database has a schema that is out of date; false for an empty database. */
export async function needsMigration(db: Database) {
  const applied = await listMigrations(db);
  return applied.length > 0 && applied.length < Object.keys(migrations).length;
}
