import type { Kysely } from 'kysely';

/** Why a patient has no next visit, and the start of the attended visit after which someone wrote so: the next one needs another reason. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('appointments').addColumn('return_reason', 'text').execute();
  await db.schema.alterTable('appointments').addColumn('return_reason_for', 'bigint').execute();
}
