import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isBuilt } from './build.mjs';
import { areInstalled, findPackages, readLock } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Installs what the program needs, if it is missing or differs from the lock file: the product and what builds it, or the tools that
 * test and check it as well.
 * @param {Program} program
 */
export async function ensureInstalled(program) {
  const installed = readLock('node_modules/.package-lock.json'); // npm's own record of what it installed
  const need = installationNeeded(readLock() ?? {}, installed, program, isBuilt);
  if (need === 'none') return;
  if (need === 'build') throw new Error(buildMissing);
  refuseToDeleteMyself();
  console.log(`Installing the packages of ${need === 'product' ? 'the product' : 'the product and of its tests'} ...`);
  await installBeside(need === 'product' ? ['--workspaces=false'] : []);
  // Where no pinned Node fits (Alpine), npm scripts would find this one first, and it cannot run there.
  if (!pinnedNode()) rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
}

/** Installs beside the packages that a running site uses, and then exchanges them. */
async function installBeside(args) {
  const beside = join(root, '.cache', 'install');
  rmSync(beside, { recursive: true, force: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'tools/package.json'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(beside, file));
  const code = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    `--prefix=${beside}`,
    ...args,
  ]);
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}; see its message above.`);
  const installed = join(root, 'node_modules');
  if (existsSync(installed)) renameSync(installed, join(beside, 'replaced'));
  renameSync(join(beside, 'node_modules'), installed);
  rmSync(beside, { recursive: true, force: true });
}

const buildMissing =
  'The site is not built from these sources, and the packages that build it are not installed. ' +
  'Run `npm ci`, or copy the folder `build` from where it was built; then repeat this command.';

/**
 * Decides which installation a program needs before it can run. An install replaces `node_modules`, so a production install
 * (`npm ci --omit=dev`) that suffices is left alone, and so is one that only lacks the packages to build: without a registry it would be
 * gone.
 * @typedef {{ mode?: string, build?: boolean, tools?: boolean }} Program
 * @param {import('./packages.mjs').LockedPackages} wanted
 * @param {import('./packages.mjs').LockedPackages | undefined} installed
 * @param {Program} program
 * @param {() => boolean} isBuilt
 * @returns {'none' | 'product' | 'tools' | 'build'}
 */
export function installationNeeded(wanted, installed, { mode, build, tools }, isBuilt) {
  const need = tools ? 'tools' : 'product';
  if (!installed) return need;
  if (areInstalled(wanted, installed, findPackages(wanted, { dev: true, tools }))) return 'none';
  if (mode !== 'production' || !areInstalled(wanted, installed, findPackages(wanted))) return need;
  if (!build || isBuilt()) return 'none';
  return Object.values(installed).some(({ dev }) => dev) ? need : 'build';
}

// npm scripts run with the pinned Node, and Windows cannot delete a running program.
function refuseToDeleteMyself() {
  const inside = process.execPath.startsWith(join(root, 'node_modules') + sep);
  if (process.platform !== 'win32' || !inside) return;
  throw new Error('The packages have changed. Run `npm ci`, then repeat this command.');
}

function npm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  if (/npm-cli\.c?js$/.test(cli)) return run(node, [cli, ...args]);
  if (process.platform !== 'win32') return run('npm', args);
  return run(`npm.cmd ${args.join(' ')}`, [], {}, true); // Node starts a .cmd only through a shell
}
