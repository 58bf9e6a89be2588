import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

/** Twice the browser's usual size of text, as its settings offer it. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

test('text of twice the usual size causes no sideways scrolling on a phone', async () => {
  const page = await visit('/', {
    viewport: { width: 390, height: 844 },
    prepare: enlargeText,
    expected: [/status of 404/],
  });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  for (const path of [...paths, '/login', '/no-such-page']) {
    await page.goto(path);
    await scriptsRun(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});

test('on a low screen the header is one line of 44 px, and the call buttons do not stick', async () => {
  const page = await visit('/about', { viewport: { width: 844, height: 390 } });
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBe(44);
  const position = await page.locator('.floating-buttons').evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe('static');
});

test('a breadcrumb stays on one line, however long the title is', async () => {
  const page = await visit(await addressOf(site(), '/conditions/:id'), { viewport: { width: 320, height: 844 } });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.locator('bdi').evaluate((element) => {
    element.textContent = 'A very long name of a condition that nobody can remember';
  });
  const tops = await breadcrumb.locator('li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  const middles = new Set(tops.map(({ top, height }) => Math.round(top + height / 2)));
  expect(middles.size).toBe(1);
  expect(Math.max(...tops.map(({ right }) => right))).toBeLessThanOrEqual(320);
});
