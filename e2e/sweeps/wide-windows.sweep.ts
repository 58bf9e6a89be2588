import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible, sidewaysOverflow } from '../testing/accessible.ts';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { addressOf, adminPaths, missingPaths, visitorPaths } from '../testing/pages.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { prepareVisits } from '../testing/visits.ts';

// Pages in a narrow window are tested in accessibility.sweep.ts.
const { site, visit, visitAdmin } = prepareVisits();

const [tablet, desktop] = [768, 1280].map((width) => ({ width, height: 800 })) as [Size, Size];
type Size = { width: number; height: number };

/** Widens the window: nothing scrolls sideways, and axe runs where the layout is widest. */
async function expectAccessibleWhenWidened(page: Page) {
  await page.setViewportSize(tablet);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desktop);
  await expectAccessible(page);
}

test('every page for visitors is accessible in a wide window', async () => {
  const page = await visit('/', { viewport: tablet, expected: [/status of 404/] });
  const failures = await failuresOf([...visitorPaths, ...missingPaths], async (path) => {
    await page.goto(await addressOf(site(), path));
    await scriptsRun(page);
    await expectAccessibleWhenWidened(page);
  });
  expect(failures).toEqual([]);
});

test('every page of the admin area is accessible in a wide window', async () => {
  const page = await visitAdmin('/admin', { viewport: tablet });
  const failures = await failuresOf(adminPaths, async (path) => {
    await page.goto(path);
    await adminPageLoaded(page);
    await expectAccessibleWhenWidened(page);
  });
  expect(failures).toEqual([]);
});
