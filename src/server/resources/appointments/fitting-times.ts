import { serverLimits } from '#contract/limits.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { FittingTime } from '#contract/wait-list.ts';
import { dayAt, startOfDay } from '#server/days.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { listBusy, listRoomBusy, stepMs } from '#server/db/occupied-times.queries.ts';
import { readSchedule } from '#server/db/schedule.queries.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import { type Free, findFreeTimes, sortBusy } from '#server/scheduling/free-times.ts';
import { suits, weekTimeAt } from '#server/scheduling/wished-times.ts';
import { toFreeTime } from './visit-times.ts';

/** What an earlier time has to be. */
export interface Wanted {
  lengthMs: number;
  practitionerId: number | null;
  roomId: number | null;
  days: readonly string[];
  parts: readonly string[];
  /** The last day. */
  until: string;
  /** Only earlier than this, in ms. */
  before: number;
}

const dayMs = 86_400_000;
const gridMs = 15 * 60_000;

/**
 * Reads once what free times are computed from, and answers those that suit each patient. `now` is the time by which holds end.
 * @param span Only free times that begin in it.
 */
export async function readFittingTimes(db: Database, now: number, span?: Span) {
  const timeZone = await clinicTimeZone(db);
  const from = Math.max(now, span?.from ?? now);
  const until = span?.until ?? startOfDay(nextDay(dayAt(from, timeZone), visitLimits.freeTimesDays), timeZone);
  const days = { from: dayAt(from, timeZone), to: dayAt(until, timeZone) };
  const schedule = await readSchedule(db, days.from, days.to);
  const busy = sortBusy(await listBusy(db, from - dayMs, until + dayMs, now));
  /** Patients who want the same length with the same practitioner share what is free. */
  const computed = new Map<string, Promise<Free[]>>();
  /** Patients share most free times, and converting these is what takes the time. */
  const weekTimes = new Map<number, ReturnType<typeof weekTimeAt>>();
  const weekTimeOf = (start: number) => weekTimes.getOrInsertComputed(start, () => weekTimeAt(start, timeZone));
  const search = { lengthMs: 0, earliest: from, latest: until - 1, ...days };

  async function findFree({ lengthMs, practitionerId, roomId }: Wanted, more: object = {}) {
    const taken = roomId === null ? [] : await listRoomBusy(db, roomId, from - dayMs, until + dayMs);
    const grid = { gridMs: span ? stepMs : gridMs };
    return findFreeTimes(schedule, busy, { ...search, ...grid, lengthMs, practitionerId, taken, ...more });
  }

  return {
    async fit(wanted: Wanted, told: ReadonlySet<number>): Promise<FittingTime[]> {
      const { lengthMs, practitionerId, roomId } = wanted;
      const key = `${lengthMs} ${practitionerId} ${roomId}`;
      const free = await computed.getOrInsertComputed(key, () => findFree(wanted));
      const end = Math.min(wanted.before, startOfDay(nextDay(wanted.until, 1), timeZone));
      const fits = free.filter(({ start }) => start < end && suits(wanted, weekTimeOf(start)));
      return fits
        .slice(0, span ? 1 : serverLimits.fittingTimes)
        .map((time) => ({ ...toFreeTime(schedule, time, lengthMs), told: told.has(time.start) }));
    },
    /** Whether somebody is still free at this moment, for as long as wanted. */
    async isFree(wanted: Wanted, start: number) {
      const day = dayAt(start, timeZone);
      const only = { gridMs: stepMs, earliest: start, latest: start, from: day, to: day };
      return (await findFree(wanted, only)).length > 0;
    },
  };
}

function nextDay(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days });
}
