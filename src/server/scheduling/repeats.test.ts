import { describe, expect, test } from 'vitest';
import { fromRrule, timesOf, toRrule } from './repeats.ts';

const at = (text: string, timeZone: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);

/** Times between two days, on the clock of the zone and with their lengths in minutes. */
function listTimes(
  first: [string, string],
  rrule: string,
  timeZone: string,
  [from, until]: [string, string],
  leftOut: string[] = [],
) {
  const [starts_at, ends_at] = first.map((text) => at(text, timeZone).epochMilliseconds) as [number, number];
  const span = { from: at(from, timeZone).epochMilliseconds, until: at(until, timeZone).epochMilliseconds };
  return timesOf({ starts_at, ends_at, rrule, left_out: JSON.stringify(leftOut) }, timeZone, span).map((time) => {
    const local = Temporal.Instant.fromEpochMilliseconds(time.from).toZonedDateTimeISO(timeZone).toPlainDateTime();
    return [local.toString().slice(0, 16), (time.until - time.from) / 60_000];
  });
}

describe('a repeated break', () => {
  test('stays at noon when the clocks change, in London and in New York', () => {
    const noon: [string, string] = ['2026-03-02T12:00', '2026-03-02T13:00'];
    expect(listTimes(noon, 'FREQ=WEEKLY;BYDAY=MO', 'Europe/London', ['2026-03-22T00:00', '2026-04-07T00:00'])).toEqual([
      ['2026-03-23T12:00', 60],
      ['2026-03-30T12:00', 60],
      ['2026-04-06T12:00', 60],
    ]);
    expect(
      listTimes(noon, 'FREQ=WEEKLY;BYDAY=MO', 'America/New_York', ['2026-10-26T00:00', '2026-11-10T00:00']),
    ).toEqual([
      ['2026-10-26T12:00', 60],
      ['2026-11-02T12:00', 60],
      ['2026-11-09T12:00', 60],
    ]);
  });

  test('leaves out single days, also the first and the one on which the clocks change', () => {
    const night: [string, string] = ['2026-03-15T22:00', '2026-03-16T02:00'];
    const span: [string, string] = ['2026-03-14T00:00', '2026-04-14T00:00'];
    const days = (leftOut: string[]) =>
      listTimes(night, 'FREQ=WEEKLY;BYDAY=SU', 'Europe/London', span, leftOut).map(([time]) =>
        String(time).slice(5, 10),
      );
    expect(days([])).toEqual(['03-15', '03-22', '03-29', '04-05', '04-12']);
    expect(days(['2026-03-15', '2026-03-29', '2026-03-30'])).toEqual(['03-22', '04-05', '04-12']);
  });

  test('over the hour that the clocks skip or repeat takes what there is of it', () => {
    const night: [string, string] = ['2026-03-15T00:30', '2026-03-15T03:30'];
    const nights = listTimes(night, 'FREQ=WEEKLY;BYDAY=SU', 'Europe/London', ['2026-03-28T12:00', '2026-03-30T00:00']);
    expect(nights).toEqual([['2026-03-29T00:30', 120]]);
    const autumn = listTimes(night, 'FREQ=WEEKLY;BYDAY=SU', 'Europe/London', ['2026-10-24T12:00', '2026-10-26T00:00']);
    expect(autumn).toEqual([['2026-10-25T00:30', 240]]);
    const skipped = listTimes(['2026-03-15T01:00', '2026-03-15T02:00'], 'FREQ=WEEKLY;BYDAY=SU', 'Europe/London', [
      '2026-03-28T12:00',
      '2026-03-30T00:00',
    ]);
    expect(skipped).toEqual([]);
  });

  test('every second week, every month on a weekday, and until a day that is included', () => {
    const span: [string, string] = ['2026-11-01T00:00', '2027-02-01T00:00'];
    const morning: [string, string] = ['2026-11-03T09:00', '2026-11-03T10:00'];
    const days = (rrule: string, first = morning) =>
      listTimes(first, rrule, 'Asia/Kolkata', span).map(([time]) => String(time).slice(5, 10));
    expect(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20261119')).toEqual(['11-03', '11-05', '11-17', '11-19']);
    expect(days('FREQ=MONTHLY;BYDAY=1TU')).toEqual(['11-03', '12-01', '01-05']);
    expect(days('FREQ=MONTHLY;BYDAY=-1MO', ['2026-11-30T09:00', '2026-11-30T10:00'])).toEqual([
      '11-30',
      '12-28',
      '01-25',
    ]);
  });

  test('of whole days begins the day before the span that asks', () => {
    const leave: [string, string] = ['2026-11-06T00:00', '2026-11-08T00:00'];
    expect(listTimes(leave, 'FREQ=WEEKLY;BYDAY=FR', 'Europe/London', ['2026-11-14T08:00', '2026-11-15T00:00'])).toEqual(
      [['2026-11-13T00:00', 2880]],
    );
  });
});

test.each([
  { repeats: 'week', repeats_on: ['Monday', 'Friday'], repeats_until: '2026-12-31' },
  { repeats: 'two-weeks', repeats_on: ['Tuesday'], repeats_until: null },
  { repeats: 'month', repeats_on: [], repeats_until: null },
  { repeats: null, repeats_on: [], repeats_until: null },
] as const)('a rule is read as it was written: $repeats', (repeats) => {
  const rrule = toRrule({ ...repeats, repeats_on: [...repeats.repeats_on] }, Temporal.PlainDate.from('2026-11-10'));
  expect(fromRrule(rrule)).toEqual(repeats);
});

test('the fifth weekday of a month is its last', () => {
  const month = { repeats: 'month', repeats_on: [], repeats_until: null } as const;
  const rule = (day: string) => toRrule({ ...month, repeats_on: [] }, Temporal.PlainDate.from(day));
  expect(rule('2026-11-10')).toBe('FREQ=MONTHLY;BYDAY=2TU');
  expect(rule('2026-11-30')).toBe('FREQ=MONTHLY;BYDAY=-1MO');
});
