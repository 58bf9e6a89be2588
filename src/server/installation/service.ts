import { readlinkSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { run, tryRun } from './run.ts';

/** Migrating a large database takes minutes, in ms. */
const patience = 600_000;

/** systemd starts the program again after a failure. After this many it is not going to work. */
const failuresBeforeGivingUp = 2;

function property(name: string) {
  return tryRun('systemctl', ['show', 'clinic', `--property=${name}`, '--value']).stdout.trim();
}

/** The folder of the version that is running, whichever `current` leads to. */
export function runningVersion(): string | undefined {
  try {
    return readlinkSync(`/proc/${property('MainPID')}/cwd`); // `clinic` changes to its own folder
  } catch {
    return undefined;
  }
}

/** Whether the program runs with the settings that were written then, in ms. */
export function hasStartedSince(time: number) {
  const args = ['show', 'clinic', '--property=ExecMainStartTimestamp', '--value', '--timestamp=unix'];
  return Number(tryRun('systemctl', args).stdout.replace('@', '')) >= Math.floor(time / 1_000);
}

/** systemd does the whole restart, also when the command that asked for it is killed. */
export function restartService() {
  run('systemctl', ['daemon-reload']);
  tryRun('systemctl', ['reset-failed', 'clinic']);
  tryRun('systemctl', ['restart', 'clinic']); // `becomesReady` finds out whether it works
}

/** Waits until this version takes requests. False when it fails instead. */
export async function becomesReady(version: string, address: string): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    if (runningVersion() === version && (await statusOf(`http://${address}/readyz`)) === 200) return true;
    if (property('ActiveState') === 'failed' || Number(property('NRestarts')) >= failuresBeforeGivingUp) return false;
    await wait(100);
  }
  return false;
}

/** The last lines that the program itself has logged since then, in ms. */
export function endOfLog(since: number) {
  const own = '_SYSTEMD_UNIT=clinic.service'; // without what systemd says about it
  return tryRun('journalctl', [
    own,
    `--since=@${Math.floor(since / 1_000)}`,
    '--lines=6',
    '--output=cat',
    '--no-pager',
  ]).stdout.trim();
}

export async function statusOf(url: string): Promise<number | null> {
  return (await askOverHttp(url))?.statusCode ?? null;
}

/** Null when there is no answer. An agent of its own uses no proxy that the environment names. */
export function askOverHttp(url: string, method = 'GET'): Promise<IncomingMessage | null> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | null>();
  const options = { method, agent: new Agent(), timeout: 3_000 };
  const asked = request(url, options, (response) => resolve(response.resume()));
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => resolve(null));
  asked.end();
  return promise;
}
