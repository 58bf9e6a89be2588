import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differ } from './difference.ts';

const plain = (width: number, height: number, background = '#3c6e71') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('equal pictures, and those that differ by less than an eye sees, have no difference', async () => {
  expect((await differ(await plain(10, 10), await plain(10, 10))).share).toBe(0);
  expect((await differ(await plain(10, 10), await plain(10, 10, '#3c6e75'))).share).toBe(0);
});

test('the difference counts each pixel that changed, and draws it red', async () => {
  const dot = { input: await plain(2, 1, '#ffffff'), left: 3, top: 4 };
  const changed = await sharp(await plain(10, 10))
    .composite([dot])
    .png()
    .toBuffer();
  const { share, picture } = await differ(await plain(10, 10), changed);
  expect(share).toBe(0.02);
  const pixels = await picture.raw().toBuffer();
  expect([...pixels.subarray(43 * 3, 43 * 3 + 3)]).toEqual([208, 0, 64]);
  expect([...pixels.subarray(0, 3)]).not.toEqual([208, 0, 64]);
});

test('what a longer page has more differs', async () => {
  expect((await differ(await plain(10, 10), await plain(10, 20))).share).toBe(0.5);
});
