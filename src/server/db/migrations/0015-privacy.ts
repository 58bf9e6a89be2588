import type { Kysely } from 'kysely';

/** Privacy notice shown with a request or review, and how long the clinic stores old data. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appointments').addColumn('privacy_notice', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('privacy_notice', 'text').execute();
  await db.schema.alterTable('clinic_profile').addColumn('retention_months', 'integer').execute();
}
