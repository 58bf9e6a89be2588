import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { git, hasCommit, readReleases, recordCommit, root } from './changelog.ts';
import { findObstacles, isNewer, readManifest } from './preconditions.ts';

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const releases = readReleases(changelog);

describe('CHANGELOG.md', () => {
  test('lists releases with a date, from the newest to the oldest', () => {
    expect(releases.length).toBeGreaterThan(0);
    for (const [index, { version, date }] of releases.entries()) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      const older = releases[index + 1];
      if (older) expect(isNewer(version, older.version)).toBe(true);
    }
  });

  test('begins with what is not released, and its first release is the version of package.json', () => {
    expect(/^## (.+)$/m.exec(changelog)?.[1]).toBe('[Unreleased]');
    expect(releases[0]?.version).toBe(readManifest(root).version);
  });

  test('uses the headings of Keep a Changelog', () => {
    const headings = [...changelog.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(headings.filter((heading) => !known.includes(heading ?? ''))).toEqual([]);
  });
});

describe.each(releases.filter(({ commit }) => commit))('the release $version', ({ version, commit = '', schema }) => {
  const files = (folder: string) => git(root, 'ls-tree', '--name-only', commit, `${folder}/`).split('\n');
  const migrations = 'src/server/db/migrations';

  test('is the commit that the changelog names', ({ skip }) => {
    skip(!hasCommit(root, commit), `This copy of the repository has no commit ${commit}: it is a shallow clone.`);
    expect(JSON.parse(git(root, 'show', `${commit}:package.json`))).toMatchObject({ version });
    const names = files(migrations).map((file) => path.basename(file, '.ts'));
    expect(names.filter((name) => /^\d{4}-[a-z-]+$/.test(name)).at(-1)).toBe(schema);
  });

  test('has the migrations that there are now, unchanged', ({ skip }) => {
    skip(!hasCommit(root, commit), `This copy of the repository has no commit ${commit}: it is a shallow clone.`);
    const released = files(migrations).filter((file) => !file.endsWith('.test.ts'));
    expect(released.length).toBeGreaterThan(20);
    const touched = git(root, 'diff', '--name-only', commit, '--', ...released).split('\n');
    const statements = (text: string) => text.replace(/\/\*\*.*?\*\/|\/\/.*$|\s+/gms, '');
    for (const file of touched.filter(Boolean))
      expect(statements(readFileSync(path.join(root, file), 'utf8'))).toBe(
        statements(git(root, 'show', `${commit}:${file}`)),
      );
  });
});

describe('a release', () => {
  let folder: string;
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  const commit = () => {
    git(folder, 'add', '.');
    git(folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Change');
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    git(folder, 'init', '-q', '-b', 'main');
    write(
      'CHANGELOG.md',
      `## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n${changelog.slice(changelog.indexOf('## [1.0.0]'))}`,
    );
    write('package.json', { name: 'clinic', version: '1.1.0' });
    write('package-lock.json', { name: 'clinic', version: '1.1.0' });
    commit();
    return () => rmSync(folder, { recursive: true });
  });

  test('has no obstacle on a clean main with an entry', () => {
    expect(findObstacles(folder)).toEqual([]);
  });

  test('is refused with changes that are not committed', () => {
    write('README.md', 'New');
    expect(findObstacles(folder)).toEqual(['There are changes that are not committed.']);
  });

  test('is refused on another branch', () => {
    git(folder, 'checkout', '-qb', 'trial');
    expect(findObstacles(folder)).toEqual(['This is not the branch main but trial.']);
  });

  test('is refused without an entry', () => {
    write('package.json', { name: 'clinic', version: '1.2.0' });
    commit();
    expect(findObstacles(folder)).toEqual([
      'package-lock.json has the version 1.1.0, package.json 1.2.0.',
      'The first entry of CHANGELOG.md is not 1.2.0, the version of package.json.',
    ]);
  });

  test('is refused a second time', () => {
    git(folder, 'tag', 'v1.1.0');
    expect(findObstacles(folder)).toEqual(['There is a tag v1.1.0.']);
  });

  test('is refused once the changelog names its commit', () => {
    const text = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
    const released = {
      version: '1.1.0',
      date: '2026-12-01',
      commit: git(folder, 'rev-parse', 'HEAD'),
      schema: '0029-more',
    };
    write('CHANGELOG.md', recordCommit(text, released));
    commit();
    expect(readReleases(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'))[0]).toEqual(released);
    expect(findObstacles(folder)).toEqual(['CHANGELOG.md says that 1.1.0 has been released.']);
  });
});
