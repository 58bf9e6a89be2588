import { type Kysely, sql } from 'kysely';

/** What is needed to change conditions and symptoms: alt texts, and symptoms with a version and a name that is theirs alone. */
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
