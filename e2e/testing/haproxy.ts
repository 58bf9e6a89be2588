import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import { libraries, unpackDebian } from './debian.ts';
import { freePort } from './free-port.ts';

/** Unpacks HAProxy, and returns its folder; null where Debian's packages cannot be had. */
export function unpackHaproxy(): string | null {
  return unpackDebian(['haproxy']);
}

/** Starts HAProxy in front of the targets, like `startBalancer`. Resolves when it uses all of them. */
export async function startHaproxy(folder: string, targets: string[]): Promise<Balancer> {
  const [port, statisticsPort] = [await freePort(), await freePort()];
  const servers = targets.map(
    (target, index) => `  server ${index} ${new URL(target).host.replace('localhost', '127.0.0.1')} check`,
  );
  const file = path.join(folder, `haproxy-${port}.cfg`);
  writeFileSync(
    file,
    `defaults
  mode http
  retries 0
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 600s
  timeout check 2s
  option forwardfor
frontend site
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fall 1 rise 1
${servers.join('\n')}
frontend statistics
  bind 127.0.0.1:${statisticsPort}
  stats enable
  stats uri /
`,
  );
  const env = { LD_LIBRARY_PATH: libraries(folder) };
  const program = spawn(path.join(folder, 'usr/sbin/haproxy'), ['-f', file], { env, stdio: 'inherit' });
  let inUse: string[] = [];

  async function watch() {
    while (program.exitCode === null && program.signalCode === null) {
      inUse = await readStatistics(statisticsPort, targets).catch(() => []);
      await setTimeout(200);
    }
  }

  void watch();
  const deadline = Date.now() + 60_000;
  while (inUse.length < targets.length) {
    if (Date.now() > deadline) throw new Error('HAProxy does not use all instances.');
    await setTimeout(100);
  }
  return { url: `http://127.0.0.1:${port}`, inUse: () => inUse, close: () => void program.kill('SIGKILL') };
}

/** The targets that get requests. Each server has the number of its target as its name. */
async function readStatistics(port: number, targets: string[]) {
  const [header = '', ...rows] = (await (await fetch(`http://127.0.0.1:${port}/;csv`)).text()).split('\n');
  const status = header.split(',').indexOf('status');
  const up = new Set(rows.map((row) => row.split(',')).flatMap((row) => (row[status] === 'UP' ? [row[1]] : [])));
  return targets.filter((_target, index) => up.has(String(index)));
}
