import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { dayAndTime, dayLabel, momentLabel, shortDay, timeLabel } from './clinic-clock.ts';

const timeZone = 'Asia/Kolkata';
const clock = { now: new Date('2026-11-20T05:00:00Z'), timeZone };

describe('the day on which a request came in', () => {
  test('a moment has its day and time at the clinic', async () => {
    const failures = await failuresOf(
      [
        ['2026-11-20T03:42:00Z', 'Today'],
        ['2026-11-19T18:30:00Z', 'Today'], // midnight in India
        ['2026-11-19T18:29:59Z', 'Yesterday'],
        ['2026-11-18T18:30:00Z', 'Yesterday'],
        ['2026-11-18T18:29:59Z', '18 Nov'],
        ['2025-11-20T05:00:00Z', '20 Nov 2025'],
      ],
      ([time, label]) => {
        expect(dayLabel(new Date(time), clock)).toBe(label);
      },
    );
    expect(failures).toEqual([]);
  });

  test('depends on where the clinic is', () => {
    expect(dayLabel(new Date('2026-11-19T19:00:00Z'), { ...clock, timeZone: 'America/New_York' })).toBe('Yesterday');
  });

  test('is Yesterday across the start of a month', () => {
    const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone };
    expect(dayLabel(new Date('2026-02-28T12:00:00Z'), clock)).toBe('Yesterday');
  });
});

test('times are those of the clinic', () => {
  expect(timeLabel(new Date('2026-11-20T03:42:00Z'), clock)).toMatch(/^9:12\sam$/);
});

test('a day of this year has no year', () => {
  expect(shortDay('2026-11-05', '2026')).toBe('5 Nov');
  expect(shortDay('2026-11-05', '2027')).toBe('5 Nov 2026');
});

test('a call on a day without a time names the day alone', () => {
  const [noTime, atFive] = ['2026-11-24T18:30:00Z', '2026-11-25T11:30:00Z'];
  expect([dayAndTime(noTime, clock), momentLabel(noTime, clock)]).toEqual(['25 Nov', '25 Nov']);
  expect([dayAndTime(atFive, clock), momentLabel(atFive, clock)]).toEqual(['25 Nov, 5:00 pm', '25 Nov at 5:00 pm']);
});
