import { constants } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createQueue } from '#server/queue.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Move } from './database-place.ts';

/** Where the pictures of a backup are restored to: the data folder or a bucket. */
export interface UploadsTarget {
  /** Brings the pictures of the backup there, and leaves those of the current clinic alone. */
  prepare(folder: string, files: string[]): Promise<void>;
  /** Replaces the current pictures, which are then in the folder `aside`. */
  exchange(aside: string, move: Move): Promise<void>;
}

/** `beside` must be a folder on the same disk. */
export function createFolderTarget(dataDir: string, beside: string): UploadsTarget {
  const uploads = path.join(dataDir, 'uploads');
  const prepared = path.join(beside, 'uploads');
  return {
    async prepare(folder, files) {
      await mkdir(prepared, { recursive: true, mode: 0o700 });
      for (const file of files) {
        await mkdir(path.join(beside, path.dirname(file)), { recursive: true });
        await copyFile(path.join(folder, file), path.join(beside, file), constants.COPYFILE_FICLONE);
      }
    },
    async exchange(aside, move) {
      await mkdir(uploads, { recursive: true });
      await move(uploads, path.join(aside, 'uploads'));
      await move(prepared, uploads);
    },
  };
}

/** How many files are sent at the same time. */
const atOnce = 8;

/**
 * A bucket cannot rename files, and need not: names are random, so that the pictures of two clinics can be in it together. Those
 * that the restored rows do not name are orphans, and the hourly jobs delete them.
 */
export function createBucketTarget(storage: Storage): UploadsTarget {
  return {
    async prepare(folder, files) {
      const inTurn = createQueue({ atOnce });
      const put = async (file: string) => storage.put(file, await readFile(path.join(folder, file)));
      await Promise.all(files.map((file) => inTurn(() => put(file))));
    },
    async exchange(aside) {
      const keys = (await storage.list()).map(({ key }) => key);
      for (const parent of new Set(['uploads', ...keys.map((key) => path.dirname(key))]))
        await mkdir(path.join(aside, parent), { recursive: true, mode: 0o700 });
      await Promise.all(keys.map((key) => storage.copyTo(key, path.join(aside, key))));
    },
  };
}
