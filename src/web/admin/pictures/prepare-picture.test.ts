import { expect, test } from 'vitest';
import { formatProblem, preparePicture } from './prepare-picture.ts';

test('a picture within the limit is taken as it is', async () => {
  const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  expect(await preparePicture(file)).toEqual({ file });
});

test.each(['image/svg+xml', 'application/pdf', ''])('a file of type "%s" is not a picture', (type) => {
  expect(formatProblem({ name: 'photo', type })).toMatch(/^This is not a picture/);
});

test.each([
  ['IMG_0001.HEIC', ''],
  ['photo', 'image/heic'],
  ['photo.heif', 'image/heif'],
])('%s of type "%s" is a photo to be saved as JPEG first', (name, type) => {
  expect(formatProblem({ name, type })).toMatch(/^This is a HEIC photo.*Save it as JPEG first/);
});
