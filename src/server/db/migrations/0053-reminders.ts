import { type Kysely, sql } from 'kysely';

const messages = ['reminder', 'earlier', 'taken'];

/** Messages about a visit, and which visit a mark is about: the one of its request that begins then. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('told_marks').addColumn('visit_starts_at', 'bigint').execute();
  for (const key of messages) await sql`insert into message_templates (key) values (${key})`.execute(db);
}
