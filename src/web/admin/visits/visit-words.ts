import { isUnmarked } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import * as words from '#words/admin/visits.ts';
import { timesFromTo } from '#words/hours.ts';
import { clockOf, dayName, minutesOf, wallTime } from './wall-time.ts';

export const statusWords = words.statuses;

/** Shown if no practitioner was chosen, or the clinic lists none. */
export const noPractitioner = words.noPractitionerYet;

/** '5:00 pm' */
export const clockTime = (instant: string, timeZone: string) => clockOf(minutesOf(wallTime(instant, timeZone).time));

/** '5:00 pm to 5:45 pm' */
export function spanWords({ starts_at, ends_at }: { starts_at: string; ends_at: string }, timeZone: string) {
  return timesFromTo(clockTime(starts_at, timeZone), clockTime(ends_at, timeZone));
}

/** 'Monday 23 November, 5:00 pm' */
export function momentWords(instant: string, timeZone: string) {
  return `${dayName(wallTime(instant, timeZone).day)}, ${clockTime(instant, timeZone)}`;
}

/** The patient has said so, and has not come yet. */
export const willCome = ({ status, is_coming }: Pick<CalendarVisit, 'status' | 'is_coming'>) =>
  status === 'booked' && is_coming;

/** 'Arrived', 'Booked, will come', 'Booked, overbooked' or 'Booked, not marked'. */
export function stateWords(
  visit: Pick<CalendarVisit, 'status' | 'overbooked' | 'ends_at' | 'is_coming'>,
  now = new Date(),
) {
  const { status, overbooked } = visit;
  return [
    statusWords[status],
    willCome(visit) && words.willCome,
    overbooked && words.overbooked,
    isUnmarked(visit, now) && words.notMarked,
  ]
    .filter(Boolean)
    .join(', ');
}
