import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

// Browsers may lay out what is below the screen only when it comes near. Visitors do not notice.

const { visit } = prepareVisits();
const viewport = { width: 390, height: 844 };
const longPages = ['/', '/about', '/conditions'];

/** The headings of a page and the last line of its footer. */
const landmarks = (page: Page) => page.locator('main :is(h2, h3), footer p').filter({ visible: true });
const lastLine = (page: Page) => page.getByRole('contentinfo').getByText('All Rights Reserved');

// The packed Chromium cannot search: it lacks the data for comparing letters. Browsers search in what counts as visible.
test.each(longPages)(
  '%s can be searched and printed as a whole, and scrolls to its end with one key',
  async (address) => {
    const page = await visit(address, { viewport });
    const countUnsearched = () =>
      landmarks(page).evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
    expect(await landmarks(page).count()).toBeGreaterThan(5);
    await expect.poll(countUnsearched).toBe(0);

    await page.keyboard.press('End');
    await expect
      .poll(() => lastLine(page).evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);

    await page.emulateMedia({ media: 'print' });
    const headings = page.locator('main section:not(.unprinted) :is(h2, h3)');
    const countUnprinted = () =>
      headings.evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(await headings.count()).toBeGreaterThan(1);
    await expect.poll(countUnprinted).toBe(0); // the browser lays the sections out with its next frame
  },
);

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
