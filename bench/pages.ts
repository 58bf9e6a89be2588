import { brotliCompressSync } from 'node:zlib';
import { startSite } from '../e2e/testing/site.ts';
import { startNginx } from './load/nginx.ts';
import { cpuTime, memoryOf } from './load/process-cpu.ts';
import { loadWithGets } from './load/raw-client.ts';
import { startBare } from './load/start-bare.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Compares the home page from the page cache, rendered for every request, and as a static file from nginx and a bare node:http
// server.
const duration = 5_000;
const connections = 32;
const port = { nginx: 47_011, bare: 47_012 };

interface Row {
  name: string;
  perSecond: number;
  cpuPerRequest: number;
  p50: number;
  p99: number;
}

async function measure(name: string, target: { port: number; pid: number }, count = connections): Promise<Row> {
  const load = { port: target.port, path: '/', connections: count };
  await loadWithGets({ ...load, duration: 1_000 });
  const before = cpuTime(target.pid);
  const { answers, perSecond, times } = await loadWithGets({ ...load, duration });
  const cpuPerRequest = (cpuTime(target.pid) - before) / answers;
  return { name, perSecond, cpuPerRequest, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const site = await startSite();
const uncached = await startSite({ PAGE_CACHE: 'off' });
const portOf = (url: string) => Number(new URL(url).port);
const html = Buffer.from(await (await fetch(site.url)).arrayBuffer());
const body = brotliCompressSync(html);
const nginx = await startNginx(body, port.nginx);
const bare = await startBare(body, port.bare, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });

const rows: Row[] = [];
if (nginx) rows.push(await measure('nginx, static file', nginx));
rows.push(await measure('node:http, prepared buffer', bare));
const idle = memoryOf(site.pid);
rows.push(await measure('page from the cache', { port: portOf(site.url), pid: site.pid }));
rows.push(await measure('page rendered', { port: portOf(uncached.url), pid: uncached.pid }));
rows.push(await measure('page rendered, one connection', { port: portOf(uncached.url), pid: uncached.pid }, 1));
if (nginx) rows.push(await measure('nginx again', nginx));

const [base] = rows;
console.log(describeMachine());
if (!nginx) console.log('nginx is not installed, so only the bare server is compared.');
console.log(
  `| ${connections} connections, ${body.length} bytes | requests/s | CPU per request | of the first row's | p50 | p99 |`,
);
console.log('|---|---|---|---|---|---|');
for (const { name, perSecond, cpuPerRequest, p50, p99 } of rows) {
  const ratio = (cpuPerRequest / (base?.cpuPerRequest ?? Number.NaN)).toFixed(2);
  const share = `${((perSecond / (base?.perSecond ?? Number.NaN)) * 100).toFixed(1)} %`;
  console.log(
    `| ${name} | ${Math.round(perSecond)} (${share}) | ${(cpuPerRequest * 1000).toFixed(1)} µs | ${ratio} | ${ms(p50)} | ${ms(p99)} |`,
  );
}
console.log(`Memory of the server: ${idle.toFixed(0)} MiB before, ${memoryOf(site.pid).toFixed(0)} MiB after.`);

nginx?.stop();
await Promise.all([bare.stop(), site.stop(), uncached.stop()]);
