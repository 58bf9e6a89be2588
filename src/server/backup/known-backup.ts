import type { System } from '#contract/system.ts';
import { StartError } from '#server/config.ts';
import { readManifest, verifyBackup } from './manifest.ts';
import { findLastBackup } from './restore-drill.ts';

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
