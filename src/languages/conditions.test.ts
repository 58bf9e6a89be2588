import { expect, test } from 'vitest';
import { limits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { conditions as english } from '#server/db/seed/content/conditions.ts';
import { conditions as hindi } from './hi/content/conditions.ts';

/** Fields that are no words of a language. */
const unworded = new Set(['bodyArea', 'problem', 'signs', 'sources', 'writtenOn', 'picture']);

/** A text without its words: lines, bars, bullets, numbers, places and whether it is a sentence. */
const shapeOf = (text: string) =>
  text.split('\n').map((line) => ({
    isEmpty: line === '',
    isItem: line.startsWith('• '),
    isSentence: /[.!?।]["”)]?$/.test(line),
    parts: line.split(' | ').length,
    numbers: line.match(/\d+/g)?.toSorted() ?? [],
    places: line.match(/\{\w+\}/g)?.toSorted() ?? [],
  }));

const wordsOf = (value: object) => Object.entries(value).filter(([field]) => !unworded.has(field));

/** The shape of all words of a record, whatever they are in: texts, or lists of titled points. */
const shapes = (value: unknown): unknown =>
  typeof value === 'string'
    ? shapeOf(value)
    : Array.isArray(value)
      ? value.map(shapes)
      : Object.fromEntries(wordsOf(value as object).map(([field, words]) => [field, shapes(words)]));

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : wordsOf(value as object).flatMap(([, words]) => textsOf(words));

test.each(english)('the Hindi of $name has the points, lines, numbers and places of the English', (condition) => {
  const { name: _, ...english } = condition;
  const { name, ...words } = hindi[condition.name] ?? { name: '' };
  expect(shapes(words)).toEqual(shapes(english));
  for (const text of [name, ...textsOf(words)].filter(Boolean)) {
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(text.normalize('NFC'), 'without rare letters').toBe(text);
    expect(fits(text, limits.freeText), `too long: ${text}`).toBe(true);
  }
  expect(name).not.toBe('');
  expect(fits(name, limits.name)).toBe(true);
});

test('each condition has its own name in Hindi, and no other page is there', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(english.map(({ name }) => name).toSorted());
  expect(new Set(Object.values(hindi).map(({ name }) => name)).size).toBe(english.length);
});
