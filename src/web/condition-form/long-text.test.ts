import { describe, expect, test } from 'vitest';
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

test.each([[points], ['Rest.\n\nThen move.']])('what is stored as %j stays so until somebody changes it', (text) => {
  expect(toLongText(toDraft(text))).toEqual(text);
});

test('an empty list has one point to begin with', () => {
  expect(wordsOf(toDraft([]))).toEqual([['', '']]);
});

describe('another form', () => {
  test('makes a paragraph of each point, with its title first', () => {
    expect(toLongText(changeForm(toDraft(points), false))).toBe(asText);
  });

  test('and back again leaves the points as they were', () => {
    const list = toDraft(points);
    expect(changeForm(changeForm(list, false), true)).toEqual({ ...list, text: asText });
  });

  test('makes a point of each paragraph', () => {
    const long = 'Most people get better within six weeks, whatever is done about it.';
    const draft = changeForm(toDraft(`Pain\nAt the ankle.\nAt night.\n \n\nSwelling\n\n${long}\n`), true);
    expect(wordsOf(draft)).toEqual([
      ['Pain', 'At the ankle.\nAt night.'],
      ['Swelling', ''],
      ['', long],
    ]);
  });

  test('of nothing is an empty point', () => {
    expect(wordsOf(changeForm(toDraft(' \n '), true))).toEqual([['', '']]);
  });

  test('takes what was typed in the meantime', () => {
    const text = changeForm(toDraft(points), false);
    expect(wordsOf(changeForm({ ...text, text: 'Only this\nis left.' }, true))).toEqual([['Only this', 'is left.']]);
  });
});

test('points in which nothing was typed are left out, the others keep their keys', () => {
  const draft = toDraft([{ title: ' ', description: '' }, ...points]);
  expect(withoutBlanks(draft).points.map(({ key, title }) => [key, title])).toEqual([
    [1, 'Pain'],
    [2, 'Swelling'],
  ]);
  expect(wordsOf(withoutBlanks(toDraft([])))).toEqual([['', '']]);
});

test.each([[points], ['Rest.\n\nThen move.'], ['[1] is a footnote'], ['[1]']])(
  '%j is sent and read as it is',
  (text) => {
    expect(decodeLongText(encodeLongText(toDraft(text)))).toEqual(text);
  },
);

test('a list in which nothing was typed is sent without points', () => {
  expect(encodeLongText(toDraft([]))).toBe('[]');
});

describe('in a list', () => {
  const letters = ['a', 'b', 'c'].map((title, key) => ({ key, title, description: '' }));
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('');
  const keys = (list: readonly { key: number }[]) => new Set(list.map(({ key }) => key)).size;

  test('a point moves one place, and not beyond the ends', () => {
    expect(titles(movePoint(letters, 2, 1))).toBe('acb');
    expect(titles(movePoint(letters, 0, 1))).toBe('bac');
    expect(movePoint(letters, 0, -1)).toBe(letters);
    expect(movePoint(letters, 2, 3)).toBe(letters);
  });

  test('a removed point comes back to its place under a key of its own', () => {
    const grown = addPoint(removePoint(letters, 1));
    const back = insertPoint(grown, 1, { title: 'b', description: '' });
    expect(titles(back)).toBe('abc');
    expect(keys(back)).toBe(4);
  });

  test('the last point to be removed leaves an empty one behind', () => {
    expect(removePoint([{ key: 0, title: 'a', description: 'x' }], 0)).toEqual([
      { key: 1, title: '', description: '' },
    ]);
  });

  test('only the point at the place changes', () => {
    expect(titles(changePoint(letters, 1, { title: 'x' }))).toBe('axc');
  });
});
