import { expect, test } from 'vitest';
import { describeWaiting } from './waiting.ts';

test.each([
  ['2026-11-20T06:00:00Z', 'waiting 0 min'],
  ['2026-11-20T05:01:00Z', 'waiting 59 min'],
  ['2026-11-20T05:00:00Z', 'waiting 1 h'],
  ['2026-11-19T06:00:01Z', 'waiting 23 h'],
  ['2026-11-19T06:00:00Z', 'waiting 1 day'],
  ['2026-11-10T06:00:00Z', 'waiting 10 days'],
  ['2026-11-20T06:05:00Z', 'waiting 0 min'], // another clock
])('somebody from %s on is %s', (since, label) => {
  expect(describeWaiting(since, new Date('2026-11-20T06:00:00Z'))).toBe(label);
});
