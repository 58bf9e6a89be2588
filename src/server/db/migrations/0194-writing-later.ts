import { type Kysely, sql } from 'kysely';

/** 'Time to come back', and the address at which a patient stops it and requests for reviews; null before the first of them. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appointments').addColumn('stop_token', 'text').execute();
  await sql`create unique index appointments_by_stop_token on appointments (stop_token)`.execute(db);
  await sql`insert into message_templates (key) values ('recall')`.execute(db);
}
