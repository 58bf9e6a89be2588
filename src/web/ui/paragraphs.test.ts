import { expect, test } from 'vitest';
import { splitParagraphs } from './paragraphs.tsx';

test('blank lines part paragraphs, however many and whatever is in them', () => {
  expect(splitParagraphs('\nOne.\n\nTwo,\nstill two.\n \n\n\tThree.\n')).toEqual([
    'One.',
    'Two,\nstill two.',
    'Three.',
  ]);
});

test('nothing has no paragraphs', () => {
  expect(splitParagraphs(' \n\n ')).toEqual([]);
});
