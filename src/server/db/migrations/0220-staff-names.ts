import type { Kysely } from 'kysely';

/** The name of an administrator, for colleagues. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('administrators').addColumn('name', 'text').execute();
}
