import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listCareers(db: Database) {
  return db
    .selectFrom('careers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findCareer(db: Database, id: number) {
  return db.selectFrom('careers').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function insertCareer(db: Database, values: Insertable<Tables['careers']>) {
  return db.insertInto('careers').values(values).returningAll().executeTakeFirstOrThrow();
}

/** False when it was not there, or deleted already. */
export async function markDeleted(trx: Database, id: number, now: number) {
  const result = await trx
    .updateTable('careers')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Undefined when it was not deleted since then. */
export async function restoreDeletedSince(db: Database, id: number, since: number) {
  return db
    .updateTable('careers')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .returningAll()
    .executeTakeFirst();
}

export async function purgeDeletedBefore(db: Database, time: number) {
  await db.deleteFrom('careers').where('deleted_at', '<', time).execute();
}
