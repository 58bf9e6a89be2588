import type { Kysely } from 'kysely';

/** A password that someone else knows is changed at the first sign-in, and a clinic may demand two-step sign-in of its owners. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('administrators')
    .addColumn('must_change_password', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('owners_need_second_factor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
