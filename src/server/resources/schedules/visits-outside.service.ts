import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { schedules } from '#contract/schedules.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { whyOutside, whyRoomClosed } from '#server/scheduling/outside.ts';
import { timesOf } from '#server/scheduling/repeats.ts';
import {
  createSchedule,
  type PractitionerAtWork,
  type Schedule,
  type ScheduleParts,
} from '#server/scheduling/schedule.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readAbsence } from './absences.service.ts';
import { readRoomClosure } from './room-closures.service.ts';
import { readScheduleParts } from './schedule.queries.ts';
import * as queries from './schedules.queries.ts';

export type Trial = z.output<typeof schedules.listVisitsOutside.body>;

/**
 * Lists visits and holds outside working hours, which someone has to decide about: changes of hours move or end none. With a trial,
 * the visits and holds that it would add.
 */
export async function listVisitsOutside(context: ResourceContext, trial: Trial) {
  const { db } = context;
  const { hours, absence, closure, room, id } = trial;
  const coming = await listComing(context, { practitioner: (hours ?? absence)?.practitioner_id, room: room?.room_id });
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return [];
  const timeZone = await clinicTimeZone(db);
  const days = [dayAt(first.starts_at, timeZone), dayAt(last.ends_at, timeZone)] as const;
  const without = { hours: hours && id, absence: absence && id, closure: closure && id, room: room && id };
  const parts = await readScheduleParts(db, ...days, without);
  const until = Math.max(...coming.map((one) => one.ends_at));
  const change = await readTrial(context, trial, { from: first.starts_at, until });
  const before = change && createSchedule(parts);
  const schedule = createSchedule(change?.(parts) ?? parts);
  const outside: (Coming & { practitioner: string | null; reason: string; wasOutside: boolean })[] = [];
  for (const one of coming) {
    if (outside.length >= visitLimits.visitsOutside) break;
    const { practitioner_id } = one;
    const reason = whyNot(schedule, one);
    const reasonBefore = before && whyNot(before, one);
    if (!reason || reason === reasonBefore) continue;
    const practitioner = schedule.practitioners.find(({ id }) => id === practitioner_id)?.name ?? null;
    outside.push({ ...one, practitioner, reason, wasOutside: reasonBefore !== undefined });
  }
  return outside;
}

type Coming = Awaited<ReturnType<typeof listComing>>[number];

/** Visits and held times from now on, of one practitioner, in one room, or all of them, in order. */
async function listComing(
  { db, clock, sharedTime }: ResourceContext,
  only: { practitioner: number | undefined; room: number | undefined },
) {
  const visits = await queries.listComingVisits(db, clock(), only);
  const holds = await queries.listHolds(db, clock(), Number.MAX_SAFE_INTEGER, await sharedTime(db));
  const held = holds
    .filter(({ practitioner_id }) => only.practitioner === undefined || practitioner_id === only.practitioner)
    .filter(({ room_id }) => only.room === undefined || room_id === only.room)
    .map((one) => {
      const { practitioner: _, ...hold } = one;
      return { ...hold, hold };
    });
  return [...visits.map((visit) => ({ ...visit, hold: null })), ...held].toSorted((a, b) => a.starts_at - b.starts_at);
}

function whyNot(schedule: Schedule, { practitioner_id, room_id, starts_at: from, ends_at: until }: Coming) {
  const practitioner = schedule.practitioners.find(({ id }) => id === practitioner_id) ?? null;
  if (practitioner && practitioner.leftAt !== null) return visitMessages.hasLeft(practitioner.name);
  const span = { from, until };
  return whyOutside(schedule, span, practitioner) ?? whyRoomClosed(schedule, span, room_id);
}

/** Change that a trial makes to the parts of a schedule; undefined if there is none. `span` is the time of the visits in question. */
export async function readTrial(
  { db, clock }: Pick<ResourceContext, 'db' | 'clock'>,
  { hours, absence, closure, room, leaving, id }: Trial,
  span: Span,
) {
  const change = (made: (parts: ScheduleParts) => Partial<ScheduleParts>) => (parts: ScheduleParts) => ({
    ...parts,
    ...made(parts),
  });
  if (closure) return change(({ specialHours }) => ({ specialHours: withClosure(specialHours, { id, ...closure }) }));
  if (leaving) {
    const leave = (one: PractitionerAtWork) => (leaving.includes(one.id) ? { ...one, leftAt: 0 } : one);
    return change(({ practitioners }) => ({ practitioners: practitioners.map(leave) }));
  }
  if (hours) return change(({ workingHours }) => ({ workingHours: [...workingHours, hours] }));
  if (room) {
    const { room_id: roomId, starts_at: from, ends_at: until } = await readRoomClosure(db, room, clock());
    return change(({ roomClosures }) => ({ roomClosures: [...roomClosures, { roomId, from, until }] }));
  }
  if (!absence) return undefined;
  const { practitioner_id: practitionerId, kind, ...read } = await readAbsence(db, absence, clock());
  const added = timesOf(read, await clinicTimeZone(db), span).map((time) => ({ practitionerId, kind, ...time }));
  return change(({ absences }) => ({ absences: [...added, ...absences] }));
}

type SpecialHours = ScheduleParts['specialHours'];

/** Inserts a closure by precedence: later first days come first, and among equal ones the last that was added. */
function withClosure(others: SpecialHours, closure: SpecialHours[number]) {
  const isBehind = ({ starts_on, id }: SpecialHours[number]) =>
    starts_on < closure.starts_on || (starts_on === closure.starts_on && (id ?? 0) < (closure.id ?? Infinity));
  const place = others.findIndex(isBehind);
  return others.toSpliced(place < 0 ? others.length : place, 0, closure);
}
