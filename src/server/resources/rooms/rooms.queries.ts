import type { Updateable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listRooms(db: Database) {
  return db.selectFrom('rooms').selectAll().orderBy('name').execute();
}

export async function insertRoom(trx: Database, name: string) {
  return trx.insertInto('rooms').values({ name }).returningAll().executeTakeFirstOrThrow();
}

export async function updateRoom(trx: Database, id: number, values: Updateable<Tables['rooms']>) {
  return trx.updateTable('rooms').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
