import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Every axe violation with the elements that it is about. */
export async function findViolations(page: Page) {
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      preload: false,
      // Off unless asked for: accessible names contain the visible label.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    // Otherwise axe opens a page of its own for each result, which takes three times as long. No page has frames of other sites.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
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
