import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

/**
 * Leaves the database no room to grow, and answers with a function that makes room again. SQLite is given a bound and says
 * by itself that it is full. PostgreSQL has none, so it is told to raise the error that it raises on a full disk.
 */
export async function fillDisk(db: Database): Promise<() => Promise<void>> {
  return isPostgres(db) ? refuseRows(db) : boundPages(db);
}

async function boundPages(db: Database) {
  const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0;
  await setMostPages(db, pages);
  return () => setMostPages(db, 1_000_000);
}

async function setMostPages(db: Database, pages: number) {
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
