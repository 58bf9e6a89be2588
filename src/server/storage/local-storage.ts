import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine. Keys come from this program only, never from a request. */
export function createLocalStorage(root: string): Storage {
  return {
    /** Written aside and moved into place, so that a half-written file is never seen. */
    async put(key, bytes) {
      const target = path.join(root, key);
      await mkdir(path.dirname(target), { recursive: true });
      const aside = `${target}.${randomUUID()}.part`;
      try {
        await writeDurably(aside, bytes);
        await rename(aside, target);
        await keepName(path.dirname(target));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async find(key) {
      const file = path.join(root, key);
      const found = await stat(file).catch(absent);
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

/** After a power cut a new name is there only if its folder was written too, and a row is about to refer to it. */
async function keepName(folder: string) {
  if (process.platform === 'win32') return; // where folders cannot be opened, and names are written at once
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
