import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function findMark(db: Database, id: number) {
  return db.selectFrom('told_marks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertMark(trx: Database, mark: Insertable<Tables['told_marks']>) {
  await trx.insertInto('told_marks').values(mark).execute();
}

/** @returns Whether it was still there */
export async function deleteMark(trx: Database, id: number) {
  const deleted = await trx.deleteFrom('told_marks').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
