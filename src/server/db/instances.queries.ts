import { sql } from 'kysely';
import { type Database, databaseTime } from './database.ts';
import type { Row } from './tables.ts';

// PostgreSQL only. All times are in ms by the database's clock.

type Instance = Row<'instances'>;

export async function noteInstance(db: Database, instance: Omit<Instance, 'seen_at'>) {
  await db
    .insertInto('instances')
    .values({ ...instance, seen_at: databaseTime })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: databaseTime }))
    .execute();
}

/** The others that have been seen within the last `ms`. */
export async function listOtherInstances(db: Database, id: string, ms: number): Promise<Instance[]> {
  return db
    .selectFrom('instances')
    .selectAll()
    .where('id', '<>', id)
    .where('seen_at', '>', sql<number>`${databaseTime} - ${ms}::bigint`)
    .orderBy('seen_at')
    .execute();
}

export async function deleteInstance(db: Database, id: string) {
  await db.deleteFrom('instances').where('id', '=', id).execute();
}

export async function deleteInstancesNotSeenFor(db: Database, ms: number) {
  await db.deleteFrom('instances').where('seen_at', '<', sql<number>`${databaseTime} - ${ms}::bigint`).execute();
}
