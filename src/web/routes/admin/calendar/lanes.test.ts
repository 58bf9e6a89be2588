import { describe, expect, test } from 'vitest';
import { arrange, findFreePlace, isAllDay, placeOf } from './lanes.ts';

const zone = 'Europe/Berlin';

describe('the place of a visit', () => {
  test('is that on the clock of the clinic', () => {
    const span = { starts_at: '2026-11-23T08:00:00Z', ends_at: '2026-11-23T08:45:00Z' };
    expect(placeOf(span, '2026-11-23', zone)).toEqual({ from: 540, until: 585 });
    expect(placeOf(span, '2026-11-23', 'Asia/Kolkata')).toEqual({ from: 810, until: 855 });
  });

  test('is as long as the visit when the clocks are put back meanwhile', () => {
    const span = { starts_at: '2026-10-25T00:30:00Z', ends_at: '2026-10-25T01:30:00Z' };
    expect(placeOf(span, '2026-10-25', zone)).toEqual({ from: 150, until: 210 });
  });

  test('ends with the day, and goes on with the next', () => {
    const span = { starts_at: '2026-11-23T22:30:00Z', ends_at: '2026-11-24T00:30:00Z' };
    expect(placeOf(span, '2026-11-23', zone)).toEqual({ from: 1410, until: 1440 });
    expect(placeOf(span, '2026-11-24', zone)).toEqual({ from: 0, until: 90 });
  });
});

test('leave takes the whole of a day from midnight to midnight, also of a day with 23 hours', () => {
  const leave = { starts_at: '2026-03-28T23:00:00Z', ends_at: '2026-03-30T10:00:00Z' };
  const days = ['2026-03-29', '2026-03-30'];
  expect(days.map((day) => isAllDay(leave, day, zone))).toEqual([true, false]);
  expect(isAllDay({ ...leave, starts_at: '2026-03-29T06:00:00Z' }, '2026-03-29', zone)).toBe(false);
});

test('visits at the same time stand side by side, and others have the whole lane', () => {
  const visit = (item: string, from: number, until: number) => ({ item, from, until });
  const arranged = arrange([
    visit('late', 200, 260),
    visit('long', 0, 120),
    visit('first', 0, 60),
    visit('second', 60, 120),
  ]);
  expect(arranged.map(({ item, column, columns }) => [item, column, columns])).toEqual([
    ['long', 0, 2],
    ['first', 1, 2],
    ['second', 1, 2],
    ['late', 0, 1],
  ]);
});

test('free places are found before and after what is taken, and nowhere outside of the hours', () => {
  const taken = [
    { from: 540, until: 600 },
    { from: 600, until: 645 },
  ];
  const hours = { from: 540, until: 720 };
  expect(findFreePlace(taken, hours, 540, 15)).toBe(645);
  expect(findFreePlace(taken, hours, 705, 15)).toBe(705);
  expect(findFreePlace(taken, hours, 630, -15)).toBeUndefined();
  expect(findFreePlace(taken, hours, 720, 15)).toBeUndefined();
});
