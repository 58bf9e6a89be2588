import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tooNew = /[\d.]+[dsl]v(?:h|w|b|i|min|max)\b|(?:color-mix|oklch|oklab|light-dark)\(/g;

test('styles use what older browsers drop with its declaration only where tokens.css has a fallback', () => {
  const files = globSync('src/web/**/*.css').filter((file) => !file.endsWith('tokens.css'));
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(tooNew), ([use]) => `${file}: ${use}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
