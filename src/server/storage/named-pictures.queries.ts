import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { excludedTables, listTables, readRows } from '#server/db/table-rows.queries.ts';

/** Tables that are not in backups, some with random parts of another meaning, and large ones that cannot name a picture. All others are searched. */
const withoutPictures = new Set([
  ...excludedTables,
  'appointment_notes',
  'appointment_terms',
  'appointment_treatments',
  'appointments',
  'application_terms',
  'cities',
  'idempotency_keys',
  'patient_keys',
  'patient_terms',
  'patients',
  'remarks_drafts',
  'review_terms',
  'reviews',
  'states',
  'visits',
]);

/** 16 hexadecimal digits, or a UUID in names from earlier versions. */
const randomPart = /\b(?:[\da-f]{16}(?=-)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

/** The random part of an upload's name, which all variants begin with. Null for a name that is not random. */
export function pictureStem(name: string): string | null {
  return name.match(randomPart)?.find((part) => name.startsWith(part)) ?? null;
}

/** The stems of all files that a row refers to: in a column, in the text of a blog, or in the clinic's profile. */
export async function listNamedPictures(snapshot: Database): Promise<Set<string>> {
  const stems = new Set<string>();
  for (const table of await listTables(snapshot)) {
    if (withoutPictures.has(table)) continue;
    for await (const rows of readRows(snapshot, table)) {
      // The rest of an application is what a visitor typed.
      const named = table === 'applications' ? rows.map(({ file }) => file) : rows;
      for (const [stem] of JSON.stringify(named).matchAll(randomPart)) stems.add(stem);
    }
  }
  return stems;
}

/** How many pictures the rows name that are not among these files. */
export async function countMissingPictures(snapshot: Database, files: Iterable<string>) {
  const stored = new Set(Array.from(files, (file) => pictureStem(path.basename(file))));
  return [...(await listNamedPictures(snapshot))].filter((stem) => !stored.has(stem)).length;
}
