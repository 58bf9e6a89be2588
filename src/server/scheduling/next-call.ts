import type { Schedule } from './schedule.ts';

/** In ms. */
const untilNext = 2 * 3_600_000;

/** How far ahead an opening is looked for. */
export const longestSearch = { days: 31 };

/** Time of the call on the next day if no opening is known. */
const morning = '09:00';

/**
 * When to call again after a call that no one answered: in two hours or at the next opening, from the second time on in the morning of the
 * next opening day. The schedule covers today and `longestSearch`; `now` and the answer are in ms.
 */
export function nextCallAfter(schedule: Schedule, attempts: number, now: number): number {
  const today = Temporal.PlainDate.from(schedule.dayOf(now));
  const opening = schedule.openingBetween(today.toString(), today.add(longestSearch).toString());
  if (attempts > 1) {
    const later = opening.find(({ from }) => schedule.dayOf(from) > today.toString());
    return (
      later?.from ??
      today.add({ days: 1 }).toPlainDateTime(morning).toZonedDateTime(schedule.timeZone).epochMilliseconds
    );
  }
  const soon = now + untilNext;
  if (opening.length === 0 || opening.some(({ from, until }) => from <= soon && soon < until)) return soon;
  return opening.find(({ from }) => from > soon)?.from ?? soon;
}
