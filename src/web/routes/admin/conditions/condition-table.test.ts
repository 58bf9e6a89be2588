import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isReviewDue } from './condition-table.tsx';

test('what was reviewed is due after a year', async () => {
  const failures = await failuresOf(
    [
      [null, '2026-11-20', true],
      ['2025-11-19', '2026-11-20', true],
      ['2025-11-20', '2026-11-20', false],
      ['2026-11-20', '2026-11-20', false],
      ['2027-02-28', '2028-02-29', true],
      ['2027-03-01', '2028-02-29', false],
    ],
    ([reviewedOn, today, isDue]) => {
      expect(isReviewDue(reviewedOn, today)).toBe(isDue);
    },
  );
  expect(failures).toEqual([]);
});
