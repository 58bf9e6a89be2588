import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Times that a visit has left, and to whom they are offered one after the other. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'freed_times')
    .addColumn('visit_id', 'integer', (c) => c.references('visits.id').onDelete('set null'))
    .addColumn('practitioner_id', 'integer', (c) => c.notNull().references('practitioners.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('freed_at', 'bigint', (c) => c.notNull())
    .addColumn('look_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('settled_at', 'bigint')
    .execute();
  await createIndex(db, 'freed_times', 'visit_id');
  await createIndex(db, 'freed_times', 'practitioner_id');
  await createIndex(db, 'freed_times', 'state', 'look_at');
  await createIndex(db, 'freed_times', 'starts_at');
  await createTable(db, 'offers')
    .addColumn('freed_time_id', 'integer', (c) => c.notNull().references('freed_times.id').onDelete('cascade'))
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('practitioner_id', 'integer', (c) => c.notNull().references('practitioners.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .execute();
  await createIndex(db, 'offers', 'freed_time_id');
  await createIndex(db, 'offers', 'practitioner_id');
  // No one is asked twice about the same time, and no one else while someone is.
  await sql`create unique index offers_once on offers (appointment_id, starts_at, practitioner_id)`.execute(db);
  await sql`create unique index offers_one_open on offers (freed_time_id) where state = 'open'`.execute(db);
  await db.schema
    .alterTable('holds')
    .addColumn('is_offer', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('offers_freed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('offer_minutes', 'integer', (c) => c.notNull().defaultTo(30))
    .execute();
}
