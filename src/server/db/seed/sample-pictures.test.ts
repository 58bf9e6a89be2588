import { expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { encodedSample, sampleName, samplePicture } from './sample-pictures.ts';

test('the name of a sample picture holds its drawing, size and background colour', () => {
  expect(samplePicture('knee', 3)).toBe('sample-knee-3-1200x800-fcf0d6.jpg');
});

test.each([
  ['conditions', 'knee', 0],
  ['practitioners', 'practitioner-2', 17],
])('all files of a picture in %s are those of its drawing', (folder, drawing, row) => {
  const files = pictureFiles(`uploads/${folder}/${samplePicture(drawing, row)}`);
  expect(files.map(encodedSample)).toEqual(pictureFiles(sampleName(drawing)));
});

test('another name is not a sample picture', async () => {
  const failures = await failuresOf(
    [
      'uploads/gallery/9b2f6c1e0a4d4e1b-480x300-c7a58f.jpg',
      'uploads/gallery/sample-knee.webp',
      'uploads/our-sample-1-480.avif',
    ],
    (path) => {
      expect(encodedSample(path)).toBeUndefined();
    },
  );
  expect(failures).toEqual([]);
});
