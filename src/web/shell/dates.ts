import { locale } from '#words/locale.ts';

type Format = 'day' | 'year';

const formats = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<Format, Intl.DateTimeFormatOptions>;

/** A day as `12 October 2026`, in the clinic's time zone. */
export function formatDay(instant: string, timeZone: string) {
  return formatterOf('day', timeZone).format(new Date(instant));
}

/** The current year in the clinic's time zone. */
export function currentYear(timeZone: string) {
  return Number(formatterOf('year', timeZone).format(new Date()));
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Cached: making a formatter takes longer than rendering a small page, and a site has one time zone. */
function formatterOf(format: Format, timeZone: string) {
  const key = `${format} ${timeZone}`;
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...formats[format], timeZone });
  made.set(key, formatter);
  return formatter;
}
