import { limits } from '#contract/limits.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  recordChange,
  reviewCount,
} from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { requestOverwrite } from '#server/db/secure-erase.queries.ts';
import * as queries from './patient-data.queries.ts';

export interface StoredRecord {
  id: number;
  /** Time in ms. */
  created_at: number;
}

export interface Records {
  appointments: readonly StoredRecord[];
  reviews: readonly StoredRecord[];
}

/**
 * Erases records with their terms, counts and stored answers. `whose` describes them in the audit log: 'of one patient'. Their
 * remains in the database files are left for `overwriteErasedRows` after the transaction.
 */
export async function eraseRecords(trx: Database, records: Records, whose: string, change: ChangeRequest) {
  await deleteStoredAnswers(trx, records, change.at);
  const appointments = await queries.deleteAppointments(trx, idsOf(records.appointments));
  const reviews = await queries.deleteReviews(trx, idsOf(records.reviews));
  await queries.purgeReviews(trx);
  const erased = { appointments: appointments.length, reviews: reviews.length };
  await requestOverwrite(trx, change.at);
  const subject = { kind: 'patient-data', id: null, name: `${whose}: ${sumUp(erased)}` } as const;
  const counted = subtract([...appointments.flatMap(appointmentCounts), ...reviews.map(reviewCount)]);
  await recordChange(trx, change, 'erased', subject, {
    ...counted,
    'appointments.changes': appointments.length,
    'visits.changes': appointments.length,
  });
  return erased;
}

function idsOf(records: readonly StoredRecord[]) {
  return records.map(({ id }) => id);
}

/** For example '2 requests, 1 review'. */
export function sumUp({ appointments, reviews }: { appointments: number; reviews: number }) {
  const count = (n: number, noun: string) => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
  return `${count(appointments, 'request')}, ${count(reviews, 'review')}`;
}

/** How many of each name, as a subtraction. */
function subtract(names: string[]): CountChanges {
  const counted = Map.groupBy(names, (name) => name);
  return Object.fromEntries([...counted].map(([name, { length }]) => [name, -length]));
}

/** Maximum time between storing a row and storing its answer, in ms. */
const margin = 60_000;

/** Deletes stored answers to forms, which contain personal data. They expire after a day, but only the next form deletes them. */
async function deleteStoredAnswers(trx: Database, { appointments, reviews }: Records, now: number) {
  const oldest = now - limits.formAge.max;
  await queries.deleteAnswersBefore(trx, oldest);
  for (const [records, isAppointment] of [
    [appointments, true],
    [reviews, false],
  ] as const) {
    for (const { id, created_at } of records.filter((record) => record.created_at >= oldest - margin)) {
      const answers = await queries.listAnswers(trx, created_at - margin, created_at + margin);
      const own = answers.filter(({ answer }) => isAnswerAbout(answer, id, isAppointment));
      await queries.deleteAnswers(
        trx,
        own.map(({ key }) => key),
      );
    }
  }
}

/** Only answers about appointments have a reference. */
function isAnswerAbout(answer: string, id: number, isAppointment: boolean) {
  if (answer === '') return false;
  const about = JSON.parse(answer) as { id?: number; reference?: string };
  return about.id === id && (about.reference !== undefined) === isAppointment;
}
