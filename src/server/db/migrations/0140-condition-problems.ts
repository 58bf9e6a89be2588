import type { Kysely } from 'kysely';
import { createIndex } from './schema-words.ts';

/** The problem that booking from the page of a condition begins with; null for none. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('conditions')
    .addColumn('problem_id', 'integer', (column) => column.references('problems.id').onDelete('set null'))
    .execute();
  await createIndex(db, 'conditions', 'problem_id');
}
