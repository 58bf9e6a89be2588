import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

export async function databaseBytes(db: Database) {
  const { rows } = isPostgres(db)
    ? await sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`.execute(db)
    : await sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Instances on PostgreSQL that have reported since. */
export async function countInstances(db: Database, since: number) {
  const rows = await db.selectFrom('instances').select('id').where('seen_at', '>', since).execute();
  return rows.length;
}
