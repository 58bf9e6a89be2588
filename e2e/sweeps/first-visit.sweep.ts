import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { launchChromium } from '../testing/chromium.ts';
import { firstAddressOf, firstPaths, scrollThrough } from '../testing/first-visit.ts';
import { type Site, startSite } from '../testing/site.ts';

// A first visit on a phone is tested in first-visit.spec.ts.
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({}, inject('seededDatabase')), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('on a wide screen too, no page loads other sites, cookies or hidden pictures, down to its end', async () => {
  const failures = await failuresOf(firstPaths, async (path) => {
    expect(await scrollThrough(browser, await firstAddressOf(site, path))).toEqual([]);
  });
  expect(failures).toEqual([]);
});
