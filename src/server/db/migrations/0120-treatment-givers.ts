import type { Kysely } from 'kysely';

/** Practitioners who give a treatment: a JSON list of practitioners, null for everyone. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('treatments').addColumn('given_by', 'text').execute();
}
