import { expect, test } from 'vitest';
import { listCountries } from './countries.ts';

test('the countries of today are there once, by name', () => {
  const countries = listCountries();
  expect(countries).toContainEqual({ code: 'IN', name: 'India' });
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  for (const code of ['SU', 'DD', 'EU', 'ZZ']) expect(countries.map((country) => country.code)).not.toContain(code);
});
