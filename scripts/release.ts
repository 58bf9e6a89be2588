// `npm run release`: releases the version of package.json. `npm run release -- --dry-run` says what is in the way and what would be done.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from './package/make-package.ts';
import { git, recordCommit, root } from './release/changelog.ts';
import { findObstacles, readManifest } from './release/preconditions.ts';
import { makeSbom } from './supply/sbom.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const { name, version } = readManifest(root);
const folder = path.join(root, 'dist');

/** In this order, so that whatever fails leaves neither a tag nor a changed file behind. */
const steps: [string, () => void][] = [
  ['Run the checks and all tests', () => succeed(process.execPath, 'scripts/test.ts')],
  ['Make the package for machines like this one', makeDist],
  ['Write the bill of materials', writeSbom],
  ['Write the checksums', writeChecksums],
  [
    `Tag the commit as v${version}`,
    () => git(root, 'tag', '--annotate', '--message', `Release ${version}`, `v${version}`),
  ],
  ['Record the commit in CHANGELOG.md', recordRelease],
];

const obstacles = findObstacles(root);
for (const obstacle of obstacles) console.error(obstacle);
if (obstacles.length > 0) process.exit(1);

for (const [title, run] of steps) {
  console.log(`${title}${values['dry-run'] ? ' (not done)' : ''}`);
  if (!values['dry-run']) run();
}
console.log(`Then commit CHANGELOG.md, push main and the tag, and publish what is in ${folder}.`);

function succeed(program: string, ...args: string[]) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function makeDist() {
  rmSync(folder, { recursive: true, force: true });
  makePackage();
}

function writeSbom() {
  writeFileSync(path.join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(makeSbom(), null, 2)}\n`);
}

/** In the form that `sha256sum --check SHA256SUMS` reads. */
function writeChecksums() {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const lines = files.map((file) => `${sha256(path.join(folder, file.name))}  ${file.name}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}

function sha256(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function recordRelease() {
  const file = path.join(root, 'CHANGELOG.md');
  const migrations = readdirSync(path.join(root, 'src/server/db/migrations'));
  const schema = migrations
    .filter((migration) => /^\d{4}-[a-z-]+\.ts$/.test(migration))
    .toSorted()
    .at(-1);
  const release = { version, date: '', commit: git(root, 'rev-parse', 'HEAD'), schema: schema?.replace('.ts', '') };
  writeFileSync(file, recordCommit(readFileSync(file, 'utf8'), release));
}
