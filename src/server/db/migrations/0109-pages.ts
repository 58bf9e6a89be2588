import type { Kysely } from 'kysely';
import { createTable } from './schema-words.ts';

/** Pages of the clinic's own, such as a legal notice. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'pages')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('content_html', 'text', (column) => column.notNull())
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
