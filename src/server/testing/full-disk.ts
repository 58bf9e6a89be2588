import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

/**
 * Makes the database behave as on a full disk, and returns a function that ends this. SQLite gets a size limit and reports
 * that it is full. PostgreSQL has no such limit, so triggers raise the error that it raises on a full disk.
 */
export async function fillDisk(db: Database): Promise<() => Promise<void>> {
  return isPostgres(db) ? refuseRows(db) : limitPages(db);
}

async function limitPages(db: Database) {
  const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0;
  await setMaxPages(db, pages);
  return () => setMaxPages(db, 1_000_000);
}

async function setMaxPages(db: Database, pages: number) {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}

async function refuseRows(db: Database) {
  await sql`create function refuse_row() returns trigger language plpgsql as
    'begin raise exception ''could not extend file: No space left on device'' using errcode = ''disk_full''; end'`.execute(
    db,
  );
  const tables = await db.introspection.getTables();
  for (const { name } of tables)
    await sql`create trigger full_disk before insert or update on ${sql.table(name)} execute function refuse_row()`.execute(
      db,
    );
  return async () => {
    await sql`drop function refuse_row cascade`.execute(db);
  };
}
