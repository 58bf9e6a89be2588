import { type Kysely, sql } from 'kysely';

/** Deleting a notice can be undone, like deleting an opening. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('notices').addColumn('deleted_at', 'bigint').execute();
  await sql`create index notices_deleted on notices (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index notices_present on notices (id) where deleted_at is null`.execute(db);
}
