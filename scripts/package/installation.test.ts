import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backupName } from '#server/backup/backup-folder.ts';
import { freePort } from '../../e2e/testing/free-port.ts';
import { makeKeyPair } from '../release/minisign.ts';
import { createInstallation, programThatFails } from './folder-installation.ts';

// e2e/faults/install.fault.ts has a Debian with systemd and nginx. Here a script stands in for systemd, and packages are small.

let clinic: ReturnType<typeof createInstallation>;
beforeEach(async () => {
  clinic = createInstallation(await freePort());
  return () => clinic.remove();
});

/** The first version is not an update: no version knows a key then. */
const update = (file: string, env?: Record<string, string>) =>
  clinic.run(['update', file, clinic.link('current') ? '' : 'unsigned'], env);
const answers = async () => (await fetch(`http://127.0.0.1:${port()}/`).catch(() => null))?.status;
const port = () => /PORT=(\d+)/.exec(readFileSync(clinic.at('etc/clinic/clinic.env'), 'utf8'))?.[1];
const versions = () => readdirSync(clinic.at('opt/clinic')).filter((name) => name.startsWith('physio'));

/** Serves the files of a folder until the test ends, and returns the address. */
async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/newest/`;
}

describe.skipIf(process.platform !== 'linux')('an installation', () => {
  test('is updated, keeps the last two versions, and goes back to the one before', async () => {
    const files = ['1.0.0', '1.1.0', '1.2.0'].map((version) => clinic.makePackage(version));
    for (const file of files) expect(update(file)).toMatchObject({ code: 0, problem: '' });
    expect([clinic.link('current'), clinic.link('previous')]).toEqual(['1.2.0', '1.1.0']);
    expect(versions()).toEqual(['physiotherapy-app-1.1.0-linux-x64', 'physiotherapy-app-1.2.0-linux-x64']);
    expect(readFileSync(clinic.at('etc/systemd/system/clinic.service'), 'utf8')).toMatch(/\n# 1\.2\.0\n$/);
    expect(clinic.run(['rollback'])).toMatchObject({
      code: 0,
      output: 'Version 1.1.0 is in use. Version 1.2.0 stays beside it.\n',
    });
    expect(clinic.link('current')).toBe('1.1.0');
    expect(readFileSync(clinic.at('etc/systemd/system/clinic.service'), 'utf8')).toMatch(/\n# 1\.1\.0\n$/);
    expect(await answers()).toBe(200);
  });

  test('says that a version is in use already, and does nothing', () => {
    const file = clinic.makePackage('1.0.0');
    update(file);
    const pid = readFileSync(clinic.at('pid'), 'utf8');
    expect(update(file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Version 1\.0\.0 is in use already\.$/m),
    });
    expect(readFileSync(clinic.at('pid'), 'utf8')).toBe(pid);
  });

  test('goes back by itself from a version that does not start', async () => {
    update(clinic.makePackage('1.0.0'));
    const { code, problem } = update(clinic.makePackage('1.1.0', { main: programThatFails }));
    expect(code).toBe(1);
    expect(problem).toBe(
      'Version 1.1.0 does not become ready. The end of its log:\nIt cannot start.\nVersion 1.0.0 is in use again.',
    );
    expect([clinic.link('current'), await answers(), versions().length]).toEqual(['1.0.0', 200, 1]);
  });

  test('goes back with the backup from before the update, if the database was changed by then', async () => {
    const refusesTheDatabase = `import { existsSync } from 'node:fs';
if (existsSync(${JSON.stringify(clinic.at('changed'))}) && !existsSync(${JSON.stringify(clinic.at('restored'))})) process.exit(1);
(await import('node:http')).createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');`;
    update(clinic.makePackage('1.0.0', { main: refusesTheDatabase }));
    const backups = clinic.at('data/backups');
    const changesAndFails = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync(${JSON.stringify(`${backups}/`)} + 'automatic-' + new Date().toISOString().replaceAll(/[:.]/g, '-'), { recursive: true });
writeFileSync(${JSON.stringify(clinic.at('changed'))}, '');
process.exit(1);`;
    const { code, problem } = update(clinic.makePackage('1.1.0', { main: changesAndFails }));
    expect([code, problem.split('\n').at(-1)]).toEqual([1, 'Version 1.0.0 is in use again.']);
    const [name = ''] = readdirSync(backups);
    expect(readFileSync(clinic.at('restored'), 'utf8')).toBe(`${path.join(backups, name)} --replace`);
    expect(await answers()).toBe(200);
  });

  test('refuses to go back over a change of the database, and says the way', () => {
    update(clinic.makePackage('1.0.0'));
    const [name, later] = [0, 1_000].map((at) => backupName('automatic', Date.now() - 60_000 + at)) as [string, string];
    const manifest = {
      format: 1,
      madeAt: '2026-11-27T00:00:00.000Z',
      version: '1.1.0',
      tables: [],
      lastIds: {},
      missingPictures: 0,
      files: [],
    };
    for (const [folder, migrations] of [
      [name, ['0001-first']],
      [later, ['0001-first', '0002-second']],
    ] as const) {
      mkdirSync(clinic.at('data/backups', folder), { recursive: true });
      writeFileSync(clinic.at('data/backups', folder, 'manifest.json'), JSON.stringify({ ...manifest, migrations }));
    }
    update(clinic.makePackage('1.1.0', { migrations: ['0001-first', '0002-second'] }));
    const { code, problem } = clinic.run(['rollback']);
    expect([code, clinic.link('current')]).toEqual([1, '1.1.0']);
    expect(problem).toContain('Version 1.1.0 has changed the database (0002-second), which version 1.0.0 cannot read.');
    const backup = clinic.at('data/backups', name);
    expect(problem).toContain(`clinic rollback --restore ${backup}`);
    const older = clinic.run(['update', clinic.makePackage('0.9.0'), 'downgrade']);
    expect(older.problem).toMatch(/^Version 1\.1\.0 has changed the database.+`clinic rollback` says how/);
    expect(versions()).not.toContain('physiotherapy-app-0.9.0-linux-x64');

    expect(clinic.run(['rollback', backup])).toMatchObject({ code: 0, problem: '' });
    expect(readFileSync(clinic.at('restored'), 'utf8')).toBe(`${backup} --replace`);
    expect(clinic.link('current')).toBe('1.0.0');
  });

  test('refuses what is damaged, unknown, for another machine, or no package, and changes nothing', () => {
    update(clinic.makePackage('1.0.0'));
    const file = clinic.makePackage('1.1.0');
    const refusal = (package_: string, option = '') => {
      const { code, problem } = clinic.run(['update', package_, option]);
      expect([code, clinic.link('current'), versions().length]).toEqual([1, '1.0.0', 1]);
      expect(readdirSync(clinic.at('opt/clinic')).filter((name) => name.startsWith('.'))).toEqual([]);
      return problem;
    };
    const sums = clinic.at('packages/SHA256SUMS');
    expect(refusal('/nowhere.tar.gz')).toBe('There is no file /nowhere.tar.gz.');
    const foreign = clinic.makePackage('1.2.0', { machine: 'Linux riscv64' });
    expect(refusal(foreign)).toMatch(/^This package is for Linux riscv64, and this machine is Linux \w+\.$/);
    writeFileSync(file, 'x');
    expect(refusal(file)).toMatch(/is damaged or has been changed: .+ say --unsigned\.$/);
    expect(refusal(file, 'unsigned')).toMatch(/ is not a package: /);
    const [line] = readFileSync(sums, 'utf8').split('\n');
    for (const text of ['# none\n', `${line}\n${line}\n`]) {
      writeFileSync(sums, text);
      clinic.sign();
      expect(refusal(file)).toMatch(
        /^SHA256SUMS does not name physiotherapy-app-1\.1\.0-linux-x64\.tar\.gz, or not once\./,
      );
    }
    execFileSync('rm', [sums]);
    expect(refusal(file)).toMatch(/^There is no SHA256SUMS, /);
    execFileSync('rm', [file]);
    const made = clinic.makePackage('1.1.0');
    expect(clinic.run(['update', made, 'unsigned'])).toMatchObject({ code: 0 });
    expect(clinic.link('current')).toBe('1.1.0');
  });

  test('takes checksums that the key of the version in use has signed, for the very name of the package', () => {
    update(clinic.makePackage('1.0.0'));
    const file = clinic.makePackage('1.1.0');
    const outcome = (of = file) => clinic.run(['update', of]);
    execFileSync('rm', [clinic.at('packages/SHA256SUMS.minisig')]);
    expect(outcome().problem).toMatch(/^There is no SHA256SUMS\.minisig, the signature/);
    clinic.sign(makeKeyPair());
    expect(outcome()).toMatchObject({
      code: 1,
      problem: expect.stringMatching(/^The signature of .+ is not by the key/),
    });
    clinic.sign();
    for (const name of ['physiotherapy-app-1.1.*-linux-x64.tar.gz', '..tar.gz', '-n.tar.gz']) {
      const renamed = clinic.at('packages', name);
      copyFileSync(file, renamed);
      expect(outcome(renamed).problem).toContain(`SHA256SUMS does not name ${name}, or not once.`);
    }
    expect(outcome()).toMatchObject({
      code: 0,
      output: expect.stringContaining('The checksum and its signature are right.\n'),
    });
  });

  test('is not updated without a key, unless one says so', () => {
    const first = clinic.makePackage('1.0.0');
    expect(clinic.run(['update', first]).problem).toMatch(
      /^The version in use knows no public key, .+ say --unsigned\.$/,
    );
    expect(clinic.link('current')).toBeUndefined();
  });

  test('unpacks what it has verified, also when the package is swapped meanwhile', () => {
    update(clinic.makePackage('1.0.0'));
    const file = clinic.makePackage('1.1.0');
    const evil = clinic.makePackage('1.1.0', { main: programThatFails });
    const swapped = `${evil}.swapped`;
    renameSync(evil, swapped);
    clinic.makePackage('1.1.0');
    expect(clinic.run(['update', file], { SWAP: `${swapped} ${file}` })).toMatchObject({ code: 0, problem: '' });
    expect(clinic.link('current')).toBe('1.1.0');
  });

  test('goes to an older version only if one says so, also with a right signature', () => {
    const old = clinic.makePackage('1.0.9');
    update(clinic.makePackage('1.0.10'));
    expect(update(old)).toMatchObject({
      code: 1,
      problem: expect.stringMatching(/1\.0\.10 is in use, and 1\.0\.9 is older\./),
    });
    expect(clinic.link('current')).toBe('1.0.10');
    expect(clinic.run(['update', old, 'downgrade'])).toMatchObject({ code: 0, problem: '' });
    expect(clinic.link('current')).toBe('1.0.9');
  });

  test('is updated from the address of the newest release', async () => {
    update(clinic.makePackage('1.0.0'));
    clinic.makePackage('1.1.0');
    const releases = await serveFolder(clinic.at('packages'));
    const fetchNewest = () => clinic.runBeside(['update', releases]);
    execFileSync('rm', [clinic.at('packages/physiotherapy-app-1.0.0-linux-x64.tar.gz')]);
    clinic.makePackage('1.1.0');
    expect(await fetchNewest()).toMatchObject({ code: 0, problem: '' });
    expect(clinic.link('current')).toBe('1.1.0');
    expect(await fetchNewest()).toMatchObject({ code: 0, output: 'The newest version, 1.1.0, is in use already.\n' });
    clinic.sign(makeKeyPair());
    expect((await fetchNewest()).problem).toMatch(/^The signature of SHA256SUMS is not by the key/);
    execFileSync('rm', [clinic.at('packages/SHA256SUMS')]);
    expect((await fetchNewest()).problem).toBe(`There is no SHA256SUMS at ${releases}.`);
    expect((await clinic.runBeside(['update', `http://127.0.0.1:${await freePort()}/`])).problem).toMatch(
      /could not be read: .+ECONNREFUSED/,
    );
  });

  test('is the old or the new version after a kill at any call of another program, and the next run completes', () => {
    const first = clinic.makePackage('1.0.0');
    const [second, third] = ['1.1.0', '1.2.0'].map((version) => clinic.makePackage(version)) as [string, string];
    update(first);
    expect(update(second, { KILL_BEFORE: '0' }).code).toBe(0);
    const calls = Number(readFileSync(clinic.at('calls'), 'utf8'));
    expect(calls).toBe(6);
    const change = (file: string, env?: Record<string, string>) => clinic.run(['update', file, 'downgrade'], env);
    let [from, to] = [second, third];
    for (let call = 1; call <= calls; call++)
      for (const moment of ['KILL_BEFORE', 'KILL_AFTER']) {
        const killed = change(to, { [moment]: String(call) });
        const version = clinic.link('current') ?? '';
        expect([moment, call, from, to].map(String).join(' ')).toContain(`-${version}-`);
        const whole = execFileSync(clinic.at('opt/clinic/current/clinic'), ['--version'], { encoding: 'utf8' });
        expect(whole).toContain(`Physiotherapy App ${version},`);
        if (killed.code === 'SIGKILL') expect(change(to)).toMatchObject({ code: 0, problem: '' });
        expect(to).toContain(`-${clinic.link('current')}-`);
        expect(readdirSync(clinic.at('opt/clinic')).filter((name) => name.startsWith('.'))).toEqual([]);
        [from, to] = [to, from];
      }
  }, 300_000);
});
