import type { Kysely } from 'kysely';

/** How the patient likes to be reached: null if they did not say. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appointments').addColumn('contact_preference', 'text').execute();
}
