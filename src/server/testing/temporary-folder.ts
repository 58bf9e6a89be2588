import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files in memory, on Linux. */
const memory = '/dev/shm';

/** In bytes: tests take a tenth of it at a time. */
const enough = 2 * 2 ** 30;

/** Makes a folder for what a test stores: in memory where there is room, since a disk may take ten times as long to copy a database. */
export function temporaryFolder(prefix: string) {
  return mkdtempSync(path.join(hasMemoryForFiles() ? memory : tmpdir(), prefix));
}

export function hasMemoryForFiles() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
}
