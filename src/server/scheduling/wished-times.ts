import { weekDays } from '#contract/clinic-form.ts';
import { dayParts } from '#contract/plain/visit-states.ts';

/** Reads the lists of a stored wish. */
export const parseWish = ({ days, parts }: { days: string; parts: string }) => ({
  days: JSON.parse(days) as string[],
  parts: JSON.parse(parts) as string[],
});

interface Wishes {
  /** Any day if there are none. */
  days: readonly string[];
  parts: readonly string[];
}

/** The days and parts that this version of the program knows: a newer one, which may run beside it, may have stored others. */
export function knownWishes({ days, parts }: Wishes) {
  return {
    days: weekDays.filter((day) => days.includes(day)),
    parts: dayParts.filter((part) => parts.includes(part)),
  };
}

/** The weekday and part of the day at `time` (ms), in the clinic's time zone. */
export function weekTimeAt(time: number, timeZone: string) {
  const { dayOfWeek, hour } = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return { day: weekDays[dayOfWeek - 1] ?? '', part: partOf(hour) };
}

/** Whether a visit that begins then is on a wished day and part of the day. */
export function suits({ days, parts }: Wishes, { day, part }: ReturnType<typeof weekTimeAt>) {
  return (days.length === 0 || days.includes(day)) && (parts.length === 0 || parts.includes(part));
}

/** The morning ends at noon, and the evening begins at five. */
function partOf(hour: number) {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
