import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { createIndex } from './schema-words.ts';

/** Messages to administrators, which may be about no request, and which of them each one wants. SQLite cannot make a column nullable. */
export async function up(db: Kysely<never>) {
  if (isPostgres(db)) {
    await sql`alter table outbox alter column appointment_id drop not null`.execute(db);
  } else {
    await sql`drop index outbox_once`.execute(db);
    await sql`drop index outbox_by_appointment_id_id`.execute(db);
    await sql`alter table outbox rename column appointment_id to request_id`.execute(db);
    await sql`alter table outbox add column appointment_id integer references appointments (id) on delete cascade`.execute(
      db,
    );
    await sql`update outbox set appointment_id = request_id`.execute(db);
    await sql`alter table outbox drop column request_id`.execute(db);
    await sql`create unique index outbox_once on outbox (appointment_id, message, says)`.execute(db);
    await createIndex(db, 'outbox', 'appointment_id', 'id');
  }
  await db.schema
    .alterTable('outbox')
    .addColumn('administrator_id', 'integer', (c) => c.references('administrators.id').onDelete('cascade'))
    .execute();
  await createIndex(db, 'outbox', 'administrator_id', 'message');
  for (const column of ['mail_new_request', 'mail_cancellation', 'mail_trouble'])
    await db.schema.alterTable('administrators').addColumn(column, 'integer').execute();
}
