import { expect, test } from 'vitest';
import { byName, letterOf, matchEntries, startsLetter } from './index-entries.ts';

const entries = [
  'Bell’s palsy',
  'Jaw pain (TMJ disorder)',
  'Knee osteoarthritis',
  'Ménière’s disease',
  'Pelvic floor weakness',
]
  .map((name, id) => ({ id, name }))
  .toSorted(byName);
const found = (filter: string) => matchEntries(entries, filter).map(({ name }) => name);

test('an empty filter keeps everything', () => {
  expect(found('  ')).toHaveLength(entries.length);
});

test('words are found by their beginning, in any order and case', () => {
  expect(found('kne')).toEqual(['Knee osteoarthritis']);
  expect(found('PAIN jaw')).toEqual(['Jaw pain (TMJ disorder)']);
  expect(found('tmj')).toEqual(['Jaw pain (TMJ disorder)']);
});

test('where no word begins so, the middle of words counts', () => {
  expect(found('arthritis')).toEqual(['Knee osteoarthritis']);
});

test('apostrophes and accents need not be typed', () => {
  expect(found('bells')).toEqual(['Bell’s palsy']);
  expect(found("bell's")).toEqual(['Bell’s palsy']);
  expect(found('menieres')).toEqual(['Ménière’s disease']);
});

test('vowel signs of Indian scripts tell words apart', () => {
  const names = ['राम', 'रमा', 'रीमा', 'रोमी'].map((name, id) => ({ id, name }));
  for (const { name } of names) expect(matchEntries(names, name).map((entry) => entry.name)).toEqual([name]);
});

test('the first entry under a letter opens it', () => {
  const list = ['Back pain', 'Bell’s palsy', 'Étirement', 'Elbow'].map((name, id) => ({ id, name }));
  expect(list.map((_, place) => startsLetter(list, place))).toEqual([true, false, true, false]);
  expect(letterOf('Étirement')).toBe('E');
});
