import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

const messages = ['received', 'not-reached', 'confirmed', 'review'];

/** Ready messages for patients, and marks of who was told what. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'message_templates')
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('text', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const key of messages) await sql`insert into message_templates (key) values (${key})`.execute(db);

  await createTable(db, 'told_marks')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('administrator_id', 'integer', (c) => c.references('administrators.id').onDelete('set null'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ('whatsapp', 'sms', 'phone', 'email')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'told_marks', 'appointment_id', 'id');
  await db.schema.alterTable('appointments').addColumn('told_at', 'bigint').execute();
  await sql`create index appointments_untold on appointments (created_at, id)
    where remarks is null and told_at is null`.execute(db);
}
