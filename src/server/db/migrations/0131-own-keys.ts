import type { Kysely } from 'kysely';

/** A key that only came with a merge yields to someone who has it by card or request. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('patient_keys')
    .addColumn('is_own', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
