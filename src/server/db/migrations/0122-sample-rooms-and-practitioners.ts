import type { Kysely } from 'kysely';

/** Rooms and practitioners of the demo are samples as well. */
export async function up(db: Kysely<never>) {
  for (const table of ['rooms', 'practitioners'])
    await db.schema
      .alterTable(table)
      .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}
