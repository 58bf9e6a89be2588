import { expect, test } from 'vitest';
import { listTimeZones, timeIn } from './time-zones.ts';

test('a time zone can be found by its place and by the name that people know', () => {
  expect(listTimeZones()).toContainEqual({ name: 'Asia/Kolkata', label: 'India Standard Time' });
});

test('what the clock says there shows whether it is the right one', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  expect(timeIn('Asia/Kolkata', now)).toMatch(/^Friday.* 11:30/);
  expect(timeIn('Asia/Kol', now)).toBeUndefined();
});
