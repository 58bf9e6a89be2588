import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const todayScreenshots: Screenshot[] = [
  { name: 'admin-overview-morning', path: '/admin/overview', act: goBackToMorning },
];

/** Ten to ten in the morning at the sample clinic, where visits are under way. */
async function goBackToMorning(page: Page) {
  const today = Temporal.Now.plainDateISO('Asia/Kolkata').toString();
  await page.clock.setFixedTime(`${today}T09:50:00+05:30`);
  await page.reload();
  await page.getByRole('heading', { name: /^The day/ }).waitFor();
}
