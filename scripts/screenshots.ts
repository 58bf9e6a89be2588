// `npm run screenshots`: takes every page and its states at four widths. Arguments select screenshots by the beginning of their
// names: `npm run screenshots -- home blog`. `-- --readme` takes those of the README instead.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signIn } from '../e2e/testing/admin-pages.ts';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { scriptsRun } from '../e2e/testing/scripts-run.ts';
import { showPages } from '../e2e/testing/show-pages.ts';
import { type Site, startSite } from '../e2e/testing/site.ts';
import { draftKey, shownKey } from '../src/web/booking/popup/visit-storage.ts';
import { adminPages } from './screenshots/admin-pages.ts';
import { listPatientPages } from './screenshots/patient-page.ts';
import { takeForReadme } from './screenshots/readme.ts';
import { addSampleVisits } from './screenshots/sample-visits.ts';
import { loadPictures, type Screenshot } from './screenshots/screenshot.ts';
import { listVisitorPages } from './screenshots/visitor-pages.ts';

const widths = [390, 768, 1024, 1440];
const folder = path.join(import.meta.dirname, '../screenshots');
const wanted = process.argv.slice(2);
const started = performance.now();
let taken = 0;

const [site, browser] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), launchChromium()]);
try {
  if (wanted[0] === '--readme') await takeForReadme(browser, site);
  else await takePages();
} finally {
  await browser.close();
  await site.stop();
}

async function takePages() {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await showPages(site);
  const patientPages = listPatientPages(await addSampleVisits(site));
  const visitorPages = [...(await listVisitorPages(site)), ...patientPages];
  await Promise.all(widths.map((width) => takeAll(browser, site, width, visitorPages)));
  console.log(`screenshots: ${taken} in ${folder}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Takes them in one tab and one visit, in which the start pop-up has already been shown. */
async function takeAll(browser: Browser, { url, admin }: Site, width: number, visitorPages: Screenshot[]) {
  const viewport = { width, height: width < 1024 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto('/login');
  await page.evaluate((key) => sessionStorage.setItem(key, 'shown'), shownKey);
  for (const screenshot of visitorPages.filter(isWanted)) await take(page, screenshot, width);
  if (!adminPages.some(isWanted)) return;
  await page.goto('/login');
  await signIn(page, admin);
  await page.waitForURL('**/admin');
  for (const screenshot of adminPages.filter(isWanted)) await take(page, screenshot, width);
}

function isWanted({ name }: Screenshot) {
  return wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));
}

async function take(page: Page, { name, path, act, isOverlay = false, ...only }: Screenshot, width: number) {
  const { narrowest = 0, widest = Infinity, media = 'screen' } = only;
  if (width < narrowest || width > widest) return;
  try {
    await page.emulateMedia({ media });
    // Drafts of the page before would show up otherwise.
    await page.evaluate((key) => sessionStorage.removeItem(key), draftKey);
    await page.goto(path);
    await scriptsRun(page);
    await act?.(page);
    await loadPictures(page);
    // Fixed elements would otherwise appear at the current scroll position.
    if (!isOverlay) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !isOverlay });
    taken += 1;
  } catch (error) {
    console.error(`${name} at ${width} px: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
