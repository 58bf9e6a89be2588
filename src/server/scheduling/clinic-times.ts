import { type Span as DailySpan, weekDays } from '#contract/clinic-form.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { invalid } from '#server/app-error.ts';

// Days and clocks in the clinic's time zone, in which a day may have 23 or 25 hours, and a law may skip a whole one.

/** A span of time in ms, its end excluded. */
export interface Span {
  from: number;
  until: number;
}

export interface WeeklyHours {
  days: readonly string[];
  spans: readonly DailySpan[];
}

/** The spans of a day of the week. */
export function hoursOn(hours: readonly WeeklyHours[], day: Temporal.PlainDate): DailySpan[] {
  const name = weekDays[day.dayOfWeek - 1] ?? '';
  return hours.filter(({ days }) => days.includes(name)).flatMap(({ spans }) => spans);
}

/**
 * Converts spans of a day to instants. Times that the clocks skip are left out, and repeated ones are part of the span.
 */
export function toSpans(spans: readonly DailySpan[], day: Temporal.PlainDate, timeZone: string): Span[] {
  return spans
    .map(({ opens, closes }) => ({
      from: instantOf(day, opens, timeZone, 'earlier'),
      until: instantOf(day, closes, timeZone, 'later'),
    }))
    .filter(({ from, until }) => from < until);
}

/** A local time in ms. If the clocks skip it, the moment of the change counts. */
export function instantOf(day: Temporal.PlainDate, time: string, timeZone: string, ofRepeated: 'earlier' | 'later') {
  const local = day.toPlainDateTime(time);
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: ofRepeated });
  if (zoned.toPlainDateTime().equals(local)) return zoned.epochMilliseconds;
  const after = local.toZonedDateTime(timeZone, { disambiguation: 'later' }).add({ nanoseconds: 1 });
  return after.getTimeZoneTransition('previous')?.epochMilliseconds ?? after.epochMilliseconds;
}

/** Each day from the first to the last. */
export function* daysBetween(from: string, to: string) {
  const last = Temporal.PlainDate.from(to);
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    yield day;
}

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads a moment of the contract, in ms. Of a local time that the clocks repeat it is the first.
 * @throws AppError `invalid` at the field, for a time that the clocks skip.
 */
export function readMoment(text: string, timeZone: string, field: string) {
  if (hasOffset.test(text)) return Temporal.Instant.from(text).epochMilliseconds;
  const local = Temporal.PlainDateTime.from(text);
  const zoned = local.toZonedDateTime(timeZone);
  if (!zoned.toPlainDateTime().equals(local)) throw invalid(field, visitMessages.skippedTime);
  return zoned.epochMilliseconds;
}

/** Subtracts spans, which may overlap and must be sorted by start, from other sorted spans. */
export function withoutSpans(spans: readonly Span[], removed: readonly Span[]): Span[] {
  const left: Span[] = [];
  let first = 0;
  for (const { from, until } of spans) {
    let begin = from;
    while (first < removed.length && (removed[first] as Span).until <= from) first += 1;
    for (let index = first; index < removed.length; index += 1) {
      const gap = removed[index] as Span;
      if (gap.from >= until) break;
      if (gap.from > begin) left.push({ from: begin, until: gap.from });
      begin = Math.max(begin, gap.until);
    }
    if (begin < until) left.push({ from: begin, until });
  }
  return left;
}

/** Intersects the spans of several days. */
export function commonSpans(spans: readonly DailySpan[], others: readonly DailySpan[]): DailySpan[] {
  return spans.flatMap(({ opens, closes }) =>
    others
      .map((other) => ({
        opens: opens > other.opens ? opens : other.opens,
        closes: closes < other.closes ? closes : other.closes,
      }))
      .filter((common) => common.opens < common.closes),
  );
}

export function overlaps(a: Span, b: Span) {
  return a.from < b.until && b.from < a.until;
}

export function isWithin(span: Span, spans: readonly Span[]) {
  return spans.some(({ from, until }) => from <= span.from && span.until <= until);
}
