import { clock } from '#words/admin/visits.ts';
import { locale } from '#words/locale.ts';

// Times as the clock of the clinic shows them: the browser may be in another time zone.

/** '2026-11-23' and '17:00', as form fields have them. */
export function wallTime(instant: string | number | Date, timeZone: string) {
  const [day = '', time = ''] = formatterOf(timeZone).format(new Date(instant)).split(' ');
  return { day, time };
}

/** The instant of a local time; up to an hour off where daylight saving skips or repeats the hour. */
export function instantOf(day: string, time: string, timeZone: string) {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  const shown = wallTime(asIfUtc, timeZone);
  return new Date(2 * asIfUtc - Date.parse(`${shown.day}T${shown.time}Z`)).toISOString();
}

/** The minutes from midnight to '17:00' on the clock. */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** '17:00' */
export function timeOf(minutes: number) {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** '5:00 pm' */
export function clockOf(minutes: number) {
  return clock(Math.floor(minutes / 60) % 24, String(minutes % 60).padStart(2, '0'));
}

export function minutesBetween(from: string, until: string) {
  return (Date.parse(until) - Date.parse(from)) / 60_000;
}

export function addDays(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of its week. */
export function mondayOf(day: string) {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** 'Monday 23 November' */
export function dayName(day: string) {
  const words = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Date(day).toLocaleDateString(locale, words).replace(',', '');
}

let clinicTimeZone: string | undefined;

/** Remembers the time zone for loaders, which cannot read it from components. */
export function rememberTimeZone(timeZone: string) {
  clinicTimeZone = timeZone;
}

export const knownTimeZone = () => clinicTimeZone;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: a calendar asks for hundreds of times. Sweden writes them like ISO does. */
function formatterOf(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formatters.set(timeZone, formatter);
  return formatter;
}
