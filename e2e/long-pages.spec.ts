import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

// Browsers may lay out what is below the screen only when it comes near. Visitors do not notice.

const { visit } = prepareVisits();
const viewport = { width: 390, height: 844 };
const longPages = ['/', '/about', '/conditions'];

/** The headings of a page and the last line of its footer. */
const landmarks = (page: Page) => page.locator('main :is(h2, h3), footer p').filter({ visible: true });
const lastLine = (page: Page) => page.getByRole('contentinfo').getByText('All Rights Reserved');

describe.each(longPages)('%s', (address) => {
  test('has nothing that the search of the browser leaves out', async () => {
    const page = await visit(address, { viewport });
    const texts = await landmarks(page).evaluateAll((elements) => elements.map((element) => element.textContent));
    const skipped = await landmarks(page).evaluateAll((elements) =>
      elements.filter((element) => !element.checkVisibility()).map((element) => element.textContent),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(skipped).toEqual([]);
  });

  test('prints every section', async () => {
    const page = await visit(address, { viewport });
    await page.emulateMedia({ media: 'print' });
    const headings = page.locator('main section:not(.unprinted) :is(h2, h3)');
    const skipped = await headings.evaluateAll(
      (elements) => elements.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true })).length,
    );
    expect(await headings.count()).toBeGreaterThan(1);
    expect(skipped).toBe(0);
  });

  test('scrolls to its end with one key', async () => {
    const page = await visit(address, { viewport });
    await page.keyboard.press('End');
    await expect
      .poll(() => lastLine(page).evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  });
});

/** How far below the top of the screen an element is, in px. */
const topOf = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const wayOn = (page: Page) => page.getByRole('link', { name: 'See all conditions', exact: true });

/** Scrolls like a person, through everything above. */
async function scrollTo(page: Page, target: Locator) {
  while ((await topOf(target)) > 400) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  }
}

test.each([
  ['in the same document', (page: Page) => wayOn(page).click()],
  ['in another document', (page: Page) => page.goto('/about')],
])('Back returns to where the visitor was, from a page %s', async (_, leave) => {
  const page = await visit('/', { viewport });
  await scrollTo(page, wayOn(page));
  const before = await topOf(wayOn(page));
  await leave(page);
  await wayOn(page).waitFor({ state: 'detached' });
  await page.goBack();
  await wayOn(page).waitFor();
  await expect.poll(async () => Math.abs((await topOf(wayOn(page))) - before)).toBeLessThan(50);
});
