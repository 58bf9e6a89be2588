import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { listNamedPictures, pictureStem } from './named-pictures.queries.ts';

/** An upload is written before its row, so a young file may still get one. */
const youngMs = 3_600_000;

/** Paths of all stored files, relative to the folder for data. Half-written ones end in `.part`. */
export async function listUploads(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'uploads');
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
}

/**
 * Deletes what a program that was killed has left behind: half-written files, and pictures that nothing names. Files whose
 * names are not random were not uploaded, and are left alone. Answers how many went.
 */
export async function sweepOrphans(db: Database, dataDir: string, now: number): Promise<number> {
  // Looked for before the rows are: a file that gets its row in between is not in this list, or is in that one.
  const old = await listOlder(dataDir, now - youngMs);
  if (old.length === 0) return 0;
  const named = await withSnapshot(db, listNamedPictures);
  const orphans = old.filter((file) => file.endsWith('.part') || isOrphan(file, named));
  await Promise.all(orphans.map((file) => rm(path.join(dataDir, file), { force: true })));
  return orphans.length;
}

async function listOlder(dataDir: string, before: number) {
  const files = await listUploads(dataDir);
  const times = await Promise.all(files.map((file) => stat(path.join(dataDir, file)).catch(() => null)));
  return files.filter((_, index) => (times[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < before);
}

function isOrphan(file: string, named: ReadonlySet<string>) {
  const stem = pictureStem(path.basename(file));
  return stem !== null && !named.has(stem);
}
