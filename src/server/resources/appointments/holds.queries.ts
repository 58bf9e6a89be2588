import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function insertHold(trx: Database, hold: Insertable<Tables['holds']>) {
  const { id } = await trx.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteHold(trx: Database, id: number) {
  await trx.deleteFrom('holds').where('id', '=', id).execute();
}

export async function updateHold(
  trx: Database,
  id: number,
  place: Pick<Updateable<Tables['holds']>, 'lane' | 'room_id'>,
) {
  await trx.updateTable('holds').set(place).where('id', '=', id).execute();
}

/** The hold of each of these requests, also one that has ended since. */
export async function listHolds(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('holds')
    .innerJoin('practitioners', 'practitioners.id', 'holds.practitioner_id')
    .select(['appointment_id', 'starts_at', 'ends_at', 'hold_until', 'practitioners.name as practitioner'])
    .where('appointment_id', 'in', appointmentIds)
    .execute();
}

interface Held {
  starts_at: number;
  ends_at: number;
  hold_until: number;
  practitioner: string;
}

export function toHeld({ starts_at, ends_at, hold_until, practitioner }: Held) {
  const [starts, ends, until] = [starts_at, ends_at, hold_until].map((time) => new Date(time).toISOString()) as [
    string,
    string,
    string,
  ];
  return { starts_at: starts, ends_at: ends, held_until: until, practitioner };
}
