import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tooNew = /[\d.]+[dsl]v(?:h|w|b|i|min|max)\b|(?:color-mix|oklch|oklab|light-dark)\(/g;

const tokens = Array.from(
  readFileSync('src/web/styles/tokens.css', 'utf8').matchAll(/--[\w-]+: ([^;]+);/g),
  ([, value = '']) => value,
).filter(isUnmistakable);
const files = globSync('src/web/**/*.css').filter((file) => !file.endsWith('tokens.css'));

test('styles use what older browsers drop with its declaration only where tokens.css has a fallback', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(findAll(tooNew)).toEqual([]);
});

test('sizes of type are tokens', () => {
  expect(findAll(/\bfont(?:-size)?:[^;]*?(?<![-\w.])\d*\.?\d+(?:[a-z]+|%)[^;]*;/g)).toEqual([]);
});

test('a colour, shadow or fluid length that has a token is written as the token', () => {
  const values = tokens.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(values.length).toBeGreaterThan(40);
  expect(findAll(new RegExp(`:[^;{}]*(?<![-\\w.#])(?:${values.join('|')})(?![-\\w.])[^;{}]*;`, 'g'))).toEqual([]);
});

/** The value means one thing only: a length such as 1rem has many uses. */
function isUnmistakable(value: string) {
  return /^(?:#[\da-f]{6}|(?:rgb|clamp|cubic-bezier)\(.*\))$/.test(value);
}

function findAll(pattern: RegExp) {
  return files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([use]) => `${file}: ${use.trim()}`),
  );
}
