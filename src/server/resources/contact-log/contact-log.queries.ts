import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function findEntry(db: Database, id: number) {
  return db.selectFrom('told_marks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertEntry(trx: Database, entry: Insertable<Tables['told_marks']>) {
  await trx.insertInto('told_marks').values(entry).execute();
}

/** @returns Whether it was still there */
export async function deleteEntry(trx: Database, id: number) {
  const deleted = await trx.deleteFrom('told_marks').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
