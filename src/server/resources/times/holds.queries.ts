import type { Insertable, Updateable } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function insertHold(trx: Transaction, hold: Insertable<Tables['holds']>) {
  const { id } = await trx.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteHold(trx: Transaction, id: number) {
  await trx.deleteFrom('holds').where('id', '=', id).execute();
}

export async function updateHold(
  trx: Transaction,
  id: number,
  place: Pick<Updateable<Tables['holds']>, 'lane' | 'room_id'>,
) {
  await trx.updateTable('holds').set(place).where('id', '=', id).execute();
}

/** Ended ones included. */
export async function listHoldsOf(db: Database, appointmentId: number) {
  return db.selectFrom('holds').selectAll().where('appointment_id', '=', appointmentId).execute();
}
