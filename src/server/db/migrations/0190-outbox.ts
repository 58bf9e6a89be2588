import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

/** Messages to patients that the program sends itself, and per template whether it does. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'outbox')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('visit_id', 'integer', (c) => c.references('visits.id').onDelete('cascade'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('says', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('message_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint(
      'outbox_state_is_known',
      sql`state in ('waiting', 'sending', 'sent', 'refused', 'unknown', 'withdrawn')`,
    )
    .execute();
  await sql`create unique index outbox_once on outbox (appointment_id, message, says)`.execute(db);
  await createIndex(db, 'outbox', 'visit_id');
  await createIndex(db, 'outbox', 'appointment_id', 'id');
  await createIndex(db, 'outbox', 'state', 'due_at', 'id');
  await createIndex(db, 'outbox', 'settled_at');
  await db.schema.alterTable('message_templates').addColumn('by_mail', 'integer').execute();
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('reminder_hours', 'integer', (c) => c.notNull().defaultTo(24))
    .execute();
}
