import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';
import { replaceLink } from './own-files.ts';
import type { Places } from './places.ts';
import { run, tryRun } from './run.ts';

const folderName = /^physiotherapy-app-[\w.+-]+$/;

/** The folder of the version to which a link leads. */
export function linkedVersion({ versions }: Places, link: 'current' | 'previous'): string | undefined {
  try {
    const folder = path.join(versions, path.basename(readlinkSync(path.join(versions, link))));
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

export function linkVersion({ versions }: Places, link: 'current' | 'previous', folder: string) {
  replaceLink(path.join(versions, link), path.basename(folder));
}

/** The name of a version for people, such as 2.0.0. */
export function versionOf(folder: string) {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The version of a package by the name of its folder, which need not be there. */
export function nameOf(folder: string) {
  return /^physiotherapy-app-(.+)-\w+-\w+$/.exec(path.basename(folder))?.[1] ?? '';
}

/** Whether version `a` comes before `b`: 2.1.0-dev before 2.1.0. From which commit one was built says nothing. */
export function isOlder(a: string, b: string) {
  const [first, second] = [a, b].map((version) => /^(?<release>[\d.]+)(?:-(?<making>[^+]*))?/.exec(version)?.groups);
  if (!first || !second) return false;
  const isMade = ({ making }: typeof first) => (making === undefined ? 1 : 0);
  return (compare(first, second, 'release') || isMade(first) - isMade(second) || compare(first, second, 'making')) < 0;
}

function compare(a: Record<string, string | undefined>, b: typeof a, part: string) {
  return (a[part] ?? '').localeCompare(b[part] ?? '', 'en', { numeric: true });
}

/**
 * The folder that a package will have.
 * @throws StartError if the file is not a package of this program.
 */
export function folderOf(file: string, { versions }: Places) {
  const listed = run('tar', ['-tzf', file], `${file} is not a package`).split('\n');
  const [name = ''] = listed[0]?.split('/') ?? [];
  if (!folderName.test(name) || !listed.includes(`${name}/clinic`))
    throw new StartError(`${file} is not a package of this program.`);
  return path.join(versions, name);
}

/**
 * Unpacks a version beside the others, checks that it runs on this machine, and only then gives it its name.
 * @throws StartError that says why not. Nothing is left of it then.
 */
export function unpack(file: string, folder: string) {
  const beside = path.join(path.dirname(folder), '.unpacking');
  rmSync(beside, { recursive: true, force: true });
  try {
    mkdirSync(beside, { recursive: true });
    const tar = tryRun('tar', ['-xzf', file, '-C', beside, '--no-same-owner']);
    if (!tar.succeeded) {
      const reason = /No space left on device/.exec(tar.output)?.[0] ?? tar.output.split('\n')[0];
      throw new StartError(`${file} could not be unpacked, and nothing has changed: ${reason}`);
    }
    const unpacked = path.join(beside, path.basename(folder));
    const { succeeded, output } = tryRun(path.join(unpacked, 'clinic'), ['--version']);
    if (!succeeded && !output.startsWith('Usage:')) throw new StartError(output); // 1.0.0 has no --version
    run('sync', ['-f', unpacked]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Deletes all versions but the one in use and the one before. */
export function deleteOldVersions(places: Places) {
  const wanted = [linkedVersion(places, 'current'), linkedVersion(places, 'previous')];
  for (const name of readdirSync(places.versions)) {
    const folder = path.join(places.versions, name);
    if (folderName.test(name) && !wanted.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of the changes of the database that one version knows and another does not. */
export function unknownMigrations(newer: string, older: string) {
  const known = new Set(migrationsOf(older));
  return migrationsOf(newer).filter((name) => !known.has(name));
}

export function migrationsOf(folder: string) {
  const names = readdirSync(path.join(folder, 'src/server/db/migrations'));
  return names.filter((name) => /^\d{4}-[\w-]+\.ts$/.test(name)).map((name) => name.replace(/\.ts$/, ''));
}
