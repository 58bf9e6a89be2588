import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** CPU time used so far by a process and its children, in ms. */
export function cpuTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, id) => sum + ownCpuTime(id), 0);
}

function ownCpuTime(pid: number) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => Number(statOf(id)[1]) === pid);
}

/** The fields of /proc/<pid>/stat after the name, which may itself contain spaces. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // the process has ended
  }
}

/**
 * Memory of a process and all that it has started, in MiB. Pages that several of them share count once: each process has its part of
 * them (PSS).
 */
export function memoryOfTree(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, id) => sum + (id === pid ? ownShare(id) : memoryOfTree(id)), 0);
}

function ownShare(pid: number) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0; // the process has ended
  }
}

/** Resident memory of a process, in MiB. */
export function memoryOf(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}
