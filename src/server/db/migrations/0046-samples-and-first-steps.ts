import { type Kysely, sql } from 'kysely';

/** Every kind of seeded record says whether it is a sample still, and what owners say of the first steps is stored. */
export async function up(db: Kysely<never>) {
  for (const table of ['symptoms', 'blogs', 'gallery_items', 'careers', 'appointments'])
    await db.schema
      .alterTable(table)
      .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  // There are few samples, among any number of rows.
  for (const table of ['blogs', 'gallery_items', 'careers', 'appointments', 'reviews'])
    await sql`create index ${sql.ref(`${table}_that_are_samples`)} on ${sql.table(table)} (is_sample) where is_sample = 1`.execute(
      db,
    );
  await db.schema
    .createTable('first_steps')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('said_at', 'bigint', (column) => column.notNull())
    .execute();
}
