import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { pictureProblem } from './check-picture.ts';

test('a picture within the limit is accepted', () => {
  expect(pictureProblem({ name: 'photo', type: 'image/jpeg', size: limits.picture })).toBeUndefined();
});

test.each(['image/svg+xml', 'application/pdf', ''])('a file of type "%s" is not a picture', (type) => {
  expect(pictureProblem({ name: 'photo', type, size: 1 })).toMatch(/^This is not a picture/);
});

test('a picture that is too large is refused', () => {
  expect(pictureProblem({ name: 'photo', type: 'image/png', size: limits.picture + 1 })).toMatch(/larger than 10 MB/);
});

test.each([
  ['IMG_0001.HEIC', ''],
  ['photo', 'image/heic'],
  ['photo.heif', 'image/heif'],
])('%s of type "%s" is a photo to be saved as JPEG first', (name, type) => {
  expect(pictureProblem({ name, type, size: 1 })).toMatch(/^This is a HEIC photo.*Save it as JPEG first/);
});
