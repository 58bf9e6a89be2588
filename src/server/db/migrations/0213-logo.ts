import type { Kysely } from 'kysely';

/** The path of the clinic's logo. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appearance').addColumn('logo', 'text').execute();
}
