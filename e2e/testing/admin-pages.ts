import type { Page } from 'playwright-core';
import { chooseCity } from './booking-page.ts';
import type { Site } from './site.ts';

export async function signIn(page: Page, { email, password }: Site['admin']) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the data of an admin page has loaded. */
export async function adminPageLoaded(page: Page) {
  await page.locator('.admin-page').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.admin-page .working').first().waitFor({ state: 'detached' });
}

/** A filter above the list, such as 'Done'. */
export function filter(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name });
}

/** The counts on the filters. */
export async function readCounts(page: Page) {
  const countOf = async (name: string) => Number(/\d+$/.exec(await filter(page, name).innerText())?.[0]);
  return { all: await countOf('All'), pending: await countOf('Pending'), done: await countOf('Done') };
}

/** Opens a visitor's request from the list. */
export async function openRequest(page: Page, name: string) {
  await page
    .getByRole('link', { name: `Open the request of ${name}` })
    .first()
    .click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
}

/** Opens the form of a request without a time, for a caller. */
export async function enterRequest(page: Page) {
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByRole('button', { name: 'Save a request without a time' }).click();
  await page.getByRole('heading', { name: 'Request without a time' }).waitFor();
}

/** Fills in the open form with what a caller says on the phone. */
export async function fillCallersBooking(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0484 000 0000');
  await page.getByLabel('State').selectOption({ label: 'Kerala' });
  await chooseCity(page, 'Kochi');
  await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
}
