import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCommit, readReleases, root } from '../../scripts/release/changelog.ts';

interface Released {
  version: string;
  commit: string;
}

/** The releases that the changelog names, the last one first; none where this copy of the repository does not contain them. */
export function findReleases(): Released[] {
  const releases = readReleases(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  return releases.flatMap(({ version, commit = '' }) => (hasCommit(root, commit) ? [{ version, commit }] : []));
}

/** Builds the program of a commit, once, in a folder of its own. Resolves with the folder. */
export function buildRelease({ version, commit }: Released): string {
  const folder = path.join(root, 'build/releases', version);
  const done = path.join(folder, 'build', '.commit');
  if (existsSync(done) && readFileSync(done, 'utf8') === commit) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  shareInstalledPackages(folder);
  // npm's variables would make the launcher look for the packages of this folder.
  const env = { PATH: process.env['PATH'] };
  execFileSync(process.execPath, ['scripts/launch.mjs', 'build'], { cwd: folder, env, stdio: 'inherit' });
  writeFileSync(done, commit);
  return folder;
}

/** Shares them as hard links. The launcher installs other versions that the release needs. */
function shareInstalledPackages(folder: string) {
  const names = readdirSync(path.join(root, 'node_modules')).filter((name) => name !== '.cache');
  const sources = names.map((name) => path.join(root, 'node_modules', name));
  execFileSync('cp', ['-al', ...sources, path.join(folder, 'node_modules')]);
}
