import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../e2e/testing/chromium.ts';
import { fixedPaths } from '../e2e/testing/pages.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, percentile } from './machine.ts';

// Measures what the main thread of a slow phone does for the first visit to each page, from a trace: the time of its kinds of
// work, its longest task, and the blocking time after the first paint. `reference` is the same page without its scripts, which
// tells the machine from the program. Uses the Chromium of the tests, or the one in CHROMIUM_PATH.
// Options: `--runs 9` per page; `--route /` for one page (repeatable).
const { values } = parseArgs({ options: { runs: { type: 'string' }, route: { type: 'string', multiple: true } } });
const runs = Number(values.runs ?? 9);

/** How many times slower than this machine the phone is. */
const slowdown = 4;
/** How long a page is watched after its first paint, in ms: until the pop-up is there. */
const watched = 3_000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread itself, which other programs on the machine do not lengthen. */
  tdur?: number;
  args: { name?: string };
}

const kinds: Readonly<Record<string, string>> = {
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  Layout: 'layout',
  UpdateLayoutTree: 'style',
  Paint: 'paint',
  PrePaint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parsing',
};
const columns = ['script', 'style', 'layout', 'paint', 'parsing', 'all', 'longest', 'blocking'] as const;
type Figures = Record<(typeof columns)[number], number>;

async function trace(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Figures> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8', '__metadata'] });
  await page.goto(url);
  await page.waitForTimeout(watched);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return summarize(traceEvents);
}

/** In ms. */
function summarize(events: readonly TraceEvent[]): Figures {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  const figures = Object.fromEntries(columns.map((column) => [column, 0])) as Figures;
  const main = events.find(
    (event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain' && event.pid === painted?.pid,
  );
  if (!painted || !main) throw new Error('The page did not paint.');
  const own = events.filter(({ pid, tid, dur }) => pid === main.pid && tid === main.tid && dur !== undefined);
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (!isTask(name)) continue;
    figures.all += tdur / 1_000;
    figures.longest = Math.max(figures.longest, tdur / 1_000);
    if (ts > painted.ts) figures.blocking += Math.max(0, tdur / 1_000 - 50);
  }
  for (const { name, ms } of selfTimes(own)) {
    const kind = kinds[name] as keyof Figures | undefined;
    if (kind) figures[kind] += ms;
  }
  return figures;
}

const isTask = (name: string) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** The time of each event without that of the known events inside of it, in ms. */
function selfTimes(events: readonly TraceEvent[]) {
  const known = events.filter(({ name }) => kinds[name]).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const open: { end: number; entry: { name: string; ms: number } }[] = [];
  return known.map(({ name, ts, dur = 0, tdur = dur }) => {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const entry = { name, ms: tdur / 1_000 };
    const outer = open.at(-1);
    if (outer) outer.entry.ms -= entry.ms;
    open.push({ end: ts + dur, entry });
    return entry;
  });
}

const { executablePath, env } = await findChromium();
const flags = ['--no-sandbox', '--disable-background-networking'];
const [site, browser] = await Promise.all([
  startSite({ RATE_LIMITS: 'off' }),
  chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } }),
]);
console.log(
  `${describeMachine()}, Chromium ${browser.version()}, ${slowdown} times slower, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`| median of ${runs} (least to most), ms | ${columns.join(' | ')} |`);
console.log(`|---${'|---'.repeat(columns.length)}|`);
for (const route of values.route ?? fixedPaths) {
  const rounds = Array.from({ length: runs });
  const [measured, reference]: [Figures[], Figures[]] = [[], []];
  for (const _ of rounds) {
    measured.push(await trace(browser, site.url + route, true));
    reference.push(await trace(browser, site.url + route, false));
  }
  console.log(describe(route, measured));
  console.log(describe(`${route} reference`, reference));
}
await browser.close();
await site.stop();

function describe(name: string, all: readonly Figures[]) {
  const cells = columns.map((column) => {
    const figures = all.map((one) => one[column]);
    const [least, most] = [Math.min(...figures), Math.max(...figures)];
    return `${percentile(figures, 0.5).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}
