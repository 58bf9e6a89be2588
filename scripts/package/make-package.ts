// See docs/decisions/0077-unknown-keys.md.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '#contract/plain/languages.ts';
import { baselineNames } from '#server/db/migrations/baseline.ts';
import { readVersion } from '#server/version.ts';
import { findPackages, readLock } from '../launch/packages.mjs';
import { pinnedNodes } from '../launch/pinned-node.mjs';
import { runNpm } from '../supply/npm.ts';
import { machineOf } from './machine.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that the running program reads, beside its packages and its Node. Tests and build tools are left out. */
const contents = [
  'build/client',
  'build/server',
  ...languages.slice(1).map((language) => `build/${language}`),
  'build/program',
  'src/server',
  'src/contract',
  'src/languages',
  'src/web/art',
  'src/admin.ts',
  'src/backup.ts',
  'src/clinic.ts',
  'src/restore.ts',
  'src/move.ts',
  'src/nightly.ts',
  'src/off-site.ts',
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
  description: string;
  license: string;
  type: string;
  imports: Record<string, string>;
}

export interface Target {
  /** The processor, as Node.js names it. That of this machine unless it is said. */
  arch?: string;
  /** A folder with another build of the pinned Node.js, `bin/node` in it; else the one from npm. */
  node?: string | undefined;
}

/**
 * Writes the built program to a folder of `dist` that runs by itself, and packs it.
 * @returns the folder and the packed file
 */
export function makePackage({ arch = process.arch, node }: Target = {}) {
  const folder = path.join(root, 'dist', packageName(arch));
  rmSync(folder, { recursive: true, force: true });
  const installed = arch === process.arch ? root : installFor(arch);
  for (const item of contents) copy(root, item, folder);
  for (const item of packagesOf(installed)) copy(installed, item, folder);
  nameMigrations(folder);
  copyNode(nodeOf(installed, arch), node, folder);
  if (installed !== root) rmSync(installed, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(ownManifest(arch), null, 2)}\n`);
  writeFileSync(path.join(folder, 'clinic'), startScript(arch));
  chmodSync(path.join(folder, 'clinic'), 0o755);
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]); // whatever the umask was
  refuseOtherMachines(folder, arch);
  return { folder, file: pack(folder) };
}

/** Name of the package and of the folder in it; installer and release rely on it. */
export function packageName(arch: string) {
  return `${nameOfProject()}-${readVersion()}-${process.platform}-${arch}`;
}

/** Installs what the product needs on another processor. npm chooses the packages with native parts. */
function installFor(arch: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-packages-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'tools/package.json'])
    cpSync(path.join(root, file), path.join(folder, file));
  const libc = process.platform === 'linux' ? ['--libc=glibc'] : [];
  const target = [`--os=${process.platform}`, `--cpu=${arch}`, ...libc];
  runNpm(folder, 'ci', '--workspaces=false', '--omit=dev', '--loglevel=error', ...target);
  return folder;
}

function copy(from: string, item: string, folder: string) {
  const filter = (source: string) => !leftOut.test(source) && !source.endsWith('/node_modules/.bin');
  cpSync(path.join(from, item), path.join(folder, item), { recursive: true, filter });
}

/** Packages for other platforms are not installed. The one with Node has a place of its own. */
function packagesOf(installed: string) {
  return findPackages(readLock() ?? {}).filter(
    (item) => existsSync(path.join(installed, item)) && !/node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(item),
  );
}

function nodeOf(installed: string, arch: string) {
  if (installed === root) return process.execPath;
  return path.join(installed, 'node_modules', pinnedNodes[`${process.platform}-${arch}`] ?? '');
}

function copyNode(pinned: string, other: string | undefined, folder: string) {
  mkdirSync(path.join(folder, 'node/bin'), { recursive: true });
  cpSync(other ? path.join(other, 'bin/node') : pinned, path.join(folder, 'node/bin/node'));
  const licences = path.resolve(path.dirname(pinned), '..');
  for (const file of readdirSync(licences).filter((file) => file.startsWith('LICENSE')))
    cpSync(path.join(licences, file), path.join(folder, 'node', file));
}

/** Installer and updater compare names of files: a version whose package lacks one cannot read the database. */
export function nameMigrations(folder: string) {
  for (const name of baselineNames)
    writeFileSync(
      path.join(folder, 'src/server/db/migrations', `${name}.ts`),
      '// What it did is a part of baseline.ts.\n',
    );
}

/** Programs for another machine would only fail when they are used, at the first picture. */
function refuseOtherMachines(folder: string, arch: string) {
  if (process.platform !== 'linux') return;
  const native = globSync(['node/bin/node', 'node_modules/**/*.{node,so,so.*}'], { cwd: folder });
  const strange = native.filter((file) => machineOf(path.join(folder, file)) !== arch);
  if (strange.length > 0) throw new Error(`Not built for ${arch}: ${strange.join(', ')}`);
}

function nameOfProject() {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as ProjectManifest).name;
}

/** Picks the fields of package.json that the program needs or shows. */
function ownManifest(arch: string) {
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as ProjectManifest;
  const { name, description, license, type, imports } = project;
  const commands = ['start', 'admin', 'backup', 'restore', 'move'];
  return {
    name,
    version: readVersion(),
    private: true,
    description,
    license,
    type,
    imports,
    engines: { node: process.versions.node },
    os: [process.platform],
    cpu: [arch],
    scripts: Object.fromEntries(commands.map((command) => [command, `./clinic ${command}`])),
  };
}

/** Names that `uname -m` prints. */
const machineNames: Record<string, string> = {
  x64: 'x86_64',
  arm64: process.platform === 'darwin' ? 'arm64' : 'aarch64',
};

/** The command `clinic`. */
export function startScript(arch: string = process.arch) {
  const machine = `${process.platform === 'darwin' ? 'Darwin' : 'Linux'} ${machineNames[arch]}`;
  const script = readFileSync(path.join(import.meta.dirname, 'clinic'), 'utf8');
  return script.replaceAll('@machine@', machine).replaceAll('@node@', process.version);
}

function pack(folder: string) {
  const file = `${folder}.tar.gz`;
  const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'] : [];
  execFileSync('tar', ['-czf', file, ...owner, '-C', path.dirname(folder), path.basename(folder)]);
  return file;
}
