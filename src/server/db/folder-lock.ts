import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '#server/config.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';

const sqliteBusy = 5;
const pollMs = 100;

/** Says who has the lock. It may be left over from a program that was killed. */
interface Holder {
  pid: number;
  host: string;
  isStopping: boolean;
}

export interface FolderLock {
  /** Another program that is started meanwhile waits, instead of refusing to start. */
  noteStopping(): void;
  release(): void;
}

/**
 * Makes this process the only server on a data folder with a SQLite database, until it ends. Waits for one that is stopping.
 * @throws StartError when another one runs there.
 */
export async function lockFolder(dataDir: string, say: (line: string) => void): Promise<FolderLock> {
  for (let attempt = 1; ; attempt += 1) {
    const release = tryToLock(dataDir);
    if (release) {
      describeHolder(dataDir, false);
      return { noteStopping: () => describeHolder(dataDir, true), release };
    }
    const holder = readHolder(dataDir);
    if (!holder?.isStopping) throw new StartError(inUse(dataDir, holder));
    if (attempt === 1)
      say(`Waiting for process ${holder.pid} on ${holder.host}, which is stopping, to leave ${dataDir}.`);
    await setTimeout(pollMs);
  }
}

/**
 * Locks the folder unless a server runs on it. SQLite asks the operating system for the lock, which therefore ends with this process,
 * however that ends. No one else in this process may open the file: closing it would give the lock up.
 * @returns a function that gives the lock up; undefined when another process has it
 */
export function tryToLock(dataDir: string): (() => void) | undefined {
  const lock = new DatabaseSync(path.join(dataDir, 'server.lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    return undefined;
  }
}

const holderFile = (dataDir: string) => path.join(dataDir, 'server.json');

function describeHolder(dataDir: string, isStopping: boolean) {
  const holder: Holder = { pid: process.pid, host: hostname(), isStopping };
  try {
    writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    unlessDiskFull(error);
  }
}

function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
  } catch {
    return undefined; // it has just got the lock, or its disk is full
  }
}

function inUse(dataDir: string, holder: Holder | undefined) {
  const [who, stop] = holder
    ? [`process ${holder.pid} on ${holder.host}`, `\`kill ${holder.pid}\``]
    : ['another process', 'Ctrl+C where it was started'];
  return `DATA_DIR: the clinic in ${dataDir} is already served by ${who}. Stop that first (${stop}, or its service), or set another DATA_DIR. Several servers need PostgreSQL.`;
}
