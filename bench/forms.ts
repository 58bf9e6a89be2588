import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, percentile } from './machine.ts';

// Compares pages with a form, each sent with a fresh form token, with the home page, all from the page cache and over one connection. They
// take turns, so that what else the machine does reaches each. `--encoding br` asks as browsers without zstd do.
const { values } = parseArgs({ options: { encoding: { type: 'string', default: 'gzip, deflate, br, zstd' } } });
const { encoding } = values;
const rounds = 41;
const duration = 80;

const site = await startSite();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  get(site.url + path, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) =>
    answer.resume().on('end', resolve),
  );
  await promise;
}

const pages = ['/', '/appointment', '/review'].map((path) => ({
  path,
  perSecond: [] as number[],
  p50: [] as number[],
}));
for (let round = 0; round <= rounds; round += 1)
  for (const { path, perSecond, p50 } of pages) {
    const times: number[] = [];
    const started = performance.now();
    while (performance.now() - started < duration) {
      const asked = performance.now();
      await ask(path);
      times.push(performance.now() - asked);
    }
    if (round === 0) continue; // warms up
    perSecond.push((times.length * 1_000) / (performance.now() - started));
    p50.push(percentile(times, 0.5));
  }
agent.destroy();
await site.stop();

/** Median, least and most. */
const spread = (numbers: number[], digits: number) =>
  [0.5, 0, 1].map((share) => percentile(numbers, share).toFixed(digits)).join(' / ');

console.log(describeMachine());
console.log(`| median / least / most of ${rounds} | requests/s | of the home page's | p50 in ms |`);
console.log('|---|---|---|---|');
for (const { path, perSecond, p50 } of pages) {
  const share = percentile(perSecond, 0.5) / percentile(pages[0]?.perSecond ?? [], 0.5);
  console.log(`| ${path} | ${spread(perSecond, 0)} | ${share.toFixed(2)} | ${spread(p50, 2)} |`);
}
