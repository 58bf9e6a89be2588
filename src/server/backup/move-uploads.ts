import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StartError } from '#server/config.ts';
import { createQueue } from '#server/queue.ts';
import type { Storage } from '#server/storage/storage.ts';

/** How many files are copied at the same time. */
const atOnce = 8;

export interface MovedUploads {
  files: number;
  bytes: number;
  /** How many of them were not there yet. */
  missing: number;
}

/**
 * Copies all files that are not there yet, reads them there, and compares their hashes. The old ones stay, so that this can be
 * repeated.
 */
export async function moveUploads(from: Storage, to: Storage, { dryRun }: { dryRun: boolean }): Promise<MovedUploads> {
  const inTurn = createQueue({ atOnce });
  const total = { files: 0, bytes: 0, missing: 0 };
  const keys = (await from.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  const move = async (key: string) => {
    const bytes = await read(from, key);
    if (!bytes) return; // deleted meanwhile
    const isThere = isEqual(await read(to, key), bytes);
    if (!isThere && !dryRun) {
      await to.put(key, bytes);
      if (!isEqual(await read(to, key), bytes)) throw new StartError(`${key} differs after it was copied.`);
    }
    total.files += 1;
    total.bytes += bytes.byteLength;
    if (!isThere) total.missing += 1;
  };
  await Promise.all(keys.map((key) => inTurn(() => move(key))));
  return total;
}

async function read(storage: Storage, key: string) {
  const file = await storage.get(key);
  return file && buffer(file.body);
}

function isEqual(found: Uint8Array | null, bytes: Uint8Array) {
  return found !== null && hash('sha256', found) === hash('sha256', bytes);
}
