import { expect, test } from 'vitest';
import { fits, lengthOf } from './text-length.ts';

test.each([
  ['plain text', 'two words', 9],
  ['spaces around it', '  one  ', 3],
  ['line ends of a form', 'a\r\nb', 3],
  ['an emoji', '🙂', 1],
  ['a thumb with a skin tone', '👍🏽', 2],
])('%s counts as the databases count it', (_, text, length) => {
  expect(lengthOf(text)).toBe(length);
});

test('a text of as many emoji as characters are allowed fits, and one more does not', () => {
  expect(fits('🙂'.repeat(1_000), 1_000)).toBe(true);
  expect(fits('🙂'.repeat(1_001), 1_000)).toBe(false);
});

test('a letter with thousands of accents does not fit', () => {
  expect(fits(`e${'\u0301'.repeat(5_000)}`, 1_000)).toBe(false);
});
