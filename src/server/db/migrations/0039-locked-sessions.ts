import type { Kysely } from 'kysely';

/** A session that no one uses for a while is locked; the clinic chooses how long that is. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('sessions').addColumn('locked_at', 'bigint').execute();
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('lock_minutes', 'integer', (c) => c.notNull().defaultTo(30))
    .execute();
}
