import type { z } from 'zod';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { daysAhead } from '#contract/plain/visitor-limits.ts';
import { type FreeTimes, times } from '#contract/times.ts';
import { invalid } from '#server/app-error.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { listBusy } from '#server/db/occupied-times.queries.ts';
import { byDay } from '#server/scheduling/by-day.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { findFreeTimes, sortBusy, visitorsGridMs } from '#server/scheduling/free-times.ts';
import {
  createSchedule,
  type PractitionerAtWork,
  type Schedule,
  type ScheduleParts,
} from '#server/scheduling/schedule.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import {
  lastOpenDay,
  listNeeds,
  needsOf,
  readScheduleParts,
  readVisitSettings,
} from '../schedules/schedule.queries.ts';
import { readHoldEnd } from './hold-end.ts';
import { mountSchedulingLinks } from './scheduling-links.service.ts';

export function mountTimes(context: ResourceContext) {
  const remember = createTimesMemory(context);
  const list = async (query: Query) => {
    const { version, known, answers } = await remember();
    const key = JSON.stringify(query);
    const found = answers.get(key);
    if (found) return found;
    const answer = known.then((what) => answerTo(query, what, version));
    if (answers.size < maxAnswers) answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  context.mount(times.list, ({ query }) => list(query));
  mountSchedulingLinks(context, () => list(times.list.query.parse({ days: daysAhead })));
}

type Context = Pick<ResourceContext, 'db' | 'clock' | 'sharedTime'>;
type Query = z.output<typeof times.list.query>;

/** Time goes on and holds end without any change, so nothing is remembered longer. */
const lifetimeMs = 15_000;
const maxAnswers = 500;
const defaultDays = 14;

interface Remembered {
  version: string;
  expiresAt: number;
  known: Promise<Known>;
  answers: Map<string, Promise<FreeTimes>>;
}

/**
 * Basis of free times, read once for each version, which any instance moves with every change of a visit, of hours or of the
 * clinic profile. The content version stays where it is when someone books.
 */
export function createTimesMemory(context: Context) {
  const { db, clock } = context;
  const schedules = createScheduleMemory();
  let remembered: Remembered | undefined;

  return async (): Promise<Remembered> => {
    const counts = await readCounts(db, 'content.changes', 'visits.changes');
    const version = `${counts['content.changes']}.${counts['visits.changes']}`;
    const now = clock();
    if (remembered?.version === version && now < remembered.expiresAt && now >= remembered.expiresAt - lifetimeMs)
      return remembered;
    const known = learn(context, schedules, now);
    remembered = { version, expiresAt: now + lifetimeMs, known, answers: new Map() };
    known.catch(() => {
      remembered = undefined;
    });
    return remembered;
  };
}

/** Bookings change no hours, and converting these to instants takes longer than anything else. */
function createScheduleMemory() {
  let last: { key: string; schedule: Schedule } | undefined;
  return (parts: ScheduleParts) => {
    const key = JSON.stringify(parts);
    if (last?.key !== key) last = { key, schedule: createSchedule(parts) };
    return last.schedule;
  };
}

type Known = Awaited<ReturnType<typeof learn>>;

/** Reads everything that the answers are computed from. */
async function learn({ db, sharedTime }: Context, schedules: ReturnType<typeof createScheduleMemory>, now: number) {
  const settings = await readVisitSettings(db);
  const timeZone = await clinicTimeZone(db);
  const today = dayAt(now, timeZone);
  const last = lastOpenDay(today, settings);
  const schedule = schedules(await readScheduleParts(db, today, last));
  const until = Temporal.PlainDate.from(last).add({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds;
  const busy = settings.offers_times ? await listBusy(db, now, until, await sharedTime(db)) : [];
  const heldUntil = await readHoldEnd(db, settings.hold_hours, now);
  return {
    now,
    settings,
    heldUntil,
    timeZone,
    today,
    last,
    schedule,
    busy: sortBusy(busy),
    needs: await listNeeds(db),
  };
}

/** @throws AppError `invalid` for a treatment or a practitioner that cannot be chosen. */
function answerTo(query: Query, known: Known, version: string): FreeTimes {
  const { treatments = [], practitioner_id: practitionerId, from, days = defaultDays } = query;
  const chosen = known.needs.filter(({ treatment_id, is_hidden }) => !is_hidden && treatments.includes(treatment_id));
  if (chosen.length < new Set(treatments).size) throw invalid('treatments', timeMessages.unknownTreatment);
  if (practitionerId && !known.schedule.present.some(({ id }) => id === practitionerId))
    throw invalid('practitioner_id', visitMessages.noPractitioner);
  const free = listTimes(known, { ...needsOf(chosen), practitionerId, from, days });
  return {
    ...free,
    version,
    hold_hours: known.settings.hold_hours,
    held_until: new Date(known.heldUntil).toISOString(),
  };
}

interface Wanted {
  minutes: number;
  needsRoom: boolean;
  /** Practitioners who give the treatments; null for everyone. */
  givenBy: readonly number[] | null;
  /** Anyone unless said. */
  practitionerId?: number | null | undefined;
  /** Today unless said, or earlier. */
  from?: string | null | undefined;
  days: number;
}

/** The times that visitors can choose. */
export function listTimes(known: Known, { minutes, needsRoom, givenBy, practitionerId, days, ...wanted }: Wanted) {
  const { settings, timeZone, today, last, schedule, busy, now } = known;
  const offered = settings.offers_times === 1;
  const from = wanted.from && wanted.from > today ? wanted.from : today;
  const lastWanted = Temporal.PlainDate.from(from).add({ days: days - 1 });
  const [to = last] = [lastWanted.toString(), last].toSorted();
  const { from: start = 0, until: end = 0 } = daysToRange({ from, to }, timeZone);
  const free =
    offered && schedule.present.length > 0
      ? findFreeTimes(schedule, busy, {
          // All days, so that their working hours are converted once for all questions.
          from: today,
          to: last,
          lengthMs: minutes * 60_000,
          gridMs: visitorsGridMs,
          earliest: Math.max(now + settings.notice_hours * 3_600_000, start),
          latest: end - 1,
          practitionerId,
          givenBy,
          rooms: needsRoom ? schedule.rooms : [],
        })
      : [];
  const isOffered = ({ id, isShown }: PractitionerAtWork) =>
    isShown && (id === practitionerId || (givenBy?.includes(id) ?? true));
  return {
    offered,
    time_zone: timeZone,
    minutes,
    practitioners: schedule.present.filter(isOffered).map(({ id, name }) => ({ id, name })),
    days: byDay(free, from, to, timeZone),
  };
}
