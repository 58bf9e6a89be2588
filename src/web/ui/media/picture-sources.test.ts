import { expect, test } from 'vitest';
import { sampleDrawing } from '#contract/plain/picture-name.ts';
import { calmCornerOf, describePicture, stepOf } from './picture-sources.ts';

const id = '/uploads/gallery/9b2f6c1e0a4d4e1b';

test('a crop comes before the whole picture, and shows its own focal point in a narrower box', () => {
  const { sources, focus } = describePicture(`${id}-1600x1067-c7a58f-80-30.jpg`, '4x5') ?? {};
  expect(sources?.map(({ srcSet }) => srcSet)).toEqual([
    `${id}-4x5-480.avif 480w, ${id}-4x5-854.avif 854w`,
    `${id}-480.webp 480w, ${id}-960.webp 960w, ${id}-1600.webp 1600w`,
  ]);
  expect([stepOf(focus?.x), stepOf(focus?.y)]).toEqual([6, 4]);
});

test('a picture of the same shape, and one without a focal point, is shown whole', () => {
  const whole = `${id}-480.avif 480w, ${id}-960.avif 960w, ${id}-1600.avif 1600w`;
  for (const name of [`${id}-1600x1067-c7a58f-80-30.jpg`, `${id}-1600x1067-c7a58f.jpg`])
    expect(describePicture(name, '3x2')?.sources[0]?.srcSet).toBe(whole);
});

test.each([
  [`${id}-1600x1067-c7a58f-80-30.jpg`, 'bottom-left'],
  [`${id}-1600x1067-c7a58f-20-90.jpg`, 'top-right'],
  [`${id}-1600x1067-c7a58f.jpg`, 'bottom-right'],
  ['/uploads/gallery/sample-knee-3-1200x800-dceee9.jpg', undefined],
  ['/uploads/consented/9b2f6c1e0a4d4e1b-1600x1067-c7a58f-20-90.jpg', undefined],
])('the arc on %s is at %s, away from the focal point', (name, corner) => {
  expect(calmCornerOf(name)).toBe(corner);
});

test.each([
  ['/uploads/practitioners/sample-practitioner-1-0-900x1100-f9e8dc.jpg', 'sample-practitioner-1'],
  ['/uploads/gallery/sample-heat-cold-12-1200x800-dceee9.jpg', 'sample-heat-cold'],
  [`${id}-1600x1067-c7a58f.jpg`, undefined],
])('%s shows the drawing %s', (name, drawing) => {
  expect(sampleDrawing(name)).toBe(drawing);
});
