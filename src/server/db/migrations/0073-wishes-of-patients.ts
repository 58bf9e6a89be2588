import type { Kysely } from 'kysely';

/** Marks of patients who asked for an earlier time on their page. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('wait_list')
    .addColumn('from_patient', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
