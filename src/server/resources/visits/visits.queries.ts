import { type Insertable, sql, type Updateable } from 'kysely';
import { serverLimits } from '#contract/plain/limits.ts';
import { notFound } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countAll, hasAny } from '#server/db/paging.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { announceVisit, readToldVisit } from '#server/db/webhook-events.queries.ts';
import { listChosenTreatments } from '../appointments/appointment-record.queries.ts';
import { lastTold, toTell } from '../appointments/contacts.queries.ts';
import { listLastNotes } from '../appointments/notes.queries.ts';
import { isUnmarked } from './unmarked-visits.queries.ts';

export type VisitRow = Awaited<ReturnType<typeof listVisitsBetween>>[number];

/** Visits that begin in this time, in order, cancelled ones included. */
export async function listVisitsBetween(db: Database, from: number, until: number) {
  return withBelongings(db, await selectVisitsBetween(db, from, until).execute());
}

export async function listVisits(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await selectVisits(db)
    .where('visits.id', 'in', ids)
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .execute();
  return withBelongings(db, rows);
}

/** Locks a request whose visits change until the transaction ends, and leaves it as it is. */
export async function lockRequest(trx: Transaction, id: number) {
  await trx
    .updateTable('appointments')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
}

export async function findVisit(db: Database, id: number) {
  return (await listVisits(db, [id]))[0];
}

/** @throws AppError `not-found` */
export async function getVisit(db: Database, id: number) {
  const visit = await findVisit(db, id);
  if (!visit) throw notFound();
  return visit;
}

/** Booked ones first in order, then the others with the latest first. */
export async function listVisitsOf(db: Database, appointmentId: number) {
  const rows = await selectVisits(db)
    .where('visits.appointment_id', '=', appointmentId)
    .orderBy('visits.starts_at', 'desc')
    .orderBy('visits.id', 'desc')
    .execute();
  const isBooked = ({ status }: { status: string }) => status === 'booked';
  const booked = rows.filter(isBooked).toReversed();
  return withBelongings(db, [...booked, ...rows.filter((row) => !isBooked(row))]);
}

/** Visits to which no one came, of requests that have one of these search terms, the latest first. */
export async function listNoShows(db: Database, terms: readonly string[]) {
  const found = db.selectFrom('appointment_terms').select('appointment_id').where('term', 'in', terms);
  return db
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .select(['visits.starts_at', 'appointments.phone'])
    .where('visits.appointment_id', 'in', found)
    .where('visits.status', '=', 'noshow')
    .orderBy('visits.starts_at', 'desc')
    .execute();
}

/** Unmarked visits from the latest on; `since` leaves out those that began earlier. */
export async function listUnmarked(
  db: Database,
  { now, since, practitionerId }: { now: number; since?: number; practitionerId?: number | undefined },
) {
  const rows = await selectVisits(db)
    .where(isUnmarked(now))
    .$if(since !== undefined, (query) => query.where('visits.starts_at', '>=', since ?? 0))
    .$if(practitionerId !== undefined, (query) => query.where('visits.practitioner_id', '=', practitionerId ?? 0))
    .orderBy('visits.ends_at', 'desc')
    .orderBy('visits.id', 'desc')
    .limit(serverLimits.unmarked)
    .execute();
  return withBelongings(db, rows);
}

export async function countUnmarkedBefore(db: Database, now: number, before: number) {
  return countAll(db.selectFrom('visits').where(isUnmarked(now)).where('visits.starts_at', '<', before));
}

/** Visits after this moment that differ from what their patients were told, the next first. */
export async function listToTell(db: Database, now: number) {
  const rows = await selectVisits(db)
    .where('visits.starts_at', '>', now)
    .where(toTell, 'is not', null)
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(serverLimits.toTell)
    .execute();
  return withBelongings(db, rows);
}

/** Requests for which a time is held, at most as many as the list of those to tell. */
export async function listHeldRequestIds(db: Database, now: number) {
  const held = db.selectFrom('holds').select('appointment_id').where('is_offer', '=', 0).where('hold_until', '>', now);
  const rows = await held.orderBy('hold_until').limit(serverLimits.toTell).execute();
  return rows.map(({ appointment_id }) => appointment_id);
}

/** How many there are, up to the length of their list. */
export async function countToTell(db: Database, now: number) {
  const listed = db
    .selectFrom('visits')
    .leftJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .select('visits.id')
    .where('visits.starts_at', '>', now)
    .where(toTell, 'is not', null)
    .limit(serverLimits.toTell);
  return countAll(db.selectFrom(listed.as('listed')));
}

/** Booked visits in this time whose patients were not reminded of it, and have not said that they will come; in order. */
export async function listUnreminded(db: Database, from: number, until: number) {
  const rows = await selectVisitsBetween(db, from, until)
    .where('visits.status', '=', 'booked')
    .where(({ not }) => not(wasTold('reminder', 'visits.appointment_id', 'visits.starts_at')))
    .where('visits.coming_for', 'is distinct from', (eb) => eb.ref('visits.starts_at'))
    .limit(serverLimits.contactLog)
    .execute();
  return withBelongings(db, rows);
}

export async function countBooked(db: Database, from: number, until: number) {
  const inTime = db.selectFrom('visits').where('starts_at', '>=', from).where('starts_at', '<', until);
  return countAll(inTime.where('status', '=', 'booked'));
}

/** Visits of one practitioner that begin in this time, in order, cancelled ones included. */
export async function listVisitsOfPractitioner(db: Database, practitionerId: number, from: number, until: number) {
  const ofOne = selectVisitsBetween(db, from, until).where('visits.practitioner_id', '=', practitionerId);
  return withBelongings(db, await ofOne.execute());
}

function selectVisitsBetween(db: Database, from: number, until: number) {
  return selectVisits(db)
    .where('visits.starts_at', '>=', from)
    .where('visits.starts_at', '<', until)
    .orderBy('visits.starts_at')
    .orderBy('visits.id');
}

function selectVisits(db: Database) {
  return db
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .leftJoin('practitioners', 'practitioners.id', 'visits.practitioner_id')
    .leftJoin('rooms', 'rooms.id', 'visits.room_id')
    .leftJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .leftJoin('told_marks', 'told_marks.id', 'told.mark_id')
    .leftJoin('practitioners as told_practitioners', 'told_practitioners.id', 'told.practitioner_id')
    .selectAll('visits')
    .select(['told.starts_at as told_starts_at', 'told.status as told_status', 'told.told_at', 'told_marks.channel'])
    .select(['told_practitioners.name as told_practitioner', toTell.as('to_tell')])
    .select(['appointments.reference', 'appointments.name', 'appointments.phone', 'appointments.patient_id'])
    .select(['practitioners.name as practitioner', 'practitioners.side_by_side', 'rooms.name as room']);
}

/** Adds what the patients asked for, how far their series are, and what was noted last. */
async function withBelongings<R extends TellingRow & Pick<Row<'visits'>, 'series_id' | 'starts_at' | 'coming_for'>>(
  db: Database,
  rows: R[],
) {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.appointment_id))];
  const chosen = Map.groupBy(await listChosenTreatments(db, ids), (row) => row.appointment_id);
  const notes = new Map((await listLastNotes(db, ids)).map((note) => [note.appointment_id, note.text]));
  const series = new Map((await listSeries(db, rows)).map((one) => [one.id, one]));
  return rows.map((row) => ({
    ...row,
    told: toTold(row),
    is_coming: row.coming_for === row.starts_at,
    treatments: (chosen.get(row.appointment_id) ?? []).map(({ name }) => name),
    series: series.get(row.series_id ?? 0) ?? null,
    last_note: notes.get(row.appointment_id) || null,
  }));
}

interface TellingRow {
  appointment_id: number;
  told_at: number | null;
  told_starts_at: number | null;
  told_status: Row<'told_visits'>['status'] | null;
  told_practitioner: string | null;
  channel: Row<'told_marks'>['channel'] | null;
}

function toTold({ told_starts_at, told_status, told_at, told_practitioner: practitioner, channel }: TellingRow) {
  if (told_at === null || told_starts_at === null || told_status === null) return null;
  return { starts_at: told_starts_at, practitioner, status: told_status, told_at, channel };
}

async function listSeries(db: Database, rows: readonly { series_id: number | null }[]) {
  const ids = [...new Set(rows.flatMap(({ series_id }) => (series_id === null ? [] : [series_id])))];
  if (ids.length === 0) return [];
  return db
    .selectFrom('visits')
    .select((eb) => [
      'series_id as id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('id').filterWhere('status', '=', 'fulfilled').as('attended'),
    ])
    .where('series_id', 'in', ids)
    .where('status', '!=', 'cancelled')
    .groupBy('series_id')
    .$narrowType<{ id: number }>()
    .execute();
}

export async function insertVisit(trx: Transaction, visit: Omit<Insertable<Tables['visits']>, 'room_id'>) {
  const { id } = await trx
    .insertInto('visits')
    .values({ ...visit, room_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await announceVisit(trx, undefined, await readToldVisit(trx, id), visit.created_at);
  return id;
}

/** Whether a visit that is ahead has been booked for the same request since. */
export async function hasLaterBooking(
  trx: Transaction,
  { id, appointment_id }: Pick<VisitRow, 'id' | 'appointment_id'>,
) {
  const later = trx.selectFrom('visits').where('appointment_id', '=', appointment_id).where('id', '>', id);
  return hasAny(later.where('status', 'in', ['booked', 'arrived']));
}

/** Deletes a visit and its occupied times. */
export async function deleteVisit(trx: Transaction, id: number, now: number) {
  await announceVisit(trx, await readToldVisit(trx, id), undefined, now);
  await trx.deleteFrom('visits').where('id', '=', id).execute();
}

/** Changes a visit. Programs hear of a change with `changed_at`: when it is, with whom, or its status. */
export async function updateVisit(trx: Transaction, id: number, changes: Updateable<Tables['visits']>) {
  const before = changes.changed_at ? await readToldVisit(trx, id) : undefined;
  await trx.updateTable('visits').set(changes).where('id', '=', id).execute();
  if (before && changes.changed_at) await announceVisit(trx, before, await readToldVisit(trx, id), changes.changed_at);
}

/** A condition for `where`: the patient was told this message about the time in the outer query's column. */
export function wasTold(message: Row<'told_marks'>['message'], appointmentId: string, startsAt: string) {
  return sql<boolean>`exists (
    select 1 from told_marks as mark
    where mark.appointment_id = ${sql.ref(appointmentId)}
    and mark.visit_starts_at = ${sql.ref(startsAt)}
    and mark.message = ${message}
  )`;
}
