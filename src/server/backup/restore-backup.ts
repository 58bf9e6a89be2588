import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartError } from '#server/config.ts';
import { restoreMarker } from '#server/db/database.ts';
import { isKnownMigration } from '#server/db/migrate.ts';
import { listUploads } from '#server/storage/sweep-orphans.ts';
import { loadBackup } from './load-backup.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import type { Move, RestoreTarget } from './restore-target.ts';
import { createPostgresTarget } from './restore-target-postgres.queries.ts';
import { createSqliteTarget } from './restore-target-sqlite.ts';

interface Restored {
  backup: Manifest;
  /** Where what was there before is now; null when there was nothing. */
  aside: string | null;
}

/**
 * Puts a backup in the place of the database and the uploads. All is checked and made ready beside them first; what was there
 * is set aside and not deleted.
 * @throws StartError when the backup is damaged or newer, the program runs, or there is something that `replace` does not allow
 * to be replaced.
 */
export async function restoreBackup(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  folder: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<Restored> {
  const backup = await verifyBackup(folder);
  refuseNewer(backup);
  const beside = path.join(dataDir, 'restoring');
  const target = databaseUrl ? createPostgresTarget(databaseUrl) : createSqliteTarget(dataDir, beside);
  await target.refuseWhileInUse();
  const isTaken = (await target.hasData()) || (await listUploads(dataDir)).length > 0;
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

/** Moves that only belong together: whoever finds the note between them, starts no program on half of each. */
async function exchange(dataDir: string, beside: string, aside: string, target: RestoreTarget) {
  const note = path.join(dataDir, restoreMarker);
  const uploads = path.join(dataDir, 'uploads');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await mkdir(uploads, { recursive: true });
  await writeFile(note, '', { flush: true });
  await movingAll(async (move) => {
    await move(uploads, path.join(aside, 'uploads'));
    await move(path.join(beside, 'uploads'), uploads);
    await target.exchange(aside, move);
  });
  await rm(note);

  /** When one fails, those before it are taken back. */
  async function movingAll(work: (move: Move) => Promise<void>) {
    const done: [string, string][] = [];
    try {
      await work(async (from, to) => {
        await rename(from, to);
        done.push([from, to]);
      });
    } catch (error) {
      for (const [from, to] of done.toReversed()) await rename(to, from);
      await rm(note);
      throw error;
    }
  }
}
