import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartError } from '#server/config.ts';
import { isKnownMigration } from '#server/db/migrate.ts';
import type { Storage } from '#server/storage/storage.ts';
import { asideFolder, exchangeData } from './exchange-data.ts';
import { loadBackup } from './load-backup.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import { openPostgresPlace } from './postgres-place.queries.ts';
import { createBucketTarget, createFolderTarget } from './restore-uploads.ts';
import { createSqlitePlace } from './sqlite-place.ts';

interface Restored {
  backup: Manifest;
  /** The folder with the previous data; null when there was none. */
  aside: string | null;
}

/**
 * Replaces the database and the uploads with those of a backup. The backup is verified and loaded beside the current data first;
 * the current data is set aside, not deleted: a SQLite file moves to a folder, the rows of PostgreSQL to a backup.
 * @throws StartError when the backup is damaged or from a newer version, the server is running, or there is data already and
 * `replace` is false.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, s3 }: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  storage: Storage,
  folder: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<Restored> {
  const backup = await verifyBackup(folder);
  refuseNewer(backup);
  const beside = path.join(dataDir, 'new-uploads');
  const database = databaseUrl ? await openPostgresPlace(databaseUrl, dataDir) : createSqlitePlace(dataDir);
  const uploads = s3 ? createBucketTarget(storage) : createFolderTarget(dataDir, beside);
  try {
    await database.refuseWhileInUse();
    const hasData = await database.hasData();
    const isTaken = hasData || (await storage.list()).length > 0;
    if (isTaken && !replace) throw new StartError(notEmpty);
    await rm(beside, { recursive: true, force: true });
    await uploads.prepare(folder, uploadsIn(backup));
    if (hasData) await database.backUp(storage, now);
    await database.prepare((trx) => loadBackup(trx, folder, backup));
    await database.refuseWhileInUse();
    const aside = asideFolder(dataDir, now);
    await exchangeData(dataDir, aside, async (move) => {
      await uploads.exchange(aside, move);
      await database.exchange(aside, move);
    });
    if (isTaken) return { backup, aside };
    await rm(aside, { recursive: true });
    return { backup, aside: null };
  } finally {
    await database.close();
    await rm(beside, { recursive: true, force: true });
  }
}

const notEmpty = `There is a clinic already where this backup would go. With --replace it will be set aside, and the backup will take its place.`;

function refuseNewer({ migrations, version }: Manifest) {
  if (!migrations.every(isKnownMigration))
    throw new StartError(
      `This backup was made by a newer version of this program (${version}). Restore it with that one.`,
    );
}

function uploadsIn({ files }: Manifest) {
  return files.map((file) => file.path).filter((file) => file.startsWith('uploads/'));
}
