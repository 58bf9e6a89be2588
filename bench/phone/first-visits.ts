import type { Browser } from 'playwright-core';
import { firstAddressOf } from '../../e2e/testing/first-visit.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { openSlowPhone } from './slow-phone.ts';
import { judge, median, spread } from './verdict.ts';

/** How long a page is watched after it loaded, in ms: until the pop-up is there. */
const watched = 3_500;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread itself, which other programs on the machine do not lengthen. */
  tdur?: number;
  args: { name?: string; data?: { weighted_score_delta?: number } };
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
const columns = ['script', 'style', 'layout', 'paint', 'parsing', 'all', 'longest', 'blocking', 'LCP', 'CLS'] as const;
type Column = (typeof columns)[number];
type Figures = Record<Column, number>;

const limitsOf = (route: string): Partial<Figures> => ({
  all: route === '/' ? 1_100 : 800,
  longest: 100,
  blocking: 50,
  LCP: 1_000,
  CLS: 0,
});

/** Prints a table of each page: what the main thread did, the same for the page without scripts, and whether it keeps to its limits. */
export async function measureFirstVisits(browser: Browser, site: Site, routes: readonly string[], runs: number) {
  for (const route of routes) {
    const url = await firstAddressOf(site, route);
    const [measured, reference]: [Figures[], Figures[]] = [[], []];
    let popups = 0;
    for (const _ of Array.from({ length: runs })) {
      const visit = await trace(browser, url, true);
      measured.push(visit.figures);
      popups += Number(visit.showsPopup);
      reference.push((await trace(browser, url, false)).figures);
    }
    print([`${route}: median of ${runs} (least to most), ms`, ...columns]);
    print(['---', ...columns.map(() => '---')]);
    print([`pop-up opened in ${popups} of ${runs}`, ...cellsOf(measured)]);
    print(['without scripts', ...cellsOf(reference)]);
    print(['limit', ...verdicts(limitsOf(route), measured, reference)]);
    console.log();
  }
}

const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const pick = (all: readonly Figures[], column: Column) => all.map((one) => one[column]);
const cellsOf = (all: readonly Figures[]) =>
  columns.map((column) => spread(pick(all, column), column === 'CLS' ? 3 : 0));

function verdicts(limits: Partial<Figures>, measured: readonly Figures[], reference: readonly Figures[]) {
  return columns.map((column) => {
    const limit = limits[column];
    if (limit === undefined) return '';
    // A shift below 0.0005 is shown as 0.
    const figure =
      column === 'CLS' ? Number(median(pick(measured, column)).toFixed(3)) : median(pick(measured, column));
    return `${limit}: ${judge(figure, limit, median(pick(reference, column)))}`;
  });
}

async function trace(browser: Browser, url: string, javaScriptEnabled: boolean) {
  const page = await openSlowPhone(browser, { javaScriptEnabled });
  const compiling = 'disabled-by-default-v8.compile';
  const categories = ['devtools.timeline', 'toplevel', 'v8', compiling, 'loading', 'blink.user_timing', '__metadata'];
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await page.waitForTimeout(watched);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  // Checked after the trace, in which it would count as work of the page.
  const showsPopup = await page.getByRole('dialog', { name: 'Book an Appointment' }).isVisible();
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.context().close();
  return { figures: summarize(traceEvents, firstPaint), showsPopup };
}

/** Figures in ms, except CLS. The page reports its first paint, since a trace does not always contain its start. */
function summarize(events: readonly TraceEvent[], firstPaint: number): Figures {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  const figures = Object.fromEntries(columns.map((column) => [column, 0])) as Figures;
  const main = events.find(
    (event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain' && event.pid === painted?.pid,
  );
  if (!painted || !main) throw new Error('The page did not paint.');
  const largest = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate') ?? painted;
  figures.LCP = firstPaint + (largest.ts - painted.ts) / 1_000;
  const own = events.filter(({ pid, tid, dur }) => pid === main.pid && tid === main.tid && dur !== undefined);
  for (const task of own.filter(({ name }) => isTask(name))) {
    const ms = (timeOf(task) - timeForDebugger(task, own)) / 1_000;
    figures.all += ms;
    figures.longest = Math.max(figures.longest, ms);
    if (task.ts > painted.ts) figures.blocking += Math.max(0, ms - 50);
  }
  for (const { name, args } of events) if (name === 'LayoutShift') figures.CLS += args.data?.weighted_score_delta ?? 0;
  for (const { name, ms } of selfTimes(own)) {
    const kind = kinds[name] as keyof Figures | undefined;
    if (kind) figures[kind] += ms;
  }
  return figures;
}

/** Duration in µs. */
const timeOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur;

/**
 * Chromium 156 parses React once more, 200 ms on the slow phone, when React makes errors as it is evaluated: only while a debugger is
 * attached, such as the one that measures here. A trace that the browser starts by itself (`--trace-startup`) has none of it.
 */
function timeForDebugger({ ts, dur = 0 }: TraceEvent, own: readonly TraceEvent[]) {
  const inside = own.filter((event) => event.ts >= ts && event.ts < ts + dur);
  return inside.reduce((sum, event) => sum + (event.name === 'V8.CollectSourcePositions' ? timeOf(event) : 0), 0);
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
