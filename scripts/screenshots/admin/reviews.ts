import type { Page } from 'playwright-core';
import * as reviewMessages from '../../../src/contract/messages/reviews.ts';
import type { Screenshot } from '../screenshot.ts';

export const reviewScreenshots: Screenshot[] = [
  { name: 'admin-reviews-none', path: '/admin/reviews?q=nobody', act: noReviews },
  { name: 'admin-reviews-delete', path: '/admin/reviews', act: askToDelete, isOverlay: true },
  { name: 'admin-samples-remove', path: '/admin/samples', act: askToRemove, isOverlay: true },
];

async function askToRemove(page: Page) {
  await page.getByRole('button', { name: 'Remove samples', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
}

function noReviews(page: Page) {
  return page.getByText(reviewMessages.empty).waitFor();
}

async function askToDelete(page: Page) {
  await page.getByRole('button', { name: 'Delete the review' }).first().click();
  await page.getByRole('alertdialog').waitFor();
}
