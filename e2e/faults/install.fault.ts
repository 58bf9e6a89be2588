import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePackage } from '../../scripts/package/make-package.ts';
import { writeChecksums } from '../../scripts/release/files.ts';
import { makeKeyPair } from '../../scripts/release/minisign.ts';
import { signChecksums } from '../../scripts/release/signing.ts';
import { makeDebian, unpackDebootstrap } from '../testing/debian-machine.ts';

// Skipped where Debian's packages cannot be had. Every command between a bare Debian and https that docs/operations.md needs, with
// systemd, nginx, certbot, and Let's Encrypt's test authority (pebble) in the place of Let's Encrypt.

const debootstrap = unpackDebootstrap();
if (!debootstrap) console.log('debootstrap cannot be had or run here, so the installation is not tested.');

const authority = {
  pebble: {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: '/root/authority.pem',
    privateKey: '/root/authority.key',
    httpPort: 80,
    tlsPort: 443,
  },
};

const otherSite = 'server {\n    listen 80;\n    server_name other.example;\n    return 204;\n}\n';

/** Prints status, issuer and serial number of the certificate. */
const visit = `
import { get } from 'node:https';
get('https://' + process.argv[2], { rejectUnauthorized: false, agent: false }, (answer) => {
  const { issuer, serialNumber } = answer.socket.getPeerCertificate();
  console.log(answer.statusCode, issuer.CN.split(' ')[0], serialNumber);
  answer.resume();
}).on('error', ({ code }) => console.log(code));`;

/** Asks for a page 20 times a second until the file \`stop\` is there, and prints the longest time between two good answers. */
const watch = `
import { existsSync } from 'node:fs';
import { get } from 'node:https';
const ask = () => new Promise((resolve) => {
  get('https://clinic.example/', { rejectUnauthorized: false, agent: false, timeout: 2000 }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode === 200));
  }).on('timeout', function () { this.destroy(); }).on('error', () => resolve(false));
});
let longest = 0;
for (let last = performance.now(); !existsSync('/root/stop'); await new Promise((done) => setTimeout(done, 50)))
  if (await ask()) { longest = Math.max(longest, performance.now() - last); last = performance.now(); }
console.log((longest / 1000).toFixed(1));`;

test.runIf(debootstrap)(
  'a bare Debian serves the site over https in less than ten minutes, and is updated, rolled back and moved to another name',
  async () => {
    const machine = makeDebian(debootstrap ?? '');
    onTestFinished(() => {
      machine.remove();
      rmSync(debootstrap ?? '', { recursive: true });
    });
    const inMachine = (file: string) => path.join(machine.folder, file);
    const { file, folder } = makePackage();
    const version = path.basename(folder).split('-').slice(2, -2).join('-');
    const pair = makeKeyPair();
    copyFileSync('deploy/install.sh', inMachine('root/install.sh'));
    writeFileSync(inMachine('root/minisign.pub'), pair.publicKey);
    const failing = 'console.error("It cannot start."); process.exit(1);';
    for (const [name, main] of [[version], ['1.0.0'], ['8.0.0'], ['9.0.0', failing]] as const)
      repack(folder, { version: name, main, publicKey: pair.publicKey }, inMachine('root'));
    writeChecksums(inMachine('root'), globSync(inMachine('root/*.tar.gz')));
    signChecksums(inMachine('root'), pair.secretKey, 'a trial');
    writeFileSync(inMachine('root/authority.json'), JSON.stringify(authority));
    writeFileSync(inMachine('root/visit.mjs'), visit);
    writeFileSync(inMachine('root/watch.mjs'), watch);

    // Packages are downloaded before it boots, because its network leads nowhere.
    const began = performance.now();
    const packages = ['ca-certificates', 'certbot', 'libatomic1', 'minisign', 'nginx', 'openssl', 'pebble'];
    const apt = 'DEBIAN_FRONTEND=noninteractive apt-get';
    const download = `apt-get update -qq && ${apt} install -qq --no-install-recommends ${packages.join(' ')}`;
    machine.runWithNetwork('sh', '-c', `${download} > /dev/null 2>&1`);
    const downloaded = performance.now();
    writeFileSync(inMachine('etc/nginx/sites-available/other'), otherSite);
    machine.runWithNetwork('ln', '-s', '/etc/nginx/sites-available/other', '/etc/nginx/sites-enabled/other');
    await installOwn(machine.copy(), file, path.basename(file).replace(version, '8.0.0'));
    const defaultSite = readFileSync(inMachine('etc/nginx/sites-available/default'), 'utf8');
    const debian = await machine.boot();
    onTestFinished(() => debian.stop());
    const shell = (command: string) => debian.run('sh', '-c', `cd /root; ${command}`);
    shell(`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj /CN=localhost \
-addext subjectAltName=DNS:localhost -keyout authority.key -out authority.pem 2> /dev/null`);
    shell('systemd-run --quiet --setenv=PEBBLE_VA_NOSLEEP=1 pebble -config /root/authority.json');
    const trusted = 'REQUESTS_CA_BUNDLE=/root/authority.pem https_proxy= ';
    const installCommand = (host: string, name = path.basename(file)) =>
      `${trusted} sh install.sh '${name}' ${host} you@clinic.example --acme-server https://localhost:14000/dir`;
    const install = (host: string) => shell(installCommand(host));
    const refusal = (name: string, before = 'true') =>
      shell(`${before}; ${installCommand('clinic.example', name)} 2>&1 && echo installed; true`).trim();
    const node = '/opt/clinic/current/node/bin/node';
    const visited = (host: string) => shell(`${node} visit.mjs ${host}`).trim().split(' ');

    shell(`cp -r . ../tried; cp ${path.basename(file)} '../tried/physiotherapy-app-.*.tar.gz'`);
    for (const [name, before, sentence] of [
      [
        'physiotherapy-app-.*.tar.gz',
        'cd ../tried',
        /does not name physiotherapy-app-\.\*\.tar\.gz, or not once\. Nothing has been/,
      ],
      [path.basename(file), 'cd ../tried; echo >> SHA256SUMS', /The signature of .+ is not by/],
      [path.basename(file), 'cd ../tried; rm SHA256SUMS.minisig', /There is no SHA256SUMS\.minisig beside/],
      [path.basename(file), 'cd ../tried; rm minisign.pub', /There is no public key .+ say --unsigned\.$/],
    ] as const)
      expect([name, refusal(name, before)]).toEqual([name, expect.stringMatching(sentence)]);
    expect(shell('rm -r ../tried; ls -A /opt/clinic')).toBe('');

    const booted = performance.now();
    const printed = install('clinic.example');
    const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;
    console.log(
      `install: ${inSeconds(downloaded - began)} of downloads, then ${inSeconds(performance.now() - booted)}`,
    );
    expect(printed).toContain('The clinic is at https://clinic.example');
    expect(printed).toMatch(/^Password, shown only this once: \S+$/m);
    expect(performance.now() - began).toBeLessThan(600_000);
    // Reloading nginx leaves the former certificate in use for a moment.
    const soon = { timeout: 10_000 };
    await expect.poll(() => visited('clinic.example').slice(0, 2), soon).toEqual(['200', 'Pebble']);
    const [, , serial] = visited('clinic.example');
    expect(readFileSync(inMachine('etc/nginx/sites-available/default'), 'utf8')).toBe(defaultSite);
    expect(readFileSync(inMachine('etc/nginx/sites-available/other'), 'utf8')).toBe(otherSite);
    expect(debian.run('runuser', '-u', 'clinic', '--', 'clinic', 'admin', 'list')).toBe('you@clinic.example, owner\n');
    const service = debian.run('systemctl', 'show', 'clinic', '--property=NRestarts,MemoryMax');
    expect(service.trim().split('\n').toSorted()).toEqual(['MemoryMax=536870912', 'NRestarts=0']);
    expect(install('clinic.example')).toContain('This version is in use already');
    const older = path.basename(file).replace(version, '1.0.0');
    const isOlder = /is in use, and 1\.0\.0 is older\. Nothing has .+ say --downgrade\.$/;
    expect(refusal(older)).toMatch(isOlder);
    expect(shell(`clinic update ${older} 2>&1 || true`).trim()).toMatch(isOlder);

    shell(`${trusted} certbot renew --force-renewal --no-random-sleep-on-renew > /dev/null 2>&1`);
    await expect.poll(() => visited('clinic.example')[2], soon).not.toBe(serial);

    const named = (name: string) => path.basename(file).replace(version, name);
    const inUse = () => /[\d.]+/.exec(shell('clinic --version'))?.[0];
    const watched = (command: string) =>
      shell(`rm -f stop; ${node} watch.mjs > longest & sleep 1; ${command} > said 2>&1; sleep 1; touch stop; wait
tail -1 said; cat longest`)
        .trim()
        .split('\n');
    const [updated = '', down = ''] = watched(`clinic update ${named('8.0.0')}`);
    expect(updated).toContain('Version 8.0.0 is in use.');
    const [back = '', downBack = ''] = watched('clinic rollback');
    expect(back).toContain('Version 8.0.0 stays beside it.');
    const [failed, downFailed] = watched(`clinic update ${named('9.0.0')}`);
    expect(failed).toMatch(/^Version .+ is in use again\.$/);
    expect(inUse()).not.toBe('9.0.0');
    console.log(`no answer during an update: ${down} s, a rollback: ${downBack} s, a failed update: ${downFailed} s`);

    // A full disk: all versions on one with 20 MB left.
    shell(`used=$(du -sm /opt/clinic | cut -f1); cp -a /opt/clinic copy; mount -t tmpfs -o size=$((used + 20))m,mode=755 none /opt/clinic
cp -a copy/. /opt/clinic/; rm -r copy; systemctl restart clinic`);
    expect(shell(`clinic update ${named('8.0.0')} 2>&1 || true; clinic update ${named('9.0.0')} 2>&1 || true`)).toMatch(
      /^Nothing was saved, the disk is full: ENOSPC/m,
    );
    expect(inUse()).not.toBe('9.0.0');
    await expect.poll(() => visited('clinic.example')[0], { timeout: 60_000 }).toBe('200');
    expect(refusal(path.basename(file))).toMatch(/No space left on device\n.+ could not be copied\.$/);
    shell('mount -o remount,size=2g /opt/clinic');

    writeFileSync(inMachine('etc/hosts'), '127.0.0.1 localhost clinic.example physio.example\n');
    expect(install('physio.example')).toContain('and is at https://physio.example now');
    await expect.poll(() => visited('physio.example').slice(0, 2), soon).toEqual(['200', 'Pebble']);
    expect(shell('clinic backup && clinic restore --drill && find /var/lib/clinic ! -user clinic')).toMatch(
      /It can be restored.+\n$/, // and everything belongs to the program
    );
    shell('echo "# ours" >> /etc/nginx/sites-available/clinic; echo 127.0.0.1 third.example >> /etc/hosts');
    expect(
      shell(`${installCommand('third.example')} 2>&1 || echo code $?; ${installCommand('physio.example')} 2>&1`),
    ).toMatch(/The clinic is not at https:\/\/third\.example yet: .+\ncode 1\n/);
    const findings = shell('clinic doctor || true');
    console.log(findings);
    for (const fine of [
      'is in use',
      "clinic's alone",
      'https://physio.example answers',
      'sees the addresses of visitors',
    ])
      expect(findings).toMatch(new RegExp(`^ok .*${fine}`, 'm'));
    expect(findings).toMatch(/^WRONG Browsers do not trust the certificate/m);
  },
  1_800_000,
);

/** Installs as docs/operations.md says until a release is published: one's own package and `install.sh`. */
async function installOwn(machine: ReturnType<typeof makeDebian>, file: string, signed: string) {
  mkdirSync(path.join(machine.folder, 'root/own'));
  copyFileSync(file, path.join(machine.folder, 'root/own', path.basename(file)));
  copyFileSync('deploy/install.sh', path.join(machine.folder, 'root/own/install.sh'));
  const debian = await machine.boot();
  onTestFinished(async () => {
    await debian.stop();
    machine.remove();
  });
  const shell = (command: string) => debian.run('sh', '-c', `cd /root/own; ${command}`);
  const command = `sh install.sh ${path.basename(file)} clinic.example you@clinic.example --self-signed`;
  expect(shell(`${command} 2>&1 || true`)).toMatch(/There is no public key .+ Nothing has been installed\./);
  expect(shell('ls -A /opt/clinic 2> /dev/null || true')).toBe('');
  const printed = shell(`${command} --unsigned`);
  expect(printed).toContain('Neither the checksum nor a signature of the package is compared');
  expect(printed).toMatch(/^Password, shown only this once: \S+$/m);
  expect(printed).toContain('The clinic is at https://clinic.example');
  const visited = () => shell('/opt/clinic/current/node/bin/node ../visit.mjs clinic.example').trim();
  await expect.poll(visited, { timeout: 10_000 }).toMatch(/^200 /);
  // It knows no key, so the first signed version needs the word once more, and the next ones do not.
  expect(shell(`clinic update ../${signed} 2>&1 || true`)).toMatch(/knows no public key, .+ say --unsigned\.$/m);
  expect(shell(`clinic update ../${signed} --unsigned`)).toContain('Version 8.0.0 is in use.');
  expect(shell(`cp ../${signed} other.tar.gz; clinic update other.tar.gz 2>&1 || true`)).toMatch(/say --unsigned\.$/m);
  await expect.poll(visited, { timeout: 60_000 }).toMatch(/^200 /);
}

interface Repacked {
  version: string;
  /** Another program. */
  main: string | undefined;
  publicKey: string;
}

/** The package as another version, which trusts a key. */
function repack(folder: string, { version, main, publicKey }: Repacked, to: string) {
  const own = path.basename(folder).split('-').slice(2, -2).join('-');
  const name = path.basename(folder).replace(own, version);
  const copy = path.join(to, 'made', name);
  mkdirSync(path.dirname(copy), { recursive: true });
  execFileSync('cp', ['-r', folder, copy]);
  const manifest = path.join(copy, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": ".+"/, `"version": "${version}"`));
  writeFileSync(path.join(copy, 'deploy/minisign.pub'), publicKey);
  if (main) writeFileSync(path.join(copy, 'build/program/main.js'), main);
  execFileSync('tar', ['-I', 'gzip -1', '-cf', path.join(to, `${name}.tar.gz`), '-C', path.dirname(copy), name]);
  rmSync(path.dirname(copy), { recursive: true });
}
