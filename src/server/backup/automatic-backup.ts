import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { oncePerNight } from '#server/db/job-runs.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { backupName, rotateBackups } from './backup-folder.ts';
import { type Backup, makeBackup } from './make-backup.ts';

interface Places {
  storage: Storage;
  backupDir: string;
}

/** Makes one backup per night, in whichever instance is first and whatever its folder. Null when it exists already or is being made. */
export function makeNightlyBackup(db: Database, places: Places, now: number): Promise<Backup | null> {
  return oncePerNight(db, { name: 'nightly-backup', now }, () => makeAutomaticBackup(db, places, now));
}

/** Deletes old backups only after the new one is complete, so that there is always one. */
export async function makeAutomaticBackup(db: Database, { storage, backupDir }: Places, now: number): Promise<Backup> {
  const backup = await makeBackup(db, storage, path.join(backupDir, backupName('automatic', now)), now);
  await rotateBackups(backupDir, now);
  return backup;
}
