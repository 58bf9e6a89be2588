import { expect, test } from 'vitest';
import { isReviewDue } from './condition-table.tsx';

test.each([
  [null, '2026-11-20', true],
  ['2025-11-19', '2026-11-20', true],
  ['2025-11-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-20', false],
  ['2027-02-28', '2028-02-29', true],
  ['2027-03-01', '2028-02-29', false],
])('what was reviewed on %s is due on %s: %s', (reviewedOn, today, isDue) => {
  expect(isReviewDue(reviewedOn, today)).toBe(isDue);
});
