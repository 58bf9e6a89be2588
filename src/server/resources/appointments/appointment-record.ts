import type { Appointment, ContactEntry, Note } from '#contract/appointments.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  changeRecord,
  type Entry,
  lockVersion,
  moveCounts,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { settleStage } from '#server/db/request-stage.queries.ts';
import { knownWishes } from '#server/scheduling/wished-times.ts';
import * as queries from './appointments.queries.ts';
import type { NoteRow } from './notes.queries.ts';

export type StoredAppointment = Awaited<ReturnType<typeof queries.getAppointment>>;

/** Result of a change of a request, and its entry in the audit log. */
interface Done<R> {
  /** How the request has changed, or entries of its visits. None where nothing differs. */
  entry: Pick<Entry, 'action' | 'fields'> | readonly Entry[];
  counts?: CountChanges;
  /** The request as it is then, unless said. */
  result?: R;
}

/** The way to change a request: locks it, and after the change settles its stage and counts it by what it is then. */
export async function changeAppointment<R = Appointment>(
  db: Database,
  id: number,
  change: ChangeRequest,
  apply: (trx: Transaction, before: StoredAppointment) => Promise<Done<R>>,
  once?: RepeatableRequest,
): Promise<R> {
  const run = async (trx: Transaction) => {
    await lockVersion(trx, 'appointments', id, change.expectedVersion);
    const before = await queries.getAppointment(trx, id);
    const { entry, counts, result } = await apply(trx, before);
    const changed = await queries.getAppointment(trx, id);
    const after = (await settleStage(trx, changed, change.at)) ? await queries.getAppointment(trx, id) : changed;
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

/** For a change that says no version of the request, such as one of its visits. */
export const anyVersion = (change: ChangeRequest): ChangeRequest => ({ ...change, expectedVersion: undefined });

/** How the audit log names it. */
export function subjectOf({ id, reference }: { id: number; reference: string }) {
  return { kind: 'appointment', id, name: reference } as const;
}

export function toAppointment(stored: StoredAppointment): Appointment {
  const {
    state_name,
    city_name,
    treatments,
    created_at,
    next_call_at,
    reopened_at,
    told_at: _,
    last_note,
    last_told,
    wishes,
    held,
    ...row
  } = stored;
  const isDone = row.remarks !== null;
  return {
    ...row,
    state: state_name,
    city: city_name,
    treatmentType: treatments.map(({ name }) => name),
    treatment_ids: treatments.map((treatment) => treatment.treatment_id),
    created_at: toIso(created_at),
    stage: isDone ? null : row.stage,
    // An older version of the program, which may run beside this one, stores no outcome.
    outcome: isDone ? (row.outcome ?? 'finished') : null,
    next_call_at: isDone || next_call_at === null ? null : toIso(next_call_at),
    waiting_since: isDone || row.stage !== 'new' ? null : toIso(reopened_at ?? created_at),
    note_count: last_note?.count ?? 0,
    last_note: last_note && toNote(last_note),
    last_told: last_told && toContactEntry(last_told),
    wishes: wishes === null ? null : toWishes(wishes),
    held: held && toHeld(held),
  };
}

function toWishes(stored: string) {
  const wishes = JSON.parse(stored) as NonNullable<Appointment['wishes']>;
  return { ...wishes, ...knownWishes(wishes) };
}

export function toNote({ id, created_at, author, kind, text, from_patient }: NoteRow): Note {
  return { id, created_at: toIso(created_at), author, kind, text, from_patient: from_patient === 1 };
}

export function toContactEntry({
  id,
  created_at,
  author,
  message,
  channel,
  visit_starts_at,
}: queries.ContactRow): ContactEntry {
  const about = visit_starts_at === null ? null : toIso(visit_starts_at);
  return { id, created_at: toIso(created_at), author, message, channel, visit_starts_at: about };
}

function toIso(time: number) {
  return new Date(time).toISOString();
}

interface Held {
  starts_at: number;
  ends_at: number;
  hold_until: number;
  practitioner: string;
}

export function toHeld({ starts_at, ends_at, hold_until, practitioner }: Held) {
  return { starts_at: toIso(starts_at), ends_at: toIso(ends_at), held_until: toIso(hold_until), practitioner };
}
