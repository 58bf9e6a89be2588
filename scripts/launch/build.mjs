import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Build outputs, their sources, and the files that store their fingerprints. */
const pages = {
  says: 'Building the pages ...',
  sources: ['src/web', 'src/contract', 'public', 'vite.config.ts', 'react-router.config.ts', 'scripts/build'],
  stamp: join(root, 'build', '.stamp'),
};
const program = {
  says: 'Building the server ...',
  sources: ['src/server', 'src/contract', 'src/main.ts', 'scripts/build'],
  stamp: join(root, 'build', 'program', '.stamp'),
};
/**
 * Builds the pages and the server if any of their sources has changed since the last build.
 * @param {string} node the Node to build with
 */
export async function ensureBuilt(node) {
  await ensureFresh(pages, async () => {
    await succeed(node, [reactRouter, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
    compressFiles(join(root, 'build', 'client', 'assets'));
  });
  await ensureFresh(program, () =>
    succeed(node, [vite, 'build', '--config', 'scripts/build/program.config.ts', '--logLevel', 'warn']),
  );
}

/** Whether the pages and the server are built from the sources as they are. */
export const isBuilt = () => isFresh(pages) && isFresh(program);

const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

async function ensureFresh(product, make) {
  if (isFresh(product)) return;
  const fingerprint = fingerprintOfSources(product);
  console.log(product.says);
  rmSync(product.stamp, { force: true }); // a build that fails halfway must not count as done
  await make();
  writeFileSync(product.stamp, fingerprint);
}

const isFresh = (product) =>
  existsSync(product.stamp) && readFileSync(product.stamp, 'utf8') === fingerprintOfSources(product);

function fingerprintOfSources({ sources }) {
  const tsconfigs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  return fingerprintOf(root, [...sources, ...tsconfigs, 'package-lock.json']);
}

async function succeed(node, args, environment) {
  const code = await run(node, args, environment);
  if (code !== 0) throw new Error(`The build failed with exit code ${code}; see its message above.`);
}

/**
 * A hash of the names and contents of these files and folders.
 * @param {string} folder
 * @param {string[]} paths
 */
export function fingerprintOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesIn(folder, path))) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesIn(folder, path) {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesIn(folder, `${path}/${name}`));
}
