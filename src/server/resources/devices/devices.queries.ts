import type { Database, Transaction } from '#server/db/database.ts';

/** Sessions that have not ended, of one administrator or of everyone. */
export async function listSessions(db: Database, now: number, administratorId?: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .selectAll('sessions')
    .select('administrators.email')
    .where('sessions.expires_at', '>', now)
    .$if(administratorId !== undefined, (query) => query.where('sessions.administrator_id', '=', administratorId ?? 0))
    .execute();
}

/** Deletes a session and returns its owner; undefined if there is none. */
export async function deleteSession(trx: Transaction, id: string) {
  const deleted = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning('administrator_id')
    .executeTakeFirst();
  return deleted?.administrator_id;
}

/** False if it is not theirs, or there is none. */
export async function deleteOwnSession(db: Database, id: string, administratorId: number) {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('administrator_id', '=', administratorId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
