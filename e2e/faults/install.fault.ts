import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePackage } from '../../scripts/package/make-package.ts';
import { makeDebian, unpackDebootstrap } from '../testing/debian-machine.ts';

// Skipped where Debian's packages cannot be had. Every command between a bare Debian and https that docs/operations.md needs, with a certificate authority of the machine itself.

const debootstrap = unpackDebootstrap();
if (!debootstrap) console.log('debootstrap cannot be had or run here, so the installation is not tested.');

test.runIf(debootstrap)(
  'a bare Debian serves the site over https in less than ten minutes, and can be updated',
  async () => {
    const machine = makeDebian(debootstrap ?? '');
    onTestFinished(() => {
      machine.remove();
      rmSync(debootstrap ?? '', { recursive: true });
    });
    const { file } = makePackage();
    copyFileSync(file, path.join(machine.folder, 'root/package.tar.gz'));
    copyFileSync('deploy/install.sh', path.join(machine.folder, 'root/install.sh'));
    const install = [
      'sh',
      '/root/install.sh',
      '/root/package.tar.gz',
      'clinic.example',
      'you@clinic.example',
      '--local-ca',
    ];

    // Packages are downloaded before it boots, because its network leads nowhere.
    const began = performance.now();
    expect(machine.runWithNetwork(...install)).toContain('This system does not run systemd');
    const downloaded = performance.now();
    const debian = await machine.boot();
    onTestFinished(() => debian.stop());
    const booted = performance.now();
    const printed = debian.run(...install);
    const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;
    console.log(
      `install: ${inSeconds(downloaded - began)} with downloads, then ${inSeconds(performance.now() - booted)}`,
    );
    expect(printed).toContain('The clinic is at https://clinic.example');
    expect(printed).toMatch(/^Password, shown only this once: \S+$/m);
    expect(performance.now() - began).toBeLessThan(600_000);

    const page =
      "fetch('https://clinic.example/').then(async (answer) => console.log(answer.status, (await answer.text()).length))";
    const authority = 'NODE_EXTRA_CA_CERTS=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
    const visit = () => debian.run('env', authority, '/opt/clinic/current/node/bin/node', '--eval', page);
    expect(visit()).toMatch(/^200 \d{4,}\n$/);
    expect(debian.run('runuser', '-u', 'clinic', '--', 'clinic', 'admin', 'list')).toBe('you@clinic.example, owner\n');
    const service = debian.run('systemctl', 'show', 'clinic', '--property=NRestarts,MemoryMax');
    expect(service.trim().split('\n').toSorted()).toEqual(['MemoryMax=536870912', 'NRestarts=0']);

    expect(debian.run(...install)).not.toContain('Password');
    expect(visit()).toMatch(/^200 /);
  },
);
