import type { CalendarVisit } from '#contract/visits.ts';

type Visit = Pick<CalendarVisit, 'starts_at' | 'ends_at' | 'status' | 'practitioner'>;

const isOpen = ({ status }: Visit) => status === 'booked' || status === 'arrived';

/** Sorts the visits of a day, which come in the order of their start, by what there is to do. */
export function planDay<V extends Visit>(visits: readonly V[], now: Date) {
  const time = now.toISOString();
  const open = visits.filter(isOpen);
  const ahead = Map.groupBy(
    open.filter(({ ends_at }) => ends_at > time),
    ({ practitioner }) => practitioner,
  );
  const practitioners = [...ahead].map(([practitioner, own]) => {
    const coming = own.filter(({ starts_at }) => starts_at > time);
    // Visits at the same time, too, and patients who have arrived early.
    const next = coming.filter(({ starts_at, status }) => starts_at === coming[0]?.starts_at || status === 'arrived');
    const isNow = ({ starts_at }: V) => starts_at <= time;
    return { practitioner, now: own.filter(isNow), next, later: coming.length - next.length };
  });
  return {
    /** Over, and no one has said whether the patient came. */
    unmarked: open.filter(({ ends_at }) => ends_at <= time),
    /** `later` counts those after `next`. Visits without a practitioner come last. */
    practitioners: practitioners.toSorted((a, b) => byName(a.practitioner, b.practitioner)),
  };
}

function byName(a: string | null, b: string | null) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b);
}
