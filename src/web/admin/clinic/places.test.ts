import { expect, test } from 'vitest';
import { listCountries, listCurrencies, listTimeZones, timeIn } from './places.ts';

test('every present-day country is listed once, by name', () => {
  const countries = listCountries();
  expect(countries).toContainEqual({ code: 'IN', name: 'India' });
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  for (const code of ['SU', 'DD', 'EU', 'ZZ']) expect(countries.map((country) => country.code)).not.toContain(code);
});

test('a currency is listed by its name', () => {
  expect(listCurrencies()).toContainEqual({ code: 'INR', name: 'Indian Rupee' });
});

test('a time zone is listed with its place and its common name', () => {
  expect(listTimeZones()).toContainEqual({ name: 'Asia/Kolkata', label: 'India Standard Time' });
});

test('the local time is shown for a valid time zone only', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  expect(timeIn('Asia/Kolkata', now)).toMatch(/^Friday.* 11:30/);
  expect(timeIn('Asia/Kol', now)).toBeUndefined();
});
