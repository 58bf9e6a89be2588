import { locale } from '#words/locale.ts';
import * as words from '#words/times.ts';

// Days and times in the clinic's time zone, or in the reader's where none is given.

export { clock as clockWords } from '#words/times.ts';

type Zone = string | undefined;

/** 'Tuesday 24 November' */
function dayWords(instant: string, timeZone: Zone) {
  return dateWords(instant, { timeZone, weekday: 'long', month: 'long' });
}

/** 'Tue 24 Nov' for a day such as 2026-11-24. */
export function shortDayWords(day: string) {
  return dateWords(day, { timeZone: 'UTC', weekday: 'short', month: 'short' });
}

function dateWords(instant: string, options: Intl.DateTimeFormatOptions) {
  return new Date(instant).toLocaleDateString(locale, { day: 'numeric', ...options }).replace(',', '');
}

/** 'First free: Tue 24 Nov, 10:00 am' */
export function firstFreeWords(day: string, start: string, timeZone: Zone) {
  return words.firstFree(shortDayWords(day), words.clock(start, timeZone));
}

/** 'Tuesday 24 November, 10:00 am' */
export function momentWords(instant: string, timeZone: Zone) {
  return words.moment(dayWords(instant, timeZone), words.clock(instant, timeZone));
}

/** Whether the reader's clock shows another time than the clinic's. Browser only. */
export function isElsewhere(instant: string, timeZone: string) {
  return momentWords(instant, timeZone) !== momentWords(instant, undefined);
}
