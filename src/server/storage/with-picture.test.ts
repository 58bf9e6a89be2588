import { expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { AppError } from '#server/app-error.ts';
import { stdoutLog } from '#server/log.ts';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createPictures, withPicture } from './pictures.ts';

test.each([
  ['is deleted when its row is refused', new AppError('invalid'), false],
  ['is deleted when the database refuses its row', Object.assign(new Error('unique'), { code: '23505' }), false],
  [
    'stays when the connection is lost and the row may have been written',
    new Error('Connection terminated unexpectedly'),
    true,
  ],
  ['stays when the database shuts down meanwhile', Object.assign(new Error('shutdown'), { code: '57P01' }), true],
])('a stored picture %s', async (_what, error, stays) => {
  const site = await createTestApp();
  const pictures = createPictures(site.storage, createPictureEncoder(), stdoutLog);
  const name = await pictures.add('conditions', await pictureOf());
  const all = pictureFiles(name).length;
  expect(storedPictures(site)).toHaveLength(all);
  await expect(withPicture(pictures, 'conditions', name, () => Promise.reject(error))).rejects.toBe(error);
  expect(storedPictures(site)).toHaveLength(stays ? all : 0);
  await site.close();
});
