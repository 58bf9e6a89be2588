import type { Kysely } from 'kysely';

const columns = [
  'course',
  'self_check',
  'do_lines',
  'avoid_lines',
  'evidence',
  'children',
  'pregnancy',
  'sources',
  'written_on',
  'next_review_on',
  'exercises',
  'exercise_images',
];

/** Optional texts of conditions. */
export async function up(db: Kysely<never>) {
  for (const column of columns) await db.schema.alterTable('conditions').addColumn(column, 'text').execute();
}
