import type { Kysely } from 'kysely';

/** Administrators can be disabled, and the others see when they last signed in. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('administrators').addColumn('disabled_at', 'bigint').execute();
  await db.schema.alterTable('administrators').addColumn('last_sign_in_at', 'bigint').execute();
}
