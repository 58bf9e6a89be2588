import type { Kysely } from 'kysely';

/** Pictures uploaded for the clinic profile, and when. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('clinic_pictures')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
