import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Servers of Debian for the fault tests. They need no installation: the packages are unpacked in a temporary folder, and the
// servers run from there.

export const quiet = { encoding: 'utf8' as const, stdio: ['ignore', 'pipe', 'ignore'] as ('ignore' | 'pipe')[] };

/** Unpacks packages, and what they need that is not installed, and returns the folder; null where they cannot be had. */
export function unpackDebian(packages: string[]): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-debian-'));
  try {
    const plan = execFileSync('apt-get', ['install', '--simulate', '--no-install-recommends', ...packages], quiet);
    const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
    const names = new Set([...packages, ...missing]);
    const debs = path.join(folder, 'debs');
    mkdirSync(debs);
    execFileSync('apt-get', ['download', ...names], { ...quiet, cwd: debs, timeout: 120_000 });
    for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', path.join(debs, deb), folder], quiet);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

/** LD_LIBRARY_PATH for what was unpacked. */
export function libraries(folder: string) {
  const lib = path.join(folder, 'usr/lib');
  if (!existsSync(lib)) return '';
  return readdirSync(lib)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(lib, name))
    .join(':');
}
