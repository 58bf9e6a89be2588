import type { z } from 'zod';
import { appointments, type Note } from '#contract/appointments.ts';
import type { PageQuery } from '#contract/fields.ts';
import { followUp } from '#contract/follow-up.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { nounOf } from '#contract/plain/field-values.ts';
import { personFields } from '#contract/plain/form-fields.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { type Outcome, outcomeLabels } from '#contract/plain/request-states.ts';
import { AppError, invalid, stale } from '#server/app-error.ts';
import { type ChangeRequest, changedFields, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { isSameContact, replaceTerms, termsOf, termsOfContact } from '#server/db/search-terms.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import { longestSearch, nextCallAfter } from '#server/scheduling/next-call.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { followCorrection, takeBackCorrection } from '../patients/patient-corrections.queries.ts';
import type { Person } from '../patients/person-keys.ts';
import type { ResourceContext } from '../resource.ts';
import { readSchedule } from '../schedules/schedule.queries.ts';
import {
  anyVersion,
  changeAppointment,
  deleteDraft,
  findAppointment,
  getAppointment,
  releaseHolds,
  type StoredAppointment,
  toAppointment,
  updateAppointment,
} from './appointment-record.queries.ts';
import * as queries from './appointments.queries.ts';
import { deleteTreatments, insertTreatments, resolveChoices } from './new-appointments.queries.ts';
import * as noteQueries from './notes.queries.ts';

export function mountFollowUp({ mount, db, clock }: ResourceContext) {
  const { listDue, listNotes, listEarlier, addNote, setNextCall, releaseHold, reopen, correct } = followUp;
  mount(listDue, async () => (await queries.listDue(db, clock())).map(toAppointment));
  mount(listNotes, ({ params, query }) => listNotesOf(db, params.id, query));
  mount(listEarlier, ({ params }) => listEarlierThan(db, params.id));
  mount(addNote, ({ params, body }, call) => storeNote(call, params.id, body));
  mount(followUp.takeBackAttempt, ({ params, body }, call) => takeBackAttempt(call, params.id, body));
  mount(followUp.takeBackEnding, ({ params, body }, call) => takeBackEnding(call, params.id, body));
  mount(setNextCall, ({ params, body }, call) => storeNextCall(call, params.id, body.next_call));
  mount(followUp.listToComeBack, async () => (await queries.listToComeBack(db)).map(toAppointment));
  mount(followUp.setReturnReason, ({ params, body }, call) => storeReturnReason(call, params.id, body.reason));
  mount(releaseHold, ({ params, body }, call) => releaseHoldOf(call, params.id, body.call));
  mount(appointments.markDone, ({ params, body }, call) => finish(call, params.id, body));
  mount(followUp.finish, ({ params, body }, call) => finish(call, params.id, body));
  mount(followUp.finishSeveral, ({ body }, call) => finishEach(call, body));
  mount(reopen, ({ params }, call) => reopenOne(call, params.id));
  mount(correct, ({ params, body }, call) => correctDetails(call, params.id, body));
}

async function listNotesOf(db: Database, id: number, page: PageQuery) {
  await getAppointment(db, id);
  const { rows, next } = await noteQueries.listNotes(db, id, page);
  const total = await noteQueries.countNotes(db, id);
  return { body: rows, next, total, totalIsExact: total < limits.countedMatches };
}

/** Search terms also match other people, such as the same digits in another country, so what they find is filtered. */
async function listEarlierThan(db: Database, id: number) {
  const { phone, email } = await getAppointment(db, id);
  const terms = [...termsOfContact(phone), ...(email ? termsOfContact(email) : [])];
  const found = await queries.listByTerms(db, terms, id, serverLimits.earlierRequests);
  const isSame = (other: StoredAppointment) =>
    isSameContact(phone, other.phone) || (email !== null && isSameContact(email, other.email ?? ''));
  return found.filter(isSame).map(toAppointment);
}

type NewNote = z.output<typeof followUp.addNote.body>;

/** @param check looks again, inside the transaction, whether the author may do so. */
export async function storeNote(
  { db, change }: Work,
  id: number,
  { kind, text, next_call }: NewNote,
  check?: (trx: Transaction) => Promise<unknown>,
) {
  return changeAppointment(db, id, change, async (trx, before) => {
    await check?.(trx);
    await insertNote(trx, id, { kind, text: text ?? '' }, change);
    // The draft of a done request holds its remarks, so only an open request's draft is deleted with the note.
    if (before.remarks === null) await deleteOwnDraft(trx, id, change);
    if (next_call !== undefined) await updateNextCall(trx, before, next_call, change.at);
    else if (kind === 'attempt' && before.remarks === null) await callLater(trx, before, change.at);
    return { entry: { action: 'noted' } };
  });
}

/** Sets the next call by itself after a call that no one answered; one that is planned for later stays. */
async function callLater(trx: Transaction, { id, reopened_at, next_call_at: planned }: StoredAppointment, now: number) {
  const today = Temporal.PlainDate.from(dayAt(now, await clinicTimeZone(trx)));
  const schedule = await readSchedule(trx, today.toString(), today.add(longestSearch).toString());
  const attempts = await noteQueries.countAttempts(trx, id, reopened_at);
  await updateAppointment(trx, id, { next_call_at: Math.max(planned ?? 0, nextCallAfter(schedule, attempts, now)) });
}

/** @throws AppError `invalid` where the patient has a visit ahead or attended none. */
async function storeReturnReason({ db, change }: Work, id: number, reason: string | null) {
  return changeAppointment(db, id, change, async (trx, before) => {
    const { stage, remarks, last_attended_at } = before;
    if (remarks !== null || stage === 'confirmed' || last_attended_at === null)
      throw invalid('', appointmentMessages.noCourse);
    const return_reason_for = reason === null ? null : last_attended_at;
    await updateAppointment(trx, id, { return_reason: reason, return_reason_for });
    return { entry: { action: 'changed', fields: ['why no next visit'] } };
  });
}

type CallBefore = z.output<typeof followUp.takeBackAttempt.body>;

const toTime = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** @throws AppError `stale` unless the newest note is an attempt of the same administrator. */
async function takeBackAttempt({ db, change }: Work, id: number, { next_call_at }: CallBefore) {
  return changeAppointment(db, id, change, async (trx, { remarks, last_note }) => {
    const isTheirs = last_note?.administrator_id === change.administratorId;
    if (remarks !== null || last_note?.kind !== 'attempt' || !isTheirs) throw stale();
    await noteQueries.deleteNote(trx, last_note.id);
    await updateAppointment(trx, id, { next_call_at: toTime(next_call_at) });
    return { entry: { action: 'changed', fields: ['attempt'] } };
  });
}

/** Unlike reopening, it leaves no note, and the patient has waited all the time. @throws AppError `stale` if it is pending already. */
async function takeBackEnding({ db, change }: Work, id: number, { next_call_at }: CallBefore) {
  return changeAppointment(db, id, change, async (trx, { remarks }) => {
    if (remarks === null) throw stale();
    const pending = { remarks: null, outcome: null, finished_at: null, next_call_at: toTime(next_call_at) };
    await updateAppointment(trx, id, pending);
    return { entry: { action: 'reopened' } };
  });
}

/** @throws AppError `invalid` for a day in the past or too far in the future. */
async function storeNextCall({ db, change }: Work, id: number, nextCall: string | null) {
  return changeAppointment(db, id, change, async (trx, before) => {
    await updateNextCall(trx, before, nextCall, change.at);
    return { entry: { action: 'changed', fields: ['next call'] } };
  });
}

/** A finished request has no next call. */
async function updateNextCall(trx: Transaction, before: StoredAppointment, nextCall: string | null, now: number) {
  if (nextCall !== null && before.remarks !== null) throw invalid('next_call', appointmentMessages.callOfDone);
  const next_call_at = nextCall === null ? null : readNextCall(nextCall, await clinicTimeZone(trx), now);
  await updateAppointment(trx, before.id, { next_call_at });
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
async function releaseHoldOf({ db, change }: Work, id: number, call: boolean) {
  return changeAppointment(db, id, anyVersion(change), async (trx, before) => {
    const released = await releaseHolds(trx, id);
    if (released === 0) return { entry: [] };
    if (call) await makeDue(trx, before, change.at);
    return { entry: { action: 'changed', fields: ['held time'] }, counts: { 'visits.changes': released } };
  });
}

/** Makes a call due now, which stands above the list. */
export async function makeDue(trx: Transaction, { id, remarks, next_call_at }: StoredAppointment, now: number) {
  if (remarks === null) await updateAppointment(trx, id, { next_call_at: Math.min(next_call_at ?? now, now) });
}

interface Ending {
  /** Defaults to the current outcome. */
  outcome?: Outcome;
  /** Defaults to the label of the outcome. */
  remarks: string | null;
}

/** Makes a pending request done, or corrects how a done one has ended. */
async function finish({ db, change }: Work, id: number, { outcome, remarks }: Ending) {
  return changeAppointment(db, id, change, async (trx, before) => {
    const known = outcome ?? before.outcome ?? 'finished';
    const finished_at = before.remarks === null ? change.at : before.finished_at;
    const ending = { outcome: known, remarks: remarks ?? outcomeLabels[known], next_call_at: null, finished_at };
    await deleteOwnDraft(trx, id, change);
    await updateAppointment(trx, id, ending);
    const counts = { 'visits.changes': await releaseHolds(trx, id) };
    if (before.remarks === null) return { entry: { action: 'done' }, counts };
    const fields = changedFields(before, { ...before, ...ending }, { outcome: 'outcome', remarks: 'remarks' });
    return { entry: { action: 'changed', fields }, counts };
  });
}

type EndingOfSeveral = z.output<typeof followUp.finishSeveral.body>;

/** Finishes requests in the order of their ids, so that two such calls never deadlock. */
async function finishEach({ db, change }: Work, { appointments: chosen, ...ending }: EndingOfSeveral) {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  const finished: z.input<typeof followUp.finishSeveral.output> = [];
  for (const [id, expectedVersion] of [...versions].toSorted(([a], [b]) => a - b))
    try {
      const appointment = await finish({ db, change: { ...change, expectedVersion } }, id, ending);
      finished.push({ id, result: 'saved', appointment });
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'stale' && error.code !== 'not-found')) throw error;
      const now = await findAppointment(db, id);
      finished.push({ id, result: now ? 'stale' : 'not-found', appointment: now ? toAppointment(now) : null });
    }
  return finished;
}

/** @throws AppError `stale` if it is pending already: someone else was faster. */
async function reopenOne({ db, change }: Work, id: number) {
  return changeAppointment(db, id, change, async (trx, { remarks, outcome }) => {
    if (remarks === null) throw stale();
    const label = outcomeLabels[outcome ?? 'finished'];
    await insertNote(trx, id, { kind: 'note', text: remarks === label ? label : `${label}: ${remarks}` }, change);
    const pending = { remarks: null, outcome: null, finished_at: null, stage: 'new', reopened_at: change.at } as const;
    await updateAppointment(trx, id, pending);
    await deleteOwnDraft(trx, id, change);
    return { entry: { action: 'reopened' } };
  });
}

type Details = z.output<typeof followUp.correct.body>;

/** Treatments that were chosen before may stay, also those that no one can choose any more. */
async function correctDetails(
  { db, change }: Work,
  id: number,
  { treatmentType, state: state_id, city: city_id, patient_id, ...person }: Details,
) {
  const idsOf = ({ treatments }: StoredAppointment) => treatments.map(({ treatment_id }) => treatment_id);
  const known = idsOf(await getAppointment(db, id));
  const chosen = [...new Set(treatmentType)];
  const added = chosen.filter((treatment) => !known.includes(treatment));
  await resolveChoices(db, { state: state_id, city: city_id, treatmentType: added });
  return changeAppointment(db, id, change, async (trx, before) => {
    const removed = idsOf(before).filter((treatment) => !chosen.includes(treatment));
    const rows = chosen.filter((treatment) => !idsOf(before).includes(treatment));
    await deleteTreatments(trx, id, removed);
    await insertTreatments(trx, id, rows);
    await updateAppointment(trx, id, { ...person, state_id, city_id, is_sample: 0 });
    await replaceTerms(trx, 'appointments', id, termsOf({ ...person, reference: before.reference }));
    await settlePatient(trx, before, { ...person, patient_id }, change.at);
    const names = (Object.keys(person) as (keyof typeof person)[]).filter((name) => person[name] !== before[name]);
    const fields = [
      ...names.map((name) => nounOf(personFields[name]).toLowerCase()),
      ...(state_id !== before.state_id || city_id !== before.city_id ? ['place'] : []),
      ...(removed.length + rows.length > 0 ? ['treatments'] : []),
    ];
    return { entry: { action: 'changed', fields } };
  });
}

/** @throws AppError `stale` if the patient whose request it was cannot have it back */
async function settlePatient(
  trx: Transaction,
  before: StoredAppointment,
  { patient_id: wanted, ...after }: Person & { patient_id: number | undefined },
  at: number,
) {
  const { id, patient_id } = before;
  if (patient_id === null) return; // it gets its patient soon
  if (wanted === undefined || wanted === patient_id)
    return followCorrection(trx, { id, patient_id }, before, after, at);
  if (!(await takeBackCorrection(trx, { id, patient_id }, wanted, at - limits.undo)))
    throw new AppError('stale', appointmentMessages.patientGone);
}

async function insertNote(trx: Transaction, id: number, note: Pick<Note, 'kind' | 'text'>, change: ChangeRequest) {
  const { administratorId: administrator_id, at: created_at } = change;
  await noteQueries.insertNote(trx, { appointment_id: id, administrator_id, ...note, created_at });
}

/** Called once the draft has become a note or the remarks. */
async function deleteOwnDraft(trx: Transaction, id: number, { administratorId }: ChangeRequest) {
  if (administratorId !== null) await deleteDraft(trx, id, administratorId);
}
