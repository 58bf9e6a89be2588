import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { adminPageLoaded, signIn } from '../../e2e/testing/admin-pages.ts';
import { fillBooking, goToStep } from '../../e2e/testing/booking-page.ts';
import { scriptsRun } from '../../e2e/testing/scripts-run.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { shownKey } from '../../src/web/booking/popup/visit-storage.ts';
import { loadPictures } from './screenshot.ts';

const folder = path.join(import.meta.dirname, '../../docs/screenshots');
const phone = { width: 390, height: 780 };
const computer = { width: 1_440, height: 900 };

/** The three pictures at the beginning of the README. */
export async function takeForReadme(browser: Browser, site: Site) {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto('/login');
  await page.evaluate((key) => sessionStorage.setItem(key, 'shown'), shownKey);

  await page.goto('/');
  await scriptsRun(page);
  await take(page, 'home-on-a-phone');

  await page.goto('/appointment');
  await fillBooking(page);
  await goToStep(page, 'when');
  await page
    .getByRole('group', { name: /^Free on/ })
    .getByRole('checkbox')
    .first()
    .check({ force: true });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.getByText('When suits you?').evaluate((question) => question.scrollIntoView());
  await take(page, 'booking');

  await page.setViewportSize(computer);
  await page.goto('/login');
  await signIn(page, site.admin);
  await page.waitForURL('**/admin');
  await adminPageLoaded(page);
  await page.mouse.move(0, 0);
  await take(page, 'front-desk');
}

async function take(page: Page, name: string) {
  await loadPictures(page);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 75 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}.webp: ${(size / 1024).toFixed(0)} KB`);
}
