import { expect, test } from 'vitest';
import { byName, letterOf } from './index-entries.ts';

test('names are sorted from A to Z and found under a letter, without accents', () => {
  const names = ['Elbow', 'Étirement', 'Back pain'].map((name, id) => ({ id, name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Back pain', 'Elbow', 'Étirement']);
  expect(letterOf('Étirement')).toBe('E');
});
