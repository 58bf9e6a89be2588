import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isBuilt } from './build.mjs';
import { isMusl, pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages if those that the program needs are missing or differ from the lock file.
 * @param {Program} program
 */
export async function ensureInstalled(program) {
  const installed = packagesOf('node_modules/.package-lock.json'); // npm's own record of what it installed
  const need = installationNeeded(packagesOf('package-lock.json') ?? {}, installed, program, isBuilt);
  if (need === 'none') return;
  if (need === 'tools') throw new Error(toolsMissing);
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

const toolsMissing =
  'The site is not built from these sources, and the packages that build it are not installed. ' +
  'Run `npm ci`, or copy the folder `build` from where it was built; then repeat this command.';

/**
 * Decides which installation a program needs before it can run. An install begins by deleting `node_modules`, so a production install
 * (`npm ci --omit=dev`) that suffices is left alone, and so is one that only lacks the tools to build: without a registry it would be
 * gone.
 * @typedef {{ mode?: string, build?: boolean }} Program
 * @param {Packages} wanted
 * @param {Packages | undefined} installed
 * @param {Program} program
 * @param {() => boolean} isBuilt
 * @returns {'none' | 'install' | 'tools'}
 */
export function installationNeeded(wanted, installed, { mode, build }, isBuilt) {
  if (!installed) return 'install';
  if (matches(wanted, installed)) return 'none';
  if (mode !== 'production' || !matches(withoutDev(wanted), installed)) return 'install';
  if (!build || isBuilt()) return 'none';
  return Object.values(installed).some(({ dev }) => dev) ? 'install' : 'tools';
}

/** @param {Packages} packages */
function withoutDev(packages) {
  return Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev));
}

/**
 * Whether the installed packages match the lock file. Only packages for other platforms may be missing.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, os?: string | string[] }} Package
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
