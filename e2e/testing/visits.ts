import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { shownKey } from '#web/booking/popup/shown-in-visit.ts';
import { launchChromium } from './chromium.ts';
import { scriptsRun } from './scripts-run.ts';
import { type Site, startSite } from './site.ts';
import { watchPage } from './watch-page.ts';

interface VisitOptions extends BrowserContextOptions {
  /** Troubles that the test provokes itself. */
  expected?: RegExp[];
  /** Shows the start pop-up, which would stand in the way of every other journey. */
  startPopup?: boolean;
  /** Called before anything is loaded. */
  prepare?: (page: Page) => Promise<void>;
}

/**
 * For a file of journeys: one site and one browser, and a visitor of their own for every test. A test fails when something
 * went wrong behind the scenes of any of its pages.
 */
export function prepareVisits(environment: Record<string, string> = {}) {
  let site: Site;
  let browser: Browser;
  let visits: { page: Page; troubles: string[] }[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(environment), launchChromium()]);
  });
  afterEach(async () => {
    const troubles = visits.flatMap((visit) => visit.troubles);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(troubles).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  return {
    site: () => site,
    visit: async (path: string, { expected = [], startPopup = false, prepare, ...options }: VisitOptions = {}) => {
      // Entrances would only make the tests slower.
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options });
      if (!startPopup) await context.addInitScript(rememberPopup, shownKey);
      const page = await context.newPage();
      visits.push({ page, troubles: watchPage(page, expected) });
      await prepare?.(page);
      await page.goto(path);
      if (options.javaScriptEnabled !== false && path.startsWith('/')) await scriptsRun(page);
      return page;
    },
  };
}

/** As if the visit had begun with an earlier page. */
function rememberPopup(key: string) {
  // A blank page has no storage, nor has an upload, which is sandboxed.
  if (window.origin !== 'null') sessionStorage.setItem(key, 'shown');
}
