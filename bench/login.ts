import { startSite } from '../e2e/testing/site.ts';
import { memoryOf } from './load/process-cpu.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures logins with right and wrong credentials, which must take equally long, and the latency of pages during a hundred
// simultaneous logins.
const rounds = 40;
const atOnce = 100;

const site = await startSite({ RATE_LIMITS: 'off' });

async function login(body: object) {
  const started = performance.now();
  const response = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return { status: response.status, took: performance.now() - started };
}

async function timePage(path: string) {
  const started = performance.now();
  await (await fetch(site.url + path)).text();
  return performance.now() - started;
}

/** Requests the page again and again, one request at a time, until `isOver`. */
async function timePages(path: string, isOver: () => boolean) {
  const times: number[] = [];
  while (!isOver()) times.push(await timePage(path));
  return times;
}

function row(name: string, times: number[]) {
  return `| ${name} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.99))} |`;
}

const right = site.admin;
const kinds = {
  'right password': right,
  'wrong password': { ...right, password: 'not the password' },
  'unknown e-mail': { ...right, email: 'nobody@example.com' },
};
const times = Object.fromEntries(Object.keys(kinds).map((name): [string, number[]] => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [name, body] of Object.entries(kinds)) times[name]?.push((await login(body)).took);
}

console.log(`${describeMachine()}\n`);
console.log('| one login at a time | p50 | p99 |\n|---|---|---|');
for (const [name, taken] of Object.entries(times)) console.log(row(name, taken));

const notes: string[] = [];
console.log(`\n| pages, one after the other | p50 | p99 |\n|---|---|---|`);
for (const path of ['/', '/appointment']) {
  await timePage(path);
  let asked = 0;
  const quiet = await timePages(path, () => ++asked > 200);
  const before = memoryOf(site.pid);
  let over = false;
  const started = performance.now();
  const logins = Promise.all(Array.from({ length: atOnce }, () => login(kinds['wrong password'])));
  const busy = timePages(path, () => over);
  const answers = await logins;
  over = true;
  console.log(row(`${path} with no login`, quiet));
  console.log(row(`${path} with ${atOnce} logins at once`, await busy));
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  const memory = `memory ${before.toFixed(0)} MiB before, ${memoryOf(site.pid).toFixed(0)} MiB after`;
  notes.push(`${path}: all logins answered ${statuses} within ${ms(performance.now() - started)}; ${memory}.`);
}
console.log(`\n${notes.join('\n')}`);

await site.stop();
