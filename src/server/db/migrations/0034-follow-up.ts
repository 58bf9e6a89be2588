import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Requests have a stage until they are done and an outcome from then on, notes, and a time for the next call. */
export async function up(db: Kysely<never>) {
  await sql`alter table appointments add column stage text not null default 'new'
    check (stage in ('new', 'tried', 'confirmed'))`.execute(db);
  await sql`alter table appointments add column outcome text
    check (outcome in ('finished', 'cancelled', 'not-reached', 'not-a-request'))`.execute(db);
  await db.schema.alterTable('appointments').addColumn('next_call_at', 'bigint').execute();
  await db.schema.alterTable('appointments').addColumn('reopened_at', 'bigint').execute();
  await sql`update appointments set outcome = 'finished' where remarks is not null`.execute(db);
  await sql`create index appointments_stage on appointments (stage, created_at, id) where remarks is null`.execute(db);
  await sql`create index appointments_to_call on appointments (next_call_at, id)
    where remarks is null and next_call_at is not null`.execute(db);

  await createTable(db, 'appointment_notes')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('administrator_id', 'integer', (c) => c.references('administrators.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('note', 'attempt')`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'appointment_notes', 'appointment_id', 'id');

  for (const name of ['appointments.tried', 'appointments.confirmed', 'appointments.changes'])
    await sql`insert into counters (name, count) values (${name}, 0)`.execute(db);
  await db.schema.alterTable('audit_log').addColumn('fields', 'text').execute();
}
