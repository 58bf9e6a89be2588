import { expect, test } from 'vitest';
import { describeHours, describeMainHours } from './opening-hours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('a run of days is told by its ends', () => {
  expect(describeHours({ days: weekdays, opens: '08:00', closes: '20:00' })).toEqual({
    days: 'Monday to Friday',
    times: '8 am to 8 pm',
  });
});

test('days apart are listed, in the order of the week', () => {
  const { days } = describeHours({ days: ['Friday', 'Monday', 'Wednesday'], opens: '09:30', closes: '12:00' });
  expect(days).toBe('Monday, Wednesday and Friday');
});

test('two days in a row are listed', () => {
  expect(describeHours({ days: ['Saturday', 'Sunday'], opens: '10:00', closes: '13:00' }).days).toBe(
    'Saturday and Sunday',
  );
});

test.each([
  ['00:00', '12 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12 pm'],
  ['17:05', '5:05 pm'],
  ['24:00', '12 am'],
])('%s is %s', (opens, told) => {
  expect(describeHours({ days: ['Monday'], opens, closes: '18:00' }).times).toBe(`${told} to 6 pm`);
});

test('the main hours are those of most days', () => {
  const saturday = { days: ['Saturday'], opens: '09:00', closes: '13:00' };
  const week = { days: weekdays, opens: '08:00', closes: '20:00' };
  expect(describeMainHours([saturday, week])?.days).toBe('Monday to Friday');
  expect(describeMainHours([])).toBeUndefined();
});
