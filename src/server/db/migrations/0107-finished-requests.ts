import type { Kysely } from 'kysely';

/** When a request was finished, from which its patient's link ends: null if it is open, or was finished by an older version. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appointments').addColumn('finished_at', 'bigint').execute();
}
