import type { Kysely } from 'kysely';

/** Who has checked what a blog says about health, and when. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('blogs').addColumn('reviewed_on', 'text').execute();
  await db.schema.alterTable('blogs').addColumn('reviewed_by', 'text').execute();
}
