interface Days {
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Days of a time zone as times in ms, the end excluded. A day may have 23 or 25 hours. */
export function daysToRange({ from, to }: Days, timeZone: string) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
  return {
    from: from ? startOf(Temporal.PlainDate.from(from)) : undefined,
    until: to ? startOf(Temporal.PlainDate.from(to).add({ days: 1 })) : undefined,
  };
}
