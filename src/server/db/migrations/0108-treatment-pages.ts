import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { freeSlugOf } from '../free-slug.ts';

const columns = ['slug', 'what', 'happens', 'helps', 'evidence', 'reviewed_by', 'reviewed_on'];

/** Texts and address of the page of a treatment. */
export async function up(db: Kysely<never>) {
  for (const column of columns) await db.schema.alterTable('treatments').addColumn(column, 'text').execute();
  await db.schema.createIndex('treatments_by_slug').unique().on('treatments').column('slug').execute();
  const treatments = db as unknown as Pick<Database, 'selectFrom' | 'updateTable'>;
  const rows = await treatments
    .selectFrom('treatments')
    .select(['treatment_id', 'treatment_description'])
    .orderBy('treatment_id')
    .execute();
  const taken: string[] = [];
  for (const { treatment_id, treatment_description } of rows) {
    const slug = freeSlugOf(treatment_description, taken);
    taken.push(slug);
    await treatments.updateTable('treatments').set({ slug }).where('treatment_id', '=', treatment_id).execute();
  }
}
