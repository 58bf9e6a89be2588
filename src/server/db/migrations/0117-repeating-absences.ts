import type { Kysely } from 'kysely';

/** Leave and breaks can repeat: by an RRULE of RFC 5545, which counts on the clock of the clinic from the first time on. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('absences').addColumn('rrule', 'text').execute();
}
