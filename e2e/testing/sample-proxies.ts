import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import { libraries, unpackDebian } from './debian.ts';
import { freePort } from './free-port.ts';

// The samples of `deploy/` in front of running instances. Only names, addresses, ports and certificates differ from the files.

export type Proxy = 'nginx' | 'caddy' | 'haproxy';

/** Unpacks Debian's proxies, and returns their folder; null where they cannot be had. */
export function unpackProxies() {
  return unpackDebian(['nginx', 'caddy', 'haproxy']);
}

/** Resolves when the proxy passes requests on. */
export async function startProxy(proxy: Proxy, folder: string, targets: string[]): Promise<Balancer> {
  const port = await freePort();
  const home = path.join(folder, `${proxy}-${port}`);
  mkdirSync(home);
  const hosts = targets.map((target) => new URL(target).host.replace('localhost', '127.0.0.1'));
  const [command, args, settings = {}] = await commands[proxy](home, port, hosts);
  const env = { PATH: process.env.PATH, HOME: home, LD_LIBRARY_PATH: libraries(folder), ...settings };
  const program = spawn(path.join(folder, command), args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (program.exitCode !== null) throw new Error(`${proxy} ended with ${program.exitCode}.`);
    await setTimeout(100);
  }
  return { url, inUse: () => targets, close: () => void program.kill('SIGTERM') };
}

type Start = [command: string, args: string[], settings?: Record<string, string>];

const commands: Record<Proxy, (home: string, port: number, hosts: string[]) => Promise<Start>> = {
  async nginx(home, port, hosts) {
    const site = change(readSample('nginx.conf'), [
      ['server 127.0.0.1:3000', hosts.map((host) => `server ${host}`).join(' fail_timeout=2s; ')],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
      [/^ *(?:listen \[::\]|ssl_).*$/gm, ''],
      ['/var/log/nginx/access.log', path.join(home, 'access.log')],
    ]);
    writeFileSync(path.join(home, 'site.conf'), site);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${home}/${kind};`,
    );
    const http = `http { ${places.join(' ')} include ${home}/site.conf; }`;
    const main = `daemon off; pid ${home}/pid; worker_processes 2; events { worker_connections 1024; } ${http}`;
    writeFileSync(path.join(home, 'nginx.conf'), main);
    return ['usr/sbin/nginx', ['-e', 'stderr', '-p', home, '-c', path.join(home, 'nginx.conf')]];
  },
  async caddy(home, port, hosts) {
    const site = change(readSample('Caddyfile'), [[/^\{$/m, '{\n\tadmin off\n\tdefault_bind 127.0.0.1']]);
    writeFileSync(path.join(home, 'Caddyfile'), site);
    const settings = { CLINIC_HOST: `http://127.0.0.1:${port}`, INSTANCES: hosts.join(' ') };
    return ['usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', path.join(home, 'Caddyfile')], settings];
  },
  async haproxy(home, port, hosts) {
    const site = change(readSample('haproxy.cfg'), [
      [/^ *(?:bind :80|http-request redirect .*)$/gm, ''],
      [/bind :443 .*/, `bind 127.0.0.1:${port}`],
      [/^ +server .*\n/gm, ''],
    ]);
    const servers = hosts.map((host, index) => `    server number${index} ${host}\n`);
    writeFileSync(path.join(home, 'haproxy.cfg'), site + servers.join(''));
    return ['usr/sbin/haproxy', ['-f', path.join(home, 'haproxy.cfg')]];
  },
};

function readSample(name: string) {
  return readFileSync(path.resolve(import.meta.dirname, '../../deploy', name), 'utf8');
}

/** Fails when the sample no longer has what is replaced. */
function change(text: string, changes: [from: string | RegExp, to: string][]) {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The sample has no ${from}.`);
    return after;
  }, text);
}

function answers(url: string) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
