import { writeFileSync } from 'node:fs';
import { extractPlaces } from '#server/db/seed/places.ts';

// Writes the compact file of a country's states and cities: node scripts/make-places.ts IN
const country = process.argv[2] ?? 'IN';
const places = extractPlaces(country);
const target = new URL(`../src/server/db/seed/places/${country}.json`, import.meta.url);
const lines = Object.entries(places).map(([state, cities]) => `${JSON.stringify(state)}:${JSON.stringify(cities)}`);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${country}: ${lines.length} states, ${Object.values(places).flat().length} cities`);
