import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the time from starting the built program to its first 200, with an empty data folder and with data.
const rounds = 5;

async function firstAnswer(dataDir: string, address: string) {
  const started = performance.now();
  const site = await startProgram({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'a long enough password' });
  const response = await fetch(site.url + address);
  await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  const took = performance.now() - started;
  while ((await fetch(`${site.url}/readyz`)).status !== 200);
  const ready = performance.now() - started;
  await site.stop();
  return { took, ready };
}

const empty: { took: number; ready: number }[] = [];
const withData: { took: number; ready: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
  empty.push(await firstAnswer(dataDir, '/'));
  withData.push(await firstAnswer(dataDir, '/'));
  rmSync(dataDir, { recursive: true, force: true });
}

const median = (numbers: number[]) => ms(percentile(numbers, 0.5));
console.log(describeMachine());
console.log(`| start to the first 200 of / | median of ${rounds} | ready |`);
console.log('|---|---|---|');
console.log(
  `| empty data folder | ${median(empty.map((one) => one.took))} | ${median(empty.map((one) => one.ready))} |`,
);
console.log(`| with data | ${median(withData.map((one) => one.took))} | ${median(withData.map((one) => one.ready))} |`);
