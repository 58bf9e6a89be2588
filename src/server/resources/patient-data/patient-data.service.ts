import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { type Erased, patientData } from '#contract/patient-data.ts';
import { AppError } from '#server/app-error.ts';
import { askerOf, proveIdentity } from '#server/auth/prove-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Session } from '#server/auth/sessions.ts';
import { listBackups } from '#server/backup/backup-folder.ts';
import { type ChangeRequest, changeRecord, recordEvent, type Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { isSameContact, termsOfContact } from '#server/db/search-terms.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { Log } from '#server/log.ts';
import { knownWishes, parseWish } from '#server/scheduling/wished-times.ts';
import { applicationFolder, type Storage } from '#server/storage/storage.ts';
import { toAppointment } from '../appointments/appointment-record.queries.ts';
import { listVisitTimes } from '../appointments/appointments.queries.ts';
import { listAllNotes } from '../appointments/notes.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { toReview } from '../reviews/reviews.service.ts';
import { type Counts, eraseRecords, ofEachKind, sumUp } from './erase-records.ts';
import * as queries from './patient-data.queries.ts';
import { planRetention, setRetention } from './retention.service.ts';
import { overwriteErasedRowsOrDefer } from './secure-erase.queries.ts';

export function mountPatientData(context: ResourceContext) {
  const { mount, db, clock, log, storage, backups } = context;
  mount(patientData.find, async ({ body }, call) => ({
    ...(await lookUp(call, body.contact)),
    backups: (await listBackups(backups.dir)).map(({ at }) => at),
  }));
  mount(patientData.export, ({ body }, call) => exportPatientData(call, body));
  mount(patientData.erase, async ({ body }, call) => {
    await proveIdentity(context, askerOf(context, call), body);
    return erasePatientData({ db, log, storage, session: call.session }, body, call.change);
  });
  mount(patientData.retention, ({ query }) => planRetention(db, clock(), query.months));
  mount(patientData.setRetention, async ({ body }, call) => {
    await proveIdentity(context, askerOf(context, call), body);
    return setRetention(call, body);
  });
}

/** The look-up is recorded in the audit log, without the contact. */
async function lookUp({ db, change }: Work, contact: string) {
  const found = await findPatientData(db, contact);
  await recordEvent(db, change, { action: 'looked-up', ...nameOf(found) }).catch(unlessDiskFull);
  return found;
}

export async function findPatientData(db: Database, contact: string) {
  const { appointments, reviews, ...found } = await findRows(db, contact);
  const ids = appointments.map(({ id }) => id);
  const notes = Map.groupBy(await listAllNotes(db, ids), (row) => row.appointment_id);
  const visits = Map.groupBy(await listVisitTimes(db, ids), (row) => row.appointment_id);
  const told = Map.groupBy(await queries.findContacts(db, ids), (row) => row.appointment_id);
  const offers = Map.groupBy(await queries.findOffers(db, ids), (row) => row.appointment_id);
  const mails = Map.groupBy(await queries.findMails(db, ids), (row) => row.appointment_id);
  const wishes = new Map((await queries.findWishes(db, ids)).map((wish) => [wish.appointment_id, wish]));
  const drafts = Map.groupBy(await queries.findDrafts(db, ids), (row) => row.appointment_id);
  return {
    ...found,
    appointments: appointments.map((row) => {
      const wish = wishes.get(row.id);
      return {
        ...toAppointment(row),
        // Also one that holds no longer.
        return_reason: row.return_reason,
        notes: notes.get(row.id) ?? [],
        visits: visits.get(row.id) ?? [],
        told: told.get(row.id) ?? [],
        mails: mails.get(row.id) ?? [],
        offers: offers.get(row.id) ?? [],
        earlier_time: wish ? { ...wish, ...knownWishes(parseWish(wish)) } : null,
        drafts: (drafts.get(row.id) ?? []).map(({ text }) => text),
      };
    }),
    reviews: reviews.map(toReview),
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
  const patientIds = patients.map(({ id }) => id);
  const appointments = await queries.findAppointments(db, { terms, patientIds });
  const reviews = await queries.findReviews(db, terms);
  const applications = await queries.findApplications(db, terms);
  return {
    patients,
    appointments: appointments.filter(
      ({ patient_id, email, phone }) => patientIds.includes(patient_id ?? 0) || isTheirs(email, phone),
    ),
    reviews: reviews.filter(({ email, mobile }) => isTheirs(email, mobile)),
    applications: applications.filter(({ email, phone }) => isTheirs(email, phone)),
  };
}

/** Some of the records of a contact: the ids that the administrator has chosen. */
type Choice = Record<keyof Counts, number[]> & { contact: string };

/**
 * Exports the chosen records. The export is recorded in the audit log first.
 * @throws AppError `stale` if one of them is no longer found.
 */
async function exportPatientData({ db, change }: Work, choice: Choice) {
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
    const left = ofEachKind((kind) => found[kind].length - result[kind]);
    return { ...changed, result: { ...result, left } };
  });
  // No row names them any more, so `deleteOrphanedUploads` deletes those that cannot be deleted now.
  await Promise.all(files.map((file) => storage.delete(applicationFolder + file))).catch((error: unknown) =>
    log.error('the file of an application could not be deleted', { error }),
  );
  return { ...erased, isComplete: await tryToOverwrite(db, log, change.at) };
}

type Found = Record<keyof Counts, { id: number }[]>;

function choose<F extends Found>(found: F, choice: Choice): F {
  if (Object.values(ofEachKind((kind) => choice[kind].length)).every((count) => count === 0))
    throw new AppError('invalid', patientDataMessages.noneChosen);
  return { ...found, ...ofEachKind((kind) => pick(found[kind], choice[kind])) };
}

function pick<T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] {
  const wanted = new Set(ids);
  const picked = rows.filter(({ id }) => wanted.has(id));
  if (picked.length < wanted.size) throw new AppError('stale', patientDataMessages.changedSince);
  return picked;
}

function nameOf(found: Found) {
  const counts = ofEachKind((kind) => found[kind].length);
  return { kind: 'patient-data', id: null, name: `of one patient: ${sumUp(counts)}` } as const;
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
