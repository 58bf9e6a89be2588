import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import type { TestDatabase } from './test-database.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function commitOf(version: string) {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  return new RegExp(`^## \\[${RegExp.escape(version)}\\].+\n\nCommit \`(\\w+)\``, 'm').exec(changelog)?.[1] ?? '';
}

/** Whether this copy of the repository has these releases in it, which a shallow clone has not. */
export function hasReleases(...versions: string[]) {
  return versions.every(
    (version) => spawnSync('git', ['cat-file', '-e', `${commitOf(version)}^{commit}`], { cwd: root }).status === 0,
  );
}

/** Takes the program of a release from the repository. Runs its commands, such as `admin`, until the test ends. */
export function releasedProgram(version: string) {
  const folder = temporaryFolder('clinic-release-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archive = execFileSync('git', ['archive', commitOf(version), 'src', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return (command: string, args: string[], database: TestDatabase) => run(folder, command, args, database);
}

/** Runs a command of this version, as released programs are run. */
export function thisProgram(command: string, args: string[], database: TestDatabase) {
  return run(root, command, args, database);
}

function run(folder: string, command: string, args: string[], { dataDir, databaseUrl }: TestDatabase) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/${command}.ts`, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  return { status, printed: (stdout + stderr).trim() };
}
