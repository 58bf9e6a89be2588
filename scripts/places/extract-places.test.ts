import { describe, expect, test } from 'vitest';
import { clinicCountries } from '#contract/plain/countries.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { loadPlaces } from '#server/db/seed/places.ts';
import { extractPlaces } from './extract-places.ts';

describe.each(clinicCountries)('the places of %s', (country) => {
  const places = extractPlaces(country);
  const names = Object.entries(places).flat(2);

  test('are in the tree as the data of GeoNames gives them', async () => {
    expect(Object.entries(await loadPlaces(country))).toEqual(Object.entries(places));
  });

  test('are spelled in plain letters and those of the country, without a second script', () => {
    const spelling = country === 'DE' ? /^[ -~ÄÖÜäöüß]+$/ : /^[ -~]+$/;
    expect(names.filter((name) => !spelling.test(name) || name !== name.trim())).toEqual([]);
  });

  test('have cities in every state, and no city twice in one', async () => {
    expect(
      await failuresOf(Object.values(places), (cities) => {
        expect(cities).not.toEqual([]);
        expect(new Set(cities).size).toBe(cities.length);
      }),
    ).toEqual([]);
  });
});
