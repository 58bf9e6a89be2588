import type { Kysely } from 'kysely';

/** Practitioners can work at the clinic without being shown on the website. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('practitioners')
    .addColumn('is_shown', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
