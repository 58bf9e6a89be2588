import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { joints } from '#web/figure/joints.ts';
import { root } from '../release/changelog.ts';

test('each dot of a joint lies on the body of the drawing', async () => {
  const file = path.join(root, 'src/web/art/body-finder.svg');
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(Math.round(y) * info.width + Math.round(x)) * info.channels + 3];
  expect([info.width, info.height]).toEqual([760, 800]);
  expect(joints.length).toBeGreaterThan(40);
  const beside = joints.filter(({ dot: [x, y] }) => alphaAt(x, y) !== 255);
  expect(beside.map(({ name, side }) => `${name} ${side}`)).toEqual([]);
});
