import { routes } from '#contract/routes.ts';
import { createApi } from '#web/api/client.ts';
import { startSite } from '../e2e/testing/site.ts';
import { requestOf } from './load/booking-client.ts';
import { offer } from './load/open-loop.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures how much useful work remains under overload. The peak is the throughput of 64 connections in a closed loop; then a
// multiple of it is offered on 2,000 connections that ignore Retry-After. A response is useful if it arrives within 2 s.
const seconds = 10;
const connections = 2_000;
const patienceMs = 2_000;

const site = await startSite({ RATE_LIMITS: 'off', SEED: 'reference' });
const port = Number(new URL(site.url).port);
const api = createApi(routes, (address, init) => fetch(site.url + address, init));
const [state] = await api.places.listStates();
const [city] = await api.places.listCities({ params: { stateId: state?.state_id ?? 0 } });
const booking = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: '+91 00000 00001',
  state: state?.state_id ?? 0,
  city: city?.city_id ?? 0,
  treatmentType: ['1', '2'],
  conditions: 'Right shoulder.',
};
const body = JSON.stringify(booking);
const kinds = {
  bookings: () => requestOf(body),
  'pages rendered per visitor': () => 'GET /appointment HTTP/1.1\r\nHost: localhost\r\n\r\n',
};

async function measure(perSecond: number, next: () => string) {
  const { answers, close } = await offer({ port, connections, perSecond, duration: seconds * 1_000, next });
  const stopped = performance.now();
  // The server has recovered when it accepts a new visitor's booking again.
  while ((await post()) !== 201);
  const recovery = performance.now() - stopped;
  close();
  const useful = [...(answers.get(201) ?? []), ...(answers.get(200) ?? [])];
  const inTime = useful.filter((took) => took <= patienceMs);
  return { inTime, late: useful.length - inTime.length, refused: answers.get(503) ?? [], recovery };
}

async function post() {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${site.url}/api/appointments`, { method: 'POST', headers, body })).status;
}

/** The throughput per second of 64 connections in a closed loop. */
async function findPeak(next: () => string) {
  const { answers, close } = await offer({ port, connections: 64, perSecond: 1e6, duration: seconds * 1_000, next });
  close();
  return [...answers].flatMap(([status, times]) => (status < 300 ? times : [])).length / seconds;
}

console.log(describeMachine());
console.log(
  '| what | offered | useful/s | of the peak | p50 | p99 | refused/s | p99 | late, in total | recovered after |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const [kind, next] of Object.entries(kinds)) {
  await findPeak(next); // to warm up
  const peak = await findPeak(next);
  console.log(`| ${kind} | 64 connections | ${peak.toFixed(0)} | 100 % | | | | | | |`);
  for (const times of [1, 2, 5]) {
    const { inTime, late, refused, recovery } = await measure(peak * times, next);
    const perSecond = inTime.length / seconds;
    const cells = [
      `${times} ×`,
      perSecond.toFixed(0),
      `${((perSecond / peak) * 100).toFixed(0)} %`,
      ms(percentile(inTime, 0.5)),
      ms(percentile(inTime, 0.99)),
      (refused.length / seconds).toFixed(0),
      refused.length > 0 ? ms(percentile(refused, 0.99)) : '',
      late,
      ms(recovery),
    ];
    console.log(`| | ${cells.join(' | ')} |`);
  }
}
await site.stop();
