import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { routes } from '#contract/routes.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { createApi } from '#web/api/client.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { admin, ready, type Site, startProgram, startSite } from '../e2e/testing/site.ts';
import { loadWithBookings } from './load/booking-client.ts';
import { loadWithGets } from './load/raw-client.ts';
import { describeMachine, percentile } from './machine.ts';

// Compares one, two and three instances on PostgreSQL, whose commits reach the disk, with one on SQLite, in turn: cached pages and
// bookings a second. Then measures how long a change on one instance takes to a page of another. The client sends to the instances
// directly, because a balancer written in Node.js would be slower than they are.
const rounds = 5;
const connections = 60;
const pagesMs = 2_000;
const bookings = 1_500;
const changes = 30;

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-instances-'));
const postgres = await startDurablePostgres();
const environment = {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  RATE_LIMITS: 'off',
  LOG_REQUESTS: 'debug',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
};
const instances: Site[] = [];
for (const name of ['first', 'second', 'third']) {
  const site = await startProgram({ ...environment, DATA_DIR: path.join(folder, name) });
  await ready(site.url);
  instances.push(site);
}
const sqlite = await startSite({ RATE_LIMITS: 'off', LOG_REQUESTS: 'debug' });
const setups = [
  { name: 'one on SQLite', sites: [sqlite] },
  ...[1, 2, 3].map((count) => ({ name: `${count} on PostgreSQL`, sites: instances.slice(0, count) })),
];

/** The tests' server does not wait for the disk; this one does. */
async function startDurablePostgres() {
  const server = await startPostgres();
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const results = [];
    for (const statement of statements) results.push((await client.query(statement)).rows[0]);
    await client.end();
    return results;
  };
  const durable = ['fsync', 'full_page_writes', 'synchronous_commit'];
  await run(...durable.map((name) => `alter system set ${name} = on`));
  await server.restart('fast');
  console.log('PostgreSQL:', Object.assign({}, ...(await run(...durable.map((name) => `show ${name}`)))));
  return server;
}

const portOf = ({ url }: Site) => Number(new URL(url).port);

async function pagesPerSecond(sites: Site[]) {
  const load = { path: '/', connections: connections / sites.length, duration: pagesMs };
  const results = await Promise.all(sites.map((site) => loadWithGets({ ...load, port: portOf(site) })));
  return results.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

async function bookingBody({ url }: Site) {
  const api = createApi(routes, (address, init) => fetch(url + address, init));
  const [state] = await api.places.listStates();
  const stateId = state?.state_id ?? 0;
  const [city] = await api.places.listCities({ params: { stateId } });
  const person = { name: 'Meera Sample', phone: '+91 00000 00001' };
  return JSON.stringify({ ...person, state: stateId, city: city?.city_id ?? 0, treatmentType: ['1'] });
}

async function bookingsPerSecond(sites: Site[]) {
  const body = await bookingBody(sites[0] ?? sqlite);
  const share = { connections: connections / sites.length, bookings: bookings / sites.length, bodyOf: () => body };
  const started = performance.now();
  await Promise.all(sites.map((site) => loadWithBookings({ ...share, port: portOf(site), pid: site.pid })));
  return bookings / ((performance.now() - started) / 1_000);
}

/** Time until another instance shows a change, in ms, from sending it and from its answer. */
async function timeToOther(number: number) {
  const [one, other] = [instances[number % 3], instances[(number + 1) % 3]];
  if (!one || !other) throw new Error('Too few instances');
  const api = await signInToApi(one);
  const text = `Closed, says notice ${number}.`;
  const sent = performance.now();
  const { id } = await api.notices.create({ body: { text, starts_on: '2020-01-01', ends_on: '2040-01-01' } });
  const answered = performance.now();
  while (!(await (await fetch(`${other.url}/about`)).text()).includes(text));
  const shown = performance.now();
  await api.notices.remove({ params: { id } });
  return { fromSending: shown - sent, fromAnswer: shown - answered };
}

const measured = setups.map((setup) => ({ ...setup, pages: [] as number[], bookings: [] as number[] }));
for (const { sites } of setups) {
  await pagesPerSecond(sites);
  await bookingsPerSecond(sites);
}
for (let round = 0; round < rounds; round += 1) {
  for (const setup of measured) setup.pages.push(await pagesPerSecond(setup.sites));
  for (const setup of measured) setup.bookings.push(await bookingsPerSecond(setup.sites));
}
const times: Awaited<ReturnType<typeof timeToOther>>[] = [];
for (let number = 0; number < changes; number += 1) times.push(await timeToOther(number));

const spread = (numbers: number[], digits = 0) =>
  [Math.min(...numbers), percentile(numbers, 0.5), Math.max(...numbers)].map((one) => one.toFixed(digits)).join(' / ');
const [base] = measured;
console.log(`${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`| ${rounds} rounds: least / median / most | pages/s | times SQLite's | bookings/s | times SQLite's |`);
console.log('|---|---|---|---|---|');
for (const { name, pages, bookings: booked } of measured) {
  const ratios = (mine: number[], theirs: number[] = []) =>
    spread(
      mine.map((one, i) => one / (theirs[i] ?? Number.NaN)),
      2,
    );
  console.log(
    `| ${name} | ${spread(pages)} | ${ratios(pages, base?.pages)} | ${spread(booked)} | ${ratios(booked, base?.bookings)} |`,
  );
}
console.log(`From a change on one instance to the page of another, ${changes} times, in ms:`);
console.log(
  `from sending it ${spread(times.map((one) => one.fromSending))}, from its answer ${spread(times.map((one) => one.fromAnswer))}`,
);
await Promise.all([sqlite, ...instances].map((site) => site.stop()));
await postgres.stop();
rmSync(folder, { recursive: true });
