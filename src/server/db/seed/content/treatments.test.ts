import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugOf } from '#contract/plain/slug.ts';
import { treatmentDrawing } from '#contract/plain/treatment-drawings.ts';
import { root } from '#server/root.ts';
import { advice, services, therapies } from './treatments.ts';

test('no two treatments share a picture', () => {
  const treatments = [advice, ...therapies, ...services];
  const drawings = treatments.map((name) => treatmentDrawing({ slug: slugOf(name), aim: null }));
  expect(treatments).toHaveLength(31);
  expect(new Set(drawings).size).toBe(treatments.length);
  expect(drawings.filter((drawing) => !existsSync(new URL(`src/web/art/${drawing}.svg`, root)))).toEqual([]);
});
