import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Installs the packages when they are missing or are not those of the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  refuseToDeleteMyself();
  console.log('Installing the packages of package-lock.json ...');
  const code = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); its own message is above.`);
  // Where no pinned Node fits (Alpine), npm scripts would still find this one first, and it can't run there.
  if (!pinnedNode()) rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
}

// npm writes down what it installed, so an install by hand counts too.
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const node = pinnedNode(); // missing when node_modules came from another platform
  return installed !== undefined && matches(wanted ?? {}, installed) && (!node || existsSync(node));
}

/**
 * Whether the installed packages are those wanted. Optional ones may be missing: most belong to other platforms.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function matches(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (!found) return path === '' || entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @returns {Packages | undefined} */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : undefined;
}

// npm scripts find the pinned Node first; Windows can't delete a program that runs.
function refuseToDeleteMyself() {
  const inside = process.execPath.startsWith(join(root, 'node_modules') + sep);
  if (process.platform === 'win32' && inside)
    throw new Error('The packages have changed. Run `npm ci`, then this again.');
}

function npm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  if (/npm-cli\.c?js$/.test(cli)) return run(node, [cli, ...args]);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, {}, windows); // Node starts a .cmd only through a shell
}
