// See docs/decisions/0077-unknown-keys.md.

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPackages, readLock } from '../launch/packages.mjs';
import { readManifest } from '../release/preconditions.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that the running program reads, beside its packages and its Node. Tests and build tools are left out. */
const contents = [
  'build/client',
  'build/server',
  'build/program',
  'src/server',
  'src/contract',
  'src/admin.ts',
  'src/backup.ts',
  'src/restore.ts',
  'src/move.ts',
  'src/nightly.ts',
  'deploy',
  'docs',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
];
const leftOut = /\/testing$|\.test\.tsx?$|\/\.stamp$|\.map$|\.d\.[cm]?ts$/;

interface ProjectManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  imports: Record<string, string>;
}

/**
 * Writes the built program to a folder of `dist` that runs by itself, and packs it.
 * @returns the folder and the packed file
 */
export function makePackage() {
  const { name, version } = readManifest(root);
  const platform = `${process.platform}-${process.arch}`;
  const folder = path.join(root, 'dist', `${name}-${version}-${platform}`);
  rmSync(folder, { recursive: true, force: true });
  for (const item of [...contents, ...installedPackages()]) copy(item, folder);
  copyNode(folder);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(ownManifest(), null, 2)}\n`);
  writeFileSync(path.join(folder, 'clinic'), startScript());
  chmodSync(path.join(folder, 'clinic'), 0o755);
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]); // whatever the umask was
  return { folder, file: pack(folder) };
}

function copy(item: string, folder: string) {
  const filter = (source: string) => !leftOut.test(source) && !source.endsWith('/node_modules/.bin');
  cpSync(path.join(root, item), path.join(folder, item), { recursive: true, filter });
}

/** Packages for other platforms are not installed. The one with Node has a place of its own. */
function installedPackages() {
  return findPackages(readLock() ?? {}).filter(
    (item) => existsSync(path.join(root, item)) && !/node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(item),
  );
}

function copyNode(folder: string) {
  const installed = path.resolve(path.dirname(process.execPath), '..');
  mkdirSync(path.join(folder, 'node/bin'), { recursive: true });
  cpSync(process.execPath, path.join(folder, 'node/bin/node'));
  for (const file of readdirSync(installed).filter((file) => file.startsWith('LICENSE')))
    cpSync(path.join(installed, file), path.join(folder, 'node', file));
}

/** Picks the fields of package.json that the program needs or shows. */
function ownManifest() {
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as ProjectManifest;
  const { name, version, description, license, type, imports } = project;
  const commands = ['start', 'admin', 'backup', 'restore', 'move'];
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    imports,
    engines: { node: process.versions.node },
    os: [process.platform],
    cpu: [process.arch],
    scripts: Object.fromEntries(commands.map((command) => [command, `./clinic ${command}`])),
  };
}

/** The command `clinic` for machines like this one. */
export function startScript() {
  const machine = execFileSync('uname', ['-sm'], { encoding: 'utf8' }).trim();
  const script = readFileSync(path.join(import.meta.dirname, 'clinic'), 'utf8');
  return script.replaceAll('@machine@', machine).replaceAll('@node@', process.version);
}

function pack(folder: string) {
  const file = `${folder}.tar.gz`;
  const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'] : [];
  execFileSync('tar', ['-czf', file, ...owner, '-C', path.dirname(folder), path.basename(folder)]);
  return file;
}
