import type { Kysely } from 'kysely';

/** The language in which an administrator sees the admin area. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('administrators').addColumn('language', 'text').execute();
}
