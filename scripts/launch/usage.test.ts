import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Programs of the product, which src/server/backup/programs.test.ts tries, and the measures, which are files. */
const others = ['start', 'admin', 'backup', 'restore', 'move', 'migrate:postgres', 'migrate:sqlite', 'bench'];
const names = Object.keys(scripts).filter((name) => !others.includes(name));

const launch = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/launch.mjs', ...args], { cwd: root, encoding: 'utf8', timeout: 20_000 });

test('every script shows its usage, and does nothing then', async () => {
  expect(names.length).toBeGreaterThan(10);
  const failures = await failuresOf(names, (name) => {
    const { status, stdout, stderr } = launch(name, '--help');
    expect([status, stderr, stdout.split(' -- ')[0]?.trim()]).toEqual([0, '', `Usage: npm run ${name}`]);
  });
  expect(failures).toEqual([]);
});

test('every script refuses options that it does not know, but those that go to Vitest', async () => {
  const own = names.filter((name) => !name.startsWith('test'));
  const failures = await failuresOf(own, (name) => {
    const { status, stdout, stderr } = launch(name, '--nope');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(`^Unknown option '--nope'\\.\nUsage: npm run ${name}`));
  });
  expect(failures).toEqual([]);
});
