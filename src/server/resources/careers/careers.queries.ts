import type { Insertable } from 'kysely';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countAll } from '#server/db/paging.ts';
import type { Tables } from '#server/db/tables.ts';

/** Openings that are public on this day, newest first, at most `serverLimits.pageSize`. */
export async function listCurrentOpenings(db: Database, today: string) {
  return db
    .selectFrom('careers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}

export async function insertApplication(trx: Transaction, values: Insertable<Tables['applications']>) {
  return trx.insertInto('applications').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function countNewApplications(db: Database) {
  return countAll(db.selectFrom('applications').where('is_new', '=', 1).where('deleted_at', 'is', null));
}

/** Its version stays: an owner who has read it deletes it from the list that they see. */
export async function markAsRead(trx: Transaction, id: number) {
  const read = trx.updateTable('applications').set({ is_new: 0 }).where('id', '=', id).where('deleted_at', 'is', null);
  return read.returningAll().executeTakeFirst();
}
