// Writes the files of states and cities that a new database is filled from: node scripts/launch.mjs run scripts/make-places.ts
import { writeFileSync } from 'node:fs';
import { clinicCountries } from '#contract/plain/countries.ts';
import { extractPlaces } from './places/extract-places.ts';

for (const country of clinicCountries) {
  const places = Object.entries(extractPlaces(country));
  const lines = places.map(([state, cities]) => `${JSON.stringify(state)}:${JSON.stringify(cities)}`);
  const target = new URL(`../src/server/db/seed/places/${country}.json`, import.meta.url);
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${country}: ${places.length} states, ${places.flatMap(([, cities]) => cities).length} cities`);
}
