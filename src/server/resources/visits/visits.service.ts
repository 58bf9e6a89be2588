import type { z } from 'zod';
import type { FreeTime } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { occupyingStatuses, type VisitStatus } from '#contract/plain/visit-states.ts';
import { visits } from '#contract/visits.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { onlyPractitioner } from '#server/auth/own-visits.ts';
import type { Session } from '#server/auth/sessions.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  changedFields,
  changeRecord,
  differences,
  type Entry,
  lockVersion,
  moveCounts,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { occupy, release } from '#server/db/occupied-times.queries.ts';
import { isSameContact, termsOfContact } from '#server/db/search-terms.ts';
import { translatorFor } from '#server/http/request-language.ts';
import { readCalendarDays } from '#server/scheduling/calendar-days.ts';
import { readMoment } from '#server/scheduling/clinic-times.ts';
import { dayAt, daysToRange, startOfDay } from '#server/scheduling/days.ts';
import { withFirst } from '#server/scheduling/rooms.ts';
import {
  anyVersion,
  changeAppointment,
  getAppointment,
  type StoredAppointment,
  settleStage,
  toAppointment,
} from '../appointments/appointment-record.queries.ts';
import { storeNote } from '../appointments/follow-up.service.ts';
import { listNotes } from '../appointments/notes.queries.ts';
import { settleOutbox } from '../appointments/outbox.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listUsableRooms, readNeeds, readNeedsOf } from '../schedules/schedule.queries.ts';
import {
  findFree,
  findNearest,
  nearby,
  nearestTo,
  readWanted,
  refuseOutside,
  takenSentence,
  toFreeTime,
  type WantedVisit,
} from '../times/visit-times.ts';
import { noteFreedTime, takeFreedTimeBack, withdrawOffersAt } from './freed-times.queries.ts';
import * as visitQueries from './visits.queries.ts';

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;
type VisitRow = visitQueries.VisitRow;

export function mountVisits(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(visits.list, ({ query }, { session }) => listVisits(db, query, clock(), onlyPractitioner(session)));
  mount(visits.get, ({ params }, { session }) => findVisitFor(db, session, params.id));
  mount(visits.getRequest, async ({ params }, { session }) => {
    const { appointment_id } = await findVisitFor(db, session, params.id);
    return readRequest(db, appointment_id);
  });
  mount(visits.addNote, async ({ params, body }, { change, session }) => {
    const findOwn = (own: Database) => findVisitFor(own, session, params.id);
    const { appointment_id } = await findOwn(db);
    await storeNote({ db, change }, appointment_id, { kind: 'note', text: body.text }, findOwn);
    return readRequest(db, appointment_id);
  });
  mount(visits.listOfRequest, ({ params }) => listVisitsOf(db, params.id));
  mount(visits.listNoShows, ({ params }) => listNoShows(db, params.id));
  mount(visits.listFreeTimes, async ({ params, query }) => {
    await getAppointment(db, params.id);
    return listFreeTimes(context, await readNeedsOf(db, params.id), query, clock(), params.id);
  });
  mount(visits.listFreeTimesFor, async ({ query: { treatments = [], ...query } }) =>
    listFreeTimes(context, await readNeeds(db, treatments), query, clock()),
  );
  mount(visits.listUnmarked, (_input, { session }) =>
    visitQueries.listUnmarked(db, { now: clock(), practitionerId: onlyPractitioner(session) }),
  );
  mount(visits.markSeveral, async ({ body }, { c, change, session }) => {
    const translate = translatorFor(c);
    const marked = await markSeveral(context, body, change, session);
    return marked.map((one) => ({ ...one, refusal: one.refusal && translate(one.refusal) }));
  });
  mount(visits.update, ({ params, body }, { change }) => changeVisit(context, params.id, body, change));
  mount(visits.setStatus, ({ params, body }, { change, session }) =>
    setStatus(context, params.id, body, change, session),
  );
}

/** @throws AppError `not-found`, also for a practitioner whose visit it is not. */
export async function findVisitFor(db: Database, session: Session, id: number) {
  const visit = await visitQueries.getVisit(db, id);
  const only = onlyPractitioner(session);
  if (only !== undefined && visit.practitioner_id !== only) throw notFound();
  return visit;
}

async function readRequest(db: Database, appointmentId: number) {
  const request = toAppointment(await getAppointment(db, appointmentId));
  const { rows } = await listNotes(db, appointmentId, { limit: serverLimits.pageSize });
  return { ...request, notes: rows };
}

type Days = z.output<typeof visits.list.query>;

async function listVisits(db: Database, query: Days, now: number, only: number | undefined) {
  const timeZone = await clinicTimeZone(db);
  const { from = 0, until = 0 } = daysToRange(readCalendarDays(query, dayAt(now, timeZone)), timeZone);
  return only === undefined
    ? visitQueries.listVisitsBetween(db, from, until)
    : visitQueries.listVisitsOfPractitioner(db, only, from, until);
}

async function listVisitsOf(db: Database, appointmentId: number) {
  await getAppointment(db, appointmentId);
  return visitQueries.listVisitsOf(db, appointmentId);
}

/** Search terms also match other people, so what they find is filtered. */
async function listNoShows(db: Database, appointmentId: number) {
  const request = await getAppointment(db, appointmentId);
  const found = await visitQueries.listNoShows(db, termsOfContact(request.phone));
  return found
    .filter(({ phone }) => isSameContact(request.phone, phone))
    .slice(0, serverLimits.noShows)
    .map(({ starts_at }) => starts_at);
}

type FreeTimesQuery = z.output<typeof visits.listFreeTimes.query>;

const defaults = { days: 14, freeTimes: 10 };

async function listFreeTimes(
  { db, sharedTime }: Context,
  needs: Awaited<ReturnType<typeof readNeeds>>,
  { practitioner_id, minutes, near, from, days = defaults.days, limit = defaults.freeTimes }: FreeTimesQuery,
  now: number,
  bookedFor = 0,
): Promise<FreeTime[]> {
  const timeZone = await clinicTimeZone(db);
  const first = Temporal.PlainDate.from(from ?? dayAt(now, timeZone));
  const moment = near === undefined ? undefined : readMoment(near, timeZone, 'near');
  const span =
    moment === undefined
      ? { from: startOfDay(first, timeZone), until: startOfDay(first.add({ days }), timeZone) - 1 }
      : { from: moment - nearby.before, until: moment + nearby.after };
  const lengthMs = (minutes ?? needs.minutes) * 60_000;
  const { schedule, times } = await findFree(db, {
    from: Math.max(now, span.from),
    until: Math.max(now, span.until),
    lengthMs,
    practitionerId: practitioner_id,
    needsRoom: needs.needsRoom,
    givenBy: needs.givenBy,
    bookedFor,
    now: await sharedTime(db),
  });
  const listed = moment === undefined ? times.slice(0, limit) : nearestTo(moment, times, limit);
  return listed.map((time) => toFreeTime(schedule, time, lengthMs));
}

export const visitsChange = { 'visits.changes': 1 };

/** Does what takes a time, and adds the nearest free ones to its refusal. `work` gets the time by which holds end. */
export async function withNearest<T>(
  { db, sharedTime }: Context,
  wanted: WantedVisit | undefined,
  work: (now: number) => Promise<T>,
) {
  const now = await sharedTime(db);
  try {
    return await work(now);
  } catch (error) {
    if (!wanted || !(error instanceof AppError) || error.extras.can_book_anyway === undefined) throw error;
    const { code, message, errors, extras } = error;
    const free_times = await findNearest(db, wanted, now);
    throw new AppError(code, message || undefined, { errors, extras: { ...extras, free_times } });
  }
}

export function taken(sentence: string) {
  return new AppError('taken', sentence, { extras: { can_book_anyway: true } });
}

/** Stores a visit with the time it takes. If that is `refused`, nothing may be committed. */
export async function storeVisit(
  trx: Transaction,
  appointment_id: number,
  wanted: WantedVisit,
  created_at: number,
  now: number,
  series_id: number | null = null,
) {
  const { from: starts_at, until: ends_at, practitioner } = wanted;
  const values = { appointment_id, practitioner_id: practitioner?.id ?? null, starts_at, ends_at, created_at };
  const id = await visitQueries.insertVisit(trx, { ...values, series_id });
  return { id, ...(await takeTime(trx, id, wanted, now)) };
}

/** Takes the time of a stored visit, and answers in which room, or why it is taken. */
async function takeTime(trx: Transaction, visit_id: number, wanted: WantedVisit, now: number) {
  let occupied = await occupy(trx, { visit_id }, { ...wanted, anyway: false }, now);
  if (occupied.taken && wanted.anyway) {
    await withdrawOffersAt(trx, wanted, now);
    occupied = await occupy(trx, { visit_id }, wanted, now);
  }
  if (occupied.taken) return { refused: taken(takenSentence(occupied, wanted)), room_id: null };
  const { lane, roomId: room_id, overbooked } = occupied;
  await visitQueries.updateVisit(trx, visit_id, { lane, room_id, overbooked: overbooked ? 1 : 0 });
  return { refused: undefined, room_id };
}

export function entryOf(
  action: Entry['action'],
  id: number,
  { reference: name }: { reference: string },
  fields?: readonly string[],
): Entry {
  return { action, kind: 'visit', id, name, ...(fields && { fields }) };
}

type ChangedVisit = z.output<typeof visits.update.body>;

/** @throws AppError `stale`, or `taken` with the nearest free times. */
export async function changeVisit(context: Context, id: number, body: ChangedVisit, change: ChangeRequest) {
  const { db } = context;
  const found = await visitQueries.getVisit(db, id);
  const needs = await readNeedsOf(db, found.appointment_id);
  const { wanted } = await readWanted(db, body, needs, change.at, found);
  await withNearest(context, wanted, (now) =>
    changeRecord(db, change, async (trx) => {
      await visitQueries.lockRequest(trx, found.appointment_id);
      const request = await getAppointment(trx, found.appointment_id);
      const before = await getOccupying(trx, id);
      const asked = await readWanted(trx, body, needs, change.at, before);
      if (fieldsOf(before, asked.wanted).length > 0) refuseOutside(asked, change.at);
      const entry = await moveVisit(trx, before, asked.wanted, change, now);
      const counts = await settleMoved(trx, request, change.at);
      return { result: id, entry, counts: { ...visitsChange, 'appointments.changes': 1, ...counts } };
    }),
  );
  return visitQueries.getVisit(db, id);
}

/** Settles the stage of a request, which depends on which of its visits is the last, and what its patient is to be told. */
async function settleMoved(trx: Transaction, before: StoredAppointment, now: number): Promise<CountChanges> {
  await settleOutbox(trx, before, now);
  if (!(await settleStage(trx, before, now))) return {};
  const after = await getAppointment(trx, before.id);
  return { ...moveCounts(appointmentCounts(before), appointmentCounts(after)), 'appointments.changes': 1 };
}

/**
 * Reads a visit once its request is locked, so that no one changes it any more.
 * @throws AppError `invalid` for one that takes no time: it may have been cancelled since the caller has read it.
 */
export async function getOccupying(trx: Transaction, id: number) {
  const visit = await visitQueries.getVisit(trx, id);
  if (!occupyingStatuses.includes(visit.status)) throw invalid('starts_at', visitMessages.notOccupying);
  return visit;
}

/**
 * Moves a visit, which was read once its request was locked and takes time then. Someone who has arrived has not, for another day.
 * @throws AppError `stale` or `taken`, and `invalid` for one that was attended and would be on a later day; then nothing may be committed.
 */
export async function moveVisit(
  trx: Transaction,
  before: VisitRow,
  wanted: WantedVisit,
  change: ChangeRequest,
  now: number,
  action: 'changed' | 'moved-by-patient' = 'changed',
) {
  const { id } = before;
  await lockVersion(trx, 'visits', id, change.expectedVersion);
  const { from: starts_at, until: ends_at, practitioner } = wanted;
  const fields = fieldsOf(before, wanted);
  const moved = fields.includes('time') && { moved_at: change.at };
  const isLater = fields.includes('time') && (await isOfLaterDay(trx, starts_at, change.at));
  if (isLater && before.status === 'fulfilled') throw invalid('starts_at', visitMessages.attendedAlready);
  const opens = isLater && before.status === 'arrived' && ({ status: 'booked' } as const);
  const who = { practitioner_id: practitioner?.id ?? null };
  await visitQueries.updateVisit(trx, id, { starts_at, ends_at, ...who, ...moved, ...opens, changed_at: change.at });
  await release(trx, id);
  await takeFreedTimeBack(trx, { id, starts_at, ...who }, change.at);
  const { refused, room_id } = await takeTime(trx, id, wanted, now);
  if (refused) throw refused;
  if (fields.includes('time') || fields.includes('practitioner')) await noteFreedTime(trx, before, change.at);
  const others = [...(opens ? ['status'] : []), ...(room_id === before.room_id ? [] : ['room'])];
  const room = wanted.rooms.find((one) => one.id === room_id)?.name ?? null;
  const after = { ...before, starts_at, ends_at, practitioner: practitioner?.name ?? null, room, ...opens };
  const texts = differences(historyOf(before), historyOf(after), historyLabels);
  return { ...entryOf(action, id, before, [...fields, ...others]), texts };
}

const historyLabels = { time: 'time', length: 'length', practitioner: 'practitioner', room: 'room', status: 'status' };

type HistoricVisit = Pick<VisitRow, 'starts_at' | 'ends_at' | 'practitioner' | 'room' | 'status'>;

/** Facts of a visit that the history stores. It is erased with the visit. */
function historyOf({ starts_at, ends_at, practitioner, room, status }: HistoricVisit) {
  const length = (ends_at - starts_at) / 60_000;
  return { time: new Date(starts_at).toISOString(), length, practitioner, room, status };
}

/** Except the room, which may be decided when the time is taken. */
function fieldsOf(before: VisitRow, { from, until, practitioner }: WantedVisit) {
  const { starts_at: time, ends_at, practitioner_id: who } = before;
  return changedFields(
    { time, length: ends_at - time, who },
    { time: from, length: until - from, who: practitioner?.id ?? null },
    { time: 'time', length: 'length', who: 'practitioner' },
  );
}

interface NewStatus {
  status: VisitStatus;
  /** Why it is cancelled. */
  reason?: string | null;
  anyway: boolean;
}

/** Leaves the time to others when the visit is cancelled or no one came, and takes it again when that is taken back. */
async function setStatus(context: Context, id: number, wanted: NewStatus, change: ChangeRequest, session: Session) {
  const { db } = context;
  const found = await findVisitFor(db, session, id);
  await withNearest(context, await wantedAgain(db, found, wanted.anyway), (now) =>
    changeAppointment(db, found.appointment_id, anyVersion(change), async (trx, request) => {
      const { status } = await findVisitFor(trx, session, id); // it may have become someone else's in the meantime
      const isCancelling = status === 'cancelled' || wanted.status === 'cancelled';
      if (isCancelling && onlyPractitioner(session) !== undefined)
        throw new AppError('forbidden', visitMessages.frontDeskCancels);
      const entry = await changeStatus(trx, request, id, wanted, change, now);
      return { entry: [entry], counts: visitsChange };
    }),
  );
  return visitQueries.getVisit(db, id);
}

type Marks = z.output<typeof visits.markSeveral.body>;

async function markSeveral(context: Context, { visits: marks }: Marks, change: ChangeRequest, session: Session) {
  const answers: z.input<typeof visits.markSeveral.output> = [];
  for (const { id, version: expectedVersion, status } of marks) {
    const mark = { ...change, expectedVersion };
    const refusal = await sentenceIfRefused(() => setStatus(context, id, { status, anyway: true }, mark, session));
    answers.push({ id, refusal, visit: (await visitQueries.findVisit(context.db, id)) ?? null });
  }
  return answers;
}

/** The sentence with which a change of one of several visits was refused; null if it was made. */
export async function sentenceIfRefused(change: () => Promise<unknown>) {
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'stale') return visitMessages.movedMeanwhile;
    if (error.code === 'not-found') return visitMessages.notFound;
    return error.message || (error.errors?.[0]?.message ?? visitMessages.moveFailure);
  }
}

/** Once its request is locked. @throws AppError `taken`; then nothing may be committed. */
export async function changeStatus(
  trx: Transaction,
  request: StoredAppointment,
  id: number,
  { status, reason = null, anyway }: NewStatus,
  { expectedVersion, at }: ChangeRequest,
  now: number,
) {
  await lockVersion(trx, 'visits', id, expectedVersion);
  const before = await visitQueries.getVisit(trx, id);
  const [took, takes] = [before.status, status].map((one) => occupyingStatuses.includes(one));
  if (status === 'noshow' && before.starts_at > at) throw invalid('status', visitMessages.notYetMissed);
  if (status === 'fulfilled' && (await isOfLaterDay(trx, before.starts_at, at)))
    throw invalid('status', visitMessages.laterDay);
  const opens = (takes && !took) || (isOpen(status) && !isOpen(before.status));
  if (opens && request.remarks !== null) throw invalid('status', visitMessages.doneRequestAgain);
  const cancellation_reason = status === 'cancelled' ? reason : null;
  await visitQueries.updateVisit(trx, id, { status, cancellation_reason, changed_at: at });
  if (took && !takes) await release(trx, id);
  if (took && status === 'cancelled') await noteFreedTime(trx, before, at);
  if (takes && !took) {
    await takeFreedTimeBack(trx, before, at);
    const { refused } = await takeTime(trx, id, await wantedAgain(trx, before, anyway), now);
    if (refused) throw refused;
  }
  const texts = differences(historyOf(before), historyOf({ ...before, status }), historyLabels);
  return { ...entryOf('changed', id, before, ['status']), texts };
}

/** A visit of a later day has not been attended. */
async function isOfLaterDay(trx: Transaction, startsAt: number, now: number) {
  const timeZone = await clinicTimeZone(trx);
  return dayAt(startsAt, timeZone) > dayAt(now, timeZone);
}

const isOpen = (status: VisitStatus) => status === 'booked' || status === 'arrived';

/** Requests the same time and practitioner again, in the same room or, if that is taken, another. */
async function wantedAgain(db: Database, visit: VisitRow, anyway: boolean): Promise<WantedVisit> {
  const { practitioner_id: id, practitioner, side_by_side, room_id, room } = visit;
  return {
    from: visit.starts_at,
    until: visit.ends_at,
    practitioner: id === null ? null : { id, name: practitioner ?? '', sideBySide: side_by_side ?? 1 },
    rooms: room_id === null ? [] : withFirst({ id: room_id, name: room ?? '' }, await listUsableRooms(db)),
    isRoomChosen: room_id !== null,
    anyway,
  };
}
