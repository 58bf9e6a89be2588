import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import type { schedules } from '#contract/schedules.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import { readScheduleParts } from '#server/db/schedule.queries.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { whyOutside } from '#server/scheduling/outside.ts';
import { timesOf } from '#server/scheduling/repeats.ts';
import {
  createSchedule,
  type PractitionerAtWork,
  type Schedule,
  type ScheduleParts,
} from '#server/scheduling/schedule.ts';
import type { ResourceContext } from '../resource.ts';
import { readAbsence } from './absences.service.ts';
import * as queries from './schedules.queries.ts';

type Trial = z.output<typeof schedules.listVisitsOutside.body>;

/**
 * Lists visits and holds outside working hours, which someone has to decide about: changes of hours move or end none. With a trial,
 * the visits and holds that it would add.
 */
export async function listVisitsOutside(context: ResourceContext, trial: Trial) {
  const { db, clock } = context;
  const { hours, absence, closure, leaving, id } = trial;
  const coming = await listComing(context, (hours ?? absence)?.practitioner_id);
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return [];
  const timeZone = await clinicTimeZone(db);
  const days = [dayAt(first.starts_at, timeZone), dayAt(last.ends_at, timeZone)] as const;
  const parts = await readScheduleParts(db, ...days, { ...(hours && { hours: id }), ...(absence && { absence: id }) });
  const isTrial = [hours, absence, closure, leaving].some((part) => part !== undefined);
  const before = isTrial ? createSchedule(parts) : undefined;
  const inAll = { from: first.starts_at, until: Math.max(...coming.map((one) => one.ends_at)) };
  const schedule = createSchedule(
    withTrial(parts, { ...trial, absence: absence && (await readAbsence(db, absence, clock())) }, inAll),
  );
  const outside: (Coming & { practitioner: string | null; reason: string; wasOutside: boolean })[] = [];
  for (const one of coming) {
    if (outside.length >= visitLimits.visitsOutside) break;
    const { practitioner_id } = one;
    const span = { from: one.starts_at, until: one.ends_at };
    const reason = whyNot(schedule, span, practitioner_id);
    const reasonBefore = before && whyNot(before, span, practitioner_id);
    if (!reason || reason === reasonBefore) continue;
    const practitioner = schedule.practitioners.find(({ id }) => id === practitioner_id)?.name ?? null;
    outside.push({ ...one, practitioner, reason, wasOutside: reasonBefore !== undefined });
  }
  return outside;
}

type Coming = Awaited<ReturnType<typeof listComing>>[number];

/** Visits and held times from now on, of one practitioner or of everyone, in order. */
async function listComing({ db, clock, sharedTime }: ResourceContext, practitionerId: number | undefined) {
  const visits = await queries.listComingVisits(db, clock(), practitionerId);
  const holds = await queries.listHolds(db, clock(), Number.MAX_SAFE_INTEGER, await sharedTime(db));
  const held = holds
    .filter(({ practitioner_id }) => practitionerId === undefined || practitioner_id === practitionerId)
    .map((one) => {
      const { practitioner: _, ...hold } = one;
      return { ...hold, hold };
    });
  return [...visits.map((visit) => ({ ...visit, hold: null })), ...held].toSorted((a, b) => a.starts_at - b.starts_at);
}

function whyNot(schedule: Schedule, span: Span, practitionerId: number | null) {
  const practitioner = schedule.practitioners.find(({ id }) => id === practitionerId) ?? null;
  if (practitioner && practitioner.leftAt !== null) return visitMessages.hasLeft(practitioner.name);
  return whyOutside(schedule, span, practitioner);
}

type ReadAbsence = Awaited<ReturnType<typeof readAbsence>>;
type ReadTrial = Omit<Trial, 'absence'> & { absence: ReadAbsence | undefined };

/** `span` is the time of the visits in question. */
function withTrial(parts: ScheduleParts, trial: ReadTrial, span: Span): ScheduleParts {
  const { hours, absence, closure, leaving } = trial;
  if (closure) return { ...parts, specialHours: [closure, ...parts.specialHours] };
  if (leaving) {
    const leave = (one: PractitionerAtWork) => (leaving.includes(one.id) ? { ...one, leftAt: 0 } : one);
    return { ...parts, practitioners: parts.practitioners.map(leave) };
  }
  if (hours) return { ...parts, workingHours: [...parts.workingHours, hours] };
  if (!absence) return parts;
  const { practitioner_id, kind, ...read } = absence;
  const added = timesOf(read, parts.timeZone, span).map((time) => ({ practitionerId: practitioner_id, kind, ...time }));
  return { ...parts, absences: [...added, ...parts.absences] };
}
