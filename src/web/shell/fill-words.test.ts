import { expect, test } from 'vitest';
import { fillWords } from './fill-words.ts';

const clinic = { name: 'Knees & Co', address: { locality: 'Kochi' } };

test('the words of a page name the clinic and its place', () => {
  expect(fillWords('{name} in {place}: physiotherapy in {place}', clinic)).toBe(
    'Knees & Co in Kochi: physiotherapy in Kochi',
  );
});

test('without a place they still are a sentence', () => {
  expect(fillWords('Physiotherapy in {place}', { ...clinic, address: { locality: '' } })).toBe('Physiotherapy');
});
