import { isUnmarked } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';

type Visit = Pick<CalendarVisit, 'starts_at' | 'ends_at' | 'status' | 'practitioner'>;

/** State of a visit of today: under way, the next one, later, over and not marked, or settled. */
export type Moment = 'now' | 'next' | 'later' | 'unmarked' | 'settled';

const isOpen = ({ status }: Visit) => status === 'booked' || status === 'arrived';

/** The whole day of each practitioner, in the order of time. Visits without a practitioner come last. */
export function planDay<V extends Visit>(visits: readonly V[], now: Date) {
  const own = Map.groupBy(visits, ({ practitioner }) => practitioner);
  return [...own]
    .map(([practitioner, ofOne]) => {
      const time = now.toISOString();
      const next = ofOne.find((visit) => isOpen(visit) && visit.starts_at > time)?.starts_at;
      const momentOf = (visit: V): Moment => {
        if (!isOpen(visit)) return 'settled';
        if (isUnmarked(visit, now)) return 'unmarked';
        if (visit.starts_at <= time) return 'now';
        // Visits at the same time, too, and patients who have arrived early.
        return visit.starts_at === next || visit.status === 'arrived' ? 'next' : 'later';
      };
      return { practitioner, visits: ofOne.map((visit) => ({ visit, moment: momentOf(visit) })) };
    })
    .toSorted((a, b) => byName(a.practitioner, b.practitioner));
}

function byName(a: string | null, b: string | null) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b);
}
