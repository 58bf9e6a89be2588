import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { nullIfMissing } from '../missing-file.ts';
import { listNamedPictures, pictureStem } from './named-pictures.queries.ts';

/** An upload is stored before its row is written, so a file may be unnamed for a while. */
const graceMs = 3_600_000;

/** Paths of all stored files, relative to the data folder. Partially written files end in `.part`. */
export async function listUploads(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'uploads');
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
}

/**
 * Deletes files orphaned by a crash: partially written ones, and pictures that no row names. Files whose names are not random
 * are not uploads and stay. Returns the number of deleted files.
 */
export async function deleteOrphanedUploads(db: Database, dataDir: string, now: number): Promise<number> {
  // List the files before the rows: a file that gets its row in between is then named in the rows.
  const old = await listOlder(dataDir, now - graceMs);
  if (old.length === 0) return 0;
  const named = await withSnapshot(db, listNamedPictures);
  const orphans = old.filter((file) => file.endsWith('.part') || isOrphan(file, named));
  await Promise.all(orphans.map((file) => rm(path.join(dataDir, file), { force: true })));
  return orphans.length;
}

async function listOlder(dataDir: string, before: number) {
  const files = await listUploads(dataDir);
  const times = await Promise.all(files.map((file) => stat(path.join(dataDir, file)).catch(nullIfMissing)));
  return files.filter((_, index) => (times[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < before);
}

function isOrphan(file: string, named: ReadonlySet<string>) {
  const stem = pictureStem(path.basename(file));
  return stem !== null && !named.has(stem);
}
