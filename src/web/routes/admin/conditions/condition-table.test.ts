import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isReviewDue } from './condition-table.tsx';

test('a reviewed text is due after a year, or after the day of the next review', async () => {
  const failures = await failuresOf(
    [
      [null, '2026-11-20', true],
      ['2025-11-19', '2026-11-20', true],
      ['2025-11-20', '2026-11-20', false],
      ['2026-11-20', '2026-11-20', false],
      ['2027-02-28', '2028-02-29', true],
      ['2027-03-01', '2028-02-29', false],
      ['2026-11-01', '2026-11-20', true, '2026-11-19'],
      ['2026-11-01', '2026-11-20', false, '2026-11-20'],
      ['2024-11-01', '2026-11-20', false, '2026-12-01'],
      [null, '2026-11-20', true, '2026-12-01'],
    ] as [string | null, string, boolean, string?][],
    ([reviewedOn, today, isDue, nextReviewOn]) => {
      expect(isReviewDue(reviewedOn, today, nextReviewOn)).toBe(isDue);
    },
  );
  expect(failures).toEqual([]);
});
