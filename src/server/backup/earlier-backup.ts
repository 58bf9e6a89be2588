import { link, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '#server/missing-file.ts';
import { createQueue } from '#server/queue.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeFile, type Manifest, readManifest } from './manifest.ts';

/** How many files are compared with their hash at the same time. */
const atOnce = 8;

/**
 * Wraps the storage for a backup into this folder, and fetches only files that no earlier backup there has. A file
 * never changes under its name, so the one of the newest backup is linked, unless it has been damaged since.
 */
export async function withEarlierBackup(storage: Storage, backups: string): Promise<Storage> {
  const earlier = await findNewest(backups);
  if (!earlier) return storage;
  const { folder, files } = earlier;
  const inTurn = createQueue({ atOnce });
  const hashes = new Map(files.map(({ path: file, sha256 }) => [file, sha256]));

  async function linkIfUndamaged(key: string, target: string) {
    await link(path.join(folder, key), target).catch(() => undefined); // not every file system can
    const found = await describeFile(path.dirname(target), path.basename(target)).catch(nullIfMissing);
    if (found?.sha256 === hashes.get(key)) return true;
    await rm(target, { force: true });
    return false;
  }
  return {
    ...storage,
    copyTo: async (key, target) =>
      (hashes.has(key) && (await inTurn(() => linkIfUndamaged(key, target)))) || storage.copyTo(key, target),
  };
}

async function findNewest(backups: string): Promise<(Manifest & { folder: string }) | undefined> {
  const names = (await readdir(backups).catch(nullIfMissing)) ?? [];
  const manifests = names.map(async (name) => {
    const folder = path.join(backups, name);
    const manifest = await readManifest(folder).catch(() => null);
    return manifest && { ...manifest, folder };
  });
  const complete = (await Promise.all(manifests)).filter((manifest) => manifest !== null);
  return complete.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))[0];
}
