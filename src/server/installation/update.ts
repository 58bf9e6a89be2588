import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBackups } from '#server/backup/backup-folder.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { StartError } from '#server/config.ts';
import { isSignedBy } from './minisign.ts';
import type { Places } from './places.ts';
import { say } from './run.ts';
import { readSettings } from './settings-file.ts';
import { isInUse, restoreWith, switchTo } from './switch-version.ts';
import {
  deleteOldVersions,
  folderOf,
  linkedVersion,
  migrationsOf,
  unknownMigrations,
  unpack,
  versionOf,
} from './versions.ts';

/**
 * Unpacks a package beside the version in use, and switches to it.
 * @param key - file with the public key of minisign that has to have signed the checksums, if it exists; null: nothing is compared
 * @throws StartError that says why not, and which version is in use.
 */
export async function updateTo(places: Places, file: string, key: string | null) {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (key === null) say('Neither the checksum nor a signature of the package is compared.');
  else verifyPackage(file, key);
  const folder = folderOf(file, places);
  if (isInUse(places, folder)) return say(`Version ${versionOf(folder)} is in use already.`);
  if (linkedVersion(places, 'current') !== folder) unpack(file, folder);
  refuseOlder(places, folder);
  say(`Starting version ${versionOf(folder)}`);
  await switchTo(places, folder);
  say(`Version ${versionOf(folder)} is in use.`);
}

/**
 * Compares a package with the checksums beside it, and the checksums with their signature.
 * @param publicKey - file with the key of minisign, if the project has one
 * @throws StartError if one is missing or wrong.
 */
function verifyPackage(file: string, publicKey: string) {
  const sums = path.join(path.dirname(file), 'SHA256SUMS');
  const refuse = (reason: string) => {
    throw new StartError(`${reason} Nothing has changed. To use the package all the same, say --unsigned.`);
  };
  if (!existsSync(sums)) return refuse(`There is no SHA256SUMS beside ${file}, which says what it should be.`);
  const text = readFileSync(sums);
  const lines = text.toString().split(/\r?\n/);
  const line = lines.find((one) => one.replace(/^[0-9a-f]{64} [ *]/, '') === path.basename(file) && one.length > 66);
  if (!line) return refuse(`${sums} does not name ${path.basename(file)}.`);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (!line.startsWith(sum)) return refuse(`${file} is damaged or has been changed: it is not what SHA256SUMS says.`);
  if (!existsSync(publicKey)) {
    say('The checksum is right. It is not signed with a key that is known here, so who made it cannot be told.');
    return;
  }
  const signature = `${sums}.minisig`;
  if (!existsSync(signature)) return refuse(`There is no SHA256SUMS.minisig beside ${file}, the signature.`);
  if (!isSignedBy(readFileSync(publicKey, 'utf8'), text, readFileSync(signature, 'utf8')))
    return refuse(`The signature of ${sums} is not one of ${publicKey}.`);
  say('The checksum and its signature are right.');
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

/**
 * An update leads to newer versions only, since older ones cannot read the database.
 * @throws StartError that says so. The version is not left there then.
 */
function refuseOlder(places: Places, version: string) {
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
