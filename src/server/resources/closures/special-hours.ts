import { closureOn, type StoredClosure } from '#server/db/closures.queries.ts';

/** How many days before its first day the website shows a closure. */
const noticeDays = 14;

export function isAnnounced({ starts_on }: Pick<StoredClosure, 'starts_on'>, today: string) {
  return addDays(starts_on, -noticeDays) <= today;
}

/** Cuts closures, in the order of `closuresBetween`, so that no day is in two of them. The parts are in the order of their days. */
export function withoutOverlaps(closures: readonly StoredClosure[]): StoredClosure[] {
  const starts = closures.flatMap(({ starts_on, ends_on }) => [starts_on, addDays(ends_on, 1)]);
  const boundaries = [...new Set(starts)].toSorted();
  const parts: StoredClosure[] = [];
  for (const [index, starts_on] of boundaries.slice(0, -1).entries()) {
    const counting = closureOn(closures, starts_on);
    if (!counting) continue;
    const ends_on = addDays(boundaries[index + 1] ?? '', -1);
    const last = parts.at(-1);
    // An earlier one ends within this one, which does not divide it.
    if (last?.id === counting.id) last.ends_on = ends_on;
    else parts.push({ ...counting, starts_on, ends_on });
  }
  return parts;
}

export function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
