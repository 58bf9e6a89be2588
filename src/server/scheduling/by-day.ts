import { daysBetween } from './clinic-times.ts';
import { startOfDay } from './days.ts';
import type { Free } from './free-times.ts';

/** Each day with the times that begin on it. They are in order, so that one step through them is enough. */
export function byDay(free: readonly Free[], from: string, to: string, timeZone: string) {
  let index = 0;
  return [...daysBetween(from, to)].map((day) => {
    const end = startOfDay(day.add({ days: 1 }), timeZone);
    const first = index;
    while (index < free.length && (free[index] as Free).start < end) index += 1;
    const times = free.slice(first, index).map(({ start }) => new Date(start).toISOString());
    return { day: day.toString(), times };
  });
}
