import type { Kysely } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Audit log of changes. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'trail')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('administrator_id', 'integer', (c) => c.references('administrators.id'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'integer')
    .addColumn('subject', 'text')
    .execute();
  await createIndex(db, 'trail', 'created_at', 'id');
}
