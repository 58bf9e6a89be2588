import type { Kysely } from 'kysely';

/** Sources of what the page of a treatment says, one a line. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('treatments').addColumn('sources', 'text').execute();
}
