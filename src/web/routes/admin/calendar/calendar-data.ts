import { useEffect, useState } from 'react';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { addDays, mondayOf } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';

export const views = ['day', 'week', 'agenda'] as const;
type View = (typeof views)[number];

/** What the address says. */
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

/** What was loaded with the page, up to date with what anybody changes. */
export function useCalendar(loaded: CalendarData | null, query: CalendarQuery) {
  const { visitChanges } = useLiveUpdates();
  const [basis, setBasis] = useState(loaded);
  const [data, setData] = useState(loaded);
  if (basis !== loaded) {
    setBasis(loaded);
    setData(loaded);
  }
  const { view, day } = query;
  useEffect(() => {
    if (visitChanges === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const load = () => loadCalendar({ view, day }, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((now) => {
      if (now && !signal.aborted) setData(now);
    });
    return () => request.abort();
  }, [visitChanges, view, day]);
  /** Shows a visit as it is now, before the update about it comes. */
  const replace = (visit: CalendarVisit) => setData((now) => now && { ...now, visits: replaceIn(now.visits, visit) });
  return { data, replace };
}

function replaceIn(visits: readonly CalendarVisit[], visit: CalendarVisit) {
  const rest = visits.filter(({ id }) => id !== visit.id);
  return [...rest, visit].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
}
