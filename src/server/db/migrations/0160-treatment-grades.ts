import type { Kysely } from 'kysely';

/** How sure the evidence for a treatment is: see `grades` in `contract/treatment-texts.ts`. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('treatments').addColumn('grade', 'text').execute();
}
