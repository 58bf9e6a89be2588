import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { verifyBackup } from '#server/backup/manifest.ts';
import { openDatabase } from '#server/db/database.ts';
import { bookingFor } from '../e2e/testing/book-through-stops.ts';
import { startProgram } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures a backup and its restore with many appointments, and the latency of requests during the backup.
// `npm run bench backup 10000` measures with fewer rows.
const rows = Number(process.argv[2] ?? 1_000_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const environment = { DATA_DIR: dataDir, SEED: 'reference', RATE_LIMITS: 'off', PAGE_CACHE: 'off' };
await (await startProgram(environment)).stop();
const db = await openDatabase({ dataDir, databaseUrl: undefined });
await fillAppointments(db, rows);
await db.destroy();

const site = await startProgram(environment);
const body = JSON.stringify({ name: 'Person', ...(await bookingFor(site.url)) });
await callSite(3_000);
const quiet = await callSite(15_000);
const backup = run('src/nightly.ts');
const busy = await callSite(Number.POSITIVE_INFINITY, backup.ended);
await site.stop();
const folder = path.join(dataDir, 'backups', readdirSync(path.join(dataDir, 'backups'))[0] ?? '');
const bytes = (await verifyBackup(folder)).files.reduce((sum, { size }) => sum + size, 0);
const other = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const restore = run('src/restore.ts', [folder], other);
await restore.ended;

console.log(
  `${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}, ${rows.toLocaleString('en')} appointments on SQLite`,
);
console.log('| | time | peak memory | size |');
console.log('|---|---|---|---|');
console.log(`| backup | ${seconds(await backup.ended)} | ${backup.memory()} | ${(bytes / 1_048_576).toFixed(0)} MB |`);
console.log(`| restore | ${seconds(await restore.ended)} | ${restore.memory()} | |`);
console.log('| one request after the other | p50 | p99 | slowest |');
console.log('|---|---|---|---|');
for (const name of ['page', 'booking'] as const)
  for (const [when, times] of Object.entries({ quiet: quiet[name], 'during the backup': busy[name] }))
    console.log(
      `| ${name}, ${when} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.99))} | ${ms(Math.max(...times))} |`,
    );
for (const used of [dataDir, other]) rmSync(used, { recursive: true });

/** Starts a program the way the server or `npm run` does. */
function run(program: string, args: string[] = [], target = dataDir) {
  const started = performance.now();
  const env = { PATH: '', ...environment, DATA_DIR: target };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, residentOf(child.pid));
  }, 100);
  const ended = once(child, 'exit').then(([code]) => {
    clearInterval(watch);
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
    return performance.now() - started;
  });
  return { ended, memory: () => `${memory.toFixed(0)} MB` };
}

function residentOf(pid = 0) {
  const status = readFileSync(`/proc/${pid}/status`, { encoding: 'utf8', flag: 'r' });
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Requests a page and sends a booking in turn, one at a time. */
async function callSite(duration: number, ended?: Promise<unknown>) {
  const times = { page: [] as number[], booking: [] as number[] };
  const until = performance.now() + duration;
  const done = new AbortController();
  void ended?.finally(() => done.abort());
  while (performance.now() < until && !done.signal.aborted) {
    times.page.push(await timed(fetch(site.url)));
    const headers = { 'Content-Type': 'application/json' };
    times.booking.push(await timed(fetch(`${site.url}/api/appointments`, { method: 'POST', headers, body })));
  }
  return times;
}

async function timed(answer: Promise<Response>) {
  const started = performance.now();
  const response = await answer;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return performance.now() - started;
}

function seconds(duration: number) {
  return `${(duration / 1000).toFixed(1)} s`;
}
