interface Days {
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The day that it is at this time in a time zone, as in 2026-11-20. */
export function dayAt(time: number, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Days of a time zone as times in ms, the end excluded. A day may have 23 or 25 hours. */
export function daysToRange({ from, to }: Days, timeZone: string) {
  return {
    from: from ? startOfDay(Temporal.PlainDate.from(from), timeZone) : undefined,
    until: to ? startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }), timeZone) : undefined,
  };
}

/** When the next day begins, in ms. */
export function nextMidnight(time: number, timeZone: string) {
  const today = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
  return startOfDay(today.add({ days: 1 }), timeZone);
}

/** In ms. Where a clock change takes midnight away, the day starts at its first moment. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string) {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}

/** The hour of the clinic's night for what holds others up. */
const nightHour = 3;

/** When the last night began, in ms. */
export function lastNight(now: number, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const night = local.with({ hour: nightHour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  return (Temporal.ZonedDateTime.compare(night, local) > 0 ? night.subtract({ days: 1 }) : night).epochMilliseconds;
}
