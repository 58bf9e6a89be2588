import type { OpeningHours, WeekDay } from '#contract/clinic.ts';
import type { Closure, SpecialHours } from '#contract/closures.ts';
import * as words from '#words/hours.ts';
import { locale } from '#words/locale.ts';

// Visitors' browsers load none of this: their pages get the hours in words.

export const week: readonly WeekDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type DayNames = Readonly<Record<WeekDay, string>>;

/** Names of the days in the language of the page. A short one has no full stop, so that the long one begins with it. */
export const weekNames = { long: /* @__PURE__ */ dayNames('long'), short: /* @__PURE__ */ dayNames('short') };

export type WeekNames = Readonly<Record<keyof typeof weekNames, DayNames>>;

function dayNames(weekday: 'long' | 'short') {
  const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const names = week.map((day, place) => [day, format(Date.UTC(2024, 0, 1 + place)).replace(/\.$/, '')]);
  return Object.fromEntries(names) as DayNames;
}

/** The hours of most days, such as `8 am to 8 pm` from `Monday to Saturday`. */
export function describeMainHours(hours: readonly OpeningHours[]) {
  const open = hours.filter(({ spans }) => spans.length > 0);
  const [main] = open.toSorted((a, b) => b.days.length - a.days.length);
  return main && describeHours(main);
}

/** Lists opening hours for visitors: first the days with other hours that are announced, then the week. */
export function listHours(week: readonly OpeningHours[], special: readonly SpecialHours[]): HoursLine[] {
  return [...special.filter(({ announced }) => announced).map(describeSpecial), ...week.map(describeHours)];
}

export interface HoursLine {
  days: string;
  times: string;
  /** Why these hours are other than usual. */
  reason?: string;
}

function describeSpecial({ reason, starts_on, ends_on, spans, today }: SpecialHours): HoursLine {
  const days = formatDays(starts_on, ends_on);
  return { days: today ? words.todayIs(days) : days, times: describeTimes(spans), reason };
}

/** Returns today's exception from the usual hours, if any. */
export function describeToday(special: readonly SpecialHours[]): HoursLine | undefined {
  const closure = special.find(({ today }) => today);
  return closure && { days: words.today, times: describeTimes(closure.spans), reason: closure.reason };
}

export function describeHours({ days, spans }: OpeningHours): HoursLine {
  return { days: describeDays(days), times: describeTimes(spans) };
}

/** Times such as `9 am to 1 pm and 4 pm to 8 pm`, or `Closed`. */
export function describeTimes(spans: Closure['spans']) {
  const times = spans.map(({ opens, closes }) => words.timesFromTo(describeTime(opens), describeTime(closes)));
  return listWords(times) || words.closed;
}

/** `Sun 8 Nov`, or `Sun 8 Nov to Tue 10 Nov`, with the year where it changes in between. */
export function formatDays(first: string, last: string) {
  const year = first.slice(0, 4) === last.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...year,
  } as const);
  const [from = '', to = ''] = [first, last].map((day) => format.format(new Date(day)).replace(',', ''));
  return from === to ? from : words.daysFromTo(from, to);
}

/** `Monday to Saturday`, or `Monday, Wednesday and Friday`. */
export function describeDays(days: readonly WeekDay[]) {
  const inOrder = week.filter((day) => days.includes(day));
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  const isRun = first && last && week.indexOf(last) - week.indexOf(first) === inOrder.length - 1;
  if (isRun && inOrder.length > 2) return words.daysFromTo(weekNames.long[first], weekNames.long[last]);
  return listWords(inOrder.map((day) => weekNames.long[day]));
}

function listWords(parts: readonly string[]) {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** `08:00` is `8 am`, `17:30` is `5:30 pm`. */
export function describeTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return words.clock(hours, minutes);
}
