import type { Page } from 'playwright-core';

/** Scripts have taken the page over, as far as a visitor could tell. */
export async function scriptsRun(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
