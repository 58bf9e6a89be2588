import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The image's user. */
const uid = 10_001;

/** Whether this machine lets us mount, change the user and take rights away, as a container runtime does. */
export const canContain = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * A command that runs another one as a container of the image would: everything but the data folder read-only, as a user without
 * any rights, and in a control group if there is one.
 */
export function contain(command: string[], dataDir: string, group?: MemoryGroup) {
  const steps = [
    ...(group ? [`echo $$ > '${group.procs}'`] : []),
    `mount --bind '${dataDir}' '${dataDir}'`,
    'mount -o remount,bind,ro /',
    `exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs --bounding-set=-all "$@"`,
  ];
  return ['unshare', '--mount', 'sh', '-euc', steps.join('; '), 'sh', ...command];
}

export const containerUser = { uid, gid: uid };

export interface MemoryGroup {
  /** File in which a process writes its id to join. */
  procs: string;
  /** The most that all processes together have used, in bytes. */
  peak(): number;
  /** Waits for processes that are still ending. */
  remove(): Promise<void>;
}

/** A control group with a limit of memory; null where none can be made. */
export function createMemoryGroup(limit: number): MemoryGroup | null {
  const [folder, limitFile, peakFile] = place();
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, limitFile), String(limit));
    return {
      procs: path.join(folder, 'cgroup.procs'),
      peak: () => Number(readFileSync(path.join(folder, peakFile), 'utf8')),
      async remove() {
        const deadline = Date.now() + 15_000;
        while (readFileSync(path.join(folder, 'cgroup.procs'), 'utf8') !== '') {
          if (Date.now() > deadline) throw new Error(`Processes in ${folder} do not end.`);
          await setTimeout(50);
        }
        rmdirSync(folder);
      },
    };
  } catch {
    return null;
  }
}

/** Beside our own group: in version 1 of control groups, memory has a tree of its own. */
function place() {
  const groups = readFileSync('/proc/self/cgroup', 'utf8');
  const name = `clinic-test-${process.pid}`;
  const first = /^\d+:memory:(.*)$/m.exec(groups)?.[1];
  if (first !== undefined)
    return [`/sys/fs/cgroup/memory${first}/${name}`, 'memory.limit_in_bytes', 'memory.max_usage_in_bytes'] as const;
  return [`/sys/fs/cgroup${/^0::(.*)$/m.exec(groups)?.[1] ?? ''}/${name}`, 'memory.max', 'memory.peak'] as const;
}
