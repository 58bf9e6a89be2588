import type { z } from 'zod';
import type { FreeTime } from '#contract/errors.ts';
import { serverLimits } from '#contract/limits.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { occupyingStatuses, type VisitStatus } from '#contract/visit-states.ts';
import { type CalendarVisit, visits } from '#contract/visits.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  lockVersion,
  moveCounts,
  recordChange,
} from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { doOnce, findAnswer } from '#server/db/idempotency.queries.ts';
import { type Occupant, occupy, release, releaseHolds } from '#server/db/occupied-times.queries.ts';
import { settleStage } from '#server/db/request-stage.queries.ts';
import { listUsableRooms, readNeeds } from '#server/db/schedule.queries.ts';
import { isSameContact, termsOfContact } from '#server/db/search-terms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readCalendarDays } from '#server/scheduling/calendar-days.ts';
import { readMoment } from '#server/scheduling/clinic-times.ts';
import { dayAt, daysToRange, startOfDay } from '#server/scheduling/days.ts';
import { withFirst } from '#server/scheduling/rooms.ts';
import { lockAppointment, type StoredAppointment, subjectOf } from '../appointments/appointment-record.ts';
import * as queries from '../appointments/appointments.queries.ts';
import { createChoiceResolver, insertAppointments } from '../appointments/new-appointments.ts';
import type { ResourceContext } from '../resource.ts';
import { listHoldsOf } from '../times/holds.queries.ts';
import {
  findFree,
  nearby,
  nearestTo,
  needsFor,
  readWanted,
  refuseOutside,
  takenSentence,
  toFreeTime,
  type WantedVisit,
  withNearest,
} from '../times/visit-times.ts';
import * as visitQueries from './visits.queries.ts';

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;

export function mountVisits(context: ResourceContext) {
  const { mount, db, clock, pollSoon } = context;
  const resolveChoices = createChoiceResolver(db);
  mount(visits.list, ({ query }) => listVisits(db, query, clock()));
  mount(visits.get, ({ params }) => getVisit(db, params.id));
  mount(visits.listOfRequest, ({ params }) => listVisitsOf(db, params.id));
  mount(visits.listNoShows, ({ params }) => listNoShows(db, params.id));
  mount(visits.listFreeTimes, ({ params, query }) => listFreeTimes(context, params.id, query, clock()));
  mount(visits.create, ({ body }, c) =>
    bookVisit(context, body, c.get('idempotencyKey'), c.get('change')).finally(pollSoon),
  );
  mount(visits.addWalkIn, ({ body }, c) =>
    addWalkIn(context, resolveChoices, body, c.get('idempotencyKey'), c.get('change')).finally(pollSoon),
  );
  mount(visits.update, ({ params, body }, c) =>
    changeVisit(context, params.id, body, c.get('change')).finally(pollSoon),
  );
  mount(visits.setStatus, ({ params, body }, c) =>
    setStatus(context, params.id, body, c.get('change')).finally(pollSoon),
  );
}

type Days = z.output<typeof visits.list.query>;

async function listVisits(db: Database, query: Days, now: number): Promise<CalendarVisit[]> {
  const timeZone = await clinicTimeZone(db);
  const { from = 0, until = 0 } = daysToRange(readCalendarDays(query, dayAt(now, timeZone)), timeZone);
  return (await visitQueries.listVisitsBetween(db, from, until)).map(toVisit);
}

export async function getVisit(db: Database, id: number): Promise<CalendarVisit> {
  const row = await visitQueries.findVisit(db, id);
  if (!row) throw notFound();
  return toVisit(row);
}

async function listVisitsOf(db: Database, appointmentId: number): Promise<CalendarVisit[]> {
  if (!(await queries.findAppointment(db, appointmentId))) throw notFound();
  return (await visitQueries.listVisitsOf(db, appointmentId)).map(toVisit);
}

/** Search terms also match other people, so what they find is filtered. */
async function listNoShows(db: Database, appointmentId: number): Promise<string[]> {
  const request = await queries.findAppointment(db, appointmentId);
  if (!request) throw notFound();
  const found = await visitQueries.listNoShows(db, termsOfContact(request.phone));
  return found
    .filter(({ phone }) => isSameContact(request.phone, phone))
    .slice(0, serverLimits.noShows)
    .map(({ starts_at }) => new Date(starts_at).toISOString());
}

type FreeTimesQuery = z.output<typeof visits.listFreeTimes.query>;

const defaults = { days: 14, freeTimes: 10 };

async function listFreeTimes(
  { db, sharedTime }: Context,
  appointmentId: number,
  { practitioner_id, minutes, near, from, days = defaults.days, limit = defaults.freeTimes }: FreeTimesQuery,
  now: number,
): Promise<FreeTime[]> {
  const appointment = await queries.findAppointment(db, appointmentId);
  if (!appointment) throw notFound();
  const timeZone = await clinicTimeZone(db);
  const first = Temporal.PlainDate.from(from ?? dayAt(now, timeZone));
  const moment = near === undefined ? undefined : readMoment(near, timeZone, 'near');
  const span =
    moment === undefined
      ? { from: startOfDay(first, timeZone), until: startOfDay(first.add({ days }), timeZone) - 1 }
      : { from: moment - nearby.before, until: moment + nearby.after };
  const needs = await needsFor(db, appointment);
  const lengthMs = (minutes ?? needs.minutes) * 60_000;
  const { schedule, times } = await findFree(db, {
    from: Math.max(now, span.from),
    until: Math.max(now, span.until),
    lengthMs,
    practitionerId: practitioner_id,
    needsRoom: needs.needsRoom,
    bookedFor: appointmentId,
    now: await sharedTime(db),
  });
  const listed = moment === undefined ? times.slice(0, limit) : nearestTo(moment, times, limit);
  return listed.map((time) => toFreeTime(schedule, time, lengthMs));
}

type NewVisit = z.output<typeof visits.create.body>;

async function bookVisit(context: Context, body: NewVisit, key: string | undefined, change: ChangeRequest) {
  const { db } = context;
  const [booked] = (await findAnswer<number[]>(db, { key, body })) ?? [];
  if (booked !== undefined) return getVisit(db, booked);
  const request = await queries.findAppointment(db, body.appointment_id);
  if (!request) throw invalid('appointment_id', visitMessages.noRequest);
  const { minutes, needsRoom } = await needsFor(db, request);
  const at = { startsAt: body.starts_at, minutes: body.minutes ?? minutes, needsRoom, now: change.at };
  const { wanted, schedule } = await readWanted(db, body, at);
  const now = await context.sharedTime(context.db);
  return withNearest(db, now, wanted, async () => {
    refuseOutside(schedule, wanted, change.at);
    const [id = 0] = await inTransaction(db, (trx) =>
      doOnce(trx, { key, body }, change.at, async () => bookEach(trx, request.id, [wanted], change, now)),
    );
    return getVisit(db, id);
  });
}

/**
 * Books visits for a request in one transaction, and answers their ids.
 * @throws AppError `taken` for the first of them whose time is taken. `onTaken` may collect them instead, and throw afterwards.
 */
export async function bookEach(
  trx: Database,
  appointmentId: number,
  wanted: readonly WantedVisit[],
  change: ChangeRequest,
  now: number,
  onTaken: (error: AppError, visit: WantedVisit) => void = (error) => {
    throw error;
  },
) {
  const before = await lockAppointment(trx, appointmentId, { ...change, expectedVersion: undefined });
  if (before.remarks !== null) throw invalid('appointment_id', visitMessages.doneRequest);
  const holds = await listHoldsOf(trx, appointmentId);
  await releaseHolds(trx, appointmentId);
  const ids: number[] = [];
  for (const visit of wanted) {
    const hold = holds.find(({ starts_at }) => starts_at === visit.from);
    const wasHeld = hold !== undefined && hold.hold_until <= now;
    const seriesId = wanted.length > 1 ? ids[0] : undefined;
    const stored = await storeVisit(trx, appointmentId, inHeldRoom(visit, hold), seriesId, change.at, now);
    if (typeof stored === 'number') ids.push(stored);
    else onTaken(wasHeld ? taken(visitMessages.holdEnded) : stored, visit);
  }
  if (wanted.length > 1 && ids[0] !== undefined) await visitQueries.updateVisit(trx, ids[0], { series_id: ids[0] });
  await recordVisits(trx, change, 'added', before, ids);
  return ids;
}

/** A held room stays, unless another one was chosen or it can no longer be used. */
function inHeldRoom(visit: WantedVisit, hold: { room_id: number | null } | undefined): WantedVisit {
  const held = visit.isRoomChosen ? undefined : visit.rooms.find(({ id }) => id === hold?.room_id);
  return held ? { ...visit, rooms: withFirst(held, visit.rooms) } : visit;
}

function taken(sentence: string) {
  return new AppError('taken', sentence, { extras: { can_book_anyway: true } });
}

/** Stores a visit with the time it takes, and answers its id, or why its time is taken; then nothing may be committed. */
async function storeVisit(
  trx: Database,
  appointment_id: number,
  wanted: WantedVisit,
  series_id: number | undefined,
  created_at: number,
  now: number,
) {
  const { from: starts_at, until: ends_at, practitioner } = wanted;
  const values = { appointment_id, practitioner_id: practitioner?.id ?? null, starts_at, ends_at, created_at };
  const id = await visitQueries.insertVisit(trx, { ...values, series_id: series_id ?? null });
  const { refused } = await takeTime(trx, { visit_id: id }, wanted, now);
  return refused ?? id;
}

/** Takes the time of a stored visit, and answers in which room, or why it is taken. */
async function takeTime(trx: Database, occupant: Occupant & { visit_id: number }, wanted: WantedVisit, now: number) {
  const occupied = await occupy(trx, occupant, wanted, now);
  if (occupied.taken) return { refused: taken(takenSentence(occupied, wanted)), room_id: null };
  const { lane, roomId: room_id, overbooked } = occupied;
  await visitQueries.updateVisit(trx, occupant.visit_id, { lane, room_id, overbooked: overbooked ? 1 : 0 });
  return { refused: undefined, room_id };
}

type Action = 'added' | 'changed' | 'cancelled-by-patient';

/** Last step of every change of visits: the stage of their request, the audit log and the counters. */
export async function recordVisits(
  trx: Database,
  change: ChangeRequest,
  action: Action,
  before: StoredAppointment,
  ids: readonly number[],
  fields?: readonly string[],
) {
  const stage = await settleStage(trx, before, change.at);
  const moved = moveCounts(appointmentCounts(before), appointmentCounts({ ...before, stage }));
  const counts = { ...moved, 'appointments.changes': 1, 'visits.changes': 1 };
  for (const [index, id] of ids.entries()) {
    const subject = { kind: 'visit', id, name: before.reference, ...(fields && { fields }) } as const;
    await recordChange(trx, change, action, subject, index === ids.length - 1 ? counts : {});
  }
}

type WalkIn = z.output<typeof visits.addWalkIn.body>;

/** Someone who has come or called gets a request and a visit at once. */
async function addWalkIn(
  context: Context,
  resolveChoices: ReturnType<typeof createChoiceResolver>,
  body: WalkIn,
  key: string | undefined,
  change: ChangeRequest,
) {
  const { db } = context;
  const booked = await findAnswer<number>(db, { key, body });
  if (booked !== undefined) return getVisit(db, booked);
  const { treatmentIds } = await resolveChoices(body);
  const { minutes, needsRoom } = await readNeeds(db, treatmentIds);
  const at = { startsAt: body.starts_at, minutes: body.minutes ?? minutes, needsRoom, now: change.at };
  const { wanted, schedule } = await readWanted(db, body, at);
  const now = await context.sharedTime(context.db);
  return withNearest(db, now, wanted, async () => {
    refuseOutside(schedule, wanted, change.at);
    const visitId = await inTransaction(db, (trx) =>
      doOnce(trx, { key, body }, change.at, async () => {
        const [added] = await insertAppointments(trx, [{ ...body, treatmentType: treatmentIds }], change.at);
        const request = await queries.getAppointment(trx, added?.id ?? 0);
        const stored = await storeVisit(trx, request.id, wanted, undefined, change.at, now);
        if (typeof stored !== 'number') throw stored;
        const stage = await settleStage(trx, request, change.at);
        await recordChange(trx, change, 'added', subjectOf(request));
        const subject = { kind: 'visit', id: stored, name: request.reference } as const;
        const counts = moveCounts([], appointmentCounts({ ...request, stage }));
        await recordChange(trx, change, 'added', subject, { ...counts, 'visits.changes': 1 });
        return stored;
      }),
    );
    return getVisit(db, visitId);
  });
}

type ChangedVisit = z.output<typeof visits.update.body>;

/** @throws AppError `stale`, or `taken` with the nearest free times. */
async function changeVisit(context: Context, id: number, body: ChangedVisit, change: ChangeRequest) {
  const { db } = context;
  const found = await visitQueries.findVisit(db, id);
  if (!found) throw notFound();
  const needsRoom = await needsRoomFor(db, found.appointment_id);
  const read = (from: Database, visit: visitQueries.VisitRow) => {
    const minutes = body.minutes ?? (visit.ends_at - visit.starts_at) / 60_000;
    return readWanted(from, body, { startsAt: body.starts_at, minutes, needsRoom, now: change.at }, visit);
  };
  const { wanted } = await read(db, found);
  const now = await context.sharedTime(context.db);
  await withNearest(db, now, wanted, () =>
    inTransaction(db, async (trx) => {
      const before = await findLocked(trx, found);
      const { wanted, schedule } = await read(trx, before);
      if (changedFields(before, wanted).length > 0) refuseOutside(schedule, wanted, change.at);
      await moveVisit(trx, before, wanted, change, now);
    }),
  );
  return getVisit(db, id);
}

export async function needsRoomFor(db: Database, appointmentId: number) {
  return (await needsFor(db, await queries.getAppointment(db, appointmentId))).needsRoom;
}

/**
 * Reads a visit once its request is locked, so that no one changes it any more.
 * @throws AppError `invalid` for one that takes no time.
 */
async function findLocked(trx: Database, { id, appointment_id }: Pick<visitQueries.VisitRow, 'id' | 'appointment_id'>) {
  await visitQueries.lockRequest(trx, appointment_id);
  const visit = await visitQueries.findVisit(trx, id);
  if (!visit) throw notFound();
  if (!occupyingStatuses.includes(visit.status)) throw invalid('starts_at', visitMessages.notOccupying);
  return visit;
}

/**
 * Moves a visit, read under the locks of its request and of itself: it may have been cancelled since the caller has read it.
 * @throws AppError `stale`, `taken`, or `invalid` for a visit that takes no time; then nothing may be committed.
 */
export async function moveVisit(
  trx: Database,
  visit: Pick<visitQueries.VisitRow, 'id' | 'appointment_id'>,
  wanted: WantedVisit,
  change: ChangeRequest,
  now: number,
  action: 'changed' | 'moved-by-patient' = 'changed',
) {
  const before = await findLocked(trx, visit);
  const { id } = before;
  await lockVersion(trx, 'visits', id, change.expectedVersion);
  const { from: starts_at, until: ends_at, practitioner } = wanted;
  const fields = changedFields(before, wanted);
  const moved = fields.includes('time') && { moved_at: change.at };
  const who = { practitioner_id: practitioner?.id ?? null };
  await visitQueries.updateVisit(trx, id, { starts_at, ends_at, ...who, ...moved, changed_at: change.at });
  await release(trx, id);
  const { refused, room_id } = await takeTime(trx, { visit_id: id }, wanted, now);
  if (refused) throw refused;
  if (room_id !== before.room_id) fields.push('room');
  const subject = { kind: 'visit', id, name: before.reference, fields } as const;
  const counts = { ...(action === 'moved-by-patient' && { 'appointments.changes': 1 }), 'visits.changes': 1 };
  await recordChange(trx, change, action, subject, counts);
}

/** Except the room, which may be decided when the time is taken. */
function changedFields(before: visitQueries.VisitRow, { from, until, practitioner }: WantedVisit) {
  const isChanged = {
    time: from !== before.starts_at,
    length: until - from !== before.ends_at - before.starts_at,
    practitioner: (practitioner?.id ?? null) !== before.practitioner_id,
  };
  return Object.entries(isChanged).flatMap(([field, changed]) => (changed ? [field] : []));
}

interface NewStatus {
  status: VisitStatus;
  anyway: boolean;
}

/** Leaves the time to others when the visit is cancelled or no one came, and takes it again when that is taken back. */
async function setStatus(context: Context, id: number, { status, anyway }: NewStatus, change: ChangeRequest) {
  const { db } = context;
  const found = await visitQueries.findVisit(db, id);
  if (!found) throw notFound();
  const now = await context.sharedTime(context.db);
  await withNearest(db, now, await wantedAgain(db, found, anyway), () =>
    inTransaction(db, async (trx) => {
      const request = await lockAppointment(trx, found.appointment_id, { ...change, expectedVersion: undefined });
      const refused = await changeStatus(trx, id, { status, anyway, now, ...change });
      if (refused) throw refused;
      await recordVisits(trx, change, 'changed', request, [id], ['status']);
    }),
  );
  return getVisit(db, id);
}

interface StatusChange {
  expectedVersion: number | undefined;
  /** Time shared by the instances, for occupied times. */
  now: number;
  /** Time of the change. */
  at: number;
}

/** Once its request is locked. Answers why if the time is taken; then nothing may be committed. */
export async function changeStatus(
  trx: Database,
  id: number,
  { status, anyway, expectedVersion, now, at }: NewStatus & StatusChange,
) {
  await lockVersion(trx, 'visits', id, expectedVersion);
  const before = await visitQueries.findVisit(trx, id);
  if (!before) throw notFound();
  const [took, takes] = [before.status, status].map((one) => occupyingStatuses.includes(one));
  if (status === 'fulfilled' || status === 'noshow') await refuseLaterDay(trx, before.starts_at, at);
  const opens = (takes && !took) || (isOpen(status) && !isOpen(before.status));
  if (opens && (await isDone(trx, before.appointment_id))) throw invalid('status', visitMessages.doneRequestAgain);
  await visitQueries.updateVisit(trx, id, { status, changed_at: at });
  if (took && !takes) await release(trx, id);
  if (took || !takes) return undefined;
  return (await takeTime(trx, { visit_id: id }, await wantedAgain(trx, before, anyway), now)).refused;
}

/** A visit of a later day has neither been attended nor missed. */
async function refuseLaterDay(trx: Database, startsAt: number, now: number) {
  const timeZone = await clinicTimeZone(trx);
  if (dayAt(startsAt, timeZone) > dayAt(now, timeZone)) throw invalid('status', visitMessages.laterDay);
}

const isOpen = (status: VisitStatus) => status === 'booked' || status === 'arrived';

async function isDone(trx: Database, appointmentId: number) {
  return (await queries.getAppointment(trx, appointmentId)).remarks !== null;
}

/** At the same time with the same practitioner, in the same room or another one if it is taken. */
async function wantedAgain(db: Database, visit: visitQueries.VisitRow, anyway: boolean): Promise<WantedVisit> {
  const { practitioner_id: id, practitioner: name, room_id, room, starts_at: from, ends_at: until } = visit;
  const sideBySide = id === null ? 1 : await visitQueries.readSideBySide(db, id);
  return {
    from,
    until,
    practitioner: id === null ? null : { id, name: name ?? '', sideBySide },
    rooms: room_id === null ? [] : withFirst({ id: room_id, name: room ?? '' }, await listUsableRooms(db)),
    isRoomChosen: room_id !== null,
    anyway,
  };
}

export function toVisit(row: visitQueries.VisitRow): CalendarVisit {
  const { starts_at, ends_at, overbooked, series } = row;
  return {
    ...row,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    overbooked: overbooked === 1,
    series: series && { id: series.series_id ?? 0, count: series.count, attended: series.attended },
  };
}
