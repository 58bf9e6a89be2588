import path from 'node:path';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { withLease } from '#server/db/job-runs.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { backupName, isBackupDue, rotateBackups } from './backup-folder.ts';
import { type Backup, makeBackup } from './make-backup.ts';

interface Places {
  storage: Storage;
  backupDir: string;
}

/** Longer than any backup takes. */
const leaseMs = 2 * 3_600_000;

/** Makes one backup per night, in whichever instance is first. Null when it exists already or is being made. */
export async function makeNightlyBackup(db: Database, places: Places, now: number): Promise<Backup | null> {
  if (!(await isBackupDue(places.backupDir, now, await clinicTimeZone(db)))) return null;
  const lease = { name: 'nightly-backup', now, ms: leaseMs };
  return withLease(db, lease, () => makeAutomaticBackup(db, places, now));
}

/** Deletes old backups only after the new one is complete, so that there is always one. */
export async function makeAutomaticBackup(db: Database, { storage, backupDir }: Places, now: number): Promise<Backup> {
  const backup = await makeBackup(db, storage, path.join(backupDir, backupName('automatic', now)), now);
  await rotateBackups(backupDir, now);
  return backup;
}
