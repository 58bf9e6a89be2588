import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartError } from '#server/config.ts';
import { restoreMarker } from '#server/db/database.ts';
import { isKnownMigration } from '#server/db/migrate.ts';
import type { Storage } from '#server/storage/storage.ts';
import { loadBackup } from './load-backup.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import type { Move, RestoreTarget } from './restore-target.ts';
import { createPostgresTarget } from './restore-target-postgres.queries.ts';
import { createSqliteTarget } from './restore-target-sqlite.ts';
import { createBucketTarget, createFolderTarget, type UploadsTarget } from './restore-uploads.ts';

interface Restored {
  backup: Manifest;
  /** The folder with the previous data; null when there was none. */
  aside: string | null;
}

/**
 * Replaces the database and the uploads with those of a backup. The backup is verified and loaded beside the current data first;
 * the current data is set aside, not deleted.
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
  const beside = path.join(dataDir, 'restoring');
  const target = databaseUrl ? createPostgresTarget(databaseUrl) : createSqliteTarget(dataDir, beside);
  const uploads = s3 ? createBucketTarget(storage) : createFolderTarget(dataDir, beside);
  await target.refuseWhileInUse();
  const isTaken = (await target.hasData()) || (await storage.list()).length > 0;
  if (isTaken && !replace) throw new StartError(notEmpty);
  await rm(beside, { recursive: true, force: true });
  try {
    await uploads.prepare(folder, uploadsIn(backup));
    await target.prepare((db) => loadBackup(db, folder, backup));
    await target.refuseWhileInUse();
    const aside = path.join(dataDir, `replaced-${new Date(now).toISOString().replaceAll(/\D/g, '')}`);
    await exchange(dataDir, aside, uploads, target);
    if (isTaken) return { backup, aside };
    await rm(aside, { recursive: true });
    return { backup, aside: null };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

const notEmpty = `There is a clinic already where this backup would go. With --replace it is set aside, and the backup takes its place.`;

function refuseNewer({ migrations, version }: Manifest) {
  if (!migrations.every(isKnownMigration))
    throw new StartError(
      `This backup was made by a newer version of this program (${version}). Restore it with that one.`,
    );
}

function uploadsIn({ files }: Manifest) {
  return files.map((file) => file.path).filter((file) => file.startsWith('uploads/'));
}

/** Moves the new data into place. The marker file keeps the server from starting when this is interrupted halfway. */
async function exchange(dataDir: string, aside: string, uploads: UploadsTarget, target: RestoreTarget) {
  const marker = path.join(dataDir, restoreMarker);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await writeFile(marker, '', { flush: true });
  await moveAll(async (move) => {
    await uploads.exchange(aside, move);
    await target.exchange(aside, move);
  });
  await rm(marker);

  /** Undoes the completed moves when one fails. */
  async function moveAll(work: (move: Move) => Promise<void>) {
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
  }
}
