import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '../missing-file.ts';
import type { Storage } from './storage.ts';

/** Stores files in a local folder. Keys must come from this program, never from a request. */
export function createLocalStorage(root: string): Storage {
  return {
    /** Writes to a temporary file and renames it, so that a partial file is never visible. */
    async put(key, bytes) {
      const target = path.join(root, key);
      await mkdir(path.dirname(target), { recursive: true });
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await writeDurably(partial, bytes);
        await rename(partial, target);
        await syncFolder(path.dirname(target));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async find(key) {
      const file = path.join(root, key);
      const found = await stat(file).catch(nullIfMissing);
      if (!found?.isFile()) return null;
      const { size, mtimeMs } = found;
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      return { size, etag, read: (range) => createReadStream(file, range) };
    },
    async remove(key) {
      await rm(path.join(root, key), { force: true });
    },
  };
}

async function writeDurably(target: string, bytes: Uint8Array) {
  const file = await open(target, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new file name survives a power cut only if its folder has been synced too, and a row is about to refer to it. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return; // cannot open folders; NTFS writes names to its journal
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
