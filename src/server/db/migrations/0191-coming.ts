import type { Kysely } from 'kysely';

/** The start of the visit to which the patient has said they will come: another start needs another answer. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('visits').addColumn('coming_for', 'bigint').execute();
}
