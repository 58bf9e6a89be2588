import type { Database } from '#server/db/database.ts';
import { daysBetween, hoursOn, toSpans } from '#server/scheduling/clinic-times.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { holdEnd, longestHoldMs } from '#server/scheduling/hold-end.ts';
import { clinicHours } from '../clinic/clinic-profile.queries.ts';
import { closureOn, closuresBetween } from '../closures/closures.queries.ts';

/** End of a hold that a visitor gets now, in ms, unless its visit starts before. */
export async function readHoldEnd(db: Database, holdHours: number, now: number) {
  const { openingHours, timeZone } = await clinicHours(db);
  if (openingHours.length === 0) return holdEnd(now, holdHours, undefined);
  return holdEnd(now, holdHours, await readOpenTimes(db, dayAt(now, timeZone), dayAt(now + longestHoldMs, timeZone)));
}

/** When the clinic is open on these days (ISO dates, both included), in order. */
async function readOpenTimes(db: Database, first: string, last: string) {
  const { openingHours, timeZone } = await clinicHours(db);
  const closures = await closuresBetween(db, first, last);
  const open = [...daysBetween(first, last)].flatMap((day) => {
    const closure = closureOn(closures, day.toString());
    return toSpans(closure ? closure.spans : hoursOn(openingHours, day), day, timeZone);
  });
  return open.toSorted((a, b) => a.from - b.from);
}

/** When the clinic closes today, in ms; undefined before it has opened and once it has closed. Never, where it has no opening hours. */
export async function readClosingTime(db: Database, now: number) {
  const { openingHours, timeZone } = await clinicHours(db);
  if (openingHours.length === 0) return Number.POSITIVE_INFINITY;
  const today = dayAt(now, timeZone);
  const open = await readOpenTimes(db, today, today);
  const closes = open.at(-1)?.until ?? 0;
  return (open[0]?.from ?? 0) <= now && now < closes ? closes : undefined;
}
