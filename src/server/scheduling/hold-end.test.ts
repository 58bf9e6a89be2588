import { expect, test } from 'vitest';
import { holdEnd } from './hold-end.ts';

const hours = (count: number) => count * 3_600_000;
const saturdayEvening = Date.parse('2026-11-28T18:00:00Z');
const monday = { from: Date.parse('2026-11-30T09:00:00Z'), until: Date.parse('2026-11-30T17:00:00Z') };

test('a hold of Saturday evening ends on Monday, when the clinic has been open for four hours', () => {
  expect(new Date(holdEnd(saturdayEvening, 24, [monday])).toISOString()).toBe('2026-11-30T13:00:00.000Z');
});

test('hours before and after a break count together', () => {
  const open = [
    { from: saturdayEvening - hours(2), until: saturdayEvening + hours(1) },
    { from: monday.from, until: monday.from + hours(2) },
    { from: monday.from + hours(4), until: monday.until },
  ];
  expect(holdEnd(saturdayEvening, 1, open)).toBe(monday.from + hours(5));
});

test('a hold lasts its hours where the clinic has been open long enough, or has no opening hours', () => {
  expect(holdEnd(monday.from, 24, [monday])).toBe(monday.from + hours(24));
  expect(holdEnd(saturdayEvening, 24, undefined)).toBe(saturdayEvening + hours(24));
});

test('a hold ends after a week, also when the clinic is closed for longer', () => {
  expect(holdEnd(saturdayEvening, 24, [])).toBe(saturdayEvening + hours(168));
});
