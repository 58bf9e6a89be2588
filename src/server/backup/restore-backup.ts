import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  storage: Storage,
  folder: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<Restored> {
  const backup = await verifyBackup(folder);
  refuseNewer(backup);
  const beside = path.join(dataDir, 'restoring');
  const target = databaseUrl ? createPostgresTarget(databaseUrl) : createSqliteTarget(dataDir, beside);
  await target.refuseWhileInUse();
  const isTaken = (await target.hasData()) || (await storage.list()).length > 0;
  if (isTaken && !replace) throw new StartError(notEmpty);
  await rm(beside, { recursive: true, force: true });
  try {
    await copyUploads(folder, backup, beside);
    await target.prepare((db) => loadBackup(db, folder, backup));
    await target.refuseWhileInUse();
    const aside = path.join(dataDir, `replaced-${new Date(now).toISOString().replaceAll(/\D/g, '')}`);
    await exchange(dataDir, beside, aside, target);
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

async function copyUploads(folder: string, { files }: Manifest, beside: string) {
  await mkdir(path.join(beside, 'uploads'), { recursive: true, mode: 0o700 });
  for (const { path: file } of files) {
    if (!file.startsWith('uploads/')) continue;
    await mkdir(path.join(beside, path.dirname(file)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(beside, file), constants.COPYFILE_FICLONE);
  }
}

/** Moves the new data into place. The marker file keeps the server from starting when this is interrupted halfway. */
async function exchange(dataDir: string, beside: string, aside: string, target: RestoreTarget) {
  const marker = path.join(dataDir, restoreMarker);
  const uploads = path.join(dataDir, 'uploads');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await mkdir(uploads, { recursive: true });
  await writeFile(marker, '', { flush: true });
  await moveAll(async (move) => {
    await move(uploads, path.join(aside, 'uploads'));
    await move(path.join(beside, 'uploads'), uploads);
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
