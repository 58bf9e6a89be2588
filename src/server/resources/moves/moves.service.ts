import type { z } from 'zod';
import type { FreeTime } from '#contract/errors.ts';
import { followUp } from '#contract/follow-up.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { schedules } from '#contract/schedules.ts';
import { visits } from '#contract/visits.ts';
import { invalid, stale } from '#server/app-error.ts';
import type { ChangeRequest } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { findHold, stepMs } from '#server/db/occupied-times.queries.ts';
import { translatorFor } from '#server/http/request-language.ts';
import { overlaps } from '#server/scheduling/clinic-times.ts';
import type { Busy, Free } from '#server/scheduling/free-times.ts';
import type { ScheduleParts } from '#server/scheduling/schedule.ts';
import {
  anyVersion,
  changeAppointment,
  releaseHolds,
  updateAppointment,
} from '../appointments/appointment-record.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readAbsence } from '../schedules/absences.service.ts';
import { readRoomClosure } from '../schedules/room-closures.service.ts';
import { readNeedsOf } from '../schedules/schedule.queries.ts';
import { listVisitsOutside, readTrial, type Trial } from '../schedules/visits-outside.service.ts';
import {
  type FreeSearch,
  findFree,
  nearby,
  nearestTo,
  readWanted,
  refuseOutside,
  storeHold,
  toFreeTime,
} from '../times/visit-times.ts';
import { findVisit, getVisit } from '../visits/visits.queries.ts';
import { changeVisit, sentenceIfRefused, visitsChange } from '../visits/visits.service.ts';

// Someone is away, or the clinic or a room is closed: visits and held times get another time, someone else, or another room.

export function mountMoves(context: ResourceContext) {
  const { mount } = context;
  mount(schedules.planMoves, ({ body }) => planMoves(context, body));
  mount(followUp.restoreHold, ({ params, body }, { change }) => restoreHold(context, params.id, body, change));
  mount(visits.moveSeveral, async ({ body }, { c, change }) => {
    const translate = translatorFor(c);
    const moved = await moveSeveral(context, body, change);
    return moved.map((one) => ({ ...one, refusal: one.refusal && translate(one.refusal) }));
  });
}

/** Change that is about to be stored, and the proposals so far: no two of them are for the same time. */
interface Planned {
  change: (parts: ScheduleParts) => ScheduleParts;
  busy: Busy[];
  /** Practitioners are there on other days, so their patients stay with them. */
  staysWithOwn: boolean;
}

async function planMoves(context: ResourceContext, trial: Trial) {
  const { db, sharedTime } = context;
  const now = await sharedTime(db);
  const planned = await readPlanned(context, trial);
  const concerned: z.input<typeof schedules.planMoves.output> = [];
  for (const one of await listVisitsOutside(context, trial)) {
    const visit = one.hold ? undefined : await findVisit(db, one.id);
    const appointmentId = one.hold?.appointment_id ?? visit?.appointment_id;
    if (appointmentId === undefined) continue; // gone meanwhile
    const proposals = await propose(db, { ...one, appointmentId }, planned, now);
    const anyway = one.wasOutside || visit?.overbooked === 1;
    concerned.push({ ...one, version: visit?.version ?? null, anyway, proposals });
  }
  return concerned;
}

/** Leave that repeats is looked at for a year. */
async function readPlanned(context: ResourceContext, trial: Trial): Promise<Planned> {
  const { db, clock } = context;
  const { absence, room } = trial;
  const from = absence ? (await readAbsence(db, absence, clock())).starts_at : 0;
  const change = (await readTrial(context, trial, { from, until: from + 366 * 86_400_000 })) ?? ((parts) => parts);
  const staysWithOwn = absence === undefined;
  if (!room) return { change, busy: [], staysWithOwn };
  const { room_id: roomId, starts_at, ends_at: until } = await readRoomClosure(db, room, clock());
  return { change, busy: [{ roomId, from: starts_at, until, practitionerId: null, lane: null }], staysWithOwn };
}

type Outside = Awaited<ReturnType<typeof listVisitsOutside>>[number];

/** Free times instead, the best first: the same time, with the same practitioner where they are there, or else the nearest ones. */
async function propose(
  db: Database,
  {
    id,
    hold,
    appointmentId,
    practitioner_id,
    room_id,
    starts_at: start,
    ends_at: end,
  }: Outside & { appointmentId: number },
  planned: Planned,
  now: number,
): Promise<FreeTime[]> {
  const needs = await readNeedsOf(db, appointmentId);
  const needsRoom = needs.needsRoom || room_id !== null;
  const wanted = { lengthMs: end - start, needsRoom, givenBy: needs.givenBy };
  const search = { ...wanted, bookedFor: appointmentId, leaving: hold ? 0 : id, planned, now };
  const at = { ...search, from: start, until: start, gridMs: stepMs };
  const around = { ...search, from: Math.max(now, start - nearby.before), until: start + nearby.after };
  const own = { givenBy: null, practitionerId: practitioner_id ?? undefined };
  const findFirst = async (wanted: FreeSearch, preferred: FreeSearch) => {
    const found = await findFree(db, preferred);
    return found.times.length > 0 ? found : findFree(db, wanted);
  };
  const same = await findFirst(at, { ...at, ...own });
  const { schedule, busy, times } = await findFirst(around, planned.staysWithOwn ? { ...around, ...own } : around);
  const distance = (one: Free) => Math.abs(one.start - start);
  const others = times.filter((one) => one.start !== start);
  const near = nearestTo(start, others, visitLimits.nearest).toSorted((a, b) => distance(a) - distance(b));
  const proposed = [...same.times, ...near].slice(0, visitLimits.nearest);
  const [best] = proposed;
  if (best) {
    const taken = { from: best.start, until: best.start + search.lengthMs };
    const isFree = (room: { id: number }) => !(busy.rooms.get(room.id) ?? []).some((one) => overlaps(one, taken));
    const room = needsRoom ? schedule.rooms.find(isFree) : undefined;
    planned.busy.push({ ...taken, practitionerId: best.practitionerId, lane: null, roomId: room?.id ?? null });
  }
  return proposed.map((one) => toFreeTime(schedule, one, search.lengthMs));
}

type Moves = z.output<typeof visits.moveSeveral.body>;

async function moveSeveral(context: ResourceContext, { visits: moves, holds }: Moves, change: ChangeRequest) {
  const { db } = context;
  const moved: z.input<typeof visits.moveSeveral.output> = [];
  for (const { id, version: expectedVersion, room_id: named, ...goal } of moves) {
    const refusal = await sentenceIfRefused(async () => {
      const { room_id: own } = await getVisit(db, id);
      const moveTo = (room_id: number | null) =>
        changeVisit(context, id, { ...goal, room_id }, { ...change, expectedVersion });
      const isRefused = async () => named === undefined || (await sentenceIfRefused(() => moveTo(named))) !== null;
      if (await isRefused()) await moveTo(own);
    });

    moved.push({ id, is_hold: false, refusal, visit: (await findVisit(db, id)) ?? null });
  }
  for (const hold of holds) {
    const refusal = await sentenceIfRefused(() => moveHold(context, hold, change));
    moved.push({ id: hold.id, is_hold: true, refusal, visit: null });
  }
  return moved;
}

/** Holds another time for a request instead, for as long as the one before. */
async function moveHold(
  context: ResourceContext,
  { id, starts_at, practitioner_id }: Moves['holds'][number],
  change: ChangeRequest,
) {
  const { db, sharedTime } = context;
  const hold = await findHold(db, id);
  if (!hold) throw invalid('id', visitMessages.holdGone);
  const { appointment_id } = hold;
  const minutes = (hold.ends_at - hold.starts_at) / 60_000;
  const wanted = await readHeldPlace(
    context,
    appointment_id,
    { starts_at, practitioner_id, minutes, anyway: false },
    change.at,
  );
  const now = await sharedTime(db);
  await changeAppointment(db, appointment_id, anyVersion(change), async (trx) => {
    const still = await findHold(trx, id);
    if (!still || still.hold_until <= now) throw invalid('id', visitMessages.holdGone);
    await releaseHolds(trx, appointment_id);
    await storeHold(trx, appointment_id, { ...wanted, holdMs: still.hold_until - now }, now);
    return { entry: { action: 'changed', fields: ['held time'] }, counts: visitsChange };
  });
}

interface HeldPlace {
  starts_at: string;
  practitioner_id: number | null;
  minutes: number;
  /** Whether to allow times outside working hours. */
  anyway: boolean;
}

async function readHeldPlace({ db }: ResourceContext, appointmentId: number, place: HeldPlace, at: number) {
  const asked = await readWanted(db, { ...place, room_id: null }, await readNeedsOf(db, appointmentId), at);
  if (!place.anyway) refuseOutside(asked, at);
  const { from, until, rooms } = asked.wanted;
  const practitioner = asked.schedule.present.find((one) => one.id === place.practitioner_id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  return { from, until, candidates: [{ ...practitioner, rooms }] };
}

/**
 * Holds the time again that was held before it was moved or released, until it would have ended.
 * @throws AppError `stale` if the patient or someone else has decided about the request since.
 */
async function restoreHold(
  context: ResourceContext,
  id: number,
  { held_until, next_call_at, instead, ...place }: z.output<typeof followUp.restoreHold.body>,
  change: ChangeRequest,
) {
  const { db, sharedTime } = context;
  const wanted = await readHeldPlace(context, id, place, change.at);
  const now = await sharedTime(db);
  const holdMs = Date.parse(held_until) - now;
  return changeAppointment(db, id, anyVersion(change), async (trx, request) => {
    const { held, remarks, stage } = request;
    const isHeld = (held?.starts_at ?? null) === (instead && Date.parse(instead));
    if (remarks !== null || stage === 'confirmed' || !isHeld) throw stale();
    await releaseHolds(trx, id);
    if (holdMs > 0) await storeHold(trx, id, { ...wanted, holdMs }, now);
    await updateAppointment(trx, id, { next_call_at: next_call_at === null ? null : Date.parse(next_call_at) });
    return { entry: { action: 'changed', fields: ['held time'] }, counts: visitsChange };
  });
}
