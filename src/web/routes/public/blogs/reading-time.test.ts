import { expect, test } from 'vitest';
import { countMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a text takes a minute per 200 words, and never none', () => {
  expect(countMinutes('')).toBe(1);
  expect(countMinutes(words(200))).toBe(1);
  expect(countMinutes(words(520))).toBe(3);
});

test('elements are not words', () => {
  expect(countMinutes(`<p>${words(300)}</p><hr><ul>${'<li></li> '.repeat(400)}</ul>`)).toBe(2);
});
