import type { Kysely } from 'kysely';

/** The clinician who has checked a blog, and the day. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('blogs').addColumn('reviewed_on', 'text').execute();
  await db.schema.alterTable('blogs').addColumn('reviewed_by', 'text').execute();
}
