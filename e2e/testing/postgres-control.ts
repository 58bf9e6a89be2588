import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect } from 'vitest';
import { freePort } from './free-port.ts';

// Controls the PostgreSQL server of a test, whose superuser is in the URL.

/** Runs `work` as the superuser. */
async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readValue(client: pg.Client, sql: string) {
  const { rows } = await client.query<Record<string, string>>(sql);
  return Object.values(rows[0] ?? {})[0] ?? '';
}

function dataFolder(url: string) {
  return asSuperuser(url, (client) => readValue(client, 'show data_directory'));
}

function postmaster(folder: string) {
  return Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Stops all processes of the server where they are. Returns how to let them go on. */
export async function freeze(url: string) {
  const first = postmaster(await dataFolder(url));
  process.kill(first, 'SIGSTOP'); // it can start no more
  const all = [first, ...childrenOf(first)];
  for (const pid of all) signalTo(pid, 'SIGSTOP');
  return () => all.forEach((pid) => signalTo(pid, 'SIGCONT'));
}

function signalTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended
  }
}

function childrenOf(parent: number) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number) {
  try {
    return Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it has ended
  }
}

/** Takes every connection that the server has, also those of others. Returns how to give them back. */
export async function takeAllConnections(url: string) {
  const taken: pg.Client[] = [];
  const takeRest = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url, application_name: 'taken' });
      client.on('error', () => undefined);
      try {
        await client.connect();
      } catch {
        return; // none is left
      }
      taken.push(client);
    }
  };
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'taken'`;
  for (let others = 1; others > 0; ) {
    await takeRest();
    others = (await taken[0]?.query(endOthers))?.rowCount ?? 0;
  }
  return async () => {
    await Promise.all(taken.map((client) => client.end()));
  };
}

export interface Standby {
  url: string;
  /** Crashes the primary, and makes the standby the server. */
  takeOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Copies the server while it runs. From then on it acknowledges only what the copy has too. */
export async function createStandby(primaryUrl: string): Promise<Standby> {
  const url = new URL(primaryUrl);
  const source = await dataFolder(primaryUrl);
  const folder = `${source}-standby`;
  const primary = { host: url.hostname, port: url.port, user: url.username, password: url.password };
  url.port = String(await freePort());
  const programs = await asSuperuser(primaryUrl, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['--archive', source, folder]);
    const label = await readValue(client, 'select labelfile from pg_backup_stop()');
    rmSync(path.join(folder, 'postmaster.pid'));
    const { uid, gid } = statSync(folder);
    for (const [name, content] of Object.entries({ backup_label: label, 'standby.signal': '' })) {
      writeFileSync(path.join(folder, name), content);
      chownSync(path.join(folder, name), uid, gid);
    }
    return readValue(client, `select setting from pg_config where name = 'BINDIR'`);
  });
  const control = (data: string, ...args: string[]) => runPgCtl(programs, data, args);
  const connection = Object.entries({ ...primary, application_name: 'standby' }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const settings = `port = ${url.port}\nprimary_conninfo = '${connection.join(' ')}'\n`;
  appendFileSync(path.join(folder, 'postgresql.auto.conf'), settings);
  await control(folder, 'start', '--wait');
  await asSuperuser(primaryUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`);
    await client.query('select pg_reload_conf()');
    const state = () =>
      readValue(client, `select sync_state from pg_stat_replication where application_name = 'standby'`);
    await expect.poll(state, { timeout: 30_000 }).toBe('sync');
  });
  return {
    url: url.href,
    async takeOver() {
      await control(source, 'stop', '--mode=immediate');
      await control(folder, 'promote', '--wait');
    },
    async stop() {
      await control(folder, 'stop', '--mode=immediate');
      for (const left of [folder, `${folder}.log`]) rmSync(left, { recursive: true, force: true });
    },
  };
}

/** Runs pg_ctl as the owner of the folder. */
async function runPgCtl(programs: string, folder: string, args: string[]) {
  const { uid, gid } = statSync(folder);
  const log = `${folder}.log`;
  const child = spawn(path.join(programs, 'pg_ctl'), [...args, `--pgdata=${folder}`, `--log=${log}`], {
    uid,
    gid,
    cwd: folder,
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`pg_ctl ${args.join(' ')} failed.\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
}
