import { expect, test } from 'vitest';
import type { OpeningHours, WeekDay } from '#contract/clinic.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { describeHours, describeMainHours, formatDays, listHours } from './opening-hours.ts';

const weekdays: WeekDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const span = (opens: string, closes: string) => ({ spans: [{ opens, closes }] });

test('consecutive days are a range', () => {
  expect(describeHours({ days: weekdays, ...span('08:00', '20:00') })).toEqual({
    days: 'Monday to Friday',
    times: '8 am to 8 pm',
  });
});

test('other days are listed in the order of the week', () => {
  const { days } = describeHours({ days: ['Friday', 'Monday', 'Wednesday'], ...span('09:30', '12:00') });
  expect(days).toBe('Monday, Wednesday and Friday');
});

test('two consecutive days are listed', () => {
  expect(describeHours({ days: ['Saturday', 'Sunday'], ...span('10:00', '13:00') }).days).toBe('Saturday and Sunday');
});

test('hours are written in the clock of the clinic', async () => {
  const failures = await failuresOf(
    [
      ['00:00', '12 am'],
      ['09:30', '9:30 am'],
      ['12:00', '12 pm'],
      ['17:05', '5:05 pm'],
      ['24:00', '12 am'],
    ],
    ([opens, told]) => {
      expect(describeHours({ days: ['Monday'], ...span(opens, '18:00') }).times).toBe(`${told} to 6 pm`);
    },
  );
  expect(failures).toEqual([]);
});

test('a day with a break lists all times', () => {
  const spans = [...span('09:00', '13:00').spans, ...span('16:00', '20:00').spans];
  expect(describeHours({ days: ['Monday'], spans }).times).toBe('9 am to 1 pm and 4 pm to 8 pm');
});

test('a day without times is closed', () => {
  expect(describeHours({ days: ['Sunday'], spans: [] })).toEqual({ days: 'Sunday', times: 'Closed' });
  expect(describeMainHours([{ days: ['Sunday'], spans: [] }])).toBeUndefined();
});

test('the main hours are those of most days', () => {
  const saturday: OpeningHours = { days: ['Saturday'], ...span('09:00', '13:00') };
  const week = { days: weekdays, ...span('08:00', '20:00') };
  expect(describeMainHours([saturday, week])?.days).toBe('Monday to Friday');
  expect(describeMainHours([])).toBeUndefined();
});

test('announced days with other hours come before the week, and say so when they are today', () => {
  const diwali = { reason: 'Diwali', starts_on: '2026-11-08', ends_on: '2026-11-10', spans: [] };
  const training = { reason: 'Training', starts_on: '2026-11-12', ends_on: '2026-11-12', ...span('14:00', '18:00') };
  const later = { ...training, announced: false, today: false };
  const special = [{ ...diwali, announced: true, today: true }, { ...training, announced: true, today: false }, later];
  expect(listHours([{ days: ['Monday'], ...span('08:00', '20:00') }], special)).toEqual([
    { days: 'Today (Sun 8 Nov to Tue 10 Nov)', times: 'Closed', reason: 'Diwali' },
    { days: 'Thu 12 Nov', times: '2 pm to 6 pm', reason: 'Training' },
    { days: 'Monday', times: '8 am to 8 pm' },
  ]);
});

test('days on both sides of a new year have their years', () => {
  expect(formatDays('2026-12-30', '2027-01-02')).toBe('Wed 30 Dec 2026 to Sat 2 Jan 2027');
});
