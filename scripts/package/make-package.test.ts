import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { baselineNames } from '#server/db/migrations/baseline.ts';
import { migrationsOf } from '#server/installation/versions.ts';
import { findPackages, type LockedPackages, readLock } from '../launch/packages.mjs';
import { machineOf } from './machine.ts';
import { nameMigrations, packageName, startScript } from './make-package.ts';

// e2e/faults/package.fault.ts makes a whole package and runs it.

describe('the packages of the product', () => {
  test('are those that it depends on, wherever npm has put them', () => {
    const locked: LockedPackages = {
      '': { dependencies: { a: '1' } },
      'node_modules/a': {
        dependencies: { b: '2' },
        optionalDependencies: { c: '1' },
        peerDependencies: { d: '1', e: '1' },
      },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { f: '1' }, peerDependenciesMeta: { f: { optional: true } } },
      'node_modules/d': {},
      'node_modules/f': {},
      'node_modules/tool': {},
    };
    const needed = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d'];
    expect(findPackages(locked)).toEqual(needed);
  });

  test('have what encodes pictures, and neither TypeScript nor tests', () => {
    const found = findPackages(readLock() ?? {}).map((folder) => folder.replace(/.*node_modules\//, ''));
    expect(found).toEqual(
      expect.arrayContaining(['sharp', '@img/sharp-linux-x64', '@img/sharp-linux-arm64', 'pg', 'react']),
    );
    expect(found.filter((name) => /^(typescript|vite|vitest|@types\/node)$/.test(name))).toEqual([]);
  });
});

test.runIf(process.platform === 'linux')(
  'a package is named after its processor, which programs in it are compared with',
  () => {
    expect(packageName('arm64')).toMatch(/^physiotherapy-app-\d+\.\d+\.\d+(-dev(\+[\da-f]{7,})?)?-linux-arm64$/);
    expect(startScript('arm64')).toContain("'Linux aarch64'");
    expect(machineOf(process.execPath)).toBe(process.arch);
    expect(machineOf(import.meta.filename)).toBeUndefined();
  },
);

test('a package has a file for each migration of 2.0.0, whose updater compares names of files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'src/server/db/migrations'), { recursive: true });
  nameMigrations(folder);
  expect(migrationsOf(folder).toSorted()).toEqual(baselineNames);
});

describe.skipIf(process.platform === 'win32')('the command `clinic`', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text, { mode: 0o755 });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clinic-command-'));
    mkdirSync(path.join(folder, 'node/bin'), { recursive: true });
    write('clinic', startScript());
    write('node/bin/node', `#!/bin/sh\n[ "$1" = --version ] && echo ${process.version} || echo "$PWD" "$@"\n`);
    return () => rmSync(folder, { recursive: true });
  });

  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(path.join(folder, 'clinic'), args, {
      encoding: 'utf8',
      cwd: tmpdir(),
    });
    return { status, stdout, stderr };
  }

  test('runs the program in its own folder, with the settings that are there', () => {
    write('.env', 'PORT=80');
    const { status, stdout } = run('admin', 'create', 'a b@example.com');
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/--env-file=.env src\/admin.ts create a b@example.com\n$/),
    ]);
  });

  test('passes on the folder in which it was called', () => {
    write('node/bin/node', `#!/bin/sh\n[ "$1" = --version ] && echo ${process.version} || echo "$INIT_CWD" "$PWD"\n`);
    expect(run('restore', 'backup').stdout).toBe(`${tmpdir()} ${folder}\n`);
  });

  test('says how it is used, and what version it is', () => {
    const usage = /^Usage: clinic start .+\n.+clinic update .+\n.+\n.+--help says more about each\.\n$/;
    expect(run('--help')).toEqual({ status: 0, stdout: expect.stringMatching(usage), stderr: '' });
    expect(run()).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(usage) });
    expect(run('build')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^There is no command build\.\nUsage: /),
    });
    write('package.json', JSON.stringify({ name: 'physiotherapy-app', version: '2.0.0', private: true }, null, 2));
    const line = new RegExp(`^Physiotherapy App 2\\.0\\.0, Node\\.js ${process.version}, .+\n$`);
    expect(run('--version')).toEqual({ status: 0, stdout: expect.stringMatching(line), stderr: '' });
  });

  test('says in one line that Node.js is another one', () => {
    write('node/bin/node', '#!/bin/sh\necho v20.1.0\n');
    const sentence = `This package needs Node.js ${process.version}, and node/bin/node is v20.1.0.\n`;
    expect(run('start')).toEqual({ status: 1, stdout: '', stderr: sentence });
  });

  test('says in one line that Node.js does not start on this machine', () => {
    write('node/bin/node', '#!/no/such/loader\n');
    expect(run('start').stderr).toMatch(/^The Node\.js of this package does not start here: .+ not found\n$/);
    write('node/bin/node', '#!/bin/sh\necho "libatomic.so.1: cannot open shared object file" >&2; exit 127\n');
    expect(run('start').stderr).toMatch(/^The Node\.js of this package does not start here: libatomic\.so\.1: .+\n$/);
  });
});
