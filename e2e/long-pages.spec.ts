import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

// Browsers may lay out what is below the screen only when it comes near. Visitors do not notice.

const { visit } = prepareVisits();
const viewport = { width: 390, height: 844 };
const longPages = ['/', '/about', '/conditions'];

/** The headings of a page and the last line of its footer. */
const landmarks = (page: Page) => page.locator('main :is(h2, h3), footer p').filter({ visible: true });

/** How much of a page is below the screen, in px, when the browser has laid out what came near. */
const leftBelow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(document.documentElement.scrollHeight - innerHeight - scrollY);
  });

// The packed Chromium cannot search: it lacks the data for comparing letters. Browsers search in what counts as visible.
test.each(longPages)('%s can be searched and printed as a whole', async (address) => {
  const page = await visit(address, { viewport });
  const countUnsearched = () =>
    landmarks(page).evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
  expect(await landmarks(page).count()).toBeGreaterThan(5);
  await expect.poll(countUnsearched).toBe(0);

  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main section:not(.unprinted) :is(h2, h3)');
  const countUnprinted = () =>
    headings.evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(await headings.count()).toBeGreaterThan(1);
  await expect.poll(countUnprinted).toBe(0); // the browser lays the sections out with its next frame
});

describe.each([390, 1440])('at %i px', (width) => {
  const size = { viewport: { width, height: 844 } };

  test.each(longPages)('one key leads to the end of %s', async (address) => {
    const page = await visit(address, size);
    await page.keyboard.press('End');
    await expect.poll(() => leftBelow(page)).toBeLessThan(16); // a section above may be some pixels higher than expected
  });

  test('one key leads to the end of a page that a link opened', async () => {
    const page = await visit('/privacy', size);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => leftBelow(page)).toBeLessThan(16);
  });

  test.each([...longPages, ...(width === 390 ? ['/gallery'] : []), '/appointment', '/add-condition'])(
    'the sections of %s have about the height that is expected',
    async (address) => {
      const page = await visit(address, size);
      await page.locator('section, fieldset, .gallery').first().waitFor();
      const [count, wrong] = await page.locator('body *').evaluateAll((all) => {
        const isLazy = (one: Element) => getComputedStyle(one).contentVisibility === 'auto' && !one.matches('.check');
        const lazy = all.filter(isLazy) as HTMLElement[];
        const unexpected = lazy
          .map((element) => {
            const { containIntrinsicBlockSize, paddingTop, paddingBottom } = getComputedStyle(element);
            const expected = Number.parseFloat(containIntrinsicBlockSize.replace('auto', ''));
            element.style.contentVisibility = 'visible';
            const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
            return { element: element.className, expected, height };
          })
          .filter(({ expected, height }) => Math.abs(expected - height) > 40);
        return [lazy.length, unexpected];
      });
      expect(count).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
  );
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
