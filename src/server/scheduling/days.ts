interface Days {
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The ISO date in a time zone at `time` (ms), such as 2026-11-20. */
export function dayAt(time: number, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Converts days of a time zone to times in ms, with an exclusive end. A day may have 23 or 25 hours. */
export function daysToRange({ from, to }: Days, timeZone: string) {
  return {
    from: from ? startOfDay(Temporal.PlainDate.from(from), timeZone) : undefined,
    until: to ? startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }), timeZone) : undefined,
  };
}

/** The start of the next day, in ms. */
export function nextMidnight(time: number, timeZone: string) {
  const today = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
  return startOfDay(today.add({ days: 1 }), timeZone);
}

/** Start of a day in ms: its first existing moment, where a clock change skips midnight. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string) {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}

/** The local hour at which nightly jobs become due. */
const nightHour = 3;

/** The most recent `nightHour` in the time zone, in ms. */
export function lastNight(now: number, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const night = local.with({ hour: nightHour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  return (Temporal.ZonedDateTime.compare(night, local) > 0 ? night.subtract({ days: 1 }) : night).epochMilliseconds;
}

/** Whether it is night by the clock of the clinic, when only what cannot wait is sent. */
export const isQuiet = (now: number, timeZone: string) => afterQuiet(now, timeZone) > now;

/** This moment, or the morning after a night in which it is. */
export function afterQuiet(moment: number, timeZone: string) {
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  if (at.hour >= 8 && at.hour < 21) return moment;
  const day = at.toPlainDate().add({ days: at.hour < 8 ? 0 : 1 });
  return day.toZonedDateTime({ timeZone, plainTime: '08:00' }).epochMilliseconds;
}
