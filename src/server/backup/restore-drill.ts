import path from 'node:path';
import type { System } from '#contract/system.ts';
import { closing } from '#server/closing.ts';
import { StartError } from '#server/config.ts';
import { listTables, withSnapshot } from '#server/db/table-rows.queries.ts';
import { makeTemporaryFolder } from '#server/files/temporary-files.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { listNamedPictures, pictureStem } from '#server/storage/named-pictures.queries.ts';
import { listBackups } from './backup-folder.ts';
import { readManifest, verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { hashTable } from './row-hash.ts';
import { withDatabase } from './sqlite-place.ts';

/**
 * Restores a backup to a temporary folder in the data folder, reads it there as the program would, and deletes it again.
 * @throws StartError when the backup cannot be restored, or lacks what a clinic needs.
 */
export async function drillRestore(folder: string, now: number, ownDataDir: string) {
  return closing(await makeTemporaryFolder(ownDataDir, 'drill'), async ({ path: dataDir }) => {
    const storage = createLocalStorage(dataDir);
    const place = { dataDir, databaseUrl: undefined, s3: undefined };
    const { backup } = await restoreBackup(place, storage, folder, { replace: false, now });
    const stored = new Set((await storage.list()).map(({ key }) => pictureStem(path.basename(key))));
    return withDatabase(dataDir, (db) =>
      withSnapshot(db, async (snapshot) => {
        let rows = 0;
        for (const name of await listTables(snapshot)) rows += (await hashTable(snapshot, name)).rows;
        const named = [...(await listNamedPictures(snapshot))];
        const missing = named.filter((stem) => !stored.has(stem)).length;
        if (missing > backup.missingPictures) throw new StartError(`${missing} pictures are not in the backup.`);
        const { rows: administrators } = await hashTable(snapshot, 'administrators');
        if (administrators === 0) throw new StartError('The backup has no administrator, so no one could sign in.');
        return { backup, rows, pictures: named.length, administrators };
      }),
    );
  });
}

/** @throws StartError when there is none, or the manifest of one cannot be read. */
export async function findLastBackup(backupDir: string): Promise<string> {
  let last: { folder: string; madeAt: string } | undefined;
  for (const { name } of await listBackups(backupDir)) {
    const folder = path.join(backupDir, name);
    const { madeAt } = await readManifest(folder);
    if (!last || madeAt > last.madeAt) last = { folder, madeAt };
  }
  if (!last) throw new StartError(`There is no backup in ${backupDir}.`);
  return last.folder;
}

export interface KnownBackup {
  folder: string;
  madeAt: string;
  bytes: number;
  state: NonNullable<System['backup']['last']>['state'];
}

/** Finds the last backup in a folder. Its files are read once, while calls go on, to know whether it can be restored. */
export function createBackupCheck(dir: string) {
  let checked: { folder: string; state: KnownBackup['state'] } | undefined;

  function check(folder: string) {
    const current: NonNullable<typeof checked> = { folder, state: 'checking' };
    checked = current;
    void verifyBackup(folder).then(
      () => {
        current.state = 'readable';
      },
      () => {
        current.state = 'damaged';
      },
    );
    return current;
  }

  return async (): Promise<KnownBackup | null> => {
    const folder = await findLastBackup(dir).catch(nullIfNone);
    if (folder === null) return null;
    const { state } = checked?.folder === folder ? checked : check(folder);
    const { madeAt, files } = await readManifest(folder);
    return { folder, madeAt, bytes: files.reduce((sum, { size }) => sum + size, 0), state };
  };
}

/** There is none, or the one that is there has no manifest that can be read. */
function nullIfNone(error: unknown) {
  if (error instanceof StartError) return null;
  throw error;
}
