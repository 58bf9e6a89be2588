import type { ConsoleMessage, Page } from 'playwright-core';

/**
 * Collects page errors, console errors and violations of the content security policy. `expected` lists those that a test
 * provokes on purpose.
 */
export function watchPage(page: Page, expected: RegExp[] = []) {
  const troubles: string[] = [];
  const report = (trouble: string) => {
    if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
  };
  page.on('pageerror', (error) => report(`page error: ${error.stack ?? error.message}`));
  // Chromium also reports policy violations as console errors.
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${describe(message)}`);
  });
  page.on('requestfailed', (request) => {
    if (!leftBehind.test(request.failure()?.errorText ?? '')) report(`request failed: ${request.url()}`);
  });
  return troubles;
}

/** A request that was cancelled because the page was left or no longer needed it. */
const leftBehind = /ERR_ABORTED/;

function describe(message: ConsoleMessage) {
  return `${message.text()} (${message.location().url})`;
}
