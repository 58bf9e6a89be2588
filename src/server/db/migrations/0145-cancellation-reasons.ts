import type { Kysely } from 'kysely';

/** Why the front desk cancelled a visit: null if no one said, and while the visit is not cancelled. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('visits').addColumn('cancellation_reason', 'text').execute();
}
