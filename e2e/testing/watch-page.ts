import type { ConsoleMessage, Page } from 'playwright-core';

/**
 * Collects what goes wrong behind the scenes: page errors, console errors and violations of the content security policy.
 * `expected` are the troubles that a test provokes itself.
 */
export function watchPage(page: Page, expected: RegExp[] = []) {
  const troubles: string[] = [];
  const report = (trouble: string) => {
    if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
  };
  page.on('pageerror', (error) => report(`page error: ${error.stack ?? error.message}`));
  // Chromium reports violations of the policy as console errors too.
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${describe(message)}`);
  });
  page.on('requestfailed', (request) => {
    if (!leftBehind.test(request.failure()?.errorText ?? '')) report(`request failed: ${request.url()}`);
  });
  return troubles;
}

/** What a page was still loading when it was left, or no longer wanted. */
const leftBehind = /ERR_ABORTED/;

function describe(message: ConsoleMessage) {
  return `${message.text()} (${message.location().url})`;
}
