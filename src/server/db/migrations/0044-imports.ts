import type { Kysely } from 'kysely';
import { createTable } from './schema-words.ts';

/** Imports that owners have added from files. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'imports')
    .addColumn('administrator_id', 'integer', (c) => c.references('administrators.id').onDelete('set null'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('added', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('already_there', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
