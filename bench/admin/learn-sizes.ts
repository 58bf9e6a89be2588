import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

/** PostgreSQL updates its statistics by itself after a while. SQLite never does in this program, so it is measured without. */
export async function learnSizes(db: Database) {
  if (isPostgres(db)) await sql`analyze`.execute(db);
}
