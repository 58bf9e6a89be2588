import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { shownKey } from '#web/booking/popup/visit-storage.ts';
import { scriptsRun } from '../../e2e/testing/scripts-run.ts';
import { openSlowPhone } from './slow-phone.ts';

/** A person's repeated interactions with one page. */
export interface Scenario {
  path: string;
  /** Each is one interaction. In every round they follow each other in this order. */
  steps: Readonly<Record<string, (page: Page, round: number) => Promise<unknown>>>;
  /** Follows the opening of the page; not measured. */
  opened?: (page: Page) => Promise<unknown>;
  /** Begins a round; not measured. */
  before?: (page: Page, round: number) => Promise<unknown>;
}

/** One interaction as the browser's Event Timing reports it, in ms. */
export interface Interaction {
  isTyped: boolean;
  /** Time from the input to the next paint, in steps of 8 ms, as INP counts it. */
  duration: number;
  /** Time until its first listener ran. */
  delay: number;
  /** The listeners themselves. */
  listeners: number;
}

declare global {
  interface Window {
    eventTimings: PerformanceEventTiming[];
  }
  interface Performance {
    readonly interactionCount: number;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Browsers report no interaction that is shorter. */
const nothingReported: Interaction = { isTyped: false, duration: 16, delay: 0, listeners: 0 };
/** How long after an interaction its report is waited for, in ms. */
const longestWait = 1_500;

export type OpenPage = (path: string) => Promise<Page>;

/** Opens pages on a slow phone, as a visitor who has seen the start pop-up, and waits until their scripts have run. */
export function slowPages(browser: Browser, options: BrowserContextOptions): OpenPage {
  return async (path) => {
    const page = await openObserved(browser, options);
    await page.goto(path);
    await scriptsRun(page);
    return page;
  };
}

/** Opens pages that never get their scripts. The browser still reports on interactions, which it would not without JavaScript. */
export function pagesWithoutScripts(browser: Browser, options: BrowserContextOptions): OpenPage {
  return async (path) => {
    const page = await openObserved(browser, options);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Unlike `page.route`, this does not send every request through the process of the test.
    await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.goto(path);
    return page;
  };
}

async function openObserved(browser: Browser, options: BrowserContextOptions) {
  const page = await openSlowPhone(browser, options);
  await page.addInitScript((key) => window.origin !== 'null' && sessionStorage.setItem(key, 'shown'), shownKey);
  await page.addInitScript(() => {
    window.eventTimings = [];
    const observer = new PerformanceObserver((list) =>
      window.eventTimings.push(...(list.getEntries() as PerformanceEventTiming[])),
    );
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    observer.observe({ type: 'first-input' });
  });
  return page;
}

/** Does the steps of a scenario on one page, round after round. */
export async function measureInteractions(open: OpenPage, { path, steps, opened, before }: Scenario, rounds: number) {
  const measured: Record<string, Interaction[]> = {};
  const page = await open(path);
  await opened?.(page);
  for (let round = 0; round < rounds; round += 1) {
    await before?.(page, round);
    for (const [name, step] of Object.entries(steps))
      (measured[name] ??= []).push(await measure(page, () => step(page, round)));
  }
  await page.context().close();
  return measured;
}

async function measure(page: Page, act: () => Promise<unknown>): Promise<Interaction> {
  await settled(page);
  const before = await page.evaluate(() => {
    window.eventTimings = [];
    return performance.interactionCount;
  });
  await act();
  await page
    .waitForFunction(() => window.eventTimings.some(({ interactionId }) => interactionId), undefined, {
      polling: 50,
      timeout: longestWait,
    })
    .catch(() => undefined);
  await settled(page);
  const { count, events } = await page.evaluate(() => ({
    count: performance.interactionCount,
    events: window.eventTimings
      .filter(({ interactionId }) => interactionId)
      .map(({ name, startTime, duration, processingStart, processingEnd }) => ({
        isTyped: name.startsWith('key'),
        duration,
        delay: processingStart - startTime,
        listeners: processingEnd - processingStart,
      })),
  }));
  if (count <= before) throw new Error(`The page did not notice: ${act.toString()}`);
  return events.toSorted((a, b) => b.duration - a.duration)[0] ?? nothingReported;
}

/** Resolves when the main thread has nothing to do. */
export function settled(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 })));
      }),
  );
}

/** Taps the middle of an element that stands still, like a finger and without Playwright's listeners. */
export async function tap(page: Page, target: Locator) {
  await target.waitFor();
  const middle = await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const frame = () => new Promise(requestAnimationFrame);
    let box = element.getBoundingClientRect();
    // A panel that slides in stands still for a frame or two before it starts.
    for (let still = 0; still < 5; still += 1) {
      await frame();
      const now = element.getBoundingClientRect();
      if (now.x !== box.x || now.y !== box.y) still = 0;
      box = now;
    }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await settled(page);
  await page.touchscreen.tap(middle.x, middle.y);
}

/** Presses a key in a field that has been focused for a while, as a keyboard or the one on the screen does. */
export async function press(page: Page, field: Locator, key: string) {
  await field.focus();
  await settled(page);
  await page.keyboard.press(key);
}
