import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** The gallery gets an order of its own, which begins as newest first; openings get a last day. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('gallery_items')
    .addColumn('position', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update gallery_items set position = ordered.place * 1000000
    from (select id, row_number() over (order by created_at, id) as place from gallery_items) as ordered
    where ordered.id = gallery_items.id`.execute(db);
  await db.schema.dropIndex('gallery_items_by_created_at_id').execute();
  await createIndex(db, 'gallery_items', 'position', 'id');
  await db.schema.alterTable('careers').addColumn('closes_on', 'text').execute();
}
