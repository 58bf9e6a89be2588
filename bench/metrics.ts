import { startSite } from '../e2e/testing/site.ts';
import { cpuTime } from './load/process-cpu.ts';
import { loadWithGets } from './load/raw-client.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Compares the CPU time of a page from the cache in a server with metrics and in one without, in turn.
const rounds = 25;
const duration = 1_000;
const connections = 32;

const [plain, watched] = [await startSite(), await startSite({ METRICS_PORT: '0' })];
const scrapeAddress = /Metrics: (\S+)/.exec(watched.output())?.[1] ?? '';

/** CPU time of one request, in µs. */
async function costOf({ url, pid }: typeof plain) {
  const load = { port: Number(new URL(url).port), path: '/', connections };
  const before = cpuTime(pid);
  const { answers } = await loadWithGets({ ...load, duration });
  return ((cpuTime(pid) - before) / answers) * 1_000;
}

async function scrape() {
  const started = performance.now();
  const text = await (await fetch(scrapeAddress)).text();
  return { took: performance.now() - started, size: text.length };
}

for (const site of [plain, watched]) await costOf(site);
const pairs: { without: number; with: number; again: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const without = await costOf(plain);
  pairs.push({ without, with: await costOf(watched), again: await costOf(plain) });
}
const scrapes = [];
for (let round = 0; round < rounds; round += 1) scrapes.push(await scrape());

const spread = (numbers: number[], digits: number) =>
  [Math.min(...numbers), percentile(numbers, 0.5), Math.max(...numbers)].map((one) => one.toFixed(digits)).join(' / ');
console.log(describeMachine());
console.log(
  `| ${rounds} rounds, ${connections} connections: least / median / most | µs of CPU a request | times without |`,
);
console.log('|---|---|---|');
console.log(
  `| without metrics | ${spread(
    pairs.map((one) => one.without),
    1,
  )} | 1 |`,
);
for (const [name, key] of [
  ['with metrics', 'with'],
  ['without metrics again', 'again'],
] as const) {
  const ratios = pairs.map((one) => one[key] / one.without);
  console.log(
    `| ${name} | ${spread(
      pairs.map((one) => one[key]),
      1,
    )} | ${spread(ratios, 3)} |`,
  );
}
const took = scrapes.map((one) => one.took);
console.log(
  `A scrape: ${ms(percentile(took, 0.5))} (at most ${ms(Math.max(...took))}), ${scrapes.at(-1)?.size} bytes.`,
);
await Promise.all([plain.stop(), watched.stop()]);
