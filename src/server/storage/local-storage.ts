import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { closing } from '#server/closing.ts';
import { nullIfMissing } from '#server/files/missing-file.ts';
import type { Storage, StoredFile } from './storage.ts';

/** Stores files in a local folder. Keys must come from this program, never from a request. */
export function createLocalStorage(root: string): Storage {
  const fileOf = (key: string) => path.join(root, key);
  return {
    isRemote: false,
    /** Writes to a temporary file and renames it, so that a partial file is never visible. */
    async put(key, bytes) {
      const target = fileOf(key);
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
    head,
    async get(key, range) {
      const file = await head(key);
      return file && { ...file, body: createReadStream(fileOf(key), range) };
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
    async list() {
      const entries = await readdir(fileOf('uploads'), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
      const listed = files.map(async (file) => {
        const stats = await stat(file).catch(nullIfMissing);
        return stats && { key: path.relative(root, file).replaceAll('\\', '/'), modifiedAt: stats.mtimeMs };
      });
      return (await Promise.all(listed)).filter((file) => file !== null);
    },
    /** A file never changes under its name, so on the same disk a hard link suffices. */
    async copyTo(key, target) {
      const from = fileOf(key);
      const copied = link(from, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error;
        if (error.code !== 'EEXIST') return copyFile(from, target, constants.COPYFILE_FICLONE);
        return undefined;
      });
      return (await copied.catch(nullIfMissing)) !== null;
    },
    check: () => access(root, constants.W_OK),
  };

  async function head(key: string): Promise<StoredFile | null> {
    const found = await stat(fileOf(key)).catch(nullIfMissing);
    if (!found?.isFile()) return null;
    const { size, mtimeMs } = found;
    return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  }
}

async function writeDurably(target: string, bytes: Uint8Array) {
  await closing(await open(target, 'wx'), async (file) => {
    await file.writeFile(bytes);
    await file.sync();
  });
}

/** A new file name survives a power cut only if its folder has been synced too, and a row is about to refer to it. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return; // cannot open folders; NTFS writes names to its journal
  await closing(await open(folder), (handle) => handle.sync());
}
