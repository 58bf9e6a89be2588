import * as patientDataMessages from '#contract/messages/patient-data.ts';
import type { Erased, PatientData } from '#contract/patient-data.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import type { Database } from '#server/db/database.ts';
import { isSameContact, termsOfContact } from '#server/db/search-terms.ts';
import { overwriteErasedRowsOrDefer } from '#server/db/secure-erase.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { Log } from '#server/log.ts';
import { eraseRecords, sumUp } from './erase-records.ts';
import * as queries from './patient-data.queries.ts';

export async function findPatientData(db: Database, contact: string): Promise<PatientData> {
  const { appointments, treatments, reviews } = await findRows(db, contact);
  const chosen = Map.groupBy(treatments, (row) => row.appointment_id);
  return {
    appointments: appointments.map((row) => toAppointment(row, chosen.get(row.id) ?? [])),
    reviews: reviews.map(toReview),
  };
}

/** Search terms also match other people, such as the same digits in another country, so the results are filtered. */
async function findRows(db: Database, contact: string) {
  const terms = termsOfContact(contact);
  const isTheirs = (email: string | null, phone: string) =>
    isSameContact(contact, contact.includes('@') ? (email ?? '') : phone);
  const appointments = await queries.findAppointments(db, terms);
  const reviews = await queries.findReviews(db, terms);
  return {
    appointments: appointments.filter(({ email, phone }) => isTheirs(email, phone)),
    treatments: await queries.findTreatments(db, terms),
    reviews: reviews.filter(({ email, mobile }) => isTheirs(email, mobile)),
  };
}

/** Exports what was found. The export is recorded in the audit log first. */
export async function exportPatientData(db: Database, contact: string, change: ChangeRequest): Promise<PatientData> {
  const found = await findPatientData(db, contact);
  const counts = { appointments: found.appointments.length, reviews: found.reviews.length };
  if (counts.appointments + counts.reviews === 0) throw notFound();
  const name = `of one patient: ${sumUp(counts)}`;
  await recordChange(db, change, 'exported', { kind: 'patient-data', id: null, name });
  return found;
}

interface Erasure {
  contact: string;
  /** Ids of the records that the administrator has seen. */
  appointments: number[];
  reviews: number[];
}

/**
 * Erases all records of a contact.
 * @throws AppError `not-found` if there are none, or `stale` if they are not those that the administrator has seen.
 */
export async function erasePatientData(db: Database, log: Log, seen: Erasure, change: ChangeRequest): Promise<Erased> {
  const erased = await inTransaction(db, async (trx) => {
    const { appointments, reviews } = await findRows(trx, seen.contact);
    if (appointments.length + reviews.length === 0) throw notFound();
    if (!hasSameIds(appointments, seen.appointments) || !hasSameIds(reviews, seen.reviews))
      throw new AppError('stale', patientDataMessages.changedSince);
    return eraseRecords(trx, { appointments, reviews }, 'of one patient', change);
  });
  return { ...erased, isComplete: await tryToOverwrite(db, log, change.at) };
}

/** A running backup or a full disk can make this fail. It is retried every hour. */
async function tryToOverwrite(db: Database, log: Log, now: number) {
  try {
    return await overwriteErasedRowsOrDefer(db, now);
  } catch (error) {
    log.error('erased data is not yet overwritten in the database files', { error });
    return false;
  }
}

function hasSameIds(rows: readonly { id: number }[], ids: readonly number[]) {
  return new Set(rows.map(({ id }) => id)).symmetricDifference(new Set(ids)).size === 0;
}

type FoundAppointment = Awaited<ReturnType<typeof queries.findAppointments>>[number];
type FoundTreatment = Awaited<ReturnType<typeof queries.findTreatments>>[number];

function toAppointment({ state_name, city_name, created_at, ...row }: FoundAppointment, chosen: FoundTreatment[]) {
  return {
    ...row,
    state: state_name,
    city: city_name,
    treatmentType: chosen.map(({ treatment_description }) => treatment_description),
    treatment_ids: chosen.map(({ treatment_id }) => treatment_id),
    created_at: new Date(created_at).toISOString(),
  };
}

function toReview({ half_stars, visible, created_at, ...row }: Row<'reviews'>) {
  return { ...row, rating: half_stars / 2, visible: visible === 1, created_at: new Date(created_at).toISOString() };
}
