import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startChromiumWithPort } from '../e2e/testing/chromium-with-port.ts';
import { firstAddressOf, firstPaths } from '../e2e/testing/first-visit.ts';
import { showPages } from '../e2e/testing/show-pages.ts';
import { startSite } from '../e2e/testing/site.ts';
import { loadPackages } from '../scripts/load-packages.ts';
import { describeMachine, percentile } from './machine.ts';
import { spread } from './phone/verdict.ts';

// Runs Lighthouse's mobile preset on every public page and prints the medians of the scores and timings. LCP and TBT depend on the
// machine, so their least and most are shown too, and beside them those of the same page without its script files, to tell the machine
// from the program.
// Options: `--runs 5` per page; `--route /` for one page (repeatable).
const { values } = parseArgs({ options: { runs: { type: 'string' }, route: { type: 'string', multiple: true } } });
const runs = Number(values.runs ?? 5);
const version = '13.5.0';
/** Lighthouse and its 114 dependencies take 176 MB, so the first run of this benchmark installs them, not `npm start`. */
const [{ default: lighthouse }] = await loadPackages<[{ default: Lighthouse }]>(
  [`lighthouse@${version}`],
  ['lighthouse/core/index.js'],
);

type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report }>;
interface Flags {
  port: number;
  logLevel: 'error';
  blockedUrlPatterns?: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (numbers: number[]) => percentile(numbers, 0.5);
const scoreOf = (reports: Report[], name: string) =>
  Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)));
const valuesOf = (reports: Report[], name: string) =>
  reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
const milliseconds = (reports: Report[], name: string) => `${spread(valuesOf(reports, name))} ms`;

/**
 * A run that Lighthouse could not finish, such as one whose trace lacks the first paint, is told of and repeated.
 * @throws after three of them
 */
async function measure(url: string, flags: Flags, attempts = 3): Promise<Report> {
  const { lhr } = await lighthouse(url, flags);
  const { numericValue, errorMessage } = lhr.audits['total-blocking-time'] ?? {};
  if (numericValue !== undefined) return lhr;
  const reason = `Lighthouse could not measure ${url}: ${lhr.runtimeError?.message ?? errorMessage}`;
  if (attempts === 1) throw new Error(reason);
  console.error(`${reason} It is measured again.`);
  return measure(url, flags, attempts - 1);
}

const [site, chromium] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), startChromiumWithPort()]);
await showPages(site);
console.log(`${describeMachine()}, Lighthouse ${version}, load ${loadavg()[0]?.toFixed(1)} at the start`);
const columns = [...scores, 'FCP', 'LCP', 'LCP without scripts', 'TBT', 'TBT without scripts', 'CLS'];
console.log(`| median of ${runs} (least to most) | ${columns.join(' | ')} |`);
console.log(`|---${'|---'.repeat(columns.length)}|`);
for (const route of values.route ?? firstPaths) {
  const url = await firstAddressOf(site, route);
  const [reports, reference]: [Report[], Report[]] = [[], []];
  const flags = { port: chromium.port, logLevel: 'error' } as const;
  for (let index = 0; index < runs; index += 1) {
    reports.push(await measure(url, flags));
    reference.push(await measure(url, { ...flags, blockedUrlPatterns: ['*.js'] }));
  }
  const cells = [
    ...scores.map((name) => scoreOf(reports, name)),
    milliseconds(reports, 'first-contentful-paint'),
    milliseconds(reports, 'largest-contentful-paint'),
    milliseconds(reference, 'largest-contentful-paint'),
    milliseconds(reports, 'total-blocking-time'),
    milliseconds(reference, 'total-blocking-time'),
    median(valuesOf(reports, 'cumulative-layout-shift')).toFixed(3),
  ];
  console.log(`| ${[route, ...cells].join(' | ')} |`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
await chromium.stop();
await site.stop();
