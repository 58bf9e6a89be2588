import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres } from './database.ts';
import { baseline, baselineNames } from './migrations/baseline.ts';
import * as newerMigrations from './migrations.ts';
import { currentSchema, listMigrations } from './table-rows.queries.ts';

const migrations = { ...baseline, ...newerMigrations };

/** A schema that this version cannot read: of a newer version, which has the migration `unknown`, or from before 2.0.0. */
type Unreadable = { reason: 'newer'; unknown: string } | { reason: 'older' };

/** Why this version cannot read what has the schema of these migrations; null if it can, also if there are none yet. */
export function whyUnreadable(applied: readonly string[]): Unreadable | null {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown) return { reason: 'newer', unknown };
  const isOlder = applied.length > 0 && !baselineNames.every((name) => applied.includes(name));
  return isOlder ? { reason: 'older' } : null;
}

/**
 * Migrates the schema to the latest version, or up to the migration `until`. A failed migration is rolled back.
 * @throws StartError if a migration fails, or if the database was written by a newer version of the program, or one before 2.0.0.
 */
export async function migrate(db: Database, until?: string) {
  await asMaintenance(() => migrateTo(db, until));
}

async function migrateTo(db: Database, until: string | undefined) {
  refuseUnreadable(await listMigrations(db));
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

/** Checks before anything is written, so that the version that wrote the database still works with it. */
function refuseUnreadable(applied: readonly string[]) {
  const unreadable = whyUnreadable(applied);
  if (unreadable?.reason === 'newer')
    throw new StartError(
      `The database was written by a newer version of this program (${unreadable.unknown}). Start that version, or restore a backup that an older one has made.`,
    );
  if (unreadable)
    throw new StartError(
      'The database was written by a version before 2.0.0, and is as it was. Start version 2.0.0 once, which brings it up to date, and then this one.',
    );
}

/**
 * Whether the database has a schema that is out of date; false for an empty database.
 * @throws StartError if it was written by a newer version of the program, or one before 2.0.0.
 */
export async function needsMigration(db: Database) {
  const applied = await listMigrations(db);
  refuseUnreadable(applied);
  return applied.length > 0 && applied.length < Object.keys(migrations).length;
}
