import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

// The package's own builder brings axe to the page again for each check, and takes two to three times as long.
const require = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  resultTypes: ['violations'],
  preload: false,
  // Off unless asked for: accessible names contain the visible label.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Every axe violation with the elements that it is about, once the page has its heading. */
export async function findViolations(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}

/** How far the page can be scrolled to the side, which it never should. */
export async function sidewaysOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects no axe violations and no horizontal scrolling. */
export async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

const narrowAndWide = [320, 1280];

/** Expects the same of what a page shows in a narrow and in a wide window, and leaves the window as it was. */
export async function expectAccessibleInAnyWindow(page: Page) {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of narrowAndWide) {
    await page.setViewportSize({ ...before, width });
    await page.evaluate(() => new Promise(requestAnimationFrame)); // a sheet becomes a dialog, or the other way round
    const found = [...(await findViolations(page)), `${await sidewaysOverflow(page)} px too wide`];
    expect({ width, found }).toEqual({ width, found: ['0 px too wide'] });
  }
  await page.setViewportSize(before);
}
