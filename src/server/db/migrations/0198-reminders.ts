import { type Kysely, sql } from 'kysely';

/** More reminders than one, and the message to those who did not come, which is sent by hand until an owner turns it on. */
export async function up(db: Kysely<never>) {
  const profile = db.schema.alterTable('clinic_profile');
  await profile.addColumn('later_reminders', 'text', (c) => c.notNull().defaultTo('')).execute();
  await profile.addColumn('reminds_first_visits', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await sql`insert into message_templates (key, by_mail) values ('missed', 0)`.execute(db);
}
