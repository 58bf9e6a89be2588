import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.ts';

let known: string | undefined;

/** The version of this program. Between two releases it ends with the commit that it was built from: `2.1.0-dev+1ded66b`. */
export function readVersion(): string {
  known ??= versionIn(fileURLToPath(root));
  return known;
}

export function versionIn(folder: string) {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  if (!version.endsWith('-dev')) return version;
  const commit = readCommit(folder);
  return commit ? `${version}+${commit}` : version;
}

/** Undefined without git, and outside a checkout. */
function readCommit(folder: string) {
  // A service reads a checkout that belongs to someone else, which git refuses unless it is told otherwise.
  const args = ['-c', 'safe.directory=*', `--git-dir=${path.join(folder, '.git')}`, 'rev-parse', '--short=7', 'HEAD'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
