import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('styles use what older browsers drop with its declaration only where tokens.css has a fallback', () => {
  const files = globSync('src/web/**/*.css').filter((file) => !file.endsWith('tokens.css'));
  const tooNew = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/[\d.]+[dsl]v(h|w|b|i|min|max)\b|color-mix\(|\b(oklch|oklab|light-dark)\(/g) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(tooNew).toEqual([]);
});
