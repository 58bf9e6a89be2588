import { expect, test } from 'vitest';
import { clockTime, spokenTime } from './session-guard.tsx';

test('the time left is shown as on a clock', () => {
  expect([120, 61, 60, 9, 0].map(clockTime)).toEqual(['2:00', '1:01', '1:00', '0:09', '0:00']);
});

test('the time left is announced four times in two minutes', () => {
  const announced = Array.from({ length: 121 }, (_, passed) => spokenTime(120 - passed));
  expect([...new Set(announced)]).toEqual([
    '2 minutes left.',
    '1 minute left.',
    '30 seconds left.',
    '10 seconds left.',
  ]);
});
