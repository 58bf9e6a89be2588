import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder in which Linux has files in memory. */
const memory = '/dev/shm';

/** Required free space in bytes. A run of all tests used 70 MB. */
const enough = 2 * 2 ** 30;

/**
 * Makes a folder for what a test stores: in memory where there is room, since a disk may take ten times as long to copy a database.
 * A benchmark gets one on the disk, which is part of what it measures.
 */
export function temporaryFolder(prefix: string) {
  return mkdtempSync(path.join(hasMemoryForFiles() ? memory : tmpdir(), prefix));
}

/** Whether this is a run of tests, which Vitest says in the environment, on a machine with room for files in memory. */
export function hasMemoryForFiles() {
  if (!process.env['VITEST'] || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
}
