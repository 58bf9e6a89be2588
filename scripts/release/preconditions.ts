import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOlder } from '#server/installation/versions.ts';
import { git, hasCommit, readReleases } from './changelog.ts';
import { findUntold } from './told.ts';

export interface Manifest {
  name: string;
  version: string;
}

export function readManifest(folder: string) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Sets the version in package.json and package-lock.json. */
export function setVersion(folder: string, version: string) {
  for (const file of ['package.json', 'package-lock.json']) {
    const manifest = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Manifest & {
      packages?: { '': Manifest };
    };
    manifest.version = version;
    if (manifest.packages) manifest.packages[''].version = version;
    writeFileSync(path.join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/** Returns, as sentences, the reasons why the version in package.json cannot be released from this folder. */
export function findObstacles(folder: string): string[] {
  const { version } = readManifest(folder);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Manifest;
  const [newest, previous] = readReleases(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'));
  const entry = newest?.version === version ? newest.text : undefined;
  const branch = git(folder, 'branch', '--show-current');
  const released = version.replace(/-dev$/, '');
  const obstacles = {
    [`This is not the branch main but ${branch || 'no branch'}.`]: branch !== 'main',
    'There are changes that are not committed.': git(folder, 'status', '--porcelain') !== '',
    [`${version} is a version in the making: set it with \`npm version --no-git-tag-version ${released}\`.`]:
      version !== released,
    [`package-lock.json has the version ${lock.version}, package.json ${version}.`]: lock.version !== version,
    [`The first entry of CHANGELOG.md is not ${version}, the version of package.json.`]: entry === undefined,
    [`CHANGELOG.md says that ${version} has been released.`]: entry !== undefined && newest?.commit !== undefined,
    [`${version} is not newer than ${previous?.version}.`]: previous && !isOlder(previous.version, version),
    [`There is a tag v${version}.`]: git(folder, 'tag', '--list', `v${version}`) !== '',
    [`The entry of ${version} in CHANGELOG.md is empty.`]: entry !== undefined && !/^- /m.test(entry),
    [`The entry of ${version} says what to do by hand, so its first number must be a new one.`]:
      previous && /^### By hand$/m.test(entry ?? '') && majorOf(version) === majorOf(previous.version),
  };
  return [
    ...Object.keys(obstacles).filter((sentence) => obstacles[sentence]),
    ...(entry && previous?.commit ? untold(folder, previous.commit, entry) : []),
  ];
}

function untold(folder: string, since: string, entry: string) {
  if (!hasCommit(folder, since)) return ['This copy of the repository does not contain the last release.'];
  const names = findUntold(folder, since, entry);
  if (names.length === 0) return [];
  return [`CHANGELOG.md does not name what was added or removed since the last release: ${names.join(', ')}.`];
}

function majorOf(version: string) {
  return version.split('.')[0];
}
