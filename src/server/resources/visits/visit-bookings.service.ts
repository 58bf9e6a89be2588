import type { z } from 'zod';
import type { Wishes } from '#contract/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { WishedTimeState } from '#contract/plain/visit-states.ts';
import { visits, type WishedTime } from '#contract/visits.ts';
import { AppError, invalid, stale } from '#server/app-error.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  changeRecord,
  findAnswer,
  lockVersion,
  moveCounts,
  type RepeatableRequest,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { listHoldsOf, stepMs } from '#server/db/occupied-times.queries.ts';
import { withFirst } from '#server/scheduling/rooms.ts';
import { suits, weekTimeAt } from '#server/scheduling/wished-times.ts';
import {
  anyVersion,
  changeAppointment,
  findAppointment,
  getAppointment,
  releaseHolds,
  type StoredAppointment,
  settleStage,
  subjectOf,
  toAppointment,
  updateAppointment,
} from '../appointments/appointment-record.queries.ts';
import { insertAppointment, resolveChoices } from '../appointments/new-appointments.queries.ts';
import { settleOutbox } from '../appointments/outbox.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readNeeds, readNeedsOf } from '../schedules/schedule.queries.ts';
import {
  type FreeSearch,
  findFree,
  nearby,
  readWanted,
  refuseOutside,
  storeHold,
  toFreeTime,
  type WantedVisit,
} from '../times/visit-times.ts';
import { deleteVisit, getVisit, hasLaterBooking, updateVisit } from './visits.queries.ts';
import { changeStatus, entryOf, storeVisit, taken, visitsChange, withNearest } from './visits.service.ts';

// How a visit is booked: at a time that the front desk chooses, for someone who has come, or at a wished time.

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;

export function mountVisitBookings(context: ResourceContext) {
  const { mount } = context;
  mount(visits.listWishedTimes, ({ params, query }) => listWishedTimes(context, params.id, query.minutes));
  mount(visits.create, ({ body }, { change, idempotencyKey }) => bookVisit(context, body, idempotencyKey, change));
  mount(visits.addWalkIn, ({ body }, { change, idempotencyKey }) => addWalkIn(context, body, idempotencyKey, change));
  mount(visits.confirm, ({ params, body }, { change, idempotencyKey }) =>
    confirm(context, params.id, body, idempotencyKey, change),
  );
  mount(visits.takeBackConfirmation, ({ params, body }, { change }) => takeBack(context, params.id, body, change));
}

type NewVisit = z.output<typeof visits.create.body>;

async function bookVisit(context: Context, body: NewVisit, key: string | undefined, change: ChangeRequest) {
  const { db } = context;
  const once = { key, body };
  const { appointment_id } = body;
  const [known] = (await findAnswer<number[]>(db, once)) ?? [];
  if (known !== undefined) return getVisit(db, known);
  if (!(await findAppointment(db, appointment_id))) throw invalid('appointment_id', visitMessages.noRequest);
  return getVisit(db, await bookOne(context, appointment_id, body, once, change));
}

/** Books a visit for a request, and answers its id. `check` looks at the request once it is locked. */
async function bookOne(
  context: Context,
  appointmentId: number,
  place: Parameters<typeof readWanted>[1],
  once: RepeatableRequest,
  change: ChangeRequest,
  check?: (request: StoredAppointment) => void,
) {
  const { db } = context;
  const asked = await readWanted(db, place, await readNeedsOf(db, appointmentId), change.at);
  const [id = 0] = await withNearest(context, asked.wanted, async (now) => {
    refuseOutside(asked, change.at);
    const book = async (trx: Transaction, request: StoredAppointment) => {
      check?.(request);
      return bookIn(trx, request, { wanted: [asked.wanted], at: change.at, now });
    };
    return changeAppointment(db, appointmentId, anyVersion(change), book, once);
  });
  return id;
}

interface Booking {
  wanted: readonly WantedVisit[];
  /** Time of the change, and the one shared by the instances, for occupied times. */
  at: number;
  now: number;
  /** Receives a refusal, which is thrown by default; a caller may collect several. */
  onTaken?: (error: AppError, visit: WantedVisit) => void;
}

/**
 * Books visits for a request that is locked, as a series if there are several, and answers their ids.
 * @throws AppError `taken` for the first of them whose time is taken.
 */
export async function bookIn(trx: Transaction, request: StoredAppointment, { wanted, at, now, onTaken }: Booking) {
  if (request.remarks !== null) throw invalid('appointment_id', visitMessages.doneRequest);
  const holds = await listHoldsOf(trx, request.id);
  await releaseHolds(trx, request.id);
  const ids: number[] = [];
  for (const visit of wanted) {
    const hold = holds.find(({ starts_at }) => starts_at === visit.from);
    const wasHeld = hold !== undefined && hold.hold_until <= now;
    const seriesId = wanted.length > 1 ? (ids[0] ?? null) : null;
    const { id, refused } = await storeVisit(trx, request.id, inHeldRoom(visit, hold), at, now, seriesId);
    const error = refused && (wasHeld ? taken(visitMessages.holdEnded) : refused);
    if (error && !onTaken) throw error;
    if (error) onTaken?.(error, visit);
    else ids.push(id);
  }
  if (wanted.length > 1 && ids[0] !== undefined) await updateVisit(trx, ids[0], { series_id: ids[0] });
  return { result: ids, entry: ids.map((id) => entryOf('added', id, request)), counts: visitsChange };
}

/** A held room stays, unless another one was chosen or it can no longer be used. */
function inHeldRoom(visit: WantedVisit, hold: { room_id: number | null } | undefined): WantedVisit {
  const held = visit.isRoomChosen ? undefined : visit.rooms.find(({ id }) => id === hold?.room_id);
  return held ? { ...visit, rooms: withFirst(held, visit.rooms) } : visit;
}

type WalkIn = z.output<typeof visits.addWalkIn.body>;

/** Someone who has come or called gets a request and a visit at once. */
async function addWalkIn(context: Context, body: WalkIn, key: string | undefined, change: ChangeRequest) {
  const { db } = context;
  const once = { key, body };
  const known = await findAnswer<number>(db, once);
  if (known !== undefined) return getVisit(db, known);
  const { treatmentIds: treatmentType } = await resolveChoices(db, body);
  const asked = await readWanted(db, body, await readNeeds(db, treatmentType), change.at);
  const add = async (trx: Transaction, now: number) => {
    const { id: appointmentId } = await insertAppointment(trx, { ...body, treatmentType }, change.at);
    const { id, refused } = await storeVisit(trx, appointmentId, asked.wanted, change.at, now);
    if (refused) throw refused;
    await settleStage(trx, await getAppointment(trx, appointmentId), change.at);
    const request = await getAppointment(trx, appointmentId);
    await settleOutbox(trx, request, change.at);
    const entry = [{ action: 'added', ...subjectOf(request) } as const, entryOf('added', id, request)];
    return { result: id, entry, counts: { ...moveCounts([], appointmentCounts(request)), ...visitsChange } };
  };
  const id = await withNearest(context, asked.wanted, async (now) => {
    refuseOutside(asked, change.at);
    return changeRecord(db, change, (trx) => add(trx, now), once);
  });
  return getVisit(db, id);
}

type Confirmation = z.output<typeof visits.confirm.body>;

/** @throws AppError `taken` where none of the wished times is free, and `stale` for a request that is done or has a visit ahead. */
async function confirm(
  context: Context,
  id: number,
  body: Confirmation,
  key: string | undefined,
  change: ChangeRequest,
) {
  const { db } = context;
  const once = { key, body: { ...body, id } };
  const [known] = (await findAnswer<number[]>(db, once)) ?? [];
  if (known !== undefined) return answer(db, known);
  const wished = await listWishedTimes(context, id);
  const start = body.starts_at === undefined ? undefined : Date.parse(body.starts_at);
  const asked = wished.filter(({ starts_at }) => start === undefined || Date.parse(starts_at) === start);
  if (start !== undefined && asked.length === 0) throw invalid('starts_at', visitMessages.notWished);
  let refused: unknown = new AppError('taken', visitMessages.noWishFree);
  for (const time of asked.filter(mayBeFree))
    try {
      const { starts_at, practitioner_id } = time;
      const place = { starts_at, practitioner_id, room_id: null, anyway: false };
      return answer(db, await bookOne(context, id, place, once, change, refuseConfirmed));
    } catch (error) {
      // Someone else has taken this one, or whom it is with has left: the next may be free.
      if (!isRefusedTime(error)) throw error;
      refused = error;
    }
  throw refused;
}

/** Whether to try a wished time. One that is taken is refused with who has it, which takes someone in particular. */
const mayBeFree = ({ state, choice, practitioner_id }: WishedTime) =>
  choice !== null && state !== 'over' && (state !== 'taken' || practitioner_id !== null);

const isRefusedTime = (error: unknown) =>
  error instanceof AppError && (error.code === 'taken' || error.code === 'invalid');

function refuseConfirmed({ stage, remarks }: StoredAppointment) {
  if (remarks !== null) throw new AppError('stale', visitMessages.doneRequest);
  if (stage === 'confirmed') throw new AppError('stale', visitMessages.confirmedAlready);
}

async function answer(db: Database, id: number) {
  const visit = await getVisit(db, id);
  return { visit, appointment: toAppointment(await getAppointment(db, visit.appointment_id)) };
}

type Undo = z.output<typeof visits.takeBackConfirmation.body>;

/** @throws AppError `stale` if the visit has changed since, also by its patient, or someone has decided about the request since. */
async function takeBack({ db, sharedTime }: Context, id: number, undo: Undo, change: ChangeRequest) {
  const { appointment_id } = await getVisit(db, id);
  const now = await sharedTime(db);
  return changeAppointment(db, appointment_id, anyVersion(change), async (trx, request) => {
    await lockVersion(trx, 'visits', id, change.expectedVersion);
    const visit = await getVisit(trx, id);
    if (visit.status !== 'booked' || visit.series) throw stale();
    if (request.remarks !== null) throw new AppError('stale', visitMessages.finishedMeanwhile);
    if (await hasLaterBooking(trx, visit)) throw new AppError('stale', visitMessages.bookedMeanwhile);
    // A patient who was told of it has to hear that it is cancelled.
    const entry = visit.told
      ? await changeStatus(trx, request, id, { status: 'cancelled', anyway: false }, anyVersion(change), now)
      : entryOf('deleted', id, request);
    if (!visit.told) await deleteVisit(trx, id, change.at);
    if (undo.held) await holdAgain(trx, request, undo.held, { at: change.at, now });
    if (undo.next_call_at !== null && request.next_call_at === null)
      await updateAppointment(trx, request.id, { next_call_at: Date.parse(undo.next_call_at) });
    return { entry: [entry], counts: visitsChange };
  });
}

/** Holds the time again that was held before, as long as it was, unless someone else has taken it. */
async function holdAgain(
  trx: Transaction,
  { id }: StoredAppointment,
  { starts_at, ends_at, practitioner_id, held_until }: NonNullable<Undo['held']>,
  { at, now }: { at: number; now: number },
) {
  const holdMs = Date.parse(held_until) - now;
  if (holdMs <= 0) return;
  const place = { starts_at, practitioner_id, room_id: null, anyway: false };
  try {
    const { wanted } = await readWanted(trx, place, await readNeedsOf(trx, id), at);
    const { from, practitioner, rooms } = wanted;
    const candidates = practitioner ? [{ ...practitioner, rooms }] : [];
    await storeHold(trx, id, { from, until: Date.parse(ends_at), candidates, holdMs }, now);
  } catch (error) {
    if (!isRefusedTime(error)) throw error;
  }
}

type TimeSearch = Pick<FreeSearch, 'lengthMs' | 'needsRoom' | 'givenBy' | 'bookedFor' | 'now'>;

/** Current states of a patient's wished times, for the front desk that is about to book one. */
async function listWishedTimes({ db, sharedTime }: Context, id: number, minutes?: number) {
  const { wishes } = toAppointment(await getAppointment(db, id));
  if (!wishes) return [];
  const needs = await readNeedsOf(db, id);
  const search = {
    lengthMs: (minutes ?? needs.minutes) * 60_000,
    needsRoom: needs.needsRoom,
    givenBy: needs.givenBy,
    bookedFor: id,
    now: await sharedTime(db),
  };
  if (wishes.times.length === 0) return listSuiting(db, wishes, search);
  const holds = (await listHoldsOf(db, id)).filter(({ hold_until }) => hold_until > search.now);
  const listed: WishedTime[] = [];
  for (const wished of wishes.times) {
    const hold = holds.find(({ starts_at }) => starts_at === Date.parse(wished.starts_at));
    // A held time keeps its practitioner, also for a patient who has asked for no one in particular.
    const time = await readState(db, hold ? { ...wished, practitioner_id: hold.practitioner_id } : wished, search);
    listed.push({ ...time, state: time.state === 'free' && hold ? 'held' : time.state, choice: listed.length + 1 });
  }
  return listed;
}

async function readState(db: Database, wished: Wishes['times'][number], search: TimeSearch) {
  const start = Date.parse(wished.starts_at);
  const { lengthMs, now } = search;
  const span = { from: start, until: start, gridMs: stepMs, practitionerId: wished.practitioner_id ?? undefined };
  const { schedule, times } = await findFree(db, { ...search, ...span });
  const [free = { start, practitionerId: wished.practitioner_id }] = times;
  const state: WishedTimeState = times.length > 0 ? 'free' : start < now ? 'over' : 'taken';
  return { ...toFreeTime(schedule, free, lengthMs), state };
}

/** Lists free times on the days and in the parts of the day that the patient named. */
async function listSuiting(db: Database, wishes: Wishes, search: TimeSearch): Promise<WishedTime[]> {
  const timeZone = await clinicTimeZone(db);
  const { lengthMs, now } = search;
  const { schedule, times } = await findFree(db, { ...search, from: now, until: now + nearby.after });
  return times
    .filter(({ start }) => suits(wishes, weekTimeAt(start, timeZone)))
    .slice(0, visitLimits.nearest)
    .map((time) => ({ ...toFreeTime(schedule, time, lengthMs), state: 'free', choice: null }));
}
