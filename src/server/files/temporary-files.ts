import { rmSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import path from 'node:path';

// Temporary files are in the data folder, since the system's may be read-only, small, or in memory.

const folderIn = (dataDir: string) => path.join(dataDir, 'tmp');

/** Creates the folder for temporary files where it is missing, and returns it. Patient data: readable by the owner only. */
export async function temporaryFolderIn(dataDir: string) {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** A folder for the temporary files of one task, for `closing`, which deletes it with them. */
export async function makeTemporaryFolder(dataDir: string, name: string) {
  return mkdtempDisposable(path.join(await temporaryFolderIn(dataDir), `${name}-`));
}

/** Deletes what a crash has left. Only for the start of the server: files of running calls are there. */
export function deleteTemporaryFiles(dataDir: string) {
  rmSync(folderIn(dataDir), { recursive: true, force: true });
}
