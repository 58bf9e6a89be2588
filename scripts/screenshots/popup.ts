import type { Page } from 'playwright-core';
import { fillBooking, sendBooking, sendEmpty } from '../../e2e/testing/booking-page.ts';
import { shownKey } from '../../src/web/booking/popup/visit-storage.ts';

/** Opens the pop-up as at the start of a visit. Navigates from the login page, where it never opens. */
export async function openPopup(page: Page) {
  await page.evaluate((key) => sessionStorage.removeItem(key), shownKey);
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
}

export async function sendFromPopup(page: Page) {
  await openPopup(page);
  await sendEmpty(page);
}

export async function failFromPopup(page: Page) {
  const bookings = '**/api/appointments';
  await page.route(bookings, (route) => route.fulfill({ status: 500, body: '' }));
  await openPopup(page);
  await fillBooking(page);
  await sendBooking(page);
  await page.getByText('Failed to submit').waitFor();
  await page.unroute(bookings);
}

export async function leavePopup(page: Page) {
  await openPopup(page);
  await fillBooking(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue booking' }).waitFor();
}

export async function bookFromPopup(page: Page) {
  await openPopup(page);
  await fillBooking(page);
  await sendBooking(page);
  await page.getByText('Your reference is').waitFor();
}
