import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { scheduleNightlyJobs } from './background-programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-jobs-'));
  return () => rmSync(folder, { recursive: true });
});

/** Schedules a program with this source, and returns what is logged about it. */
function schedule(source: string) {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, source);
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  return { logged, stop: scheduleNightlyJobs(log, { program, firstAfterMs: 0 }) };
}

test('a process that is killed is logged', async () => {
  const { logged, stop } = schedule(`process.kill(process.pid, 'SIGKILL');`);
  await expect.poll(() => logged, { timeout: 10_000 }).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ message: 'the nightly jobs were killed', signal: 'SIGKILL' });
  stop();
});

test('a process that is still running when the server stops is ended without an error', async () => {
  const pidFile = path.join(folder, 'pid');
  const { logged, stop } = schedule(`
    import { writeFileSync } from 'node:fs';
    setInterval(() => undefined, 1_000);
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
  `);
  const readPid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0);
  await expect.poll(readPid, { timeout: 10_000 }).toBeGreaterThan(0);
  stop();
  await expect.poll(() => isRunning(readPid()), { timeout: 10_000 }).toBe(false);
  expect(logged).toEqual([]);
});

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
