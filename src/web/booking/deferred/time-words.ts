// Days and times in the clinic's time zone, or in the reader's where none is given.

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
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', ...options }).replace(',', '');
}

/** '10:00 am', '12 noon' */
export function clockWords(instant: string, timeZone: Zone) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const time = new Date(instant).toLocaleTimeString('en-IN', words);
  return time.replace('12:00 pm', '12 noon'); // some read it as midnight
}

/** 'First free: Tue 24 Nov, 10:00 am' */
export function firstFreeWords(day: string, start: string, timeZone: Zone) {
  return `First free: ${shortDayWords(day)}, ${clockWords(start, timeZone)}`;
}

/** 'Tuesday 24 November, 10:00 am' */
export function momentWords(instant: string, timeZone: Zone) {
  return `${dayWords(instant, timeZone)}, ${clockWords(instant, timeZone)}`;
}

/** Whether the reader's clock shows another time than the clinic's. Browser only. */
export function isElsewhere(instant: string, timeZone: string) {
  return momentWords(instant, timeZone) !== momentWords(instant, undefined);
}

/** '1st choice' */
export function placeWords(index: number) {
  return `${['1st', '2nd', '3rd'][index] ?? ''} choice`;
}
