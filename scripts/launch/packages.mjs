import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMusl } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[],
 *   libc?: string[], dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * The packages of a lock file, by their folders.
 * @returns {LockedPackages | undefined}
 */
export function readLock(file = 'package-lock.json') {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Folders of the packages that the product needs to run, and with `dev` those that build it as well. With `tools` they include what
 * tests and checks it. npm's own `--omit=dev` installs more than is needed to run: TypeScript.
 * @param {LockedPackages} locked
 * @param {{ dev?: boolean, tools?: boolean }} [options]
 * @returns {string[]}
 */
export function findPackages(locked, { dev = false, tools = false } = {}) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (from, names) => {
    for (const name of names) {
      const folder = resolve(locked, from, name);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      visit(folder, requirementsOf(locked[folder]));
    }
  };
  visit('', [...requirementsOf(locked['']), ...(dev ? Object.keys(locked[''].devDependencies ?? {}) : [])]);
  if (tools) visit('tools', Object.keys(locked.tools?.devDependencies ?? {}));
  return [...found].toSorted();
}

function requirementsOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Node finds a package in the nearest `node_modules` upwards. */
function resolve(locked, from, name) {
  const folder = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (folder in locked) return folder;
  if (from === '') return undefined;
  return resolve(locked, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

/**
 * Whether these packages are installed as the lock file says. Only those for other platforms may be missing.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {string[]} folders
 */
export function areInstalled(wanted, installed, folders = Object.keys(wanted)) {
  return folders.every((folder) => {
    const [entry, found] = [wanted[folder], installed[folder]];
    if (!found) return entry.optional === true && !isForThisPlatform(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function isForThisPlatform({ os = [], cpu = process.arch, libc }) {
  const fits = libc === undefined || process.platform !== 'linux' || libc.includes(isMusl() ? 'musl' : 'glibc');
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && fits;
}
