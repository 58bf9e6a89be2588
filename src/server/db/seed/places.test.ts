import { expect, test } from 'vitest';
import { extractPlaces, loadPlaces } from './places.ts';

test('a country without states is its own only state', () => {
  expect(Object.keys(extractPlaces('SG'))).toEqual(['Singapore']);
});

test('the file kept for India holds what the package has', async () => {
  expect(await loadPlaces('IN')).toEqual(extractPlaces('IN'));
});

test('names carry no diacritics, no second script, and no duplicates within a state', async () => {
  const cities = Object.values(await loadPlaces('IN'));
  expect(cities.flat().filter((name) => /[^\u0020-\u007e]/.test(name))).toEqual([]);
  for (const names of cities) expect(new Set(names).size).toBe(names.length);
});

test('a country that does not exist is refused', async () => {
  await expect(loadPlaces('XX')).rejects.toThrow('CLINIC_COUNTRY: there are no places for XX.');
});
