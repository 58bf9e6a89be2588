import type { Kysely } from 'kysely';

/** Visits to the website, as totals of each day. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('website_counts')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('website_counts_of_day', ['day', 'kind', 'name'])
    .execute();
}
