import { expect, test } from 'vitest';
import { countMinutes } from './blog-entry.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('reading takes a minute per 200 words, and at least one', () => {
  expect(countMinutes('')).toBe(1);
  expect(countMinutes(words(200))).toBe(1);
  expect(countMinutes(words(520))).toBe(3);
});
