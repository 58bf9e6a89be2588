import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** In the clinic's order. */
export async function listTreatments(db: Database) {
  return db.selectFrom('treatments').selectAll().orderBy('position').orderBy('treatment_id').execute();
}

export async function findTreatment(db: Database, id: number) {
  return db.selectFrom('treatments').selectAll().where('treatment_id', '=', id).executeTakeFirst();
}

export async function insertTreatment(trx: Database, values: Insertable<Tables['treatments']>) {
  return trx.insertInto('treatments').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateTreatment(trx: Database, id: number, values: Updateable<Tables['treatments']>) {
  return trx
    .updateTable('treatments')
    .set(values)
    .where('treatment_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** In the order of these ids. */
export async function updatePositions(trx: Database, ids: readonly number[]) {
  for (const [position, id] of ids.entries())
    await trx
      .updateTable('treatments')
      .set({ position })
      .where('treatment_id', '=', id)
      .where('position', '!=', position)
      .execute();
}
