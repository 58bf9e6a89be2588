import type { z } from 'zod';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { type FreeTimes, times } from '#contract/times.ts';
import { invalid } from '#server/app-error.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import { listBusy } from '#server/db/occupied-times.queries.ts';
import {
  lastOpenDay,
  listOffered,
  needsOf,
  readScheduleParts,
  readVisitSettings,
} from '#server/db/schedule.queries.ts';
import { byDay } from '#server/scheduling/by-day.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { findFreeTimes, sortBusy, visitorsGridMs } from '#server/scheduling/free-times.ts';
import { createSchedule, type Schedule, type ScheduleParts } from '#server/scheduling/schedule.ts';
import type { ResourceContext } from '../resource.ts';

export function mountTimes(context: ResourceContext) {
  const find = createTimesCache(context);
  context.mount(times.list, ({ query }) => find(query));
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
 * Free times are computed once for each version, which any instance moves with every change of a visit, of hours or of the clinic
 * profile. The content version stays where it is when someone books.
 */
function createTimesCache(context: Context) {
  const { db, clock } = context;
  const schedules = createScheduleMemory();
  let remembered: Remembered | undefined;

  return async (query: Query): Promise<FreeTimes> => {
    const counts = await readCounts(db, 'content.changes', 'visits.changes');
    const version = `${counts['content.changes']}.${counts['visits.changes']}`;
    const now = clock();
    if (remembered?.version !== version || now >= remembered.expiresAt || now < remembered.expiresAt - lifetimeMs)
      remembered = { version, expiresAt: now + lifetimeMs, known: learn(context, schedules, now), answers: new Map() };
    const { known, answers } = remembered;
    const key = JSON.stringify(query);
    const found = answers.get(key);
    if (found) return found;
    const answer = known.then((what) => answerTo(query, what, version));
    if (answers.size < maxAnswers) answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    known.catch(() => {
      remembered = undefined;
    });
    return answer;
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
  return { now, settings, timeZone, today, last, schedule, busy: sortBusy(busy), offered: await listOffered(db) };
}

/** @throws AppError `invalid` for a treatment or a practitioner that cannot be chosen. */
function answerTo(query: Query, known: Known, version: string): FreeTimes {
  const { treatments = [], practitioner_id, days: count = defaultDays } = query;
  const { settings, timeZone, today, last, schedule, busy, offered, now } = known;
  const chosen = offered.filter(({ treatment_id }) => treatments.includes(treatment_id));
  if (chosen.length < new Set(treatments).size) throw invalid('treatments', timeMessages.unknownTreatment);
  if (practitioner_id && !schedule.present.some(({ id }) => id === practitioner_id))
    throw invalid('practitioner_id', visitMessages.noPractitioner);
  const { minutes, needsRoom } = needsOf(chosen);
  const from = query.from && query.from > today ? query.from : today;
  const wantedLast = Temporal.PlainDate.from(from)
    .add({ days: count - 1 })
    .toString();
  const to = wantedLast < last ? wantedLast : last;
  const { from: begin = 0, until: end = 0 } = daysToRange({ from, to }, timeZone);
  const free =
    settings.offers_times && schedule.present.length > 0
      ? findFreeTimes(schedule, busy, {
          // All days, so that their working hours are converted once for all questions.
          from: today,
          to: last,
          lengthMs: minutes * 60_000,
          gridMs: visitorsGridMs,
          earliest: Math.max(now + settings.notice_hours * 3_600_000, begin),
          latest: end - 1,
          practitionerId: practitioner_id,
          rooms: needsRoom ? schedule.rooms : [],
        })
      : [];
  return {
    offered: settings.offers_times === 1,
    version,
    time_zone: timeZone,
    minutes,
    hold_hours: settings.hold_hours,
    practitioners: schedule.present.map(({ id, name }) => ({ id, name })),
    days: byDay(free, from, to, timeZone),
  };
}
