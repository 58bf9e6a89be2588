import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { versionIn } from './version.ts';

test('a version in the making names the commit that is checked out, a released one does not', () => {
  const folder = temporaryFolder('version-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = (version: string) => writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  write('2.1.0-dev');
  expect(versionIn(folder)).toBe('2.1.0-dev');
  git('init', '-q');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '--allow-empty', '-m', 'Begin');
  expect(versionIn(folder)).toBe(`2.1.0-dev+${git('rev-parse', '--short=7', 'HEAD')}`);
  write('2.1.0');
  expect(versionIn(folder)).toBe('2.1.0');
});
