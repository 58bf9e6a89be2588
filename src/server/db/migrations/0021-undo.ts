import { type Kysely, sql } from 'kysely';

/** Deleting these can be undone, like deleting an opening. */
export async function up(db: Kysely<never>) {
  for (const table of ['reviews', 'blogs', 'gallery_items', 'conditions', 'symptoms']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'bigint').execute();
    await sql`create index ${sql.ref(`${table}_deleted`)} on ${sql.table(table)} (deleted_at) where deleted_at is not null`.execute(
      db,
    );
  }
  await sql`create index gallery_items_present on gallery_items (id) where deleted_at is null`.execute(db);
}
