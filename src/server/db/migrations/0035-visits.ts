import { type Kysely, sql } from 'kysely';
import { createIndex, createTable, createVersionedTable } from './schema-words.ts';

/** Times at the clinic that were agreed for a request, each with a practitioner and a room once these are known. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'rooms')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute();
  await createVersionedTable(db, 'visits')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('practitioner_id', 'integer', (c) => c.references('practitioners.id').onDelete('set null'))
    .addColumn('room_id', 'integer', (c) => c.references('rooms.id').onDelete('set null'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().defaultTo('booked').check(sql`status in ('booked', 'arrived', 'fulfilled', 'cancelled', 'noshow')`),
    )
    .addCheckConstraint('visits_end_after_they_start', sql`ends_at > starts_at`)
    .execute();
  await createIndex(db, 'visits', 'appointment_id', 'starts_at');
  await createIndex(db, 'visits', 'practitioner_id', 'starts_at');
  await createIndex(db, 'visits', 'room_id', 'starts_at');
  await createIndex(db, 'visits', 'starts_at', 'id');
}
