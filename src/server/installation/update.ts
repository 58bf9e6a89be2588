import path from 'node:path';
import { listBackups } from '#server/backup/backup-folder.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { StartError } from '#server/config.ts';
import type { Places } from './places.ts';
import { say } from './run.ts';
import { readSettings } from './settings-file.ts';
import { isInUse, restoreWith, switchTo } from './switch-version.ts';
import { type PackageSource, withPackage } from './take-package.ts';
import {
  deleteOldVersions,
  folderOf,
  isOlder,
  linkedVersion,
  migrationsOf,
  nameOf,
  unknownMigrations,
  unpack,
  versionOf,
} from './versions.ts';

interface UpdateOptions {
  /** Neither checksum nor signature is compared. */
  unsigned: boolean;
  /** Whether it leads to an older version. */
  downgrade: boolean;
}

/**
 * Unpacks a package beside the version in use, and switches to it.
 * @throws StartError that says why not, and which version is in use.
 */
export async function updateTo(places: Places, source: PackageSource, { unsigned, downgrade }: UpdateOptions) {
  await withPackage(places, source, { unsigned }, async (file) => {
    const folder = folderOf(file, places);
    if (isInUse(places, folder)) return say(`Version ${versionOf(folder)} is in use already.`);
    if (!downgrade) refuseOlder(places, folder);
    if (linkedVersion(places, 'current') !== folder) unpack(file, folder);
    refuseUnreadable(places, folder);
    say(`Starting version ${versionOf(folder)}`);
    await switchTo(places, folder);
    say(`Version ${versionOf(folder)} is in use.`);
  });
}

/**
 * Goes back to the version before.
 * @param backup - to restore with it, which a version needs that cannot read the database as it is now
 * @throws StartError when there is none, or it cannot read the database.
 */
export async function rollBack(places: Places, backup: string | undefined) {
  const [current, previous] = [linkedVersion(places, 'current'), linkedVersion(places, 'previous')];
  if (!current || !previous || current === previous) throw new StartError('There is no earlier version to go back to.');
  const changes = unknownMigrations(current, previous);
  if (changes.length > 0 && !backup) throw new StartError(await explainChanges(places, current, previous, changes));
  if (backup) restoreWith(previous, backup);
  await switchTo(places, previous);
  say(`Version ${versionOf(previous)} is in use. Version ${versionOf(current)} stays beside it.`);
}

/** Someone may offer an old version, with its right signature, for the mistakes that it has. */
function refuseOlder(places: Places, folder: string) {
  const current = linkedVersion(places, 'current');
  const [name, inUse] = [nameOf(folder), current && versionOf(current)];
  if (!inUse || !isOlder(name, inUse)) return;
  throw new StartError(
    `Version ${inUse} is in use, and ${name} is older. Nothing has changed. To use the older one all the same, say --downgrade.`,
  );
}

/**
 * @throws StartError when the database was changed by the version in use, and this one cannot read it. It is not left there then.
 */
function refuseUnreadable(places: Places, version: string) {
  const [current, previous] = [linkedVersion(places, 'current'), linkedVersion(places, 'previous')];
  if (!current || unknownMigrations(current, version).length === 0) return;
  const refusal = `Version ${versionOf(current)} has changed the database, which version ${versionOf(version)} cannot read. Nothing has changed.`;
  const way = previous ? ` \`clinic rollback\` says how to go back to version ${versionOf(previous)}.` : '';
  deleteOldVersions(places);
  throw new StartError(refusal + way);
}

async function explainChanges(places: Places, newer: string, older: string, changes: readonly string[]) {
  const backup = await newestBackupFor(older, readSettings(places).backupDir);
  return [
    `Version ${versionOf(newer)} has changed the database (${changes.join(', ')}), which version ${versionOf(older)} cannot read. Nothing has changed.`,
    'To go back all the same, restore the backup that was made before the update. What was entered since is moved aside, and is not in the clinic then:',
    `  clinic rollback --restore ${backup ?? 'BACKUP'}`,
  ].join('\n');
}

async function newestBackupFor(version: string, backupDir: string) {
  const known = new Set(migrationsOf(version));
  for (const { name } of await listBackups(backupDir)) {
    const folder = path.join(backupDir, name);
    const { migrations } = await readManifest(folder);
    if (migrations.every((migration) => known.has(migration))) return folder;
  }
  return undefined;
}
