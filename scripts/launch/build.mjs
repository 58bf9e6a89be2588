import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const settings = ['vite.config.ts', 'react-router.config.ts', 'scripts/build', 'package-lock.json'];
const sources = ['src/web', 'src/contract', 'public', ...settings];
const stamp = join(root, 'build', '.stamp');

const sampleSources = [
  'src/server/db/seed/pictures',
  'src/server/storage/encode-picture.ts',
  'src/contract/picture-name.ts',
];
const sampleStamp = join(root, 'node_modules', '.cache', 'sample-pictures', '.stamp');

/**
 * Builds the pages when anything that goes into them has changed since the last build.
 * @param {string} node the Node to build with
 */
export async function ensureBuilt(node) {
  const tsconfigs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  const fingerprint = fingerprintOf(root, [...sources, ...tsconfigs]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Building the pages ...');
  rmSync(stamp, { force: true }); // a build that fails half way must not look done
  const code = await run(node, [reactRouter, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The build failed (exit code ${code}); its own message is above.`);
  compressFiles(join(root, 'build', 'client', 'assets'));
  writeFileSync(stamp, fingerprint);
}

/**
 * Encodes the pictures of the sample content when the drawings or the encoder have changed since the last time.
 * @param {string} node the Node to run
 */
export async function ensureSamplePictures(node) {
  const fingerprint = fingerprintOf(root, [...sampleSources, 'package-lock.json']);
  if (existsSync(sampleStamp) && readFileSync(sampleStamp, 'utf8') === fingerprint) return;
  console.log('Making the sample pictures ...');
  const code = await run(node, ['scripts/encode-samples.ts']);
  if (code !== 0) throw new Error(`The sample pictures failed (exit code ${code}); the message is above.`);
  writeFileSync(sampleStamp, fingerprint);
}

const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

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
