import { Agent, request } from 'node:http';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Bookings over HTTP to the production server on SQLite, each acknowledged after its commit is on the disk.
const bookings = 3_000;

interface Answer {
  status: number;
  took: number;
}

function send(url: string, body: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const started = performance.now();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  request(`${url}/api/appointments`, { method: 'POST', agent, headers }, (response) => {
    response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - started }));
  })
    .on('error', reject)
    .end(body);
  return promise;
}

/** A closed loop: every connection sends its next booking when the one before is answered. */
async function load(url: string, body: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  let sent = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < bookings) {
        sent += 1;
        answers.push(await send(url, body, agent));
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const failed = answers.filter(({ status }) => status !== 201).length;
  if (failed > 0) throw new Error(`${failed} of ${answers.length} bookings were not stored`);
  return { perSecond: Math.round(answers.length / seconds), times: answers.map(({ took }) => took) };
}

async function bookingFor(url: string) {
  const states = (await (await fetch(`${url}/api/states`)).json()) as { state_id: number }[];
  const state = states[0]?.state_id ?? 0;
  const cities = (await (await fetch(`${url}/api/cities/${state}`)).json()) as { city_id: number }[];
  const city = cities[0]?.city_id ?? 0;
  const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '+91 00000 00001' };
  return JSON.stringify({ ...person, state, city, treatmentType: ['1', '2'], conditions: 'Right shoulder.' });
}

const site = await startSite({ RATE_LIMITS: 'off', SEED: 'reference' });
const body = await bookingFor(site.url);
await load(site.url, body, 8);

console.log(describeMachine());
console.log(`| connections | bookings/s | p50 | p99 | (${bookings} bookings each) |`);
console.log('|---|---|---|---|---|');
for (const connections of [1, 64, 200]) {
  const { perSecond, times } = await load(site.url, body, connections);
  console.log(`| ${connections} | ${perSecond} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.99))} | |`);
}
await site.stop();
