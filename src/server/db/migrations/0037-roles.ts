import type { Kysely } from 'kysely';

/** Every administrator could do everything before, so each of them becomes an owner. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('administrators')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('owner'))
    .execute();
}
