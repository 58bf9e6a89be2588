import type { Kysely } from 'kysely';

/** From which client someone signed in, or failed to: a keyed hash of its address. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('audit_log').addColumn('client', 'text').execute();
}
