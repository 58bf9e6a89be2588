import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import {
  addPoint,
  changeForm,
  changePoint,
  decodeLongText,
  encodeLongText,
  insertPoint,
  type LongTextDraft,
  movePoint,
  removePoint,
  toDraft,
  toLongText,
  withoutBlanks,
} from './long-text.ts';

const points = [
  { title: 'Pain', description: 'At the outer ankle.' },
  { title: 'Swelling', description: 'Within hours.\n\nWith a bruise.' },
];
const asText = 'Pain\nAt the outer ankle.\n\nSwelling\nWithin hours.\n\nWith a bruise.';
const wordsOf = (draft: LongTextDraft) => draft.points.map(({ title, description }) => [title, description]);

test('every text stays the same until it is edited', async () => {
  const failures = await failuresOf([[points], ['Rest.\n\nThen move.']], ([text]) => {
    expect(toLongText(toDraft(text))).toEqual(text);
  });
  expect(failures).toEqual([]);
});

test('an empty list starts with one empty point', () => {
  expect(wordsOf(toDraft([]))).toEqual([['', '']]);
});

describe('switching between list and plain text', () => {
  test('turns each point into a paragraph that starts with its title', () => {
    expect(toLongText(changeForm(toDraft(points), false))).toBe(asText);
  });

  test('restores the points when it is switched back', () => {
    const list = toDraft(points);
    expect(changeForm(changeForm(list, false), true)).toEqual({ ...list, text: asText });
  });

  test('turns each paragraph into a point', () => {
    const long = 'Most people get better within six weeks, whatever is done about it.';
    const draft = changeForm(toDraft(`Pain\nAt the ankle.\nAt night.\n \n\nSwelling\n\n${long}\n`), true);
    expect(wordsOf(draft)).toEqual([
      ['Pain', 'At the ankle.\nAt night.'],
      ['Swelling', ''],
      ['', long],
    ]);
  });

  test('turns blank text into one empty point', () => {
    expect(wordsOf(changeForm(toDraft(' \n '), true))).toEqual([['', '']]);
  });

  test('uses what was typed in between', () => {
    const text = changeForm(toDraft(points), false);
    expect(wordsOf(changeForm({ ...text, text: 'Only this\nis left.' }, true))).toEqual([['Only this', 'is left.']]);
  });
});

test('empty points are removed and the others keep their keys', () => {
  const draft = toDraft([{ title: ' ', description: '' }, ...points]);
  expect(withoutBlanks(draft).points.map(({ key, title }) => [key, title])).toEqual([
    [1, 'Pain'],
    [2, 'Swelling'],
  ]);
  expect(wordsOf(withoutBlanks(toDraft([])))).toEqual([['', '']]);
});

test('every text survives encoding and decoding', async () => {
  const failures = await failuresOf([[points], ['Rest.\n\nThen move.'], ['[1] is a footnote'], ['[1]']], ([text]) => {
    expect(decodeLongText(encodeLongText(toDraft(text)))).toEqual(text);
  });
  expect(failures).toEqual([]);
});

test('a list of empty points is encoded as an empty list', () => {
  expect(encodeLongText(toDraft([]))).toBe('[]');
});

describe('in a list', () => {
  const letters = ['a', 'b', 'c'].map((title, key) => ({ key, title, description: '' }));
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('');
  const keys = (list: readonly { key: number }[]) => new Set(list.map(({ key }) => key)).size;

  test('a point moves one place and stops at the ends', () => {
    expect(titles(movePoint(letters, 2, 1))).toBe('acb');
    expect(titles(movePoint(letters, 0, 1))).toBe('bac');
    expect(movePoint(letters, 0, -1)).toBe(letters);
    expect(movePoint(letters, 2, 3)).toBe(letters);
  });

  test('a removed point returns to its place with a new key', () => {
    const grown = addPoint(removePoint(letters, 1));
    const back = insertPoint(grown, 1, { title: 'b', description: '' });
    expect(titles(back)).toBe('abc');
    expect(keys(back)).toBe(4);
  });

  test('removing the only point leaves an empty one', () => {
    expect(removePoint([{ key: 0, title: 'a', description: 'x' }], 0)).toEqual([
      { key: 1, title: '', description: '' },
    ]);
  });

  test('a change applies to one point only', () => {
    expect(titles(changePoint(letters, 1, { title: 'x' }))).toBe('axc');
  });
});
