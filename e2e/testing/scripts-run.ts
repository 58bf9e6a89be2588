import type { Page } from 'playwright-core';

/** Waits until the page is hydrated, as far as a visitor can tell. */
export async function scriptsRun(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
