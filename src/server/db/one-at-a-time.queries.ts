import { sql } from 'kysely';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres } from './database.ts';

/**
 * Does `work` while no other instance does: they wait. PostgreSQL gives the lock to the next one also when an instance dies, with
 * its connection. `work` gets one connection at a time. With SQLite, whose transactions wait for each other, it does nothing more.
 */
export async function oneAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work();
  const key = sql`hashtext('prepare ' || current_schema())`;
  return asMaintenance(() =>
    db.connection().execute(async (connection) => {
      const tried = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection);
      if (!tried.rows[0]?.locked) {
        console.log('Waiting for another instance, which prepares the database.');
        await sql`select pg_advisory_lock(${key})`.execute(connection);
      }
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    }),
  );
}
