import { readFile } from 'node:fs/promises';
import type { ClinicCountry } from '#contract/plain/countries.ts';
import { root } from '#server/root.ts';

/** State names with the names of their cities, both in alphabetical order. */
export type Places = Record<string, string[]>;

/** The states and cities of a country, which `scripts/make-places.ts` has extracted from GeoNames' data (CC BY 4.0). */
export async function loadPlaces(country: ClinicCountry): Promise<Places> {
  const text = await readFile(new URL(`src/server/db/seed/places/${country}.json`, root), 'utf8');
  return JSON.parse(text) as Places;
}
