// `npm run release`: releases the version of package.json, and signs it with `-- --key FILE`. `-- --dry-run` says what is in the way and what
// would be done, `-- files` makes only what is published, as the workflow does, `-- notes` prints the changelog's entry, and `-- key FILE`
// makes a pair of keys to sign with.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { typedPath } from '#server/process/command-line.ts';
import { git, readReleases, recordCommit, root } from './release/changelog.ts';
import { dist, makeFiles } from './release/files.ts';
import { makeKeyPair } from './release/minisign.ts';
import { findObstacles, readManifest, setVersion } from './release/preconditions.ts';
import { findObstaclesToSigning, signChecksums } from './release/signing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'official-node': { type: 'boolean', default: false },
    key: { type: 'string' },
  },
});
const [command = 'all', file = ''] = positionals;
const { name, version } = readManifest(root);
const next = version.replace(/\.(\d+)\.\d+$/, (_, minor) => `.${Number(minor) + 1}.0-dev`);
/** The key is read from a file that no other tool is told of. */
const secretKey = values.key && readFileSync(typedPath(values.key), 'utf8');
const isSigned = existsSync(path.join(root, 'deploy/minisign.pub'));

/** Steps are ordered so that a failure leaves neither a tag nor a changed file behind. */
const steps: [string, () => Promise<void> | void][] = [
  ['Run the checks and all tests', () => succeed('test')],
  ['Sweep over every page', () => succeed('test:sweeps')],
  ['Run the fault tests', () => succeed('test:faults')],
  ['Try other browsers', () => succeed('browsers')],
  ['Make the packages, the bill of materials and the checksums', make],
  [isSigned ? 'Sign the checksums' : 'Leave the checksums unsigned: there is no deploy/minisign.pub', sign],
  [`Tag the commit as v${version}`, tag],
  [`Record the commit in CHANGELOG.md, and commit ${next}`, recordRelease],
];

if (command === 'key') makeKey();
else if (command === 'files') await make();
else if (command === 'notes') printNotes();
else if (command === 'all') await release();
else stopWith('Usage: npm run release -- [--dry-run | files [--official-node] | notes | key FILE]');

async function release() {
  const obstacles = [...findObstacles(root), ...findObstaclesToSigning(root, secretKey)];
  if (obstacles.length > 0) stopWith(...obstacles);
  for (const [title, run] of steps) {
    console.log(`${title}${values['dry-run'] ? ' (not done)' : ''}`);
    if (!values['dry-run']) await run();
  }
  console.log(
    `Then push main and the tag. What is in ${dist} is published by the workflow, which makes it again, or by hand.`,
  );
}

async function make() {
  if (process.platform !== 'linux') stopWith('What is published is made on Linux, the system that it is for.');
  const files = await makeFiles({ isOfficial: values['official-node'] });
  for (const made of files) console.log(path.relative(root, made));
}

function sign() {
  if (secretKey) console.log(path.relative(root, signChecksums(dist, secretKey, `${name} ${version}`)));
}

function printNotes() {
  const releases = readReleases(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  console.log(
    releases.find((release) => release.version === version)?.text ??
      stopWith(`CHANGELOG.md has no entry of ${version}.`),
  );
}

function makeKey() {
  const place = typedPath(file);
  if (!file || existsSync(place) || place.startsWith(root + path.sep))
    stopWith('Name a new file for the secret half, outside this folder: `npm run release -- key FILE`.');
  const pair = makeKeyPair();
  writeFileSync(place, pair.secretKey, { mode: 0o600 });
  writeFileSync(path.join(root, 'deploy/minisign.pub'), pair.publicKey);
  console.log(
    `${place} is the secret half: keep a copy off-line, and give its text to the workflow's environment signing as the secret MINISIGN_KEY.`,
  );
  console.log('deploy/minisign.pub is the public half: commit it.');
}

function succeed(command: string) {
  const { status } = spawnSync(process.execPath, ['scripts/launch.mjs', command], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function tag() {
  git(root, 'tag', '--annotate', '--message', `Release ${version}`, `v${version}`);
}

function recordRelease() {
  const changelog = path.join(root, 'CHANGELOG.md');
  const migrations = readdirSync(path.join(root, 'src/server/db/migrations'));
  const schema = migrations
    .filter((migration) => /^\d{4}-[a-z-]+\.ts$/.test(migration))
    .toSorted()
    .at(-1);
  const entry = { version, commit: git(root, 'rev-parse', 'HEAD'), schema: schema?.replace('.ts', '') };
  writeFileSync(changelog, recordCommit(readFileSync(changelog, 'utf8'), entry));
  setVersion(root, next);
  git(root, 'commit', '--all', '--message', `Update the version to ${next} after ${version}`);
}

function stopWith(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
