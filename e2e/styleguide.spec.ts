import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startSite } from './testing/site.ts';

test('the site that visitors see has no styleguide', async () => {
  const site = await startSite();
  try {
    expect((await fetch(`${site.url}/styleguide`)).status).toBe(404);
  } finally {
    await site.stop();
  }
});

test('no built file has a word of the styleguide', () => {
  const files = globSync('build/**/*.{js,css,json,html}');
  expect(files.length).toBeGreaterThan(100);
  const words = /styleguide|Every component and state|A heading of the third level/;
  expect(files.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
});
