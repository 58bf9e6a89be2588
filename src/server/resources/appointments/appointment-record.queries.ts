// See docs/decisions/0056-follow-up-of-requests.md.

import { sql } from 'kysely';
import type { Wishes } from '#contract/appointments.ts';
import { notFound } from '#server/app-error.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  changeRecord,
  type Entry,
  lockVersion,
  moveCounts,
  type RepeatableRequest,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { hasAny } from '#server/db/paging.ts';
import type { Row } from '#server/db/tables.ts';
import { knownWishes } from '#server/scheduling/wished-times.ts';
import { clinicLanguages } from '../clinic/clinic-profile.queries.ts';
import { lastTold, listLastContacts, toTell } from './contacts.queries.ts';
import { listLastNotes } from './notes.queries.ts';
import { settleOutbox } from './outbox.queries.ts';

// One request: how it is read, changed and answered, and at which stage it is.

export type AppointmentAnswer = ReturnType<typeof toAppointment>;
export type StoredAppointment = Awaited<ReturnType<typeof getAppointment>>;

/** Result of a change of a request, and its entry in the audit log. */
interface Done<R> {
  /** How the request has changed, or entries of its visits. None where nothing differs. */
  entry: Pick<Entry, 'action' | 'fields'> | readonly Entry[];
  counts?: CountChanges;
  /** The request as it is then, unless said. */
  result?: R;
}

/** The way to change a request: locks it, and after the change settles its stage and counts it by what it is then. */
export async function changeAppointment<R = AppointmentAnswer>(
  db: Database,
  id: number,
  change: ChangeRequest,
  apply: (trx: Transaction, before: StoredAppointment) => Promise<Done<R>>,
  once?: RepeatableRequest,
): Promise<R> {
  const run = async (trx: Transaction) => {
    await lockVersion(trx, 'appointments', id, change.expectedVersion);
    const before = await getAppointment(trx, id);
    const { entry, counts, result } = await apply(trx, before);
    const changed = await getAppointment(trx, id);
    const after = (await settleStage(trx, changed, change.at)) ? await getAppointment(trx, id) : changed;
    await settleOutbox(trx, after, change.at);
    const entries = 'action' in entry ? [{ ...subjectOf(before), ...entry }] : entry;
    const moved = moveCounts(appointmentCounts(before), appointmentCounts(after));
    return {
      result: result ?? (toAppointment(after) as R),
      entry: entries,
      counts: { ...moved, ...(entries.length > 0 && { 'appointments.changes': 1 }), ...counts },
    };
  };
  return changeRecord(db, change, run, once);
}

/** A change that names no version of the request, such as a change of one of its visits. */
export const anyVersion = (change: ChangeRequest): ChangeRequest => ({ ...change, expectedVersion: undefined });

/** How the audit log names it. */
export function subjectOf({ id, reference }: { id: number; reference: string }) {
  return { kind: 'appointment', id, name: reference } as const;
}

type Staged = Pick<Row<'appointments'>, 'id' | 'remarks' | 'stage' | 'reopened_at' | 'next_call_at'>;

/**
 * Derives the stage of a pending request, stores it if it has changed, and answers whether it has. A done request keeps its last stage,
 * which no one sees. A visit that was missed or cancelled with none ahead makes a call due; one that is booked settles a call that is
 * due. `now` is in ms.
 */
export async function settleStage(trx: Transaction, request: Staged, now: number) {
  if (request.remarks !== null) return false;
  const { stage, isCallDue } = await deriveStage(trx, request);
  if (stage === request.stage) return false;
  const { next_call_at: planned } = request;
  const settlesCall = stage === 'confirmed' && planned !== null && planned <= now;
  const call = isCallDue ? { next_call_at: Math.min(planned ?? now, now) } : settlesCall && { next_call_at: null };
  await trx
    .updateTable('appointments')
    .set({ stage, ...call })
    .where('id', '=', request.id)
    .execute();
  return true;
}

/** The stage that follows from the visits and notes of a pending request. */
export async function deriveStage(db: Database, { id, reopened_at }: Staged) {
  const visits = await db
    .selectFrom('visits')
    .select(['status', 'starts_at', 'changed_at'])
    .where('appointment_id', '=', id)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (visits.some(({ status }) => status === 'booked' || status === 'arrived'))
    return { stage: 'confirmed', isCallDue: false } as const;
  const last = visits.find(({ status }) => status !== 'cancelled');
  // One that was cancelled before has been settled by the visit that was attended instead.
  const isOff = visits.some((visit) => visit.status === 'cancelled' && last && isAfter(visit, last));
  if (last?.status === 'fulfilled' && !isOff) return { stage: 'seen', isCallDue: false } as const;
  const hadVisits = visits.length > 0;
  const isTried = hadVisits || (await hasAttempt(db, id, reopened_at));
  return { stage: isTried ? 'tried' : 'new', isCallDue: hadVisits } as const;
}

type Marked = Pick<Row<'visits'>, 'starts_at' | 'changed_at'>;

/** Whether a visit would have been later than another one, and got its status no earlier. */
const isAfter = (visit: Marked, other: Marked) =>
  visit.starts_at > other.starts_at && (visit.changed_at ?? 0) >= (other.changed_at ?? 0);

async function hasAttempt(db: Database, appointmentId: number, after: number | null) {
  const attempts = db
    .selectFrom('appointment_notes')
    .where('appointment_id', '=', appointmentId)
    .where('kind', '=', 'attempt')
    .where('created_at', '>', after ?? 0);
  return hasAny(attempts);
}

/** @throws AppError `not-found` */
export async function getAppointment(db: Database, id: number) {
  const row = await findAppointment(db, id);
  if (!row) throw notFound();
  return row;
}

export async function findAppointment(db: Database, id: number) {
  const row = await selectAppointments(db).where('appointments.id', '=', id).executeTakeFirst();
  return row && (await withBelongings(db, [row]))[0];
}

export async function updateAppointment(
  trx: Transaction,
  id: number,
  changes: Partial<Omit<Row<'appointments'>, 'id' | 'version' | 'reference' | 'created_at'>>,
) {
  await trx.updateTable('appointments').set(changes).where('id', '=', id).execute();
}

/** Ends the holds of a request, with the time they take, and answers how many there were. */
export async function releaseHolds(trx: Transaction, appointmentId: number) {
  const deleted = await trx.deleteFrom('holds').where('appointment_id', '=', appointmentId).returning('id').execute();
  return deleted.length;
}

export async function deleteDraft(db: Database, appointmentId: number, administratorId: number) {
  await db
    .deleteFrom('remarks_drafts')
    .where('appointment_id', '=', appointmentId)
    .where('administrator_id', '=', administratorId)
    .execute();
}

export function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('states', 'states.state_id', 'appointments.state_id')
    .innerJoin('cities', 'cities.city_id', 'appointments.city_id')
    .selectAll('appointments')
    .select(['states.state_name', 'cities.city_name'])
    .select((eb) =>
      eb
        .selectFrom('patients')
        .select('patients.language')
        .whereRef('patients.id', '=', 'appointments.patient_id')
        .as('patient_language'),
    );
}

/**
 * Adds what is stored in other tables: treatments, the last note, how many there are, what was told last, a held time, the next visit,
 * the last attended one. A language that the clinic has switched off is left out.
 */
export async function withBelongings<R extends { id: number; patient_language: string | null }>(
  db: Database,
  rows: R[],
) {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const chosen = Map.groupBy(await listChosenTreatments(db, ids), (row) => row.appointment_id);
  const noted = new Map((await listLastNotes(db, ids)).map((note) => [note.appointment_id, note]));
  const held = new Map((await listHolds(db, ids)).map((hold) => [hold.appointment_id, hold]));
  const visits = new Map((await listNextVisits(db, ids)).map((visit) => [visit.appointment_id, visit]));
  const told = new Map((await listLastContacts(db, ids)).map((contact) => [contact.appointment_id, contact]));
  const spoken = rows.some(({ patient_language }) => patient_language !== null) ? await clinicLanguages(db) : [];
  return rows.map((row) => ({
    ...row,
    patient_language: spoken.find((one) => one === row.patient_language) ?? null,
    treatments: chosen.get(row.id) ?? [],
    last_note: noted.get(row.id) ?? null,
    last_told: told.get(row.id) ?? null,
    held: held.get(row.id) ?? null,
    next_visit_at: visits.get(row.id)?.starts_at ?? null,
    next_visit_coming: isNextComing(visits.get(row.id)),
    next_visit_ends_at: visits.get(row.id)?.ends_at ?? null,
    to_tell_until: visits.get(row.id)?.to_tell_until ?? null,
    last_attended_at: visits.get(row.id)?.last_attended_at ?? null,
  }));
}

const isNextComing = (next: { starts_at: number | null; coming_for: number | null } | undefined) =>
  next !== undefined && next.coming_for !== null && next.coming_for === next.starts_at;

export async function listChosenTreatments(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('appointment_treatments')
    .innerJoin('treatments', 'treatments.treatment_id', 'appointment_treatments.treatment_id')
    .select((eb) => [
      'appointment_id',
      'treatments.treatment_id',
      eb.fn.coalesce('name', 'treatment_description').as('name'),
    ])
    .where('appointment_id', 'in', appointmentIds)
    .orderBy('treatments.treatment_id')
    .execute();
}

/** The time that a visitor has asked for with each of these requests, held also if that has ended since. */
async function listHolds(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('holds')
    .innerJoin('practitioners', 'practitioners.id', 'holds.practitioner_id')
    .select([
      'appointment_id',
      'practitioner_id',
      'starts_at',
      'ends_at',
      'hold_until as held_until',
      'practitioners.name as practitioner',
    ])
    .where('appointment_id', 'in', appointmentIds)
    .where('is_offer', '=', 0)
    .execute();
}

/** Visits of each of these requests: the first that is booked or arrived, the last of which the patient is to be told, and the last attended. */
async function listNextVisits(db: Database, appointmentIds: readonly number[]) {
  const isOpen = sql`visits.status in ('booked', 'arrived')`;
  return db
    .selectFrom('visits')
    .leftJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .select([
      'appointment_id',
      sql<number | null>`min(case when ${isOpen} then visits.starts_at end)`.as('starts_at'),
      sql<number | null>`min(case when ${isOpen} then visits.ends_at end)`.as('ends_at'),
      sql<
        number | null
      >`min(case when visits.status = 'booked' and coming_for = visits.starts_at then coming_for end)`.as('coming_for'),
      sql<number | null>`max(case when ${toTell} is not null then visits.starts_at end)`.as('to_tell_until'),
      sql<number | null>`max(case when visits.status = 'fulfilled' then visits.starts_at end)`.as('last_attended_at'),
    ])
    .where('appointment_id', 'in', appointmentIds)
    .groupBy('appointment_id')
    .execute();
}

export function toAppointment(stored: StoredAppointment) {
  const { state_name, city_name, treatments, last_note, wishes, ...row } = stored;
  const isDone = row.remarks !== null;
  return {
    ...row,
    state: state_name,
    city: city_name,
    treatmentType: treatments.map(({ name }) => name),
    treatment_ids: treatments.map(({ treatment_id }) => treatment_id),
    stage: isDone ? null : row.stage,
    // An older version of the program, which may run beside this one, stores no outcome.
    outcome: isDone ? (row.outcome ?? 'finished') : null,
    next_call_at: isDone ? null : row.next_call_at,
    return_reason: row.return_reason_for === row.last_attended_at ? row.return_reason : null,
    waiting_since: isDone || row.stage !== 'new' ? null : (row.reopened_at ?? row.created_at),
    note_count: last_note?.count ?? 0,
    last_note,
    wishes: wishes === null ? null : toWishes(wishes),
  };
}

function toWishes(stored: string) {
  const wishes = JSON.parse(stored) as Wishes;
  return { ...wishes, ...knownWishes(wishes) };
}
