import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** How many times slower than this machine the phone is. */
export const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a blank page on a slow phone, with storage of its own. Its context has to be closed. */
export async function openSlowPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
