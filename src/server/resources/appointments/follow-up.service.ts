import type { z } from 'zod';
import type { Appointment, Note } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import { nounOf } from '#contract/field-values.ts';
import type { PageQuery } from '#contract/fields.ts';
import { type FinishedAppointment, followUp } from '#contract/follow-up.ts';
import { personFields } from '#contract/form-fields.ts';
import { limits, serverLimits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { Outcome } from '#contract/request-states.ts';
import { outcomeLabels } from '#contract/request-states.ts';
import { AppError, invalid, notFound, stale } from '#server/app-error.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  moveCounts,
  recordChange,
} from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { releaseHolds } from '#server/db/occupied-times.queries.ts';
import { settleStage } from '#server/db/request-stage.queries.ts';
import { isSameContact, replaceTerms, termsOf, termsOfContact } from '#server/db/search-terms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import { createChoiceResolver } from '../appointments/new-appointments.ts';
import type { ResourceContext } from '../resource.ts';
import { lockAppointment, type StoredAppointment, subjectOf, toAppointment, toNote } from './appointment-record.ts';
import * as queries from './appointments.queries.ts';
import * as noteQueries from './notes.queries.ts';

export function mountFollowUp({ mount, db, clock, pollSoon }: ResourceContext) {
  const resolveChoices = createChoiceResolver(db);
  const { listDue, listNotes, listEarlier, addNote, setNextCall, releaseHold, finish, finishSeveral, reopen, correct } =
    followUp;
  mount(listDue, async () => (await queries.listDue(db, clock())).map(toAppointment));
  mount(listNotes, ({ params, query }) => listNotesOf(db, params.id, query));
  mount(listEarlier, ({ params }) => listEarlierThan(db, params.id));
  mount(addNote, ({ params, body }, c) => storeNote(db, params.id, body, c.get('change')).finally(pollSoon));
  mount(setNextCall, ({ params, body }, c) =>
    storeNextCall(db, params.id, body.next_call, c.get('change')).finally(pollSoon),
  );
  mount(releaseHold, ({ params, body }, c) =>
    releaseHoldOf(db, params.id, body.call, c.get('change')).finally(pollSoon),
  );
  mount(finish, ({ params, body }, c) => finishOne(db, params.id, body, c.get('change')).finally(pollSoon));
  mount(finishSeveral, ({ body }, c) => finishEach(db, body, c.get('change')).finally(pollSoon));
  mount(reopen, ({ params }, c) => reopenOne(db, params.id, c.get('change')).finally(pollSoon));
  mount(correct, ({ params, body }, c) =>
    correctDetails(db, resolveChoices, params.id, body, c.get('change')).finally(pollSoon),
  );
}

async function listNotesOf(db: Database, id: number, page: PageQuery): Promise<Page<Note[]>> {
  if (!(await queries.findAppointment(db, id))) throw notFound();
  const { rows, next } = await noteQueries.listNotes(db, id, page);
  const total = await noteQueries.countNotes(db, id);
  return { body: rows.map(toNote), next, total, totalIsExact: total < limits.countedMatches };
}

/** Search terms also match other people, such as the same digits in another country, so what they find is filtered. */
async function listEarlierThan(db: Database, id: number): Promise<Appointment[]> {
  const own = await queries.findAppointment(db, id);
  if (!own) throw notFound();
  const { phone, email } = own;
  const terms = [...termsOfContact(phone), ...(email ? termsOfContact(email) : [])];
  const found = await queries.listByTerms(db, terms, id, serverLimits.earlierRequests);
  const isSame = (other: StoredAppointment) =>
    isSameContact(phone, other.phone) || (email !== null && isSameContact(email, other.email ?? ''));
  return found.filter(isSame).map(toAppointment);
}

type NewNote = z.output<typeof followUp.addNote.body>;

async function storeNote(db: Database, id: number, { kind, text, next_call }: NewNote, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    await insertNote(trx, id, { kind, text: text ?? '' }, change);
    // On a done request what is being typed are its remarks, and the note is a text of its own.
    if (before.remarks === null) await deleteOwnDraft(trx, id, change);
    const isDue = before.next_call_at !== null && before.next_call_at <= change.at;
    if (next_call !== undefined || (kind === 'attempt' && isDue))
      await updateNextCall(trx, before, next_call ?? null, change.at);
    const stage = await settleStage(trx, before, change.at);
    return record(trx, change, 'noted', before, countMove(before, { stage }));
  });
}

/** @throws AppError `invalid` for a day in the past or too far in the future. */
async function storeNextCall(db: Database, id: number, nextCall: string | null, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    await updateNextCall(trx, before, nextCall, change.at);
    return record(trx, change, 'changed', before, {}, ['next call']);
  });
}

/** A finished request has no next call. */
async function updateNextCall(trx: Database, before: StoredAppointment, nextCall: string | null, now: number) {
  if (nextCall !== null && before.remarks !== null) throw invalid('next_call', appointmentMessages.callOfDone);
  const next_call_at = nextCall === null ? null : readNextCall(nextCall, await clinicTimeZone(trx), now);
  await queries.updateAppointment(trx, before.id, { next_call_at });
}

/** A day or a local time in ms. A day begins at midnight, so that the call is due all day. */
function readNextCall(text: string, timeZone: string, now: number) {
  const day = text.slice(0, 10);
  const today = Temporal.PlainDate.from(dayAt(now, timeZone));
  if (Temporal.PlainDate.compare(day, today) < 0) throw invalid('next_call', appointmentMessages.pastDay);
  if (Temporal.PlainDate.compare(day, today.add({ years: 1 })) > 0)
    throw invalid('next_call', appointmentMessages.farDay);
  if (text === day) return startOfDay(Temporal.PlainDate.from(day), timeZone);
  return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Gives the held time to others; the patient's page says so at once. */
async function releaseHoldOf(db: Database, id: number, call: boolean, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, { ...change, expectedVersion: undefined });
    const released = await releaseHolds(trx, id);
    if (released === 0) return toAppointment(before);
    const { next_call_at, remarks } = before;
    if (call && remarks === null)
      await queries.updateAppointment(trx, id, { next_call_at: Math.min(next_call_at ?? change.at, change.at) });
    return record(trx, change, 'changed', before, { 'visits.changes': released }, ['held time']);
  });
}

interface Ending {
  outcome: Outcome;
  remarks: string | null;
}

async function finishOne(db: Database, id: number, { outcome, remarks }: Ending, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    return recordEnding(trx, before, { outcome, remarks: remarks ?? labelOf(outcome) }, change);
  });
}

const labelOf = (outcome: Outcome) => outcomeLabels[outcome];

/**
 * Saves remarks: marks a pending appointment as finished, or corrects the remarks of a done one.
 * @throws AppError `not-found` or `stale`
 */
export async function markDone(db: Database, id: number, remarks: string, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    return recordEnding(trx, before, { outcome: before.outcome ?? 'finished', remarks }, change);
  });
}

async function recordEnding(
  trx: Database,
  before: StoredAppointment,
  ending: Parameters<typeof settle>[2],
  change: ChangeRequest,
) {
  await deleteOwnDraft(trx, before.id, change);
  const counted = await settle(trx, before, ending);
  if (before.remarks === null) return record(trx, change, 'done', before, counted);
  const isChanged = { outcome: ending.outcome !== before.outcome, remarks: ending.remarks !== before.remarks };
  const fields = Object.entries(isChanged).flatMap(([field, changed]) => (changed ? [field] : []));
  return record(trx, change, 'changed', before, counted, fields);
}

/** Makes an appointment done, and returns how it is counted now. */
export async function settle(
  trx: Database,
  before: StoredAppointment,
  ending: { outcome: Outcome; remarks: string },
): Promise<CountChanges> {
  await queries.updateAppointment(trx, before.id, { ...ending, next_call_at: null });
  const released = await releaseHolds(trx, before.id);
  return { ...countMove(before, ending), 'visits.changes': released };
}

function countMove(before: StoredAppointment, changes: Partial<StoredAppointment>) {
  return moveCounts(appointmentCounts(before), appointmentCounts({ ...before, ...changes }));
}

type EndingOfSeveral = z.output<typeof followUp.finishSeveral.body>;

/** In the order of their ids, so that two such calls never wait for each other. */
async function finishEach(db: Database, { appointments, outcome, remarks }: EndingOfSeveral, change: ChangeRequest) {
  const versions = new Map(appointments.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()].toSorted((a, b) => a - b);
  const finished: FinishedAppointment[] = [];
  for (const id of ids) {
    const result = await finishOne(db, id, { outcome, remarks }, { ...change, expectedVersion: versions.get(id) }).then(
      (appointment) => ({ result: 'saved', appointment }) as const,
      async (error: unknown) => describeRefusal(db, id, error),
    );
    finished.push({ id, ...result });
  }
  return finished;
}

async function describeRefusal(db: Database, id: number, error: unknown) {
  if (!(error instanceof AppError) || (error.code !== 'stale' && error.code !== 'not-found')) throw error;
  const now = await queries.findAppointment(db, id);
  return now
    ? ({ result: 'stale', appointment: toAppointment(now) } as const)
    : ({ result: 'not-found', appointment: null } as const);
}

/** @throws AppError `stale` if it is pending already: someone else was faster. */
async function reopenOne(db: Database, id: number, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    const { remarks, outcome } = before;
    if (remarks === null) throw stale();
    const label = labelOf(outcome ?? 'finished');
    await insertNote(trx, id, { kind: 'note', text: remarks === label ? label : `${label}: ${remarks}` }, change);
    const pending = { remarks: null, outcome: null, stage: 'new', reopened_at: change.at } as const;
    await queries.updateAppointment(trx, id, pending);
    await deleteOwnDraft(trx, id, change);
    const stage = await settleStage(trx, { ...before, ...pending }, change.at);
    return record(trx, change, 'reopened', before, countMove(before, { ...pending, stage }));
  });
}

type Details = z.output<typeof followUp.correct.body>;

/** Treatments that were chosen before may stay, also those that no one can choose any more. */
async function correctDetails(
  db: Database,
  resolveChoices: ReturnType<typeof createChoiceResolver>,
  id: number,
  { treatmentType, state, city, ...person }: Details,
  change: ChangeRequest,
) {
  const known = (await queries.findAppointment(db, id))?.treatments.map(({ treatment_id }) => treatment_id);
  if (!known) throw notFound();
  const added = [...new Set(treatmentType)].filter((treatment) => !known.includes(treatment));
  await resolveChoices({ state, city, treatmentType: added });
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    const chosen = before.treatments.map(({ treatment_id }) => treatment_id);
    const removed = chosen.filter((treatment) => !treatmentType.includes(treatment));
    const rows = [...new Set(treatmentType)].filter((treatment) => !chosen.includes(treatment));
    await queries.deleteTreatments(trx, id, removed);
    await queries.insertTreatments(
      trx,
      rows.map((treatment_id) => ({ appointment_id: id, treatment_id })),
    );
    await queries.updateAppointment(trx, id, { ...person, state_id: state, city_id: city, is_sample: 0 });
    await replaceTerms(trx, 'appointments', id, termsOf({ ...person, reference: before.reference }));
    const names = (Object.keys(person) as (keyof typeof person)[]).filter((name) => person[name] !== before[name]);
    const fields = [
      ...names.map((name) => nounOf(personFields[name]).toLowerCase()),
      ...(state !== before.state_id || city !== before.city_id ? ['place'] : []),
      ...(removed.length + rows.length > 0 ? ['treatments'] : []),
    ];
    return record(trx, change, 'changed', before, {}, fields);
  });
}

async function insertNote(trx: Database, id: number, note: Pick<Note, 'kind' | 'text'>, change: ChangeRequest) {
  const { administratorId: administrator_id, at: created_at } = change;
  await noteQueries.insertNote(trx, { appointment_id: id, administrator_id, ...note, created_at });
}

/** Called once the draft has become a note or the remarks. */
async function deleteOwnDraft(trx: Database, id: number, { administratorId }: ChangeRequest) {
  if (administratorId !== null) await queries.deleteDraft(trx, id, administratorId);
}

/** Last step of every change: the audit log, the counters, and the appointment as it is now. */
async function record(
  trx: Database,
  change: ChangeRequest,
  action: 'done' | 'changed' | 'noted' | 'reopened',
  before: StoredAppointment,
  counted: CountChanges,
  fields?: readonly string[],
): Promise<Appointment> {
  const now = await queries.getAppointment(trx, before.id);
  const subject = { ...subjectOf(before), ...(fields && { fields }) };
  await recordChange(trx, change, action, subject, { ...counted, 'appointments.changes': 1 });
  return toAppointment(now);
}
