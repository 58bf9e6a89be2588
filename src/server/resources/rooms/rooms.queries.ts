import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listRooms(db: Database) {
  return db.selectFrom('rooms').selectAll().orderBy('position').orderBy('id').execute();
}

export async function insertRoom(trx: Database, values: Insertable<Tables['rooms']>) {
  return trx.insertInto('rooms').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateRoom(trx: Database, id: number, values: Updateable<Tables['rooms']>) {
  return trx.updateTable('rooms').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** In the order of these ids. */
export async function updatePositions(trx: Database, ids: readonly number[]) {
  for (const [position, id] of ids.entries())
    await trx.updateTable('rooms').set({ position }).where('id', '=', id).where('position', '!=', position).execute();
}
