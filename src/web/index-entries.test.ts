import { expect, test } from 'vitest';
import { letterOf, startsLetter } from './index-entries.ts';

test('the first entry under a letter opens it', () => {
  const list = ['Back pain', 'Bell’s palsy', 'Étirement', 'Elbow'].map((name, id) => ({ id, name }));
  expect(list.map((_, place) => startsLetter(list, place))).toEqual([true, false, true, false]);
  expect(letterOf('Étirement')).toBe('E');
});
