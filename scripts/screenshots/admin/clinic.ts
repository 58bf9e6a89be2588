import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const clinicScreenshots: Screenshot[] = [
  { name: 'admin-team-open', path: '/admin/clinic/team', act: openPeople },
  { name: 'admin-clinic-open', path: '/admin/clinic', act: openEntries },
  { name: 'admin-clinic-mistakes', path: '/admin/clinic', act: saveMistakes },
  { name: 'admin-clinic-unsaved', path: '/admin/clinic', act: leaveUnsaved, isOverlay: true },
  { name: 'admin-clinic-discard', path: '/admin/clinic', act: askToDiscard, isOverlay: true },
];

/** Discards the draft that the previous screenshot has left. */
async function clinicLoaded(page: Page) {
  await page.evaluate(() => localStorage.removeItem('draft-clinic-profile'));
  await page.reload();
  await page.getByLabel('Name of the clinic').waitFor();
}

/** Someone whom the website shows, and someone new. */
async function openPeople(page: Page) {
  await page.locator('#practitioners summary').first().click();
  await page.getByLabel('Portrait').first().waitFor();
  await page.getByRole('button', { name: 'Add a practitioner' }).click();
}

async function openEntries(page: Page) {
  await clinicLoaded(page);
  await page.locator('details:not([open]) > summary').first().click();
}

async function saveMistakes(page: Page) {
  await clinicLoaded(page);
  await page.getByLabel('Name of the clinic').fill('');
  await page.getByLabel('to', { exact: true }).fill('07:00');
  await page.getByRole('button', { name: 'Add a slide' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('things to check').waitFor();
}

async function leaveUnsaved(page: Page) {
  await clinicLoaded(page);
  await page
    .getByLabel('Name of the clinic')
    .fill('A clinic with a name that is as long as it may be, which is eighty in all');
}

async function askToDiscard(page: Page) {
  await leaveUnsaved(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
}
