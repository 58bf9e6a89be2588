import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createS3Client } from '#server/storage/s3-client.ts';
import { bucketUrl, type S3Settings } from '#server/storage/s3-settings.ts';
import { libraries, quiet, unpackDebian } from './debian.ts';
import { freePort } from './free-port.ts';

// OpenStack Swift of Debian, with its S3 API: a server that others have written, for what an emulator cannot show.

const python = '/usr/bin/python3';
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
const key = { accessKeyId: 'clinic:key', secretAccessKey: 'secret' };

export interface Swift {
  settings: S3Settings;
  environment: Record<string, string>;
  /** Makes requests get no answer. */
  freeze(): void;
  thaw(): void;
  stop(): void;
}

/** Unpacks Swift, and returns its folder; null where Debian's packages cannot be had. */
export function unpackSwift(): string | null {
  return existsSync(python) ? unpackDebian(packages) : null;
}

/** Starts Swift on loopback ports, with an empty bucket. */
export async function startSwift(folder: string): Promise<Swift> {
  const conf = path.join(folder, 'conf');
  mkdirSync(path.join(folder, 'devices/disk'), { recursive: true });
  mkdirSync(conf);
  const env = {
    PYTHONPATH: path.join(folder, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: libraries(folder),
  };
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  };
  writeFileSync(
    path.join(conf, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = x\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  for (const server of ['account', 'container', 'object'] as const) {
    const pipeline = `[pipeline:main]\npipeline = ${server}-server\n[app:${server}-server]\nuse = egg:swift#${server}\n`;
    writeFileSync(path.join(conf, `${server}.conf`), common(ports[server]) + pipeline);
    const ring = (...args: string[]) =>
      execFileSync(python, [path.join(folder, 'usr/bin/swift-ring-builder'), `${server}.builder`, ...args], {
        ...quiet,
        cwd: conf,
        env,
      });
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${ports[server]}/disk`, '1');
    ring('rebalance');
  }
  writeFileSync(path.join(conf, 'proxy.conf'), common(ports.proxy) + proxyPipeline);
  const servers = Object.keys(ports).map((server) => run(server));
  // The proxy stays away for a minute from a server that has not answered it.
  await Promise.all(Object.values(ports).map(listening)).catch((error: unknown) => {
    for (const server of servers) server.kill('SIGKILL');
    throw error;
  });
  const endpoint = new URL(`http://127.0.0.1:${ports.proxy}`);
  const settings = {
    bucket: 'clinic',
    prefix: '',
    endpoint,
    pathStyle: true,
    redirects: false,
    region: 'us-east-1',
    ...key,
  };
  await createS3Client(settings).read({ method: 'PUT', url: new URL(bucketUrl(settings)) });
  const signal = (name: NodeJS.Signals) => () => void servers.map((server) => server.kill(name));
  return {
    settings,
    environment: {
      STORAGE_URL: `s3://clinic?endpoint=${endpoint.origin}`,
      AWS_ACCESS_KEY_ID: key.accessKeyId,
      AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    freeze: signal('SIGSTOP'),
    thaw: signal('SIGCONT'),
    stop: signal('SIGKILL'),
  };

  function common(port: number) {
    return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
mount_check = false
devices = ${folder}/devices
swift_dir = ${conf}
user = ${process.env['USER'] ?? 'root'}
log_address = /dev/null
`;
  }

  /** The path of swift.conf is fixed in Swift's code. */
  function run(server: string): ChildProcess {
    const program = `
import runpy, sys, swift.common.utils
swift.common.utils.SWIFT_CONF_FILE = ${JSON.stringify(path.join(conf, 'swift.conf'))}
sys.argv = ['swift', ${JSON.stringify(path.join(conf, `${server}.conf`))}]
runpy.run_path(${JSON.stringify(path.join(folder, `usr/bin/swift-${server}-server`))}, run_name='__main__')`;
    return spawn(python, ['-c', program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }
}

/** Pipeline of the proxy without memcached, which caches tokens that the S3 API does not use. */
const proxyPipeline = `
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_clinic_key = ${key.secretAccessKey} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_versioned_writes = true
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

async function listening(port: number) {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`Swift does not listen on port ${port}.`);
    await setTimeout(100);
  }
}
