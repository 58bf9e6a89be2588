import * as patientDataMessages from '#contract/messages/patient-data.ts';
import {
  type Erased,
  type PatientAppointment,
  type PatientCard,
  type PatientData,
  patientData,
} from '#contract/patient-data.ts';
import { AppError } from '#server/app-error.ts';
import { askerOf, proveIdentity } from '#server/auth/prove-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Session } from '#server/auth/sessions.ts';
import { listBackups } from '#server/backup/backup-folder.ts';
import { type ChangeRequest, changeRecord, recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { isSameContact, termsOfContact } from '#server/db/search-terms.ts';
import { overwriteErasedRowsOrDefer } from '#server/db/secure-erase.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { Log } from '#server/log.ts';
import { knownWishes } from '#server/scheduling/wished-times.ts';
import { applicationFolder, type Storage } from '#server/storage/storage.ts';
import { toApplication } from '../careers/applications.service.ts';
import type { ResourceContext } from '../resource.ts';
import { type Counts, eraseRecords, sumUp } from './erase-records.ts';
import * as queries from './patient-data.queries.ts';
import { planRetention, setRetention } from './retention.service.ts';

export function mountPatientData(context: ResourceContext) {
  const { mount, db, clock, log, storage, backups } = context;
  mount(patientData.find, async ({ body }, c) => ({
    ...(await lookUp(db, body.contact, c.get('change'))),
    backups: (await listBackups(backups.dir)).map(({ at }) => toIso(at)),
  }));
  mount(patientData.export, ({ body }, c) => exportPatientData(db, body, c.get('change')));
  mount(patientData.erase, async ({ body }, c) => {
    const session = c.get('session');
    await proveIdentity(context, askerOf(context, c), body);
    return erasePatientData({ db, log, storage, session }, body, c.get('change'));
  });
  mount(patientData.retention, ({ query }) => planRetention(db, clock(), query.months));
  mount(patientData.setRetention, ({ body }, c) => setRetention(db, body, c.get('change')));
}

/** The look-up is recorded in the audit log, without the contact. */
async function lookUp(db: Database, contact: string, change: ChangeRequest) {
  const found = await findPatientData(db, contact);
  await recordEvent(db, change, { action: 'looked-up', ...nameOf(found) }).catch(unlessDiskFull);
  return found;
}

export async function findPatientData(db: Database, contact: string): Promise<PatientData> {
  const { patients, appointments, treatments, notes, visits, holds, told, wishes, drafts, reviews, applications } =
    await findRows(db, contact);
  const chosen = Map.groupBy(treatments, (row) => row.appointment_id);
  const noted = Map.groupBy(notes, (row) => row.appointment_id);
  const visited = Map.groupBy(visits, (row) => row.appointment_id);
  const marked = Map.groupBy(told, (row) => row.appointment_id);
  const typed = Map.groupBy(drafts, (row) => row.appointment_id);
  return {
    patients: patients.map(toCard),
    appointments: appointments.map((row) => ({
      ...toAppointment(row, chosen.get(row.id) ?? []),
      notes: (noted.get(row.id) ?? []).map(({ kind, text, created_at }) => ({
        kind,
        text,
        created_at: toIso(created_at),
      })),
      visits: (visited.get(row.id) ?? []).map(toVisit),
      held: toHeld(holds.find(({ appointment_id }) => appointment_id === row.id)),
      told: (marked.get(row.id) ?? []).map(({ message, channel, created_at, visit_starts_at }) => ({
        message,
        channel,
        created_at: toIso(created_at),
        visit_starts_at: visit_starts_at === null ? null : toIso(visit_starts_at),
      })),
      earlier_time: toEarlierTime(wishes.find(({ appointment_id }) => appointment_id === row.id)),
      drafts: (typed.get(row.id) ?? []).map(({ text }) => text),
    })),
    reviews: reviews.map(toReview),
    applications: applications.map(toApplication),
  };
}

/**
 * Search terms also match other people, such as the same digits in another country, so the results are filtered. Patients who have the
 * contact on their card or in a request come with all of their requests: some may have another contact since a merge.
 */
async function findRows(db: Database, contact: string) {
  const terms = termsOfContact(contact);
  const isTheirs = (email: string | null, phone: string | null) =>
    isSameContact(contact, (contact.includes('@') ? email : phone) ?? '');
  const sent = (await queries.findAppointments(db, { terms, patientIds: [] })).filter(({ email, phone }) =>
    isTheirs(email, phone),
  );
  const senders = new Set(sent.map(({ patient_id }) => patient_id));
  const patients = (await queries.findPatients(db, terms)).filter(
    ({ id, email, phone }) => senders.has(id) || isTheirs(email, phone),
  );
  const whose = { terms, patientIds: patients.map(({ id }) => id) };
  const isPatients = ({ patient_id }: { patient_id: number | null }) => whose.patientIds.includes(patient_id ?? 0);
  const appointments = await queries.findAppointments(db, whose);
  const reviews = await queries.findReviews(db, terms);
  const applications = await queries.findApplications(db, terms);
  return {
    patients,
    appointments: appointments.filter((row) => isPatients(row) || isTheirs(row.email, row.phone)),
    treatments: await queries.findTreatments(db, whose),
    notes: await queries.findNotes(db, whose),
    visits: await queries.findVisits(db, whose),
    holds: await queries.findHolds(db, whose),
    told: await queries.findContacts(db, whose),
    wishes: await queries.findWishes(db, whose),
    drafts: await queries.findDrafts(db, whose),
    reviews: reviews.filter(({ email, mobile }) => isTheirs(email, mobile)),
    applications: applications.filter(({ email, phone }) => isTheirs(email, phone)),
  };
}

/** Some of the records of a contact: the ids that the administrator has chosen. */
interface Choice {
  contact: string;
  patients: number[];
  appointments: number[];
  reviews: number[];
  applications: number[];
}

/**
 * Exports the chosen records. The export is recorded in the audit log first.
 * @throws AppError `stale` if one of them is no longer found.
 */
async function exportPatientData(db: Database, choice: Choice, change: ChangeRequest): Promise<PatientData> {
  const chosen = choose(await findPatientData(db, choice.contact), choice);
  await recordEvent(db, change, { action: 'exported', ...nameOf(chosen) });
  return chosen;
}

/**
 * Erases the chosen records.
 * @throws AppError `stale` if one of them is no longer found.
 */
export async function erasePatientData(
  { db, log, storage, session }: { db: Database; log: Log; storage: Storage; session?: Session },
  choice: Choice,
  change: ChangeRequest,
): Promise<Erased> {
  const { files, ...erased } = await changeRecord(db, change, async (trx) => {
    if (session) await requireOwner(trx, session);
    const found = await findRows(trx, choice.contact);
    const { result, ...changed } = await eraseRecords(trx, choose(found, choice), 'of one patient', change.at);
    const left = {
      patients: found.patients.length - result.patients,
      appointments: found.appointments.length - result.appointments,
      reviews: found.reviews.length - result.reviews,
      applications: found.applications.length - result.applications,
    };
    return { ...changed, result: { ...result, left } };
  });
  // No row names them any more, so `deleteOrphanedUploads` deletes those that cannot be deleted now.
  await Promise.all(files.map((file) => storage.delete(applicationFolder + file))).catch((error: unknown) =>
    log.error('the file of an application could not be deleted', { error }),
  );
  return { ...erased, isComplete: await tryToOverwrite(db, log, change.at) };
}

type HasId = { id: number };

function choose<P extends HasId, A extends HasId, R extends HasId, J extends HasId>(
  found: { patients: P[]; appointments: A[]; reviews: R[]; applications: J[] },
  choice: Choice,
) {
  if (choice.patients.length + choice.appointments.length + choice.reviews.length + choice.applications.length === 0)
    throw new AppError('invalid', patientDataMessages.noneChosen);
  return {
    patients: pick(found.patients, choice.patients),
    appointments: pick(found.appointments, choice.appointments),
    reviews: pick(found.reviews, choice.reviews),
    applications: pick(found.applications, choice.applications),
  };
}

function pick<T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] {
  const wanted = new Set(ids);
  const picked = rows.filter(({ id }) => wanted.has(id));
  if (picked.length < wanted.size) throw new AppError('stale', patientDataMessages.changedSince);
  return picked;
}

type Lists = Record<keyof Counts, readonly unknown[]>;

function nameOf(found: Lists) {
  return { kind: 'patient-data', id: null, name: `of one patient: ${sumUp(countOf(found))}` } as const;
}

function countOf({ patients, appointments, reviews, applications }: Lists): Counts {
  return {
    patients: patients.length,
    appointments: appointments.length,
    reviews: reviews.length,
    applications: applications.length,
  };
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

type FoundAppointment = Awaited<ReturnType<typeof queries.findAppointments>>[number];
type FoundHold = Awaited<ReturnType<typeof queries.findHolds>>[number];
type FoundWish = Awaited<ReturnType<typeof queries.findWishes>>[number];
type FoundVisit = Awaited<ReturnType<typeof queries.findVisits>>[number];
type FoundTreatment = Awaited<ReturnType<typeof queries.findTreatments>>[number];

function toAppointment(found: FoundAppointment, chosen: FoundTreatment[]) {
  const { state_name, city_name, created_at, next_call_at, wishes, ...row } = found;
  const { reopened_at: _, told_at: __, finished_at: ___, ...texts } = row;
  const isDone = row.remarks !== null;
  return {
    ...texts,
    stage: isDone ? null : row.stage,
    outcome: isDone ? (row.outcome ?? 'finished') : null,
    next_call_at: isDone || next_call_at === null ? null : toIso(next_call_at),
    state: state_name,
    city: city_name,
    treatmentType: chosen.map(({ name }) => name),
    treatment_ids: chosen.map(({ treatment_id }) => treatment_id),
    created_at: toIso(created_at),
    wishes: wishes === null ? null : toWishes(wishes),
  };
}

function toCard(row: Row<'patients'>): PatientCard {
  const { id, name, phone, email, language, note, may_message_since, created_at } = row;
  const since = may_message_since === null ? null : toIso(may_message_since);
  return { id, name, phone, email, language, note, may_message_since: since, created_at: toIso(created_at) };
}

function toHeld(hold: FoundHold | undefined) {
  if (!hold) return null;
  const { starts_at, ends_at, hold_until, practitioner } = hold;
  return { starts_at: toIso(starts_at), ends_at: toIso(ends_at), held_until: toIso(hold_until), practitioner };
}

function toWishes(stored: string) {
  const wishes = JSON.parse(stored) as NonNullable<PatientAppointment['wishes']>;
  return { ...wishes, ...knownWishes(wishes) };
}

function toEarlierTime(wish: FoundWish | undefined) {
  if (!wish) return null;
  const { practitioner, days, parts, until } = wish;
  const stored = { days: JSON.parse(days) as string[], parts: JSON.parse(parts) as string[] };
  return { practitioner, until, ...knownWishes(stored) };
}

function toVisit({ id, starts_at, ends_at, status, practitioner, room }: FoundVisit) {
  return { id, starts_at: toIso(starts_at), ends_at: toIso(ends_at), status, practitioner, room };
}

function toIso(time: number) {
  return new Date(time).toISOString();
}

function toReview({ half_stars, visible, is_new, may_publish, is_sample, created_at, ...row }: Row<'reviews'>) {
  const flags = { visible: visible === 1, is_new: is_new === 1, sample: is_sample === 1 };
  const mayPublish = { may_publish: may_publish === null ? null : may_publish === 1 };
  return {
    ...row,
    ...flags,
    ...mayPublish,
    rating: (half_stars ?? 0) / 2,
    created_at: new Date(created_at).toISOString(),
  };
}
