import { limits } from '#contract/plain/limits.ts';
import { appointmentCounts, type Changed, moveCounts, reviewCount } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { erasePatients } from '../patients/patient-cards.queries.ts';
import * as queries from './patient-data.queries.ts';
import { requestOverwrite } from './secure-erase.queries.ts';

interface StoredRecord {
  id: number;
  /** Time in ms. */
  created_at: number;
}

const kinds = ['patients', 'appointments', 'reviews', 'applications'] as const;
type Kind = (typeof kinds)[number];

export type Records = Record<Kind, readonly StoredRecord[]>;
export type Counts = Record<Kind, number>;

/** Makes a value for each kind of records. */
export function ofEachKind<T>(make: (kind: Kind) => T) {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>;
}

/**
 * Erases records with their terms, counts and stored answers. `whose` describes them in the audit log: 'of one patient'. Their
 * remains in the database files are left for `overwriteErasedRows` after the transaction, and so are the files of applications, whose
 * names it returns.
 */
export async function eraseRecords(
  trx: Transaction,
  records: Records,
  whose: string,
  now: number,
): Promise<Changed<Counts & { files: string[] }>> {
  await deleteStoredAnswers(trx, records, now);
  const appointments = await queries.deleteAppointments(trx, idsOf(records.appointments));
  const patients = await erasePatients(
    trx,
    idsOf(records.patients),
    appointments.map(({ patient_id }) => patient_id),
  );
  const reviews = await queries.deleteReviews(trx, idsOf(records.reviews));
  await queries.purgeReviews(trx);
  const applications = await queries.deleteApplications(trx, idsOf(records.applications));
  const purged = await queries.purgeApplications(trx);
  const erased = {
    patients,
    appointments: appointments.length,
    reviews: reviews.length,
    applications: applications.length,
  };
  await requestOverwrite(trx, now);
  return {
    result: { ...erased, files: [...applications, ...purged].map(({ file }) => file) },
    entry: { action: 'erased', kind: 'patient-data', id: null, name: `${whose}: ${sumUp(erased)}` },
    counts: {
      ...moveCounts([...appointments.flatMap(appointmentCounts), ...reviews.map(reviewCount)], []),
      'appointments.changes': appointments.length,
      'visits.changes': appointments.length,
    },
  };
}

function idsOf(records: readonly StoredRecord[]) {
  return records.map(({ id }) => id);
}

/** A summary such as '2 requests, 1 review'. Applications and contact cards appear only if there are any. */
export function sumUp({ patients, appointments, reviews, applications }: Counts) {
  const count = (n: number, noun: string) => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
  const counts = [count(appointments, 'request'), count(reviews, 'review')];
  if (applications > 0) counts.push(count(applications, 'application'));
  if (patients > 0) counts.push(count(patients, 'contact card'));
  return counts.join(', ');
}

/** Maximum time between storing a row and storing its answer, in ms. */
const margin = 60_000;

/** Deletes stored answers to forms, which contain personal data. They expire after a day, but only the next form deletes them. */
async function deleteStoredAnswers(trx: Transaction, all: Records, now: number) {
  const oldest = now - limits.formAge.max;
  await queries.deleteAnswersBefore(trx, oldest);
  for (const [kind, records] of Object.entries(all) as [Kind, readonly StoredRecord[]][]) {
    if (kind === 'patients') continue;
    for (const { id, created_at } of records.filter((record) => record.created_at >= oldest - margin)) {
      const answers = await queries.listAnswers(trx, created_at - margin, created_at + margin);
      const own = answers.filter(({ answer }) => isAnswerAbout(answer, id, kind));
      await queries.deleteAnswers(
        trx,
        own.map(({ key }) => key),
      );
    }
  }
}

/** Only answers about appointments have a reference, and only those about applications a position. */
function isAnswerAbout(answer: string, id: number, kind: Kind) {
  if (answer === '') return false;
  const about = JSON.parse(answer) as { id?: number; reference?: string; position?: string };
  const kindOfAnswer: Kind = about.reference ? 'appointments' : about.position ? 'applications' : 'reviews';
  return about.id === id && kindOfAnswer === kind;
}
