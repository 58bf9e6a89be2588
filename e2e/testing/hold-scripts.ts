import type { Page } from 'playwright-core';

/** Holds back the scripts of every page until the returned function is called, like a slow network. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
