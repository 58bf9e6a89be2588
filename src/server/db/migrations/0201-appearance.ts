import type { Kysely } from 'kysely';

/** The clinic's colours, typefaces, corners and hero: a single row. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('appearance')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('hue', 'text', (c) => c.notNull())
    .addColumn('typefaces', 'text', (c) => c.notNull())
    .addColumn('corners', 'text', (c) => c.notNull())
    .addColumn('hero', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
