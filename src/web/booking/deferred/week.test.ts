import { expect, test } from 'vitest';
import { spreadOut } from './week.tsx';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const spread = (...times: string[]) => spreadOut(times.map(at)).map((start) => start.slice(11, 16));

test('of a whole day, every second hour is shown first', () => {
  const day = Array.from(
    { length: 24 },
    (_, index) => `${String(8 + (index >> 1)).padStart(2, '0')}:${index % 2 ? 30 : '00'}`,
  );
  expect(spread(...day)).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00', '18:00']);
});

test('of a day that is nearly full, what is left is shown from the first on', () => {
  expect(spread('09:30', '10:00', '11:00', '11:30', '17:00', '18:30')).toEqual(['09:30', '11:30', '17:00']);
  expect(spread('17:00')).toEqual(['17:00']);
  expect(spread()).toEqual([]);
});
