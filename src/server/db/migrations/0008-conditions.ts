import { type Kysely, sql } from 'kysely';

/** Columns for editing conditions and symptoms: alt texts, versions, and unique names of symptoms. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('conditions').addColumn('alt', 'text').execute();
  await db.schema
    .alterTable('symptoms')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('symptoms_by_name_in_any_case')
    .on('symptoms')
    .unique()
    .column(sql`lower(name)`)
    .execute();
}
