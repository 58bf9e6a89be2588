import { sql } from 'kysely';
import type { Count } from '#server/limits/limit-store.ts';
import { type Database, databaseTime } from './database.ts';

/** PostgreSQL only: the count of a key, if there is one, and the time by which all instances count; tests give another. */
export async function readCount(
  db: Database,
  key: string,
  time?: number,
): Promise<{ count: Count | undefined; now: number }> {
  const now = time === undefined ? databaseTime : sql<number>`${time}::bigint`;
  const { rows } = await sql<{ calls: number | null; since: number | null; now: number }>`
    select calls, since, ${now} as now from (select) as always left join limit_counts on key = ${key}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has not told its time.');
  const { calls, since } = row;
  return { count: calls === null || since === null ? undefined : { calls, since }, now: row.now };
}

/** Stores a count, unless another call has changed it since `before` was read: then false. */
export async function replaceCount(
  db: Database,
  key: string,
  before: Count | undefined,
  { calls, since, forgottenAt }: Count & { forgottenAt: number },
): Promise<boolean> {
  const values = { key, calls, since, forgotten_at: forgottenAt };
  const stored = before
    ? await db
        .updateTable('limit_counts')
        .set(values)
        .where('key', '=', key)
        .where('calls', '=', before.calls)
        .where('since', '=', before.since)
        .returning('key')
        .executeTakeFirst()
    : await db
        .insertInto('limit_counts')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
  return stored !== undefined;
}

export async function takeBackCall(db: Database, key: string) {
  await db
    .updateTable('limit_counts')
    .set((eb) => ({ calls: eb('calls', '-', 1) }))
    .where('key', '=', key)
    .where('calls', '>', 0)
    .execute();
}

export async function clearCount(db: Database, key: string) {
  await db.deleteFrom('limit_counts').where('key', '=', key).execute();
}

/** PostgreSQL only. */
export async function deleteForgottenCounts(db: Database) {
  await db.deleteFrom('limit_counts').where('forgotten_at', '<', databaseTime).execute();
}
