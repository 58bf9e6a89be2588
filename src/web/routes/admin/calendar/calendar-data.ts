import { useMemo } from 'react';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useList } from '#web/admin/records/cache.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { openReminders } from '#web/admin/telling/use-reminders.ts';
import { openRooms } from '#web/admin/visits/use-rooms.ts';
import { addDays, knownTimeZone, mondayOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { openWaitList } from '#web/admin/wait-list/use-wait-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { isKnownAs } from '#web/api/session.ts';
import { useClinic } from '#web/shell/clinic.ts';
import * as words from '#words/admin/calendar.ts';

export const viewNames = { day: words.day, rooms: words.rooms, week: words.week, agenda: words.list } as const;
type View = keyof typeof viewNames;
export const views = Object.keys(viewNames) as View[];

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

/** Whether it shows one day, in lanes of practitioners or of rooms. */
export const isOneDay = (view: View) => view === 'day' || view === 'rooms';

/** The days that a view shows, from `day`, which an agenda begins with. */
export function daysOf(view: View, day: string) {
  if (isOneDay(view)) return [day];
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

/** Name of what the calendar shows on these days, in the store. */
const nameOf = (days: readonly string[]) => `calendar ${days[0]} ${days.at(-1)}`;

function calendarOf(days: readonly string[]) {
  const name = nameOf(days);
  const query = { from: days[0], to: days.at(-1) };
  return sharedAnswer(
    name,
    async (options) => {
      const [found, calendar] = await Promise.all([
        adminApi.visits.list({ query }, options),
        adminApi.schedules.getCalendar({ query }, options),
      ]);
      visits.showAll(name, found);
      return calendar;
    },
    'visits',
  );
}

/** Loads all that the tab shows in one round. */
export async function openCalendar({ view, day }: CalendarQuery) {
  const timeZone = knownTimeZone();
  // Only the first page of a document has to ask the server what day it is at the clinic.
  const first = () => loadOr('', async () => (await adminApi.schedules.getCalendar({})).from);
  const shown = day || (timeZone ? wallTime(Date.now(), timeZone).day : await first());
  if (!shown) return undefined;
  const days = daysOf(view, shown);
  await Promise.all([
    calendarOf(days).open(),
    ...(isKnownAs('practitioner') ? [] : [openReminders(), openWaitList(), openRooms()]),
  ]);
  return shown;
}

/** Starts loading other days before their link is followed. */
export const askDays = (view: View, day: string) => void calendarOf(daysOf(view, day)).open();

/** Calendar of the days from `day`, up to date with everyone's changes, and with changes that are under way. */
export function useCalendar(view: View, day: string | undefined) {
  const { timeZone: zone } = useClinic();
  const days = useMemo(() => (day === undefined ? [] : daysOf(view, day)), [view, day]);
  const name = nameOf(days);
  const calendar = calendarOf(days).use(day !== undefined);
  const { list } = useList(visits, name);
  const data = useMemo(
    () => (day !== undefined && calendar ? { day, days, calendar, visits: inOrder(list.body, days, zone) } : null),
    [day, days, calendar, list, zone],
  );
  /** Shows a visit as it is now, before the update about it comes. */
  const show = (visit: CalendarVisit) => visits.insert(name, visit);
  return { data, show };
}

/** Visits that begin on the days that show, in order: others were moved away. */
function inOrder(visits: readonly CalendarVisit[], days: readonly string[], zone: string) {
  const isShown = ({ starts_at }: CalendarVisit) => days.includes(wallTime(starts_at, zone).day);
  return visits.filter(isShown).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
}
