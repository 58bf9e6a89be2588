import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { shownKey } from '#web/booking/popup/visit-storage.ts';
import { sharedChromium } from './chromium.ts';
import { scriptsRun } from './scripts-run.ts';
import { isOpen, type Session, sessionOf } from './session.ts';
import { type Site, startSite } from './site.ts';
import { watchPage } from './watch-page.ts';

interface VisitOptions extends BrowserContextOptions {
  /** Problems that the test provokes on purpose. */
  expected?: RegExp[];
  /** Shows the start pop-up, which would cover the page in all other tests. */
  startPopup?: boolean;
  /** Called before the first page loads. */
  prepare?: (page: Page) => Promise<void>;
}

/**
 * One site for a file of end-to-end tests, and a new visitor for each test. A test fails if any of its pages
 * reports a problem, such as a console error.
 */
export function prepareVisits(environment: Record<string, string> = {}) {
  let site: Site;
  let browser: Browser;
  let session: Session | undefined;
  let visits: { page: Page; troubles: string[] }[] = [];

  beforeAll(async () => {
    const copied = environment['SEED'] ? undefined : inject('seededDatabase');
    [site, browser] = await Promise.all([startSite(environment, copied), sharedChromium()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const { page } of visits) console.log(await describePage(page));
    const troubles = visits.flatMap((visit) => visit.troubles);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(troubles).toEqual([]);
  });
  afterAll(async () => void (await site.stop()));

  async function visit(path: string, { expected = [], startPopup = false, prepare, ...options }: VisitOptions = {}) {
    // Animations only slow the tests down.
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options });
    await context.addInitScript(startPopup ? paintLast : rememberPopup, shownKey);
    const page = await context.newPage();
    visits.push({ page, troubles: watchPage(page, expected) });
    await prepare?.(page);
    await page.goto(path);
    if (options.javaScriptEnabled !== false && path.startsWith('/')) await scriptsRun(page);
    return page;
  }

  return {
    site: () => site,
    visit,
    /** Visits a page as the administrator, who has signed in before. */
    async visitAdmin(path: string, options: VisitOptions = {}) {
      if (!session || !(await isOpen(session, site))) session = await sessionOf(site, browser);
      return visit(path, { ...options, storageState: session });
    },
    /** Visits a page as someone else. */
    async visitAs(person: Site['admin'], path: string, options: VisitOptions = {}) {
      return visit(path, { ...options, storageState: await sessionOf({ ...site, admin: person }, browser) });
    },
  };
}

/** Describes what a page showed when its test failed. */
async function describePage(page: Page) {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  return `${page.url()}\n${shown.slice(0, 8_000)}`;
}

/** Makes the page believe that it is not the first of the visit. */
function rememberPopup(key: string) {
  // A blank page has no storage, nor has an upload, which is sandboxed, nor a frame of another site.
  if (window === window.top && window.origin !== 'null') sessionStorage.setItem(key, 'shown');
}

/** Otherwise the pop-up would stay away on a busy machine, where scripts may start more than 3 s after the first paint. */
function paintLast() {
  performance.getEntriesByName = () => [{ startTime: performance.now() } as PerformanceEntry];
}
