import type { Kysely } from 'kysely';

/** Notes about the copies off site, by their names: see `off-site.queries.ts`. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('off_site')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
}
