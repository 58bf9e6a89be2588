import type { Page } from 'playwright-core';

/** Counts how often the browser lays out the page from now on: Chromium counts for each session of its own, once that is on. */
export async function watchLayouts(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
}
