import { startSite } from '../e2e/testing/site.ts';
import { cpuTime } from './load/process-cpu.ts';
import { loadWithGets } from './load/raw-client.ts';
import { startBare } from './load/start-bare.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the public JSON lists of the sample clinic over HTTP, cached and uncached, against a bare node:http server that sends
// the same bytes.
const duration = 2_000;
const connections = 64;
const barePort = 21_201;

async function measure({ port, pid }: { port: number; pid: number }, path: string) {
  const load = { port, path, connections, encoding: 'identity' } as const;
  await loadWithGets({ ...load, duration: duration / 4 });
  const before = cpuTime(pid);
  const { answers, perSecond, times } = await loadWithGets({ ...load, duration });
  const cpu = ((cpuTime(pid) - before) / answers) * 1000;
  return { perSecond, cpu, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const site = await startSite();
const uncached = await startSite({ PAGE_CACHE: 'off' });
const portOf = (url: string) => Number(new URL(url).port);
const [state] = (await (await fetch(`${site.url}/api/states`)).json()) as { state_id: number }[];
const lists = {
  'approved reviews': '/api/approved-reviews',
  blogs: '/api/blogs/active',
  gallery: '/api/gallery',
  openings: '/api/careers',
  conditions: '/api/conditions',
  symptoms: '/api/symptoms',
  treatments: '/api/treatment',
  'cities of a state': `/api/cities/${state?.state_id}`,
  'clinic profile': '/api/clinic',
};

console.log(describeMachine());
console.log(`| ${connections} connections | bytes | requests/s | of bare | CPU per request | times bare | p50 | p99 |`);
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, path] of Object.entries(lists)) {
  const body = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
  const bare = await startBare(body, barePort, { 'Content-Type': 'application/json' });
  const floor = await measure(bare, path);
  for (const [kind, server] of Object.entries({ cached: site, uncached })) {
    const own = await measure({ port: portOf(server.url), pid: server.pid }, path);
    const share = `${((own.perSecond / floor.perSecond) * 100).toFixed(0)} %`;
    const cells = [`${name}, ${kind}`, body.length, Math.round(own.perSecond), share, `${own.cpu.toFixed(0)} µs`];
    console.log(`| ${[...cells, (own.cpu / floor.cpu).toFixed(1), ms(own.p50), ms(own.p99)].join(' | ')} |`);
  }
  await bare.stop();
}
await Promise.all([site.stop(), uncached.stop()]);
