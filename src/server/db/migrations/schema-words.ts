import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

// Helpers shared by the migrations of both databases. A change here would change old migrations: add, never alter.

type Schema = Kysely<never>;

/** A table with a number as its key, which the database counts up. */
export function createTable(db: Schema, name: string, key = 'id') {
  return db.schema
    .createTable(name)
    .addColumn(key, 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    );
}

/** Creates a table for records that people create and change, with a creation time and a version. */
export function createVersionedTable(db: Schema, name: string) {
  return createTable(db, name)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
}

export async function createIndex(db: Schema, table: string, ...columns: string[]) {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** Text in the order of its bytes and not of a language, so that a search by prefix is a range. */
export function bytewiseText(db: Schema) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text collate binary`;
}
