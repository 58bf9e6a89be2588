import type { Page } from 'playwright-core';
import { fillCallersBooking, openRequest } from '../../../e2e/testing/admin-pages.ts';
import { bookOverApi } from '../../../e2e/testing/book-over-api.ts';
import type { Screenshot } from '../screenshot.ts';

export const appointmentScreenshots: Screenshot[] = [
  {
    name: 'admin-appointments-open',
    path: '/admin',
    act: (page) => openRequest(page, 'Fatima Sample'),
    isOverlay: true,
  },
  { name: 'admin-appointments-noted', path: '/admin?sort=newest', act: noteAttempt, isOverlay: true },
  { name: 'admin-appointments-tell', path: '/admin', act: tell, isOverlay: true },
  { name: 'admin-appointments-select', path: '/admin', act: selectSome },
  { name: 'admin-appointments-details', path: '/admin', act: openDetails, isOverlay: true },
  { name: 'admin-appointments-waiting', path: '/admin', act: bookWhileReading, isOverlay: true },
  { name: 'admin-shortcuts', path: '/admin', act: listShortcuts, isOverlay: true },
  { name: 'admin-booking', path: '/admin?open=request', act: formThere, isOverlay: true },
  { name: 'admin-booking-mistakes', path: '/admin?open=request', act: saveBooking, isOverlay: true },
  { name: 'admin-booking-saved', path: '/admin?open=request', act: enterBooking, isOverlay: true },
];

async function listShortcuts(page: Page) {
  await page.getByRole('table').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

async function noteAttempt(page: Page) {
  const name = `Tried Sample ${page.viewportSize()?.width}`; // each width has its own
  await bookOverApi(new URL(page.url()).origin, name);
  await openRequest(page, name);
  await page.getByRole('button', { name: 'No answer' }).click();
  await page.getByRole('region', { name: 'Notes' }).waitFor();
}

async function tell(page: Page) {
  await openRequest(page, 'Fatima Sample');
  await page.getByRole('button', { name: 'Ready messages for Fatima Sample' }).click();
  await page.getByLabel('What the patient reads').getByText('Hello Fatima').waitFor();
}

async function selectSome(page: Page) {
  const select = page.getByRole('button', { name: 'Select', exact: true });
  if (!(await select.isVisible())) await page.getByRole('button', { name: /any date/i }).click();
  await select.click();
  await page.getByRole('checkbox').first().check();
}

async function openDetails(page: Page) {
  await openRequest(page, 'Rohan Sample');
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('button', { name: 'Correct details…' }).click();
  await page.getByRole('checkbox').first().waitFor();
}

async function bookWhileReading(page: Page) {
  await openRequest(page, 'Fatima Sample');
  await bookOverApi(new URL(page.url()).origin, 'Newcomer Sample');
  await page
    .getByText(/^\d new requests?/)
    .first()
    .waitFor({ state: 'attached' });
}

function formThere(page: Page) {
  return page.getByRole('checkbox').first().waitFor();
}

async function saveBooking(page: Page) {
  await formThere(page);
  await page.getByRole('button', { name: 'Save the request' }).click();
}

async function enterBooking(page: Page) {
  await formThere(page);
  await fillCallersBooking(page, 'Caller Sample');
  await saveBooking(page);
  await page.getByRole('heading', { name: 'Request saved' }).waitFor();
}
