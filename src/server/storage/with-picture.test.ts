import { expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { stdoutLog } from '#server/log.ts';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createPictures, withPicture } from './pictures.ts';

test.each([
  ['is deleted when its row is refused', new AppError('invalid'), 0],
  ['is deleted when the database refuses its row', Object.assign(new Error('unique'), { code: '23505' }), 0],
  [
    'stays when the connection is lost and the row may have been written',
    new Error('Connection terminated unexpectedly'),
    3,
  ],
  ['stays when the database shuts down meanwhile', Object.assign(new Error('shutdown'), { code: '57P01' }), 3],
])('a stored picture %s', async (_what, error, files) => {
  const site = await createTestApp();
  const pictures = createPictures(site.storage, createPictureEncoder(), stdoutLog);
  const name = await pictures.add('conditions', await pictureOf());
  expect(storedPictures(site)).toHaveLength(3);
  await expect(withPicture(pictures, 'conditions', name, () => Promise.reject(error))).rejects.toBe(error);
  expect(storedPictures(site)).toHaveLength(files);
  await site.close();
});
