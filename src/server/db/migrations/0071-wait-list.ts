import type { Kysely } from 'kysely';
import { createIndex, createVersionedTable } from './schema-words.ts';

/** Wishes for an earlier time, at most one per request. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'wait_list')
    .addColumn('appointment_id', 'integer', (c) =>
      c.notNull().unique().references('appointments.id').onDelete('cascade'),
    )
    .addColumn('visit_id', 'integer', (c) => c.references('visits.id').onDelete('cascade'))
    .addColumn('practitioner_id', 'integer', (c) => c.references('practitioners.id').onDelete('set null'))
    .addColumn('days', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('parts', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'wait_list', 'until', 'id');
  await createIndex(db, 'wait_list', 'visit_id');
}
