import type { Kysely } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Merges of patients that can still be undone: they go with the patient who became part of another. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'patient_merges')
    .addColumn('kept_id', 'integer', (c) => c.notNull().references('patients.id').onDelete('cascade'))
    .addColumn('merged_id', 'integer', (c) => c.notNull().unique().references('patients.id').onDelete('cascade'))
    .addColumn('kept_version', 'integer', (c) => c.notNull())
    .addColumn('card_before', 'text', (c) => c.notNull())
    .addColumn('request_ids', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'patient_merges', 'kept_id');
}
