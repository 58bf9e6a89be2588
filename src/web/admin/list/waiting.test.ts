import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { describeWaiting } from './waiting.ts';

test('the words for a wait depend on the day', async () => {
  const failures = await failuresOf(
    [
      ['2026-11-20T05:59:01Z', 'just came'],
      ['2026-11-20T05:59:00Z', 'waiting 1 min'],
      ['2026-11-20T05:01:00Z', 'waiting 59 min'],
      ['2026-11-20T05:00:00Z', 'waiting 1 h'],
      ['2026-11-19T06:00:01Z', 'waiting 23 h'],
      ['2026-11-19T06:00:00Z', 'waiting 1 day'],
      ['2026-11-10T06:00:00Z', 'waiting 10 days'],
      ['2026-11-20T06:05:00Z', 'just came'], // another clock
    ],
    ([since, label]) => {
      expect(describeWaiting(since, new Date('2026-11-20T06:00:00Z'))).toBe(label);
    },
  );
  expect(failures).toEqual([]);
});
