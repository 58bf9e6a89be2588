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
  const [first, last] = [dayAt(now, timeZone), dayAt(now + longestHoldMs, timeZone)];
  const closures = await closuresBetween(db, first, last);
  const open = [...daysBetween(first, last)].flatMap((day) => {
    const closure = closureOn(closures, day.toString());
    return toSpans(closure ? closure.spans : hoursOn(openingHours, day), day, timeZone);
  });
  return holdEnd(
    now,
    holdHours,
    open.toSorted((a, b) => a.from - b.from),
  );
}
