import { expect, test } from 'vitest';
import { colourOf, initialsOf } from './practitioner-marks.ts';

test('the first eight practitioners differ in colour, and no one has none', () => {
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((id) => JSON.stringify(colourOf(id)))).size).toBe(8);
  expect(colourOf(null)).toEqual({});
});

test('initials leave titles out', () => {
  expect(initialsOf('Dr. Nila Sample [PT]')).toBe('NS');
  expect(initialsOf('Asha')).toBe('A');
  expect(initialsOf('Mary Ann van Dyke')).toBe('MD');
});
