import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** The folder of languages, beside which there are tests. */
const languages = join(root, 'src', 'languages');

/** Where a build is made, beside the one that a running site uses. */
const next = join(root, 'build', 'next');

/** Build outputs, their sources, and the files that store their fingerprints. */
const pages = {
  says: 'Building the pages ...',
  sources: [
    'src/web',
    'src/contract',
    'src/languages',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/build',
  ],
  stamp: join(root, 'build', '.stamp'),
  async make(node) {
    const build = (environment) =>
      succeed(node, [reactRouter, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production', ...environment });
    await build({}); // the others go into its folder
    const others = readdirSync(languages).filter((name) => statSync(join(languages, name)).isDirectory());
    await Promise.all([others.filter((_, at) => at % 2 === 0), others.filter((_, at) => at % 2 === 1)].map(inTurn));
    async function inTurn(some) {
      for (const language of some) {
        await build({ SITE_LANGUAGE: language });
        shareAssets(language);
      }
    }
    compressFiles(join(next, 'client', 'assets'));
  },
};
const program = {
  says: 'Building the server ...',
  sources: ['src/server', 'src/contract', 'src/main.ts', 'scripts/build'],
  stamp: join(root, 'build', 'program', '.stamp'),
  make: (node) => succeed(node, [vite, 'build', '--config', 'scripts/build/program.config.ts', '--logLevel', 'warn']),
};

/**
 * Builds the pages and the server if any of their sources has changed since the last build, which stays in use until all is built.
 * @param {string} node the Node to build with
 */
export async function ensureBuilt(node) {
  const stale = [pages, program].filter((product) => !isFresh(product));
  if (stale.length === 0) return;
  rmSync(next, { recursive: true, force: true });
  const fingerprints = stale.map(fingerprintOfSources);
  for (const product of stale) {
    console.log(product.says);
    await product.make(node);
  }
  for (const { stamp } of stale) rmSync(stamp, { force: true }); // until all is exchanged, it does not count as done
  for (const name of readdirSync(next)) {
    rmSync(join(root, 'build', name), { recursive: true, force: true });
    renameSync(join(next, name), join(root, 'build', name));
  }
  rmSync(next, { recursive: true });
  for (const [at, { stamp }] of stale.entries()) writeFileSync(stamp, fingerprints[at]);
}

/** Whether the pages and the server are built from the sources as they are. */
export const isBuilt = () => isFresh(pages) && isFresh(program);

/** Moves what browsers load to the one place from which it is served; names contain a hash of the content. */
function shareAssets(language) {
  const assets = join(next, language, 'client', 'assets');
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(next, 'client', 'assets', name));
  rmSync(join(next, language, 'client'), { recursive: true });
}

const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

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
