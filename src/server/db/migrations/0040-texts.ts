import type { Kysely } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Words of the public pages that the clinic has changed, the versions of its privacy texts, and previews of what is not published yet. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'page_texts')
    .addColumn('page', 'text', (c) => c.notNull().unique())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('privacy_version', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await createTable(db, 'privacy_versions')
    .addColumn('version', 'text', (c) => c.notNull().unique())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createTable(db, 'previews')
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('administrator_id', 'integer', (c) => c.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'previews', 'administrator_id', 'id');
  await createIndex(db, 'previews', 'created_at');
}
