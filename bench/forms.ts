import { type Site, startSite } from '../e2e/testing/site.ts';
import { cpuTime } from './load/process-cpu.ts';
import { loadWithGets } from './load/raw-client.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Compares pages with a form, from the page cache with a fresh form token each, with the home page from it, and with the same pages
// rendered for every request (not compressed, since each would have another size). All take turns, so that what else the machine does
// reaches each.
const rounds = 7;
const duration = 1_000;

const site = await startSite();
const uncached = await startSite({ PAGE_CACHE: 'off' });
const pages: Kind[] = [
  { name: 'home page from the cache', path: '/', of: site, encoding: 'br' },
  { name: '/appointment from the cache', path: '/appointment', of: site, encoding: 'br' },
  { name: '/review from the cache', path: '/review', of: site, encoding: 'br' },
  { name: '/appointment rendered', path: '/appointment', of: uncached, encoding: 'identity' },
  { name: '/review rendered', path: '/review', of: uncached, encoding: 'identity' },
];
const kinds = pages.flatMap((page) => [1, 32].map((connections) => ({ ...page, connections, runs: [] as Run[] })));

interface Kind {
  name: string;
  path: string;
  of: Site;
  encoding: 'br' | 'identity';
}

interface Run {
  perSecond: number;
  p50: number;
  cpuPerRequest: number;
}

for (let round = 0; round <= rounds; round += 1)
  for (const { path, of, encoding, connections, runs } of kinds) {
    const before = cpuTime(of.pid);
    const load = { port: Number(new URL(of.url).port), path, connections, encoding, duration };
    const { answers, perSecond, times } = await loadWithGets(load);
    const cpuPerRequest = (cpuTime(of.pid) - before) / answers;
    if (round > 0) runs.push({ perSecond, p50: percentile(times, 0.5), cpuPerRequest }); // the first warms up
  }

/** Median, least and most. */
function spread(numbers: number[], show: (value: number) => string) {
  return [0.5, 0, 1].map((share) => show(percentile(numbers, share))).join(' / ');
}

const median = (runs: Run[]) =>
  percentile(
    runs.map(({ perSecond }) => perSecond),
    0.5,
  );

console.log(describeMachine());
console.log(
  `| median / least / most of ${rounds} | connections | requests/s | of the home page's | p50 | CPU per request |`,
);
console.log('|---|---|---|---|---|---|');
for (const { name, connections, runs } of kinds) {
  const home = kinds.find((kind) => kind.path === '/' && kind.connections === connections)?.runs ?? [];
  const perSecond = spread(
    runs.map((run) => run.perSecond),
    (value) => Math.round(value).toLocaleString('en'),
  );
  const p50 = spread(
    runs.map((run) => run.p50),
    ms,
  );
  const cpu = spread(
    runs.map((run) => run.cpuPerRequest * 1_000),
    (value) => `${value.toFixed(0)} µs`,
  );
  console.log(
    `| ${name} | ${connections} | ${perSecond} | ${(median(runs) / median(home)).toFixed(2)} | ${p50} | ${cpu} |`,
  );
}
await Promise.all([site.stop(), uncached.stop()]);
