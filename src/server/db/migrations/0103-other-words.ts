import type { Kysely } from 'kysely';

/** Words by which search finds a record as well, one a line. */
export async function up(db: Kysely<never>) {
  for (const table of ['conditions', 'symptoms', 'treatments'])
    await db.schema.alterTable(table).addColumn('other_words', 'text').execute();
}
