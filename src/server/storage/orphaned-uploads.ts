import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { listNamedPictures, pictureStem } from './named-pictures.queries.ts';
import type { Storage } from './storage.ts';

/** An upload is stored before its row is written, so a file may be unnamed for a while. */
const graceMs = 3_600_000;

/**
 * Deletes files orphaned by a crash: partially written ones, and pictures that no row names. Files whose names are not random
 * are not uploads and stay. Returns the number of deleted files.
 */
export async function deleteOrphanedUploads(db: Database, storage: Storage, now: number): Promise<number> {
  // List the files before the rows: a file that gets its row in between is then named in the rows.
  const old = (await storage.list()).filter(({ modifiedAt }) => modifiedAt < now - graceMs);
  if (old.length === 0) return 0;
  const named = await withSnapshot(db, listNamedPictures);
  const orphans = old.filter(({ key }) => key.endsWith('.part') || isOrphan(key, named));
  await Promise.all(orphans.map(({ key }) => storage.delete(key)));
  return orphans.length;
}

function isOrphan(key: string, named: ReadonlySet<string>) {
  const stem = pictureStem(path.basename(key));
  return stem !== null && !named.has(stem);
}
