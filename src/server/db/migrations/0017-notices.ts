import type { Kysely } from 'kysely';
import { createIndex, createVersionedTable } from './schema-words.ts';

/** Notices, which visitors see above the navigation bar. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'notices')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .execute();
  await createIndex(db, 'notices', 'created_at', 'id');
  await createIndex(db, 'notices', 'starts_on', 'id');
}
