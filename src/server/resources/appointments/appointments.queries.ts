import { type ExpressionBuilder, sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments.ts';
import type { PageQuery } from '#contract/fields.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Stage } from '#contract/plain/request-states.ts';
import { notFound } from '#server/app-error.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import { countAll, countFound, readPage } from '#server/db/paging.ts';
import { matchesWords } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';
import { selectAppointments, withBelongings } from './appointment-record.queries.ts';

export interface AppointmentFilter {
  status: AppointmentStatus;
  /** Stage of a pending appointment. */
  stage: Stage | undefined;
  /** Range of the creation time in ms, end exclusive. */
  from: number | undefined;
  until: number | undefined;
  /** Words that must all match, each in any of its forms. */
  words: string[][];
  /** Patient who sent them; of everyone unless given. */
  patientId?: number;
}

export async function listByIds(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return withBelongings(db, await selectAppointments(db).where('appointments.id', 'in', ids).execute());
}

export async function getByReference(db: Database, reference: string) {
  const row = await selectAppointments(db).where('appointments.reference', '=', reference).executeTakeFirst();
  const [found] = row ? await withBelongings(db, [row]) : [];
  if (!found) throw notFound();
  return found;
}

type Sort = 'newest' | 'oldest';

export async function listAppointments(
  db: Database,
  filter: AppointmentFilter,
  page: PageQuery,
  sort: Sort = 'newest',
) {
  const found = selectAppointments(db)
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'appointments', filter.words));
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const { rows, next } = await readPage(found, 'appointments', page, { direction });
  return { rows: await withBelongings(db, rows), next };
}

/** Pending appointments that are due for a call, the longest due first. */
export async function listDue(db: Database, now: number) {
  const rows = await selectPending(db)
    .where('appointments.next_call_at', '<=', now)
    .orderBy('appointments.next_call_at')
    .orderBy('appointments.id')
    .limit(serverLimits.dueCalls)
    .execute();
  return withBelongings(db, rows);
}

/** Open courses: pending appointments with attended visits and none ahead, the last attended first. */
export async function listToComeBack(db: Database) {
  const rows = await selectPending(db)
    .where('appointments.stage', 'in', ['seen', 'tried'])
    .where(lastAttended, 'is not', null)
    .orderBy(lastAttended, 'desc')
    .orderBy('appointments.id')
    .limit(serverLimits.toComeBack)
    .execute();
  return withBelongings(db, rows);
}

/** How many open courses have neither a next call nor a reason why there is no next visit, up to the length of their list. */
export async function countWithoutPlan(db: Database) {
  const open = db
    .selectFrom('appointments')
    .select('id')
    .where('remarks', 'is', null)
    .where('stage', 'in', ['seen', 'tried'])
    .where('next_call_at', 'is', null)
    .where(lastAttended, 'is not', null)
    .where((eb) =>
      eb.or([
        eb('return_reason', 'is', null),
        eb('return_reason_for', 'is', null),
        eb('return_reason_for', '!=', lastAttended),
      ]),
    )
    .limit(serverLimits.toComeBack);
  return countAll(db.selectFrom(open.as('open')));
}

/** Start of the last visit that the patient attended. */
const lastAttended = sql<number>`(select max(visits.starts_at) from visits
  where visits.appointment_id = appointments.id and visits.status = 'fulfilled')`;

/** How many are due for a call, up to the length of their list; `called` leaves out new ones. */
export async function countDue(db: Database, now: number, called?: 'called') {
  const due = db
    .selectFrom('appointments')
    .select('id')
    .where('remarks', 'is', null)
    .where('next_call_at', '<=', now)
    .$if(called !== undefined, (query) => query.where('stage', '!=', 'new'))
    .limit(serverLimits.dueCalls);
  return countAll(db.selectFrom(due.as('due')));
}

/** The newest appointments that have one of these search terms, except one. */
export async function listByTerms(db: Database, terms: string[], except: number, limit: number) {
  const found = db.selectFrom('appointment_terms').select('appointment_id').where('term', 'in', terms);
  const rows = await selectAppointments(db)
    .where('appointments.id', 'in', found)
    .where('appointments.id', '!=', except)
    .orderBy('appointments.id', 'desc')
    .limit(limit)
    .execute();
  return withBelongings(db, rows);
}

export async function findNewestId(db: Database) {
  const row = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countMatches(db: Database, filter: AppointmentFilter) {
  const matching = db
    .selectFrom('appointments')
    .select('id')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'appointments', filter.words));
  return countFound(db, matching);
}

const selectPending = (db: Database) => selectAppointments(db).where('appointments.remarks', 'is', null);

type Appointments = ExpressionBuilder<Tables, 'appointments'>;

function matches(eb: Appointments, { status, stage, from, until, patientId }: AppointmentFilter) {
  return eb.and([
    ...(patientId === undefined ? [] : [eb('appointments.patient_id', '=', patientId)]),
    ...(status === 'pending' || stage ? [eb('appointments.remarks', 'is', null)] : []),
    ...(status === 'done' ? [eb('appointments.remarks', 'is not', null)] : []),
    ...(stage ? [eb('appointments.stage', '=', stage)] : []),
    ...(from === undefined ? [] : [eb('appointments.created_at', '>=', from)]),
    ...(until === undefined ? [] : [eb('appointments.created_at', '<', until)]),
  ]);
}

/** The drafts of remarks of one administrator, last typed first. */
export async function listDrafts(db: Database, administratorId: number) {
  return db
    .selectFrom('remarks_drafts')
    .innerJoin('appointments', 'appointments.id', 'appointment_id')
    .select(['appointment_id', 'reference', 'text', 'typed_at'])
    .where('administrator_id', '=', administratorId)
    .orderBy('typed_at', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}

export interface RemarksDraftRow {
  appointment_id: number;
  administrator_id: number;
  text: string;
  typed_at: number;
}

/** Replaces the draft of the remarks. Stores nothing if the appointment does not exist, and answers whether it does. */
export async function storeDraft(db: Database, { appointment_id, administrator_id, text, typed_at }: RemarksDraftRow) {
  const stored = await db
    .insertInto('remarks_drafts')
    .columns(['appointment_id', 'administrator_id', 'text', 'typed_at'])
    .expression((eb) =>
      eb
        .selectFrom('appointments')
        .select((row) => [
          'id',
          row.cast<number>(row.val(administrator_id), 'integer').as('administrator_id'),
          row.cast<string>(row.val(text), 'text').as('text'),
          row.cast<number>(row.val(typed_at), 'bigint').as('typed_at'),
        ])
        .where('id', '=', appointment_id)
        // Waits for someone who erases the request, and then finds nothing.
        .$if(isPostgres(db), (query) => query.forKeyShare()),
    )
    .onConflict((conflict) => conflict.columns(['appointment_id', 'administrator_id']).doUpdateSet({ text, typed_at }))
    .returning('appointment_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** All visits of these requests, in order. */
export async function listVisitTimes(db: Database, appointmentIds: readonly number[]) {
  if (appointmentIds.length === 0) return [];
  return db
    .selectFrom('visits')
    .leftJoin('practitioners', 'practitioners.id', 'visits.practitioner_id')
    .leftJoin('rooms', 'rooms.id', 'visits.room_id')
    .select(['visits.id', 'appointment_id', 'starts_at', 'ends_at', 'status', 'cancellation_reason'])
    .select(['practitioners.name as practitioner', 'rooms.name as room'])
    .where('appointment_id', 'in', appointmentIds)
    .orderBy('starts_at')
    .execute();
}
