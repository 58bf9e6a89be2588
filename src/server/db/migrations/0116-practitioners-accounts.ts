import type { Kysely } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Administrators of the third role are practitioners, and see what is theirs. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('administrators')
    .addColumn('practitioner_id', 'integer', (column) => column.references('practitioners.id').onDelete('set null'))
    .execute();
  await createIndex(db, 'administrators', 'practitioner_id');
}
