const locale = 'en-IN';

/** 'Today', 'Yesterday', '18 Nov', or '18 Nov 2025' for another year; in the clinic's time zone. */
export function dayLabel(time: Date, now: Date, timeZone: string) {
  const day = calendarDay(time, timeZone);
  if (day === calendarDay(now, timeZone)) return 'Today';
  if (day === dayBefore(calendarDay(now, timeZone))) return 'Yesterday';
  return shortDay(day, now.toLocaleDateString(locale, { timeZone, year: 'numeric' }));
}

/** '18 Nov', for a day like 2026-11-18. */
export function shortDay(day: string, thisYear: string) {
  const year = day.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const);
  return new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', ...year });
}

export function timeLabel(time: Date, timeZone: string) {
  return time.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
}

/** 'Friday, 20 November' */
export function longDay(time: Date, timeZone: string) {
  return time.toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
}

/** The day as 2026-11-18: Sweden writes dates like ISO does. */
function calendarDay(time: Date, timeZone: string) {
  return time.toLocaleDateString('sv-SE', { timeZone });
}

function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
