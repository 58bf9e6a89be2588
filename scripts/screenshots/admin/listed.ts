import type { Page } from 'playwright-core';

/** Its data comes after the page. */
export function listed(page: Page) {
  return page.getByText('newest first').last().waitFor();
}
