import type { Database } from '#server/db/database.ts';
import { listTables, readRows } from '#server/db/table-rows.queries.ts';

/** What visitors and sessions fill: they grow large, and none of them can name a picture. Any other table is looked through. */
const withoutPictures = new Set([
  'appointment_terms',
  'appointment_treatments',
  'appointments',
  'cities',
  'idempotency_keys',
  'review_terms',
  'reviews',
  'sessions',
  'states',
]);

/** Pictures of earlier versions are named by a UUID. */
const randomPart = /\b(?:[\da-f]{16}(?=-)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

/** The random part of an upload's name, which all of its variants begin with. Null for what has another kind of name. */
export function pictureStem(name: string): string | null {
  return name.match(randomPart)?.find((part) => name.startsWith(part)) ?? null;
}

/** The stems of all pictures that something refers to: in a column of its own, in the text of a blog, or in the profile. */
export async function listNamedPictures(snapshot: Database): Promise<Set<string>> {
  const stems = new Set<string>();
  for (const table of await listTables(snapshot)) {
    if (withoutPictures.has(table)) continue;
    for await (const rows of readRows(snapshot, table))
      for (const [stem] of JSON.stringify(rows).matchAll(randomPart)) stems.add(stem);
  }
  return stems;
}
