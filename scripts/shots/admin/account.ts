import type { Page } from 'playwright-core';
import type { Shot } from '../shot.ts';

export const accountShots: Shot[] = [
  {
    name: 'admin-more',
    path: '/admin/account',
    act: (page) => page.getByRole('button', { name: 'More' }).click(),
    isOverlay: true,
    widest: 767,
  },
  { name: 'admin-patient-data', path: '/admin/patient-data', act: (page) => lookUp(page, 'nobody@example.com') },
  { name: 'admin-patient-data-found', path: '/admin/patient-data', act: (page) => lookUp(page, meera) },
  { name: 'admin-patient-data-erase', path: '/admin/patient-data', act: askToErase, isOverlay: true },
  {
    name: 'admin-changes',
    path: '/admin/changes',
    act: (page) => page.getByText(/newest first|No changes yet/).waitFor(),
  },
  { name: 'admin-account', path: '/admin/account', act: (page) => page.getByText('Signed in as').waitFor() },
  { name: 'admin-account-mistakes', path: '/admin/account', act: sendEmptyPassword },
  {
    name: 'admin-account-add',
    path: '/admin/account',
    act: (page) => page.getByRole('button', { name: 'Add administrator' }).click(),
    isOverlay: true,
  },
  { name: 'admin-session-warning', path: '/admin/account', act: (page) => nearEnd(page, 28_000), isOverlay: true },
  { name: 'admin-session-limit', path: '/admin/account', act: (page) => nearEnd(page, 95), isOverlay: true },
];

const meera = 'meera.sample@example.com';

async function lookUp(page: Page, contact: string) {
  await page.getByLabel('Phone or e-mail').fill(contact);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText(/1 request|There is nothing/).waitFor();
}

async function askToErase(page: Page) {
  await lookUp(page, meera);
  await page.getByRole('button', { name: 'Erase' }).click();
}

async function sendEmptyPassword(page: Page) {
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Please enter the password').waitFor();
}

/** As one who comes back to the tab when the session has 95 seconds left without use, and so many in any case. */
async function nearEnd(page: Page, expires_in: number) {
  const json = { email: 'admin@example.com', expires_in, idle_expires_in: 95 };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('dialog').waitFor();
  await page.unroute('**/api/admin/session');
}
