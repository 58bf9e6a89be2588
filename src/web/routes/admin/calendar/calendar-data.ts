import { useEffect, useMemo, useState } from 'react';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { addDays, mondayOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';

export const views = ['day', 'week', 'agenda'] as const;
type View = (typeof views)[number];

/** Calendar settings in the address. */
export interface CalendarQuery {
  view: View;
  /** Empty for today. */
  day: string;
  /** The id of one; empty for all. */
  practitioner: string;
}

/** Ignores invalid values. */
export function readCalendarQuery(params: URLSearchParams): CalendarQuery {
  const day = params.get('day') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  const practitioner = params.get('practitioner') ?? '';
  return {
    view: views.find((known) => known === params.get('view')) ?? 'day',
    day: isDay ? day : '',
    practitioner: /^\d+$/.test(practitioner) ? practitioner : '',
  };
}

export function toSearch({ view, day, practitioner }: CalendarQuery, open?: string) {
  const given = Object.entries({ view: view === 'day' ? '' : view, day, practitioner, open: open ?? '' });
  const params = new URLSearchParams(given.filter(([, value]) => value !== ''));
  return params.size > 0 ? `?${params}` : '';
}

/** Whether two addresses differ at most in what is open, and in whose visits show, which needs no loading. */
export function isSameCalendar(a: URL, b: URL) {
  const daysOf = (url: URL) => toSearch({ ...readCalendarQuery(url.searchParams), practitioner: '' });
  return daysOf(a) === daysOf(b);
}

/** The days that a view shows, from `day`, which an agenda begins with. */
export function daysOf(view: View, day: string) {
  if (view === 'day') return [day];
  const first = view === 'week' ? mondayOf(day) : day;
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(first, offset));
}

export interface CalendarData {
  /** The day that the address names, or today. */
  day: string;
  days: readonly string[];
  visits: readonly CalendarVisit[];
  calendar: Calendar;
}

export async function loadCalendar(
  { view, day: wanted }: Pick<CalendarQuery, 'view' | 'day'>,
  options: { signal: AbortSignal; isBackground?: boolean },
): Promise<CalendarData> {
  const { getCalendar } = adminApi.schedules;
  const day = wanted || (await getCalendar({}, options)).from; // the server knows the clinic's time zone
  const days = daysOf(view, day);
  const query = { from: days[0], to: days.at(-1) };
  const [visits, calendar] = await Promise.all([
    adminApi.visits.list({ query }, options),
    getCalendar({ query }, options),
  ]);
  return { day, days, visits, calendar };
}

/** Calendar from the page, up to date with everyone's changes, and with changes that are under way. */
export function useCalendar(loaded: CalendarData | null, query: CalendarQuery) {
  const { visitChanges } = useLiveUpdates();
  const [renewed, setRenewed] = useState<{ of: CalendarData | null; now: CalendarData }>();
  const latest = renewed && renewed.of === loaded ? renewed.now : loaded;
  const { view, day } = query;
  useEffect(() => {
    if (visitChanges === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const load = () => loadCalendar({ view, day }, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((now) => {
      if (!now || signal.aborted) return;
      // An answer that comes while the page goes to another day is about the one before.
      setRenewed((before) => {
        const known = before?.of === loaded ? before.now : loaded;
        return { of: loaded, now: known ? reuseUnchanged(known, now) : now };
      });
    });
    return () => request.abort();
  }, [loaded, visitChanges, view, day]);
  const page = useMemo(() => toPage(latest?.visits ?? []), [latest]);
  const growing = useGrowingList(page, '', () => Promise.resolve(page));
  const { list, begin } = useOptimisticList('visit', growing);
  const data = useMemo(() => latest && { ...latest, visits: inOrder(list.body, latest) }, [latest, list]);
  /** Shows a visit as it is now, before the update about it comes. */
  const show = (visit: CalendarVisit) => {
    growing.remove(visit.id);
    growing.insert(visit);
  };
  return { data, begin, show };
}

/** Reuses unchanged visits, so that they are not rendered again. */
function reuseUnchanged(before: CalendarData, now: CalendarData): CalendarData {
  if (isSame(before, now)) return before;
  const known = new Map(before.visits.map((visit) => [visit.id, visit]));
  const visits = now.visits.map((visit) => {
    const old = known.get(visit.id);
    return old && isSame(old, visit) ? old : visit;
  });
  return { ...now, visits };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const toPage = (visits: readonly CalendarVisit[]) => ({
  body: [...visits],
  next: null,
  total: visits.length,
  totalIsExact: true,
});

/** Visits that begin on the days that show, in order: others were moved away. */
function inOrder(visits: readonly CalendarVisit[], { days, calendar: { time_zone } }: CalendarData) {
  const isShown = ({ starts_at }: CalendarVisit) => days.includes(wallTime(starts_at, time_zone).day);
  return visits.filter(isShown).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
}
