import { type Kysely, sql } from 'kysely';

const samples = {
  people: ['Walking practice', 'Breathing practice', 'Play that trains', 'A stretch to take home'],
  rooms: ['A treatment room', 'What we train with'],
  treatments: [
    'Elastic tape, put on with care',
    'TENS pads in place',
    'Band work for an ankle',
    'Massage for tight muscles',
  ],
};

const films = {
  'Sample video 1, to be replaced by the clinic’s own film': 'Lifting the hips, a sample film',
  'Sample video 2, to be replaced by the clinic’s own film': 'Balance practice, a sample film',
};

/** The category of gallery items. Samples that are as they were seeded get theirs, and captions that say what is seen. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('gallery_items').addColumn('category', 'text').execute();
  await db.schema
    .createIndex('gallery_items_by_category_position_id')
    .on('gallery_items')
    .columns(['category', 'position', 'id'])
    .execute();
  for (const [category, titles] of Object.entries(samples))
    for (const title of titles)
      await sql`update gallery_items set category = ${category} where is_sample = 1 and title = ${title}`.execute(db);
  for (const [former, title] of Object.entries(films))
    await sql`
      update gallery_items set category = 'people', title = ${title} where is_sample = 1 and title = ${former}
    `.execute(db);
}
