import type { Kysely } from 'kysely';

/** Days that a repeated absence leaves out: a JSON list of days in the clinic's time zone, null for none (EXDATE of RFC 5545). */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('absences').addColumn('left_out', 'text').execute();
}
