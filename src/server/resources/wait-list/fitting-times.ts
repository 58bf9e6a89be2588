import { serverLimits } from '#contract/plain/limits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { FittingTime } from '#contract/wait-list.ts';
import type { Database } from '#server/db/database.ts';
import { listBusy, stepMs } from '#server/db/occupied-times.queries.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import { type BusyTimes, type Free, findFreeTimes, sortBusy } from '#server/scheduling/free-times.ts';
import { parseWish, suits, weekTimeAt } from '#server/scheduling/wished-times.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { type needsOf, readSchedule } from '../schedules/schedule.queries.ts';
import { toFreeTime } from '../times/visit-times.ts';
import type { VisitRow } from '../visits/visits.queries.ts';
import type { WishRow } from './wait-list.queries.ts';

/** Requirements for an earlier time. */
export interface Wanted {
  lengthMs: number;
  practitionerId: number | null;
  needsRoom: boolean;
  givenBy: readonly number[] | null;
  days: readonly string[];
  parts: readonly string[];
  /** The last day. */
  until: string;
  /** Only earlier than this, in ms. */
  before: number;
}

/** Requirements of someone who waits: a time as long as the visit that would be moved, or as the treatments take. */
export function wantedBy(
  wish: WishRow,
  visit: VisitRow | undefined,
  { minutes, needsRoom, givenBy }: ReturnType<typeof needsOf>,
): Wanted {
  return {
    ...parseWish(wish),
    until: wish.until,
    lengthMs: visit ? visit.ends_at - visit.starts_at : minutes * 60_000,
    practitionerId: wish.practitioner_id,
    needsRoom: needsRoom || (visit?.room_id ?? null) !== null,
    givenBy,
    before: visit?.starts_at ?? Number.POSITIVE_INFINITY,
  };
}

const dayMs = 86_400_000;
const gridMs = 15 * 60_000;

/**
 * Reads once what free times are computed from, and answers those that suit each patient. A week at a time, since most find something in the
 * first. `now` is the time by which holds end.
 * @param span Only free times that begin in it.
 */
export async function readFittingTimes(db: Database, now: number, span?: Span) {
  const timeZone = await clinicTimeZone(db);
  const from = Math.max(now, span?.from ?? now);
  const until = span?.until ?? startOfDay(nextDay(dayAt(from, timeZone), visitLimits.freeTimesDays), timeZone);
  const schedule = await readSchedule(db, dayAt(from, timeZone), dayAt(until, timeZone));
  const weeks = [...weeksBetween(from, until, timeZone)];
  const busyIn = new Map<Span, Promise<BusyTimes>>();
  /** Patients who want the same length with the same practitioner share what is free. */
  const computed = new Map<string, Promise<Free[]>>();
  /** Patients share most free times, and converting these is what takes the time. */
  const weekTimes = new Map<number, ReturnType<typeof weekTimeAt>>();
  const weekTimeOf = (start: number) => weekTimes.getOrInsertComputed(start, () => weekTimeAt(start, timeZone));

  async function findFree({ lengthMs, practitionerId, needsRoom, givenBy }: Wanted, week: Span, more: object = {}) {
    const around = [week.from - dayMs, week.until + dayMs] as const;
    const busy = await busyIn.getOrInsertComputed(week, () => listBusy(db, ...around, now).then(sortBusy));
    return findFreeTimes(schedule, busy, {
      from: dayAt(week.from, timeZone),
      to: dayAt(week.until - 1, timeZone),
      earliest: week.from,
      latest: week.until - 1,
      gridMs: span ? stepMs : gridMs,
      lengthMs,
      practitionerId,
      givenBy,
      rooms: needsRoom ? schedule.rooms : [],
      ...more,
    });
  }

  return {
    async fit(wanted: Wanted, told: ReadonlySet<number>): Promise<FittingTime[]> {
      const { lengthMs, practitionerId, needsRoom, givenBy } = wanted;
      const most = span ? 1 : serverLimits.fittingTimes;
      const end = Math.min(wanted.before, startOfDay(nextDay(wanted.until, 1), timeZone));
      const fits: Free[] = [];
      for (const week of weeks) {
        if (fits.length >= most || week.from >= end) break;
        const key = `${lengthMs} ${practitionerId} ${needsRoom} ${givenBy?.join()} ${week.from}`;
        const free = await computed.getOrInsertComputed(key, () => findFree(wanted, week));
        fits.push(...free.filter(({ start }) => start < end && suits(wanted, weekTimeOf(start))));
      }
      return fits
        .slice(0, most)
        .map((time) => ({ ...toFreeTime(schedule, time, lengthMs), told: told.has(time.start) }));
    },
    /** Whether someone is still free at this moment, for as long as wanted. */
    async isFree(wanted: Wanted, start: number) {
      const week = weeks.find((one) => one.from <= start && start < one.until);
      if (!week) return false;
      const day = dayAt(start, timeZone);
      const only = { gridMs: stepMs, earliest: start, latest: start, from: day, to: day };
      return (await findFree(wanted, week, only)).length > 0;
    },
  };
}

function* weeksBetween(from: number, until: number, timeZone: string) {
  for (let begin = from; begin < until; ) {
    const end = Math.min(startOfDay(nextDay(dayAt(begin, timeZone), 7), timeZone), until);
    yield { from: begin, until: end };
    begin = end;
  }
}

function nextDay(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days });
}
