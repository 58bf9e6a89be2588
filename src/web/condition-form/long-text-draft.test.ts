import { describe, expect, test } from 'vitest';
import { changeForm, type LongTextDraft, toDraft, toLongText, withoutBlanks } from './long-text-draft.ts';

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
