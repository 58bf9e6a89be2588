import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const listening = '0A';

/**
 * Finds the program that listens on a TCP port of this machine, for a message, such as `nginx (process 812)`.
 * @returns undefined where only its own user or root may know, and on systems other than Linux
 */
export function findPortHolder(port: number): string | undefined {
  try {
    const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listenersIn(table, port)));
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && hasOneOf(sockets, name));
    return pid && `${nameOf(pid)} (process ${pid})`;
  } catch {
    return undefined;
  }
}

function nameOf(pid: string) {
  const [command = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return path.basename(command);
}

/** Links to the sockets that listen on this port: columns 2, 4 and 10 are the address, the state and the inode. */
function listenersIn(table: string, port: number) {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.filter((row) => row[1]?.endsWith(end) && row[3] === listening).map((row) => `socket:[${row[9]}]`);
}

function hasOneOf(sockets: ReadonlySet<string>, pid: string) {
  try {
    const files = readdirSync(`/proc/${pid}/fd`);
    return files.some((file) => sockets.has(readlinkSync(`/proc/${pid}/fd/${file}`)));
  } catch {
    return false; // of another user, or gone meanwhile
  }
}
