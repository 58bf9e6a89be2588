import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { routes } from '#contract/routes.ts';
import { createApi } from '#web/api/client.ts';
import { startSite } from '../e2e/testing/site.ts';
import { loadWithBookings } from './load/booking-client.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures bookings over HTTP on the production server with SQLite, which acknowledges each after its commit is on disk. At the
// end the database must hold every acknowledged booking exactly once, and nothing else.
const bookings = 20_000;

const site = await startSite({ RATE_LIMITS: 'off', SEED: 'reference' });
const target = { port: Number(new URL(site.url).port), pid: site.pid };
const acknowledged: { reference: string; name: string }[] = [];

async function load(connections: number, count: number) {
  const from = acknowledged.length;
  const result = await loadWithBookings({
    ...target,
    connections,
    bookings: count,
    bodyOf: (number) => JSON.stringify({ ...booking, name: `Meera Sample ${from + number}` }),
  });
  acknowledged.push(...result.bodies.map((body) => JSON.parse(body) as (typeof acknowledged)[number]));
  return result;
}

async function findPlace() {
  const api = createApi(routes, (address, init) => fetch(site.url + address, init));
  const [state] = await api.places.listStates();
  const [city] = await api.places.listCities({ params: { stateId: state?.state_id ?? 0 } });
  return { state: state?.state_id ?? 0, city: city?.city_id ?? 0 };
}

function verify() {
  const database = new DatabaseSync(path.join(site.dataDir, 'clinic.sqlite'), { readOnly: true });
  const rows = database.prepare('select reference, name from appointments').all();
  database.close();
  const stored = new Map(rows.map(({ reference, name }) => [reference, name]));
  const missing = acknowledged.filter(({ reference, name }) => stored.get(reference) !== name);
  const names = new Set(rows.map(({ name }) => name));
  if (missing.length > 0 || rows.length !== acknowledged.length || names.size !== rows.length)
    throw new Error(`${acknowledged.length} acknowledged, ${rows.length} stored, ${missing.length} missing`);
  return rows.length;
}

const person = { email: 'meera@example.com', phone: '+91 00000 00001' };
const booking = { ...person, ...(await findPlace()), treatmentType: ['1', '2'], conditions: 'Right shoulder.' };
await load(64, bookings);

console.log(describeMachine());
console.log(`| connections | bookings/s | p50 | p99 | slowest | CPU of the server a booking | (${bookings} each) |`);
console.log('|---|---|---|---|---|---|---|');
for (const [connections, count] of [
  [1, bookings / 10],
  [64, bookings],
  [200, bookings],
] as const) {
  const { perSecond, times, cpuPerBooking } = await load(connections, count);
  const [p50, p99, slowest] = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
  console.log(
    `| ${connections} | ${Math.round(perSecond)} | ${ms(p50)} | ${ms(p99)} | ${ms(slowest)} | ${(cpuPerBooking * 1000).toFixed(0)} µs | |`,
  );
}
console.log(`All ${verify()} acknowledged bookings are in the database, each once.`);
await site.stop();
