import type { WeekDay } from '#contract/clinic.ts';
import { type Span as DailySpan, weekDays } from '#contract/clinic-form.ts';
import type { Span, WeeklyHours } from './clinic-times.ts';

// Times as the history stores them: without words, so that each language writes its own.

/** '2026-12-24/2026-12-26' for whole days, both included, and otherwise two moments. */
export function spanFact({ from, until }: Span, timeZone: string) {
  const [start, end] = [from, until].map((time) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  const isWhole = [start, end].every((time) => time.equals(time.startOfDay()));
  if (isWhole) return `${start.toPlainDate().toString()}/${end.toPlainDate().subtract({ days: 1 }).toString()}`;
  return [from, until].map((time) => new Date(time).toISOString()).join('/');
}

/** '09:00-13:00 14:00-17:00'; 'none' without hours. */
export function hoursFact(spans: readonly DailySpan[]) {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') || 'none';
}

/** Hours of each day of the week, by its English name. */
export function weekFacts(hours: readonly WeeklyHours[]) {
  const spansOn = (day: WeekDay) => hours.filter(({ days }) => days.includes(day)).flatMap(({ spans }) => spans);
  return Object.fromEntries(weekDays.map((day) => [day, hoursFact(spansOn(day))]));
}
