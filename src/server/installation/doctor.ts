import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lastDrill, listBackups } from '#server/backup/backup-folder.ts';
import { type Config, unknownNames } from '#server/config.ts';
import { isNearlyFull, readDiskSpace } from '#server/files/disk-space.ts';
import { examineSite, type Finding, good, timeElsewhere, wrong } from './ask-site.ts';
import type { Places } from './places.ts';
import { proxyOf } from './proxy-site.ts';
import { tryRun } from './run.ts';
import { runningVersion, statusOf } from './service.ts';
import { instanceAddress, readSettings } from './settings-file.ts';
import { linkedVersion, versionOf } from './versions.ts';

const gigabyte = 2 ** 30;
const day = 86_400_000;
/** A nightly backup, and time to make it, in ms. */
const backupAge = 30 * 3_600_000;
/** A drill each month. */
const drillDays = 35;
/** How far a clock may be off, in ms. */
const clockError = 60_000;

/** Looks at an installation, and changes nothing. */
export async function examine(places: Places, now: number): Promise<Finding[]> {
  const version = linkedVersion(places, 'current');
  if (!version) return [wrong(`No version is in use in ${places.versions}.`)];
  const findings = [...examineVersions(places, version), ...examineSettingsFile(places)];
  let settings: Config;
  try {
    settings = readSettings(places);
  } catch (error) {
    return [...findings, wrong(`${places.settings}: ${(error as Error).message}`)];
  }
  const madeAt = statSync(path.join(version, 'package.json')).mtimeMs;
  return [
    ...findings,
    ...examineFolders(places, settings),
    ...(await Promise.all([places.versions, settings.dataDir, settings.backupDir].map(examineDisk))),
    examineClock({ now, madeAt, isSynchronized: isSynchronized(), elsewhere: await timeElsewhere() }),
    await examinePort(settings),
    ...examineProxy(places),
    ...(settings.isSiteUrlSet && settings.siteUrl.protocol === 'https:'
      ? await examineSite({ host: settings.siteUrl.hostname, address: '127.0.0.1', port: 443, now })
      : [
          wrong(
            'SITE_URL is not the https address of the site: links lead elsewhere, and cookies are not limited to https.',
          ),
        ]),
    ...(await examineBackups(settings, now)),
    ...(settings.offSite ? [examineOffSite(version)] : []),
  ];
}

function examineVersions(places: Places, version: string): Finding[] {
  const previous = linkedVersion(places, 'previous');
  const before = previous ? `, and version ${versionOf(previous)} is the one before` : '';
  const running = runningVersion();
  const inUse = `Version ${versionOf(version)} is in use${before}.`;
  if (running === version) return [good(`${inUse} Node.js ${process.version}.`)];
  const state = running ? `Another one runs, ${running}` : 'It does not run';
  return [wrong(`${inUse} ${state}: systemctl restart clinic, and journalctl -u clinic says more.`)];
}

function examineSettingsFile({ settings }: Places): Finding[] {
  if (!existsSync(settings)) return [wrong(`There are no settings in ${settings}.`)];
  const { mode, uid } = statSync(settings);
  const unknown = unknownNames(readFileSync(settings, 'utf8'));
  const mistakes = unknown.length > 0 ? [wrong(`${settings}: nothing reads ${unknown.join(', ')}.`)] : [];
  if (uid !== 0 || (mode & 0o027) !== 0)
    mistakes.push(wrong(`${settings} is not root's alone: chown root:clinic ${settings}; chmod 640 ${settings}`));
  return mistakes.length > 0 ? mistakes : [good(`The settings are in ${settings}.`)];
}

function examineFolders(places: Places, { dataDir }: Config): Finding[] {
  const findings: Finding[] = [];
  const { mode, uid } = statSync(places.versions);
  if (uid !== 0 || (mode & 0o022) !== 0)
    findings.push(wrong(`Others than root can write to ${places.versions}: chown -R root:root, chmod -R go-w.`));
  if (!existsSync(dataDir)) return [...findings, wrong(`There is no folder ${dataDir}.`)];
  const data = statSync(dataDir);
  const owner = tryRun('id', ['-u', 'clinic']).stdout.trim();
  if (String(data.uid) !== owner)
    findings.push(wrong(`${dataDir} is not the user clinic's: chown -R clinic: ${dataDir}`));
  if ((data.mode & 0o077) !== 0) findings.push(wrong(`Other users can look into ${dataDir}: chmod 700 ${dataDir}`));
  return findings.length > 0 ? findings : [good(`${dataDir} is the user clinic's alone.`)];
}

async function examineDisk(folder: string): Promise<Finding> {
  const disk = await readDiskSpace(folder);
  const text = `${(disk.free / gigabyte).toFixed(1)} GB are free in ${folder}.`;
  return isNearlyFull(disk) ? wrong(`${text} Make room, or nothing more can be stored there.`) : good(text);
}

function isSynchronized() {
  return tryRun('timedatectl', ['show', '--property=NTPSynchronized', '--value']).stdout.trim() === 'yes';
}

export interface ClockFacts {
  now: number;
  /** Time at which this version was built, in ms. */
  madeAt: number;
  isSynchronized: boolean;
  /** Null when no server outside could be asked. */
  elsewhere: number | null;
}

export function examineClock({ now, madeAt, isSynchronized, elsewhere }: ClockFacts): Finding {
  const time = new Date(now).toISOString().slice(0, 16);
  const way = 'Set it: apt-get install systemd-timesyncd; timedatectl set-ntp true';
  if (now < madeAt - day) return wrong(`The clock says ${time}, which is before this version was made. ${way}`);
  const error = elsewhere === null ? 0 : Math.abs(now - elsewhere);
  if (error > clockError) {
    const amount = error > 2 * day ? `${Math.round(error / day)} days` : `${Math.round(error / 60_000)} minutes`;
    return wrong(`The clock says ${time}, and is ${amount} off. ${way}`);
  }
  if (isSynchronized) return good(`The clock says ${time}, and is kept right by NTP.`);
  if (elsewhere !== null) return good(`The clock says ${time}, which is right, but no NTP keeps it so. ${way}`);
  return wrong(`The clock says ${time}, which nothing could be compared with, and no NTP keeps it right. ${way}`);
}

async function examinePort(settings: Config): Promise<Finding> {
  const address = instanceAddress(settings);
  const status = await statusOf(`http://${address}/readyz`);
  if (status !== 200) return wrong(`The program at ${address} is not ready: journalctl -u clinic says why.`);
  if (/^(127\.|localhost$|::1$)/.test(settings.host))
    return good(`The program answers at ${address}, on this machine only.`);
  return wrong(
    `HOST is ${settings.host}: others reach the program without https, unless a firewall keeps them off port ${settings.port}.`,
  );
}

function examineProxy(places: Places): Finding[] {
  const proxy = proxyOf(places);
  if (!proxy) return [];
  const check = proxy === 'nginx' ? ['-t', '-q'] : ['validate', '--config', places.caddyfile, '--adapter', 'caddyfile'];
  const { succeeded, output } = tryRun(proxy, check);
  const changed = [places.nginxSite, places.caddyfile, places.unit].filter((file) => existsSync(`${file}.new`));
  return [
    succeeded
      ? good(`${proxy} accepts its configuration.`)
      : wrong(`${proxy} does not accept its configuration: ${output}`),
    ...changed.map((file) => wrong(`${file} was changed by someone. Compare it with ${file}.new, then delete that.`)),
  ];
}

async function examineBackups({ backups, backupDir }: Config, now: number): Promise<Finding[]> {
  if (!backups) return [wrong('BACKUPS is off: no backup is made.')];
  const [last] = await listBackups(backupDir);
  const drilledAt = await lastDrill(backupDir);
  const hours = last && Math.round((now - last.at) / 3_600_000);
  const findings = [
    !last
      ? wrong(`There is no backup in ${backupDir}: clinic backup`)
      : now - last.at > backupAge || last.at > now + clockError
        ? wrong(`The last backup is ${hours} hours old. journalctl -u clinic says why; then: clinic backup`)
        : good(`The last backup is ${hours} hours old.`),
  ];
  const drill = 'clinic restore --drill';
  const days = drilledAt === null ? undefined : Math.round((now - drilledAt) / day);
  if (days === undefined) findings.push(wrong(`No one has tried yet whether a backup can be restored: ${drill}`));
  else if (days > drillDays) findings.push(wrong(`A restore was tried ${days} days ago. Each month: ${drill}`));
  else findings.push(good(`A restore was tried ${days} days ago.`));
  return findings;
}

/** The command becomes the user of the program: what root opens in the data folder, that user might not write any more. */
export function examineOffSite(version: string): Finding {
  const { succeeded, output } = tryRun(path.join(version, 'clinic'), ['backup', 'off-site']);
  const text = `Off site: ${output}`;
  return succeeded ? good(text) : wrong(`${text} System says more, and journalctl -u clinic.`);
}
