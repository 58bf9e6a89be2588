import { type SelectQueryBuilder, sql } from 'kysely';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { countAll } from '#server/db/paging.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { selectAppointments, withBelongings } from '../appointments/appointment-record.queries.ts';
import { hasNoRequest } from '../patients/patient-cards.queries.ts';

/** Search terms of a contact, and the patients who have it. */
export interface Whose {
  terms: readonly string[];
  patientIds: readonly number[];
}

/** Ids of requests that have one of the terms, or belong to one of the patients. */
function requestsOf(db: Database, { terms, patientIds }: Whose) {
  return db
    .selectFrom('appointment_terms')
    .select('appointment_id as id')
    .where('term', 'in', terms)
    .union(
      db
        .selectFrom('appointments')
        .select('id')
        .where('patient_id', 'in', [0, ...patientIds]),
    );
}

/** Cards that have one of these search terms, or belong to a request that has. */
export async function findPatients(db: Database, terms: readonly string[]) {
  const found = db.selectFrom('patient_terms').select('patient_id').where('term', 'in', terms);
  return db
    .selectFrom('patients')
    .selectAll()
    .where('id', 'in', found)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Appointments of these patients, and those that have one of these search terms. */
export async function findAppointments(db: Database, whose: Whose) {
  const found = selectAppointments(db).where('appointments.id', 'in', requestsOf(db, whose));
  return withBelongings(db, await found.orderBy('appointments.id', 'desc').execute());
}

/** Remarks that administrators have typed and not saved. */
export async function findDrafts(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('remarks_drafts')
    .select(['appointment_id', 'text'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .orderBy('typed_at')
    .execute();
}

type ToldVisit = Pick<Row<'told_visits'>, 'mark_id' | 'starts_at' | 'status'> & { practitioner: string | null };

export async function findContacts(db: Database, appointmentIds: readonly number[]) {
  const marks = await db
    .selectFrom('told_marks')
    .select(['id', 'appointment_id', 'message', 'channel', 'created_at', 'visit_starts_at'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .orderBy('id')
    .execute();
  const told: ToldVisit[] = await db
    .selectFrom('told_visits')
    .leftJoin('practitioners', 'practitioners.id', 'told_visits.practitioner_id')
    .select(['mark_id', 'starts_at', 'practitioners.name as practitioner', 'status'])
    .where('mark_id', 'in', [0, ...marks.map(({ id }) => id)])
    .orderBy('told_visits.id')
    .execute();
  const visits = Map.groupBy(told, ({ mark_id }) => mark_id);
  return marks.map(({ id, ...mark }) => ({ ...mark, visits: visits.get(id) ?? [] }));
}

export async function findMails(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('outbox')
    .select(['appointment_id', 'message', 'state', 'created_at', 'settled_at'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .where('administrator_id', 'is', null)
    .$narrowType<{ appointment_id: number; message: MessageKey }>()
    .orderBy('id')
    .execute();
}

export async function findOffers(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('offers')
    .select(['appointment_id', 'starts_at', 'state', 'sent_at'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .orderBy('id')
    .execute();
}

export async function findWishes(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('wait_list')
    .leftJoin('practitioners', 'practitioners.id', 'wait_list.practitioner_id')
    .select(['appointment_id', 'practitioners.name as practitioner', 'days', 'parts', 'until'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .execute();
}

export async function findReviews(db: Database, terms: string[]) {
  const found = db.selectFrom('review_terms').select('review_id').where('term', 'in', terms);
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('id', 'in', found)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export async function findApplications(db: Database, terms: string[]) {
  const found = db.selectFrom('application_terms').select('application_id').where('term', 'in', terms);
  return db
    .selectFrom('applications')
    .selectAll()
    .where('id', 'in', found)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Condition on the appointment in the enclosing query. */
const hasNoVisitSince = (time: number) => sql<boolean>`not exists (select 1 from visits
  where visits.appointment_id = appointments.id and visits.ends_at >= ${time} and visits.status != 'cancelled')`;

/** Condition on the appointment in the enclosing query: its patient has sent none since, and none of theirs has a visit since. */
const isAllOld = (time: number) => sql<boolean>`not exists (select 1 from appointments as other
  where other.patient_id = appointments.patient_id and (other.created_at >= ${time}
  or exists (select 1 from visits where visits.appointment_id = other.id and visits.ends_at >= ${time}
  and visits.status != 'cancelled')))`;

/** Requests received before this time, of patients who have sent no other and had no visit from then on. */
export async function listOldAppointments(db: Database, before: number, limit: number) {
  return oldAppointments(db, before).select(['id', 'created_at']).orderBy('created_at').limit(limit).execute();
}

/**
 * Locks those of the requests that are still old and that no one else is changing. They are read again under the lock, since a visit
 * may have been booked since they were listed. On SQLite the transaction has the database to itself.
 */
export async function lockOldAppointments(trx: Transaction, before: number, ids: number[]) {
  if (ids.length === 0) return [];
  const listStill = (those: number[]) =>
    oldAppointments(trx, before).select(['id', 'created_at']).where('id', 'in', those).execute();
  if (!isPostgres(trx)) return listStill(ids);
  const locked = await trx
    .selectFrom('appointments')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  return listStill(locked.map(({ id }) => id));
}

function oldAppointments(db: Database, before: number) {
  return db
    .selectFrom('appointments')
    .where('created_at', '<', before)
    .where(hasNoVisitSince(before))
    .where(isAllOld(before));
}

function oldPatients(db: Database, before: number) {
  return db.selectFrom('patients').where('changed_at', '<', before).where('deleted_at', 'is', null).where(hasNoRequest);
}

type Erasable = 'patients' | 'reviews' | 'applications';

/** Locks some rows that no other transaction is changing. On SQLite the transaction has the database to itself. */
async function lockSome(trx: Transaction, old: SelectQueryBuilder<Tables, Erasable, object>, limit: number) {
  const some = old.select(['id', 'created_at']).limit(limit);
  return isPostgres(trx) ? some.forUpdate().skipLocked().execute() : some.execute();
}

/** Locks cards that no request belongs to and that no one has changed since. */
export const lockOldPatients = (trx: Transaction, before: number, limit: number) =>
  lockSome(trx, oldPatients(trx, before).orderBy('changed_at'), limit);

/** Old reviews, except those that are shown on the website, which are still in use. */
function oldReviews(db: Database, before: number) {
  const hidden = db.selectFrom('reviews').where('visible', '=', 0).where('deleted_at', 'is', null);
  return hidden.where('created_at', '<', before);
}

export const lockOldReviews = (trx: Transaction, before: number, limit: number) =>
  lockSome(trx, oldReviews(trx, before).orderBy('created_at'), limit);

const oldApplications = (db: Database, before: number) =>
  db.selectFrom('applications').where('created_at', '<', before);

export const lockOldApplications = (trx: Transaction, before: number, limit: number) =>
  lockSome(trx, oldApplications(trx, before).orderBy('created_at'), limit);

/** How many records a run at this time would erase. */
export async function countOld(db: Database, before: number) {
  return {
    patients: await countAll(oldPatients(db, before)),
    appointments: await countAll(oldAppointments(db, before)),
    reviews: await countAll(oldReviews(db, before)),
  };
}

export const countOldApplications = (db: Database, before: number) => countAll(oldApplications(db, before));

/** Deletes appointments with everything that belongs to them, and returns what they were counted by. */
export async function deleteAppointments(trx: Transaction, ids: number[]) {
  if (ids.length === 0) return [];
  const visits = trx.selectFrom('visits').select('id').where('appointment_id', 'in', ids);
  await trx.deleteFrom('changed_texts').where('kind', '=', 'visit').where('subject_id', 'in', visits).execute();
  return trx.deleteFrom('appointments').where('id', 'in', ids).returning(['remarks', 'stage', 'patient_id']).execute();
}

export async function deleteReviews(trx: Transaction, ids: number[]) {
  if (ids.length === 0) return [];
  return trx.deleteFrom('reviews').where('id', 'in', ids).returning(['visible', 'is_new', 'half_stars']).execute();
}

/** Deletes the deleted reviews whose deletion could still be undone: of everyone, since there are few. */
export async function purgeReviews(trx: Transaction) {
  await trx.deleteFrom('reviews').where('deleted_at', 'is not', null).execute();
}

/** Returns the names of their files. */
export async function deleteApplications(trx: Transaction, ids: number[]) {
  if (ids.length === 0) return [];
  return trx.deleteFrom('applications').where('id', 'in', ids).returning('file').execute();
}

export async function purgeApplications(trx: Transaction) {
  return trx.deleteFrom('applications').where('deleted_at', 'is not', null).returning('file').execute();
}

/** Stored answers to requests that may be repeated. */
export async function listAnswers(trx: Transaction, from: number, until: number) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['key', 'answer'])
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .execute();
}

export async function deleteAnswers(trx: Transaction, keys: string[]) {
  if (keys.length > 0) await trx.deleteFrom('idempotency_keys').where('key', 'in', keys).execute();
}

export async function deleteAnswersBefore(trx: Transaction, before: number) {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
