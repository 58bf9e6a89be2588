import * as words from '#words/admin/list.ts';
import { locale } from '#words/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a slow phone a third of a millisecond, and a list needs hundreds. */
function format(time: Date, options: Intl.DateTimeFormatOptions, writing = locale) {
  const key = writing + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(writing, options);
  formats.set(key, known);
  return known.format(time);
}

/** Context for naming days: when the list was loaded, and the clinic's time zone. */
export interface ClinicClock {
  now: Date;
  timeZone: string;
}

/** 'Today', 'Yesterday', '18 Nov', or '18 Nov 2025' for another year; in the clinic's time zone. */
export function dayLabel(time: Date, { now, timeZone }: ClinicClock) {
  const day = calendarDay(time, timeZone);
  const thisDay = today({ now, timeZone });
  if (day === thisDay) return words.today;
  if (day === dayBefore(thisDay)) return words.yesterday;
  return shortDay(day, thisYear({ now, timeZone }));
}

/** The day that it is at the clinic, as in 2026-11-18. */
export function today({ now, timeZone }: ClinicClock) {
  return calendarDay(now, timeZone);
}

/** '18 Nov', for a day like 2026-11-18. */
export function shortDay(day: string, thisYear: string) {
  const year = day.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const);
  return format(new Date(day), { timeZone: 'UTC', day: 'numeric', month: 'short', ...year });
}

/** 'Nov', for a day like 2026-11-18. */
export function shortMonth(day: string) {
  return format(new Date(day), { timeZone: 'UTC', month: 'short' });
}

export function thisYear({ now, timeZone }: ClinicClock) {
  return today({ now, timeZone }).slice(0, 4);
}

export function timeLabel(time: Date, { timeZone }: ClinicClock) {
  return format(time, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
}

/** 'Today, 5:00 pm', or 'Today' at midnight: a next call without a time is stored as the start of its day. */
export function dayAndTime(iso: string, clock: ClinicClock) {
  const time = new Date(iso);
  return [dayLabel(time, clock), ...(isMidnight(time, clock) ? [] : [timeLabel(time, clock)])].join(', ');
}

const isMidnight = (time: Date, { timeZone }: ClinicClock) =>
  format(time, { timeZone, timeStyle: 'short' }, 'sv-SE') === '00:00';

/** 'today at 10:32 am' or '18 Nov at 10:32 am', in the middle of a sentence; 'today' at midnight. */
export function momentLabel(time: string, clock: ClinicClock) {
  const day = dayLabel(new Date(time), clock);
  const near = day === words.yesterday ? words.yesterdayWithin : day;
  const label = day === words.today ? words.todayWithin : near;
  return isMidnight(new Date(time), clock) ? label : words.moment(label, timeLabel(new Date(time), clock));
}

/** 'Fri 27, 10:00 am', or 'Fri 4 Dec, 10:00 am' in another month. */
export function shortMoment(instant: string, { now, timeZone }: ClinicClock) {
  const time = new Date(instant);
  const isThisMonth = calendarDay(time, timeZone).slice(0, 7) === today({ now, timeZone }).slice(0, 7);
  const month = isThisMonth ? {} : ({ month: 'short' } as const);
  const day = format(time, { timeZone, weekday: 'short', day: 'numeric', ...month }).replace(',', '');
  return `${day}, ${timeLabel(time, { now, timeZone })}`;
}

/** 'Friday 20 November' */
export function longDay({ now, timeZone }: ClinicClock) {
  return format(now, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
}

/** The day as 2026-11-18: Sweden writes dates like ISO does. */
function calendarDay(time: Date, timeZone: string) {
  return format(time, { timeZone }, 'sv-SE');
}

function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
