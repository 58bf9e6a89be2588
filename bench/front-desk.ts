import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { asMaintenance } from '#server/db/connection-use.ts';
import { openDatabase } from '#server/db/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Site, startSite } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { fillDesk } from './admin/fill-desk.ts';
import { fillFollowUp } from './admin/fill-follow-up.ts';
import { cpuTime } from './load/process-cpu.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the calls that the page Appointments makes, over HTTP, with 1,000 and with 1,000,000 requests that have stages, outcomes,
// notes, next calls, told marks, visits and earlier times that are wanted: two production servers for each database, request by request in
// turn. CPU is that of the server, which other work on the machine distorts least; with PostgreSQL, its own is not in it. `--only sqlite` or
// `--only postgres`, and `--calls 'wait|Tomorrow'` for those whose name matches.
const rounds = 200;
const limit = 100;
const sizes = { few: 1_000, many: 1_000_000 };

/** Calls by what they are for, of a database with so many requests. Several are made at once, as the page does. */
function callsFor(total: number): Record<string, readonly string[]> {
  const list = (query: string) => [`/api/appointments?limit=50&${query}`];
  const middle = Math.floor(total / 20) * 10;
  const tomorrow = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').startOfDay().add({ days: 1, hours: 8 });
  const freed = { from: tomorrow.toInstant().toString(), until: tomorrow.add({ minutes: 30 }).toInstant().toString() };
  const cursor = `${1_700_000_000_000 + middle * 60_000}.${middle}`;
  return {
    'the page: list, due now, counts, drafts': [
      '/api/appointments?limit=50&status=pending&sort=oldest',
      '/api/appointments/due',
      '/api/appointments/counts',
      '/api/appointments/drafts',
    ],
    'all, newest first': list('status=all'),
    'all, oldest first': list('status=all&sort=oldest'),
    'pending, newest first': list('status=pending'),
    'pending, oldest first': list('status=pending&sort=oldest'),
    'done, newest first': list('status=done'),
    'done, oldest first': list('status=done&sort=oldest'),
    'stage new': list('status=pending&stage=new&sort=oldest'),
    'stage tried': list('status=pending&stage=tried&sort=oldest'),
    'stage confirmed': list('status=pending&stage=confirmed&sort=oldest'),
    'thirty days': list('status=all&from=2023-11-15&to=2023-12-14'),
    'thirty days of pending': list('status=pending&from=2023-11-15&to=2023-12-14&sort=oldest'),
    'from the middle on': list(`status=all&cursor=${cursor}`),
    'pending, from the middle on': list(`status=pending&sort=oldest&cursor=${cursor}`),
    'search, one name': list(`status=all&q=person${middle}`),
    'search, one name among pending': list(`status=pending&sort=oldest&q=person${middle}`),
    'search, a name that all have': list('status=all&q=sample'),
    'search, a name that all have, among pending': list('status=pending&sort=oldest&q=sample'),
    'search, a common name, among pending': list('status=pending&sort=oldest&q=sample5'),
    'search, phone': list(`status=all&q=9${100_000_000 + middle}`),
    'search, reference': list(`status=all&q=r${middle}`),
    'due now': ['/api/appointments/due'],
    'not told yet': ['/api/appointments/untold'],
    counts: ['/api/appointments/counts'],
    'one request: notes, earlier ones, told marks': [
      `/api/appointments/${middle}/notes`,
      `/api/appointments/${middle}/earlier`,
      `/api/appointments/${middle}/told-marks`,
    ],
    'when a patient did not come': [`/api/appointments/${middle + 1}/no-shows`],
    'Tomorrow’s reminders': ['/api/reminders'],
    'wait list with what suits each': ['/api/wait-list'],
    'wait list, for a freed time': [`/api/wait-list?${new URLSearchParams(freed).toString()}`],
  };
}

async function startFilled(total: number, databaseUrl?: string) {
  const environment = { SEED: 'reference', RATE_LIMITS: 'off', LOG_REQUESTS: 'debug' };
  const secret = { SESSION_SECRET: 'a secret of at least thirty-two characters' };
  const site = await startSite({ ...environment, ...(databaseUrl && { ...secret, DATABASE_URL: databaseUrl }) });
  const db = await openDatabase({ dataDir: site.dataDir, databaseUrl });
  await asMaintenance(async () => {
    await fillAppointments(db, total);
    await fillFollowUp(db);
    await fillDesk(db);
  });
  await db.destroy();
  return { site, calls: callsFor(total), headers: { Authorization: `Bearer ${await signIn(site)}` } };
}

type Filled = Awaited<ReturnType<typeof startFilled>>;

async function signIn({ url, admin }: Site) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  return ((await answer.json()) as { token: string }).token;
}

async function measure({ site, calls, headers }: Filled, name: string) {
  const call = async (path: string) => {
    const answer = await fetch(site.url + path, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const cpuBefore = cpuTime(site.pid);
  const started = performance.now();
  await Promise.all((calls[name] ?? []).map(call));
  return { time: performance.now() - started, cpu: cpuTime(site.pid) - cpuBefore };
}

async function compare(database: string, few: Filled, many: Filled) {
  const [small, large] = Object.values(sizes).map((size) => size.toLocaleString('en'));
  console.log(`\n${database}, ${rounds} of each, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(
    `| call | ${small}: median | ${large}: least | median | p99 | most | CPU, mean | ratio | under ${limit} ms |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const name of Object.keys(many.calls).filter((one) => new RegExp(calls).test(one))) {
    const times: [number[], number[]] = [[], []];
    let cpu = 0;
    for (let round = -rounds / 4; round < rounds; round += 1) {
      const [a, b] = [await measure(few, name), await measure(many, name)];
      if (round < 0) continue; // warming up
      times[0].push(a.time);
      times[1].push(b.time);
      cpu += b.cpu;
    }
    const [before, after] = [percentile(times[0], 0.5), percentile(times[1], 0.5)];
    const figures = [
      before,
      Math.min(...times[1]),
      after,
      percentile(times[1], 0.99),
      Math.max(...times[1]),
      cpu / rounds,
    ];
    const verdict = after < limit ? 'yes' : 'no';
    console.log(`| ${[name, ...figures.map(ms), (after / before).toFixed(2), verdict].join(' | ')} |`);
  }
}

console.log(describeMachine());
const {
  values: { only, calls },
} = parseArgs({ options: { only: { type: 'string' }, calls: { type: 'string', default: '' } } });
if (only !== 'postgres') await compareTwo('SQLite');
if (only !== 'sqlite') {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database few');
  await client.end();
  await compareTwo('PostgreSQL', { few: new URL('/few', server.url).href, many: server.url });
  await server.stop();
}

async function compareTwo(database: string, urls?: Record<keyof typeof sizes, string>) {
  const few = await startFilled(sizes.few, urls?.few);
  const many = await startFilled(sizes.many, urls?.many);
  await compare(database, few, many);
  await Promise.all([few.site.stop(), many.site.stop()]);
}
