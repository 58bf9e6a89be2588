import { expect, test } from 'vitest';
import type { OpeningHours, WeekDay } from '#contract/clinic.ts';
import { describeHours, describeMainHours } from './opening-hours.ts';

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

test.each([
  ['00:00', '12 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12 pm'],
  ['17:05', '5:05 pm'],
  ['24:00', '12 am'],
])('%s is %s', (opens, told) => {
  expect(describeHours({ days: ['Monday'], ...span(opens, '18:00') }).times).toBe(`${told} to 6 pm`);
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
