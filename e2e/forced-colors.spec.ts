import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit, visitAdmin } = prepareVisits();

const colorOf = (page: Page, selector: string, property: 'fill' | 'background-color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Resolves a system colour on this machine. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = color;
    const found = getComputedStyle(sample).color;
    sample.remove();
    return found;
  }, name);

describe('with forced colours', () => {
  test('the pointer does not change which stars look chosen', async () => {
    const page = await visit('/review', { forcedColors: 'active' });
    await page.getByRole('radio', { name: '2 stars', exact: true }).check();
    const [chosen, ground] = [await systemColor(page, 'Highlight'), await systemColor(page, 'Canvas')];
    await page.getByRole('radio', { name: '4 stars', exact: true }).hover();
    await expect.poll(() => colorOf(page, '.rating-half:nth-child(4) path', 'fill')).toBe(chosen);
    await expect.poll(() => colorOf(page, '.rating-half:nth-child(8) path', 'fill')).toBe(ground);
  });

  test('drawings of the first screen have the ground of their scheme, on which their numbers are read', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit('/', { forcedColors: 'active', colorScheme });
      const ground = await colorOf(page, '.slide-current .slide-art', 'background-color');
      const [red = 0, green = 0, blue = 0, alpha = 1] = ground.match(/[\d.]+/g)?.map(Number) ?? [];
      if (colorScheme === 'light') expect(Math.min(red, green, blue) * alpha).toBeGreaterThan(200);
      else expect(Math.max(red, green, blue)).toBeLessThan(100);
    }
  });

  test('a hovered button keeps its border', async () => {
    const page = await visit('/', { forcedColors: 'active' });
    const button = page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first();
    await button.hover();
    const border = await button.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopStyle}`;
    });
    expect(border).toBe('1px solid');
  });

  test('a hovered switch still shows whether it is on', async () => {
    const page = await visitAdmin('/admin/blogs', { forcedColors: 'active' });
    await adminPageLoaded(page);
    const [on, off] = ['.switch input:checked', '.switch input:not(:checked)'];
    const before = [await colorOf(page, on, 'background-color'), await colorOf(page, off, 'background-color')];
    expect(before[0]).not.toBe(before[1]);
    await page.locator(on).first().hover();
    await expect.poll(() => colorOf(page, on, 'background-color')).toBe(before[0]);
  });
});

test('the site declares its scheme, so that no browser lightens or darkens a part of it', async () => {
  for (const path of ['/', '/login'])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit(path, { colorScheme });
      const declared = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      await expect.poll(declared).toBe(colorScheme);
    }
});

test('phone numbers in a text from right to left keep their order', async () => {
  const page = await visit('/about');
  const numbers = page.locator('a[href^="tel:"]');
  await expect.poll(() => numbers.count()).toBeGreaterThan(2);
  for (const number of await numbers.filter({ hasText: /\d/ }).all()) {
    await expect
      .poll(() => number.evaluate((link) => link.querySelector('bdi')?.textContent ?? link.outerHTML))
      .toMatch(/^\+?[\d ]+$/);
  }
});
