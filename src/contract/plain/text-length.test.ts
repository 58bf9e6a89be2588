import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { firstCharacters } from './first-characters.ts';
import { fits, lengthOf } from './text-length.ts';

test('a text counts as people see it', async () => {
  const failures = await failuresOf(
    [
      ['plain text', 'two words', 9],
      ['spaces around it', '  one  ', 3],
      ['line ends of a form', 'a\r\nb', 3],
      ['an emoji', '🙂', 1],
      ['a thumb with a skin tone', '👍🏽', 1],
      ['a family', '👨‍👩‍👧‍👦', 1],
      ['a kiss of two people with skin tones', '👩🏽‍❤️‍💋‍👨🏿', 1],
      ['two flags', '🇮🇳🇬🇧', 2],
      ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
      ['a letter with an accent of its own', 'e\u0301', 1],
      ['a word in Hindi', 'स्वास्थ्य', 2],
    ],
    ([, text, length]) => {
      expect(lengthOf(text)).toBe(length);
    },
  );
  expect(failures).toEqual([]);
});

test.each(['🙂', '👨‍👩‍👧‍👦', '👍🏽'])('as many %s as characters are allowed fit, and one more does not', (emoji) => {
  expect(fits(emoji.repeat(1_000), 1_000)).toBe(true);
  expect(fits(emoji.repeat(1_001), 1_000)).toBe(false);
});

test('a letter with thousands of accents does not fit', () => {
  expect(fits(`e${'\u0301'.repeat(5_000)}`, 1_000)).toBe(false);
});

const anyText = fc.string({
  unit: fc.constantFrom('a', ' ', '\n', 'é', '\u0301', '🙂', '👨', '\u200d', '🏽', '🇮', 'क', '्'),
});

test('what fits has at most 16 code points for each character, which the databases allow', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, max) => {
      fc.pre(fits(text, max));
      expect(Array.from(text).length).toBeLessThanOrEqual(max * 16);
    }),
  );
});

test('the first characters of a text fit, and are its beginning', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, max) => {
      const beginning = firstCharacters(text, max);
      expect(fits(beginning, max)).toBe(true);
      expect(text.startsWith(beginning)).toBe(true);
      if (fits(text, max)) expect(beginning).toBe(text);
    }),
  );
});
