import { type Kysely, sql } from 'kysely';

/** Safety advice for visitors, the reviewer of each page, marks of sample rows, and consent to publish reviews. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('symptoms').addColumn('urgent_help', 'text').execute();
  await db.schema.alterTable('treatments').addColumn('not_if', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('may_publish', 'integer').execute();
  await db.schema.alterTable('conditions').addColumn('reviewed_by', 'text').execute();
  for (const table of ['conditions', 'reviews'])
    await db.schema
      .alterTable(table)
      .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await sql`create index reviews_samples on reviews (half_stars) where is_sample = 1`.execute(db);
}
