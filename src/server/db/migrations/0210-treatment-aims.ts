import type { Kysely } from 'kysely';

/** Aims of treatments: see `aims` in `contract/treatment-texts.ts`. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('treatments').addColumn('aim', 'text').execute();
}
