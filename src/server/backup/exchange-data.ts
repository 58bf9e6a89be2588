import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { restoreMarker } from '#server/db/database.ts';
import type { Move } from './database-place.ts';

/** Where the data that is replaced at this time goes. */
export function asideFolder(dataDir: string, now: number) {
  return path.join(dataDir, `replaced-${new Date(now).toISOString().replaceAll(/\D/g, '')}`);
}

/**
 * Moves new data into place, and undoes the moves made so far when one fails. The marker file keeps the server from starting when
 * this is interrupted halfway.
 */
export async function exchangeData(dataDir: string, aside: string, work: (move: Move) => Promise<void>) {
  const marker = path.join(dataDir, restoreMarker);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(aside, { mode: 0o700 });
  await writeFile(marker, '', { flush: true });
  const done: [string, string][] = [];
  try {
    await work(async (from, to) => {
      await rename(from, to);
      done.push([from, to]);
    });
  } catch (error) {
    for (const [from, to] of done.toReversed()) await rename(to, from);
    await rm(marker);
    throw error;
  }
  await rm(marker);
}
