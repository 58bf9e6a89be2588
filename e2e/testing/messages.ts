import type { Page } from 'playwright-core';

/** Messages that are announced when they appear: live regions, and what takes the focus instead. */
export function messages(page: Page) {
  return page.locator('[role=alert], [role=group][tabindex="-1"]:not([aria-describedby])');
}
