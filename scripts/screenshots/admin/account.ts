import type { Page } from 'playwright-core';
import { openMore, openYou } from '../../../e2e/testing/rail.ts';
import type { Screenshot } from '../screenshot.ts';

export const accountScreenshots: Screenshot[] = [
  {
    name: 'admin-more',
    path: '/admin/account',
    act: openMore,
    isOverlay: true,
  },
  { name: 'admin-you', path: '/admin/account', act: openYou, isOverlay: true },
  { name: 'admin-patient-data', path: '/admin/patient-data', act: (page) => lookUp(page, 'nobody@example.com') },
  { name: 'admin-patient-data-found', path: '/admin/patient-data', act: (page) => lookUp(page, meera) },
  { name: 'admin-patient-data-erase', path: '/admin/patient-data', act: askToErase, isOverlay: true },
  { name: 'admin-account-mistakes', path: '/admin/account', act: sendEmptyPassword },
  {
    name: 'admin-people-add',
    path: '/admin/people',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add someone' }).click();
      await page.getByRole('radio', { name: 'Owner' }).check();
    },
    isOverlay: true,
  },
  { name: 'admin-people-prove', path: '/admin/people', act: addPerson, isOverlay: true },
  { name: 'admin-two-step-password', path: '/admin/account', act: openSetUp, isOverlay: true },
  { name: 'admin-two-step-code', path: '/admin/account', act: showSecret, isOverlay: true },
  { name: 'admin-two-step-on', path: '/admin/account', act: showRecoveryCodes },
  { name: 'admin-two-step-off', path: '/admin/account', act: askToTurnOff, isOverlay: true },
  { name: 'admin-session-warning', path: '/admin/account', act: (page) => nearEnd(page, 28_000), isOverlay: true },
  { name: 'admin-session-limit', path: '/admin/account', act: (page) => nearEnd(page, 95), isOverlay: true },
  { name: 'admin-locked', path: '/admin/account', act: lockScreen },
];

const meera = 'meera.sample@example.com';

async function addPerson(page: Page) {
  await page.getByRole('button', { name: 'Add someone' }).click();
  await page.getByLabel('E-mail').fill(`front-desk-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Please enter').first().waitFor();
}

async function lookUp(page: Page, contact: string) {
  await page.getByLabel('Phone or e-mail').fill(contact);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page
    .getByText(/1 request|There is nothing/)
    .first()
    .waitFor();
}

async function askToErase(page: Page) {
  await lookUp(page, meera);
  await page.getByRole('button', { name: 'Erase' }).click();
}

async function sendEmptyPassword(page: Page) {
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Please enter the password').waitFor();
}

/** Returns to the tab when the session has 95 seconds left without use, and `expires_in` in any case. */
async function nearEnd(page: Page, expires_in: number) {
  const rest = { role: 'owner', lock_minutes: 30, page_key: btoa('a key of thirty-two characters !') };
  const json = { email: 'admin@example.com', expires_in, idle_expires_in: 95, ...rest };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('dialog').waitFor();
  await page.unroute('**/api/admin/session');
}

/** The lock is simulated, so that the tab is not locked for the screenshots after this one. */
async function lockScreen(page: Page) {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('signed-out', 'locked'));
  await page.reload();
  await page.getByText(/waiting\.$/).waitFor();
  await page.evaluate(() => localStorage.removeItem('signed-out'));
}

const setUp = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address:
    'otpauth://totp/Physiotherapy%20App:admin%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Physiotherapy%20App',
};
const recovery_codes = Array.from({ length: 10 }, (_, i) => `0123${i}-45678-90123-4567${i}`);

// The answers are made up, since the other widths sign in as the same administrator.

async function openSetUp(page: Page) {
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByRole('dialog').waitFor();
}

async function showSecret(page: Page) {
  await page.route('**/api/admin/second-factor', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: setUp }) : route.continue(),
  );
  await openSetUp(page);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('any');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
}

async function showRecoveryCodes(page: Page) {
  await page.route('**/api/admin/second-factor/confirmation', (route) => route.fulfill({ json: { recovery_codes } }));
  await showSecret(page);
  await page.unroute('**/api/admin/second-factor');
  await answerThatItIsOn(page);
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await page.unroute('**/api/admin/second-factor');
}

async function askToTurnOff(page: Page) {
  await answerThatItIsOn(page);
  await page.reload();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').waitFor();
  await page.unroute('**/api/admin/second-factor');
}

function answerThatItIsOn(page: Page) {
  const json = { enabled: true, recovery_codes_left: 10 };
  return page.route('**/api/admin/second-factor', (route) => route.fulfill({ json }));
}
