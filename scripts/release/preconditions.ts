import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git, readReleases } from './changelog.ts';

export interface Manifest {
  name: string;
  version: string;
}

export function readManifest(folder: string) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns, as sentences, the reasons why the version in package.json cannot be released from this folder. */
export function findObstacles(folder: string): string[] {
  const { version } = readManifest(folder);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Manifest;
  const [newest, previous] = readReleases(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'));
  const branch = git(folder, 'branch', '--show-current');
  const obstacles = {
    [`This is not the branch main but ${branch || 'no branch'}.`]: branch !== 'main',
    'There are changes that are not committed.': git(folder, 'status', '--porcelain') !== '',
    [`package-lock.json has the version ${lock.version}, package.json ${version}.`]: lock.version !== version,
    [`The first entry of CHANGELOG.md is not ${version}, the version of package.json.`]: newest?.version !== version,
    [`CHANGELOG.md says that ${version} has been released.`]:
      newest?.version === version && newest.commit !== undefined,
    [`${version} is not newer than ${previous?.version}.`]: previous && !isNewer(version, previous.version),
    [`There is a tag v${version}.`]: git(folder, 'tag', '--list', `v${version}`) !== '',
  };
  return Object.keys(obstacles).filter((sentence) => obstacles[sentence]);
}

/** Whether semantic version `a` is newer than `b`. */
export function isNewer(a: string, b: string) {
  return a.localeCompare(b, 'en', { numeric: true }) > 0;
}
