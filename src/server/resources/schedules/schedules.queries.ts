import type { Insertable } from 'kysely';
import { serverLimits } from '#contract/plain/limits.ts';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row, Tables } from '#server/db/tables.ts';

export async function listWorkingHours(db: Database) {
  return db
    .selectFrom('working_hours')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('practitioner_id')
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
}

/** Absences that end after `from` and begin before `until`, the next first, and those that repeat and began before. */
export async function listAbsences(db: Database, from: number, until: number = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom('absences')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '>', from), eb('rrule', 'is not', null)]))
    .where('starts_at', '<', until)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(serverLimits.pageSize)
    .execute();
}

export async function insertAbsence(trx: Transaction, absence: Insertable<Tables['absences']>) {
  return trx.insertInto('absences').values(absence).returningAll().executeTakeFirstOrThrow();
}

/** `left_out` is a JSON list of days. */
export async function updateLeftOut(trx: Transaction, id: number, left_out: string | null) {
  const updated = trx.updateTable('absences').set({ left_out }).where('id', '=', id);
  return updated.returningAll().executeTakeFirstOrThrow();
}

/** Start of the last visit, in ms; 0 without visits. */
export async function lastVisitStart(db: Database) {
  const { last } = await db
    .selectFrom('visits')
    .select((eb) => eb.fn.max('starts_at').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Times of the visits of these practitioners that take place. */
export async function listVisitTimes(db: Database, from: number, until: number) {
  return db
    .selectFrom('visits')
    .select(['practitioner_id', 'starts_at', 'ends_at'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('status', 'in', occupyingStatuses)
    .execute();
}

/** Visits from now on that take place, of one practitioner, in one room, or all of them, in order. */
export async function listComingVisits(
  db: Database,
  from: number,
  { practitioner, room }: { practitioner: number | undefined; room: number | undefined },
) {
  return db
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .select(['visits.id', 'visits.practitioner_id', 'visits.starts_at', 'visits.ends_at', 'appointments.name'])
    .select('visits.room_id')
    .where('visits.starts_at', '>=', from)
    .where('visits.status', 'in', occupyingStatuses)
    .$if(practitioner !== undefined, (query) => query.where('visits.practitioner_id', '=', practitioner ?? 0))
    .$if(room !== undefined, (query) => query.where('visits.room_id', '=', room ?? 0))
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .execute();
}

/** Holds that have not ended, of times between two moments. */
export async function listHolds(db: Database, from: number, until: number, now: number) {
  return db
    .selectFrom('holds')
    .innerJoin('appointments', 'appointments.id', 'holds.appointment_id')
    .innerJoin('practitioners', 'practitioners.id', 'holds.practitioner_id')
    .selectAll('holds')
    .select(['holds.hold_until as held_until', 'appointments.reference', 'appointments.name'])
    .select(['practitioners.name as practitioner', 'appointments.next_call_at'])
    .where('holds.hold_until', '>', now)
    .where('holds.starts_at', '>=', from)
    .where('holds.starts_at', '<', until)
    .execute();
}

export async function findPractitioner(db: Database, id: number) {
  return db
    .selectFrom('practitioners')
    .select(['id', 'name', 'left_at', 'side_by_side', 'usual_room_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function nameOfPractitioner({ practitioner_id }: { practitioner_id: number }, db: Database) {
  return (await findPractitioner(db, practitioner_id))?.name ?? null;
}

export type Work = Partial<Pick<Row<'practitioners'>, 'side_by_side' | 'usual_room_id'>>;

export async function updateWork(trx: Transaction, id: number, work: Work) {
  await trx.updateTable('practitioners').set(work).where('id', '=', id).execute();
}
