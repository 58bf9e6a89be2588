import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { root } from './root.mjs';

// A small project with our launcher: its packages, from a registry here, write where React Router and Vite write.

let project: string;
let registry: string;
/** Versions that were installed while the registry was asked for a package. */
const installedMeanwhile: string[] = [];

beforeEach(async () => {
  project = temporaryFolder('clinic-launch-');
  cpSync(path.join(root, 'scripts/launch'), path.join(project, 'scripts/launch'), { recursive: true });
  cpSync(path.join(root, 'scripts/launch.mjs'), path.join(project, 'scripts/launch.mjs'));
  mkdirSync(path.join(project, 'src/languages'), { recursive: true });
  installedMeanwhile.length = 0;
  const server = createServer((request, response) => {
    installedMeanwhile.push(versionOf('node_modules/vite/package.json'));
    const file = path.join(project, request.url ?? '');
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    rmSync(project, { recursive: true });
  };
});

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
}

function versionOf(file: string) {
  try {
    return (JSON.parse(readFileSync(path.join(project, file), 'utf8')) as { version: string }).version;
  } catch {
    return 'none';
  }
}

/** The sources of a version, with the packages that it needs. */
function release(version: string) {
  const pages = `
    const { mkdirSync, readFileSync, writeFileSync, existsSync } = require('node:fs');
    const before = existsSync('build/server/index.js') ? readFileSync('build/server/index.js', 'utf8') : 'nothing';
    for (const folder of ['client/assets', 'server']) mkdirSync('build/next/' + folder, { recursive: true });
    writeFileSync('build/next/server/index.js', '${version} in place of ' + before);
    process.exitCode = readFileSync('src/web/page.tsx', 'utf8') === 'broken' ? 1 : 0;`;
  const program = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync('build/next/program', { recursive: true });
    writeFileSync('build/next/program/main.js', '${version}');`;
  const packages = [
    pack('@react-router/dev', version, 'bin.cjs', pages),
    pack('vite', version, 'bin/vite.js', program),
  ];
  const devDependencies = Object.fromEntries(packages.map(({ name }) => [name, version]));
  const locked = packages.map(({ name, ...entry }) => [`node_modules/${name}`, { ...entry, version, dev: true }]);
  write('package.json', JSON.stringify({ name: 'clinic', private: true, devDependencies }));
  write(
    'package-lock.json',
    JSON.stringify({
      name: 'clinic',
      lockfileVersion: 3,
      packages: { '': { name: 'clinic', devDependencies }, ...Object.fromEntries(locked) },
    }),
  );
  write('src/web/page.tsx', version);
}

function pack(name: string, version: string, file: string, content: string) {
  const folder = `packed/${name}-${version}`;
  write(`${folder}/package/package.json`, JSON.stringify({ name, version }));
  write(`${folder}/package/${file}`, content);
  execFileSync('tar', ['-czf', path.join(project, `${folder}.tgz`), '-C', path.join(project, folder), 'package']);
  const digest = createHash('sha512').update(readFileSync(path.join(project, `${folder}.tgz`)));
  return { name, resolved: `${registry}/${folder}.tgz`, integrity: `sha512-${digest.digest('base64')}` };
}

const built = (file: string) => readFileSync(path.join(project, 'build', file), 'utf8');

/** `npm run build` with a cache of its own, so that npm asks the registry. */
function build() {
  const env = { PATH: process.env['PATH'], npm_config_cache: path.join(project, 'npm-cache') };
  return promisify(execFile)(process.execPath, ['scripts/launch.mjs', 'build'], { cwd: project, env });
}

test('an update is installed and built beside what runs, and then takes its place', async () => {
  release('1.0.0');
  await build();
  expect(built('server/index.js')).toBe('1.0.0 in place of nothing');
  installedMeanwhile.length = 0;
  release('2.0.0');
  await build();
  expect(installedMeanwhile).toEqual(['1.0.0', '1.0.0']);
  expect(built('server/index.js')).toBe('2.0.0 in place of 1.0.0 in place of nothing');
  expect([built('program/main.js'), versionOf('node_modules/vite/package.json')]).toEqual(['2.0.0', '2.0.0']);
  expect((await build()).stdout).toBe('');
});

test('a build that fails leaves the one before in use, and is made again', async () => {
  release('1.0.0');
  await build();
  write('src/web/page.tsx', 'broken');
  await expect(build()).rejects.toThrow('The build failed with exit code 1');
  expect(built('server/index.js')).toBe('1.0.0 in place of nothing');
  write('src/web/page.tsx', 'repaired');
  expect((await build()).stdout).toBe('Building the pages ...\n');
  expect(built('server/index.js')).toBe('1.0.0 in place of 1.0.0 in place of nothing');
});

test('packages that cannot be had leave those before in use', async () => {
  release('1.0.0');
  await build();
  release('2.0.0');
  rmSync(path.join(project, 'packed/vite-2.0.0.tgz'));
  await expect(build()).rejects.toThrow('npm ci failed with exit code 1');
  expect(versionOf('node_modules/vite/package.json')).toBe('1.0.0');
});
