import { expect, test } from 'vitest';
import { linesOf, sourceOf, titledLine } from './lines.ts';

test('points are lines, with or without a bullet', () => {
  expect(linesOf('• Walk.\n\n - Rest-stops help.\n  Sit well.  \n')).toEqual([
    'Walk.',
    'Rest-stops help.',
    'Sit well.',
  ]);
});

test('a bar separates a title from its words', () => {
  expect(titledLine('2 to 6 weeks | It eases.')).toEqual({ title: '2 to 6 weeks', words: 'It eases.' });
  expect(titledLine('Week 1|a | b')).toEqual({ title: 'Week 1', words: 'a | b' });
  expect(titledLine('It varies.')).toEqual({ title: '', words: 'It varies.' });
});

test('only a web address with a title makes a source a link', () => {
  const address = 'https://example.com/knee?a=1#b';
  expect(sourceOf(`A guideline | ${address}`)).toEqual({ title: 'A guideline', address });
  for (const line of ['A book, 2024', 'Bad | javascript:alert(1)', '| https://example.com', 'a | https://', 'a | b'])
    expect(sourceOf(line)).toEqual({ title: line, address: undefined });
});
