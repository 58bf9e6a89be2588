import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startChromiumWithPort } from '../e2e/testing/chromium-with-port.ts';
import { fixedPaths } from '../e2e/testing/pages.ts';
import { startSite } from '../e2e/testing/site.ts';
import { run } from '../scripts/launch/run.mjs';
import { describeMachine, percentile } from './machine.ts';
import { spread } from './phone/verdict.ts';

// Runs Lighthouse's mobile preset on every public page and prints the medians of the scores and timings. TBT counts wall-clock time, so
// its least and most are shown too, and beside it that of the same page without its script files, to tell the machine from the program.
// Options: `--runs 5` per page; `--route /` for one page (repeatable).
const { values } = parseArgs({ options: { runs: { type: 'string' }, route: { type: 'string', multiple: true } } });
const runs = Number(values.runs ?? 5);
const version = '13.5.0';
const folder = path.resolve('node_modules/.cache/lighthouse', version);

/** Lighthouse and its 114 dependencies take 176 MB, so the first run of this benchmark installs them, not `npm start`. */
async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    const code = await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      `lighthouse@${version}`,
    ]);
    if (code !== 0) throw new Error('Lighthouse could not be installed.');
  }
  return ((await import(entry)) as { default: Lighthouse }).default;
}

type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report }>;
interface Flags {
  port: number;
  logLevel: 'error';
  blockedUrlPatterns?: string[];
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];

const median = (numbers: number[]) => percentile(numbers, 0.5);
const scoreOf = (reports: Report[], name: string) =>
  Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)));
const valuesOf = (reports: Report[], name: string) =>
  reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
const timingOf = (reports: Report[], name: string) => median(valuesOf(reports, name));
const blockingOf = (reports: Report[]) => `${spread(valuesOf(reports, 'total-blocking-time'))} ms`;

const lighthouse = await loadLighthouse();
const [site, chromium] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), startChromiumWithPort()]);
console.log(`${describeMachine()}, Lighthouse ${version}, load ${loadavg()[0]?.toFixed(1)} at the start`);
console.log(
  `| median of ${runs} | ${scores.join(' | ')} | FCP | LCP | TBT (least to most) | TBT without scripts | CLS |`,
);
console.log(`|---${'|---'.repeat(scores.length + timings.length + 2)}|`);
for (const route of values.route ?? fixedPaths) {
  const [reports, reference]: [Report[], Report[]] = [[], []];
  const flags = { port: chromium.port, logLevel: 'error' } as const;
  for (let index = 0; index < runs; index += 1) {
    reports.push((await lighthouse(site.url + route, flags)).lhr);
    reference.push((await lighthouse(site.url + route, { ...flags, blockedUrlPatterns: ['*.js'] })).lhr);
  }
  const [fcp, lcp, cls] = timings.map((name) => timingOf(reports, name));
  const blocking = [blockingOf(reports), blockingOf(reference)];
  const felt = [`${fcp?.toFixed(0)} ms`, `${lcp?.toFixed(0)} ms`, ...blocking, cls?.toFixed(3)];
  console.log(`| ${[route, ...scores.map((name) => scoreOf(reports, name)), ...felt].join(' | ')} |`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
await chromium.stop();
await site.stop();
