import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { pictureProblem } from './check-picture.ts';

test('a picture within the limit is accepted', () => {
  expect(pictureProblem({ type: 'image/jpeg', size: limits.picture })).toBeUndefined();
});

test.each(['image/svg+xml', 'application/pdf', ''])('a file of type "%s" is not a picture', (type) => {
  expect(pictureProblem({ type, size: 1 })).toMatch(/^This is not a picture/);
});

test('a picture that is too large is refused', () => {
  expect(pictureProblem({ type: 'image/png', size: limits.picture + 1 })).toMatch(/larger than 10 MB/);
});
