import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { addressOf, adminPaths, visitorPaths } from '../testing/pages.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

/** Twice the browser's usual size of text, as its settings offer it. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

test('text of twice the usual size causes no sideways scrolling on a phone', async () => {
  const options = { viewport: { width: 390, height: 844 }, prepare: enlargeText, expected: [/status of 404/] };
  const moving = await visit('/', { ...options, reducedMotion: 'no-preference' });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  for (const path of [...paths, '/login', '/no-such-page']) await expectToFit(moving, path);
  // Long words break where dictionaries allow it, and say so.
  await expect.poll(() => moving.locator('main').evaluate((main) => getComputedStyle(main).hyphens)).toBe('auto');
  // Home lacks the button that stops its slides if motion is reduced.
  await expectToFit(await visit('/', options), '/');
});

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  await scriptsRun(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.hero, .hero *')]
      .filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest('.slide-art'),
      )
      .map(({ className }) => className),
  );
  expect.soft({ path, overflow, wide }).toEqual({ path, overflow: 0, wide: [] });
}

/** Words of the page that are cut at the edge of what they stand in, or lie outside of the window. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // Words that end in an ellipsis stand elsewhere in full.
      return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    };
    const isOutside = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.childElementCount === 0 && range.getBoundingClientRect().left < 0;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('.visually-hidden, [aria-hidden="true"], dialog:not([open])'))
      .filter(
        (element) => (isCut(element) || isOutside(element)) && element.clientWidth > 1 && element.innerText?.trim(),
      )
      .map((element) => `${element.className}: ${element.innerText.slice(0, 40)}`);
  });

test('nor does it in the admin area, and no words are cut', async () => {
  const page = await visitAdmin('/admin', { viewport: { width: 390, height: 844 }, prepare: enlargeText });
  for (const path of [...adminPaths, '/admin?open=new', '/admin/notices?open=new', '/admin/career?open=new']) {
    await page.goto(path);
    await adminPageLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft({ path, overflow, cut: await cutWords(page) }).toEqual({ path, overflow: 0, cut: [] });
  }
});
