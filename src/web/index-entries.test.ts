import { expect, test } from 'vitest';
import { byName, letterOf } from './index-entries.ts';

test('names are sorted from A to Z and found under a letter, without accents', () => {
  const names = ['Elbow', 'Étirement', 'Back pain'].map((name, id) => ({ id, name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Back pain', 'Elbow', 'Étirement']);
  expect(letterOf('Étirement')).toBe('E');
});

test('names in Devanagari are found under their first letter, without the nukta, joiners and what follows', () => {
  const letters = ['क्षय रोग', 'क\u200d्षमा', 'फ़्रोज़न शोल्डर', '\u095eोन', 'ऑपरेशन', 'अँगूठा', '\u200dघुटना', '२ कसरतें'].map(
    letterOf,
  );
  expect(letters).toEqual(['क', 'क', 'फ', 'फ', 'ऑ', 'अ', 'घ', '२']);
  expect(letterOf('😀 joy')).toBe('😀');
});
