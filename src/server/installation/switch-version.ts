import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBackups } from '#server/backup/backup-folder.ts';
import { type Config, StartError } from '#server/config.ts';
import { writeOwnFile } from './own-files.ts';
import type { Places } from './places.ts';
import { writeSite } from './proxy-site.ts';
import { run, say } from './run.ts';
import { becomesReady, endOfLog, restartService, runningVersion } from './service.ts';
import { instanceAddress, readSettings } from './settings-file.ts';
import { deleteOldVersions, linkedVersion, linkVersion, versionOf } from './versions.ts';

/**
 * Has a version take the place of the one in use. If it does not become ready, the former one is used again, with the database as it
 * was. Run again after a power cut, it completes.
 * @throws StartError that says which version is in use, and why.
 */
export async function switchTo(places: Places, version: string) {
  const settings = readSettings(places);
  const [former, before] = [linkedVersion(places, 'current'), linkedVersion(places, 'previous')];
  const began = Date.now();
  if (await startVersion(places, version, settings, former === version ? before : former)) {
    deleteOldVersions(places);
    return;
  }
  const failure = `Version ${versionOf(version)} does not become ready. The end of its log:\n${endOfLog(began)}`;
  if (!former || former === version) {
    const way = before ? `\n\`clinic rollback\` goes back to version ${versionOf(before)}.` : '';
    throw new StartError(failure + way);
  }
  say(`Version ${versionOf(version)} does not become ready: back to version ${versionOf(former)}.`);
  const isBack =
    (await startVersion(places, former, settings, before)) ||
    (await startWithBackup(places, former, settings, before, began));
  if (isBack) deleteOldVersions(places);
  const state = isBack ? 'is in use again' : 'does not start either';
  throw new StartError(`${failure}\nVersion ${versionOf(former)} ${state}.`);
}

async function startVersion(places: Places, version: string, settings: Config, previous: string | undefined) {
  const former = linkedVersion(places, 'current');
  const formerUnit = former ? [readFileSync(path.join(former, 'deploy/clinic.service'), 'utf8')] : [];
  writeOwnFile(places.unit, readFileSync(path.join(version, 'deploy/clinic.service'), 'utf8'), formerUnit);
  if (settings.isSiteUrlSet)
    writeSite(places, version, { host: settings.siteUrl.hostname, instance: instanceAddress(settings) });
  if (previous && previous !== version) linkVersion(places, 'previous', previous);
  linkVersion(places, 'current', version);
  restartService();
  return becomesReady(version, instanceAddress(settings));
}

/** The newer version has changed the database, after a backup: nothing was entered since, for it never became ready. */
async function startWithBackup(
  places: Places,
  version: string,
  settings: Config,
  previous: string | undefined,
  since: number,
) {
  const [backup] = await listBackups(settings.backupDir);
  if (!backup || backup.at < since) return false;
  restoreWith(version, path.join(settings.backupDir, backup.name));
  return startVersion(places, version, settings, previous);
}

/** Restores a backup as the user of the program, with the version that is going to run. */
export function restoreWith(version: string, backup: string) {
  say(`Restoring ${backup}.`);
  run('systemctl', ['stop', 'clinic'], 'systemd could not stop the program');
  const restore = [path.join(version, 'clinic'), 'restore', backup, '--replace'];
  say(run('runuser', ['-u', 'clinic', '--', ...restore], `${backup} could not be restored`).trim());
}

/** Whether this version is in use and running, so that there is nothing to do. */
export function isInUse(places: Places, version: string) {
  return linkedVersion(places, 'current') === version && runningVersion() === version;
}
