import type { Page } from 'playwright-core';
import { messages } from '../../../src/contract/messages.ts';
import type { Screenshot } from '../screenshot.ts';
import { listed } from './listed.ts';

export const reviewAndOverviewScreenshots: Screenshot[] = [
  { name: 'admin-overview', path: '/admin/overview', act: figures },
  { name: 'admin-reviews', path: '/admin/reviews', act: listed },
  { name: 'admin-reviews-none', path: '/admin/reviews?q=nobody', act: noReviews },
  { name: 'admin-reviews-delete', path: '/admin/reviews', act: askToDelete, isOverlay: true },
];

function figures(page: Page) {
  return page.getByRole('table', { name: 'Bookings per week' }).waitFor();
}

function noReviews(page: Page) {
  return page.getByText(messages.reviews.empty).waitFor();
}

async function askToDelete(page: Page) {
  await page.getByRole('button', { name: 'Delete the review' }).first().click();
  await page.getByRole('dialog').waitFor();
}
