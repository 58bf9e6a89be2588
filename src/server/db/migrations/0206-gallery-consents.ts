import type { Kysely } from 'kysely';

/** Pictures before and after a treatment, and the consent of the person whom they show. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('gallery_items').addColumn('before_image', 'text').execute();
  await db.schema
    .createTable('gallery_consents')
    .addColumn('item_id', 'integer', (c) => c.primaryKey().references('gallery_items.id').onDelete('cascade'))
    .addColumn('given_by', 'text', (c) => c.notNull())
    .addColumn('given_on', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .execute();
}
