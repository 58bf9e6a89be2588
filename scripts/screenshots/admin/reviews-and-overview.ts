import type { Page } from 'playwright-core';
import { messages } from '../../../src/contract/messages.ts';
import type { Screenshot } from '../screenshot.ts';

export const reviewAndOverviewScreenshots: Screenshot[] = [
  { name: 'admin-reviews-none', path: '/admin/reviews?q=nobody', act: noReviews },
  { name: 'admin-reviews-delete', path: '/admin/reviews', act: askToDelete, isOverlay: true },
];

function noReviews(page: Page) {
  return page.getByText(messages.reviews.empty).waitFor();
}

async function askToDelete(page: Page) {
  await page.getByRole('button', { name: 'Delete the review' }).first().click();
  await page.getByRole('dialog').waitFor();
}
