import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { dayAt, daysToRange } from './days.ts';

const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());

test('a day runs from midnight to midnight in its time zone', async () => {
  const failures = await failuresOf(
    [
      ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
      ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
      ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z', '2026-07-02T04:00:00.000Z'],
      ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
      ['Europe/Berlin', '2024-02-29', '2024-02-28T23:00:00.000Z', '2024-02-29T23:00:00.000Z'],
    ],
    ([zone, day, from, until]) => {
      const range = daysToRange({ from: day, to: day }, zone);
      expect({ from: iso(range.from), until: iso(range.until) }).toEqual({ from, until });
    },
  );
  expect(failures).toEqual([]);
});

test('a day has the hours of its time zone', async () => {
  const failures = await failuresOf(
    [
      ['Europe/Berlin', '2026-03-29', 23],
      ['Europe/Berlin', '2026-10-25', 25],
      ['America/New_York', '2026-03-08', 23],
      ['America/New_York', '2026-11-01', 25],
      ['Australia/Lord_Howe', '2026-04-05', 24.5],
      ['Africa/Cairo', '2026-04-24', 23], // its midnight does not exist
      ['Pacific/Apia', '2011-12-30', 0], // the whole day does not exist
      ['Asia/Kolkata', '2026-03-29', 24],
    ],
    ([zone, day, hours]) => {
      const { from = 0, until = 0 } = daysToRange({ from: day, to: day }, zone);
      expect((until - from) / 3_600_000).toBe(hours);
    },
  );
  expect(failures).toEqual([]);
});

test.each([
  ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['America/New_York', '2027-01-01T04:59:59.999Z', '2026-12-31'],
])('in %s, %s is on %s', (zone, time, day) => {
  expect(dayAt(Date.parse(time), zone)).toBe(day);
});

describe('several days', () => {
  test('include the first and the last', () => {
    const { from, until } = daysToRange({ from: '2026-12-30', to: '2027-01-02' }, 'Asia/Kolkata');
    expect(iso(from)).toBe('2026-12-29T18:30:00.000Z');
    expect(iso(until)).toBe('2027-01-02T18:30:00.000Z');
  });

  test('may be open at either end', () => {
    expect(daysToRange({ from: '2026-11-20' }, 'UTC')).toEqual({ from: Date.UTC(2026, 10, 20), until: undefined });
    expect(daysToRange({ to: '2026-11-20' }, 'UTC')).toEqual({ from: undefined, until: Date.UTC(2026, 10, 21) });
    expect(daysToRange({}, 'UTC')).toEqual({ from: undefined, until: undefined });
  });
});
