import { RRuleTemporal } from 'rrule-temporal';
import type { Absence } from '#contract/absences.ts';
import { weekDays } from '#contract/clinic-form.ts';
import type { Row } from '#server/db/tables.ts';
import { instantOf, overlaps, type Span } from './clinic-times.ts';

// Times that repeat, as RFC 5545 describes them. The rule counts on the clock of the clinic: a break at noon stays at noon when the
// clocks change, and also when the clinic's time zone does.

export type Repeating = Pick<Row<'absences'>, 'starts_at' | 'ends_at' | 'rrule' | 'left_out'>;

/** Reads the days that a repetition leaves out. */
export const readDays = (left_out: string | null) => (left_out === null ? [] : (JSON.parse(left_out) as string[]));

/** Times that overlap a span, in order. */
export function timesOf({ starts_at, ends_at, rrule, left_out }: Repeating, timeZone: string, span: Span): Span[] {
  const single = { from: starts_at, until: ends_at };
  if (rrule === null) return overlaps(single, span) ? [single] : [];
  const [start, end] = [wallTime(starts_at, timeZone), wallTime(ends_at, timeZone)];
  const length = start.until(end, { largestUnit: 'day' });
  // UTC has no changes of the clocks, so it stands for the clock of the clinic.
  const rule = new RRuleTemporal({ rruleString: rrule, dtstart: start.toZonedDateTime('UTC') });
  const leftOut = new Set(readDays(left_out));
  const first = wallTime(span.from, timeZone).subtract(length).subtract({ days: 1 });
  const last = wallTime(span.until, timeZone).add({ days: 1 });
  return rule
    .between(first.toZonedDateTime('UTC'), last.toZonedDateTime('UTC'), true)
    .map((time) => Temporal.PlainDateTime.from(time.toPlainDateTime().toString()))
    .filter((local) => !leftOut.has(local.toPlainDate().toString()))
    .map((local) => ({
      from: instant(local, timeZone, 'earlier'),
      until: instant(local.add(length), timeZone, 'later'),
    }))
    .filter((time) => time.from < time.until && overlaps(time, span));
}

const wallTime = (time: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDateTime();

const instant = (local: Temporal.PlainDateTime, timeZone: string, ofRepeated: 'earlier' | 'later') =>
  instantOf(local.toPlainDate(), local.toPlainTime().toString(), timeZone, ofRepeated);

type Repeats = Pick<Absence, 'repeats' | 'repeats_on' | 'repeats_until'>;

/** The rule of times whose first begins on a day; null for a single time. A fourth Friday stays one, and a later one is the last of its month. */
export function toRrule({ repeats, repeats_on, repeats_until }: Repeats, first: Temporal.PlainDate) {
  if (repeats === null) return null;
  const place = Math.ceil(first.day / 7);
  const parts = {
    week: ['FREQ=WEEKLY', `BYDAY=${repeats_on.map(codeOf).join()}`],
    'two-weeks': ['FREQ=WEEKLY', 'INTERVAL=2', `BYDAY=${repeats_on.map(codeOf).join()}`],
    month: ['FREQ=MONTHLY', `BYDAY=${place > 4 ? -1 : place}${codeOf(dayOf(first))}`],
  }[repeats];
  return [...parts, ...(repeats_until ? [`UNTIL=${repeats_until.replaceAll('-', '')}`] : [])].join(';');
}

/** The choices that `toRrule` has made a rule of. */
export function fromRrule(rrule: string | null): Repeats {
  if (rrule === null) return { repeats: null, repeats_on: [], repeats_until: null };
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const isMonthly = parts.get('FREQ') === 'MONTHLY';
  const codes = isMonthly ? [] : (parts.get('BYDAY') ?? '').split(',');
  return {
    repeats: isMonthly ? 'month' : parts.get('INTERVAL') === '2' ? 'two-weeks' : 'week',
    repeats_on: weekDays.filter((day) => codes.includes(codeOf(day))),
    repeats_until: parts.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null,
  };
}

export const dayOf = (day: Temporal.PlainDate) => weekDays[day.dayOfWeek - 1] ?? 'Monday';

/** MO */
const codeOf = (day: string) => day.slice(0, 2).toUpperCase();
