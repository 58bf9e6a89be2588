import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isMusl, pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Installs the packages if they are missing or differ from the lock file. */
export async function ensureInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json'); // npm's own record of what it installed
  if (installed && matches(packagesOf('package-lock.json') ?? {}, installed)) return;
  refuseToDeleteMyself();
  console.log('Installing the packages of package-lock.json ...');
  const code = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}; see its message above.`);
  // Where no pinned Node fits (Alpine), npm scripts would find this one first, and it cannot run there.
  if (!pinnedNode()) rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
}

/** @returns {Packages | undefined} */
function packagesOf(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Whether the installed packages match the lock file. Only packages for other platforms may be missing.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[] }} Package
 * @typedef {Record<string, Package>} Packages
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function matches(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (!found) return path === '' || (entry.optional === true && !isForThisPlatform(entry));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function isForThisPlatform({ os = [], cpu = process.arch, libc }) {
  const fits = libc === undefined || process.platform !== 'linux' || libc.includes(isMusl() ? 'musl' : 'glibc');
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && fits;
}

// npm scripts run with the pinned Node, and Windows cannot delete a running program.
function refuseToDeleteMyself() {
  const inside = process.execPath.startsWith(join(root, 'node_modules') + sep);
  if (process.platform !== 'win32' || !inside) return;
  throw new Error('The packages have changed. Run `npm ci`, then repeat this command.');
}

function npm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(pose)}` };
  if (/npm-cli\.c?js$/.test(cli)) return run(node, [cli, ...args], env);
  if (process.platform !== 'win32') return run('npm', args, env);
  return run(`npm.cmd ${args.join(' ')}`, [], env, true); // Node starts a .cmd only through a shell
}

const pose = join(root, 'scripts', 'launch', 'pose-as-pinned-node.cjs');
