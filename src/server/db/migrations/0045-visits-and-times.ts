import { type Kysely, sql } from 'kysely';
import { createIndex, createTable, createVersionedTable } from './schema-words.ts';

/**
 * Working hours, leave, rooms that can be renamed, holds, and the rows that make double bookings impossible. There are no visits yet:
 * nothing could store one.
 */
export async function up(db: Kysely<never>) {
  const addNumber = (table: string, column: string, value: number) =>
    db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(value))
      .execute();
  await addNumber('treatments', 'buffer_minutes', 0);
  await sql`alter table practitioners add column side_by_side integer not null default 1
    check (side_by_side between 1 and 4)`.execute(db);
  await addNumber('rooms', 'is_hidden', 0);
  await addNumber('rooms', 'version', 1);
  await addNumber('visits', 'overbooked', 0);
  await db.schema.alterTable('visits').addColumn('lane', 'integer').execute();
  await db.schema.alterTable('visits').addColumn('series_id', 'integer').execute();
  await createIndex(db, 'visits', 'series_id');
  // Everything that free times are computed from, so that rows of other days cost nothing.
  await createIndex(db, 'visits', 'starts_at', 'ends_at', 'practitioner_id', 'lane', 'status');
  await db.schema.alterTable('appointments').addColumn('wishes', 'text').execute();
  for (const [column, value] of [
    ['offers_times', 0],
    ['hold_hours', 24],
    ['cancel_hours', 24],
    ['notice_hours', 12],
    ['weeks_ahead', 6],
  ] as const)
    await addNumber('clinic_profile', column, value);

  await createVersionedTable(db, 'working_hours')
    .addColumn('practitioner_id', 'integer', (c) => c.notNull().references('practitioners.id').onDelete('cascade'))
    .addColumn('valid_from', 'text', (c) => c.notNull())
    .addColumn('valid_until', 'text')
    .addColumn('hours', 'text', (c) => c.notNull())
    .execute();

  await createVersionedTable(db, 'absences')
    .addColumn('practitioner_id', 'integer', (c) => c.notNull().references('practitioners.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('leave', 'break')`))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addCheckConstraint('absences_end_after_they_start', sql`ends_at > starts_at`)
    .execute();
  await createIndex(db, 'absences', 'ends_at', 'id');

  await createTable(db, 'holds')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('practitioner_id', 'integer', (c) => c.notNull().references('practitioners.id').onDelete('cascade'))
    .addColumn('lane', 'integer', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('hold_until', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'holds', 'appointment_id');
  await createIndex(db, 'holds', 'hold_until');

  await db.schema
    .createTable('hold_contacts')
    .addColumn('contact', 'text', (c) => c.primaryKey())
    .addColumn('hold_id', 'integer', (c) => c.notNull().references('holds.id').onDelete('cascade'))
    .addColumn('hold_until', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'hold_contacts', 'hold_id');

  await db.schema
    .createTable('occupied_times')
    .addColumn('actor', 'text', (c) => c.notNull().check(sql`actor in ('practitioner', 'room')`))
    .addColumn('actor_id', 'integer', (c) => c.notNull())
    .addColumn('lane', 'integer', (c) => c.notNull())
    .addColumn('step', 'integer', (c) => c.notNull())
    .addColumn('visit_id', 'integer', (c) => c.references('visits.id').onDelete('cascade'))
    .addColumn('hold_id', 'integer', (c) => c.references('holds.id').onDelete('cascade'))
    .addColumn('hold_until', 'bigint')
    .addPrimaryKeyConstraint('occupied_times_key', ['actor', 'actor_id', 'lane', 'step'])
    .addCheckConstraint('occupied_times_are_of_one', sql`(visit_id is null) != (hold_id is null)`)
    .execute();
  await createIndex(db, 'occupied_times', 'visit_id');
  await createIndex(db, 'occupied_times', 'hold_id');

  await sql`insert into counters (name, count) values ('visits.changes', 0)`.execute(db);
}
