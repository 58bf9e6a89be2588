import { describe, expect, test } from 'vitest';
import * as sessionMessages from '#contract/messages/session.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { filter, signIn } from './testing/admin-pages.ts';
import { messages } from './testing/messages.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const unauthorized = /status of 401/;

describe('the login', () => {
  test('a wrong password is refused and stores nothing', async () => {
    const page = await visit('/login', { expected: [unauthorized] });
    await signIn(page, { ...site().admin, password: 'not the password' });
    await messages(page).filter({ hasText: sessionMessages.invalidLogin }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  test('a token that has already expired on the clock of this device is refused', async () => {
    const page = await visit('/login');
    await page.clock.install({ time: Date.now() + 9 * 3_600_000 });
    await page.reload();
    await signIn(page, site().admin);
    await messages(page).filter({ hasText: sessionMessages.expiredToken }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('empty fields are named beside them, and nothing is sent', async () => {
    const page = await visit('/login');
    await signIn(page, { email: ' ', password: '' });
    await page.getByText(sessionMessages.noEmail).waitFor();
    await expect.poll(() => page.getByText(sessionMessages.noPassword).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-email');

    await page.getByLabel('E-mail').fill(site().admin.email);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText(sessionMessages.noEmail).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-password');
  });

  test('an e-mail address that no one can have is as wrong as any other', async () => {
    const page = await visit('/login', { expected: [/status of 4/] });
    await signIn(page, { ...site().admin, email: `${'a'.repeat(300)}@example.com` });
    await messages(page).filter({ hasText: sessionMessages.invalidLogin }).waitFor();
    await expect.poll(() => page.locator('.field-error').count()).toBe(0);
  });

  test('a failed connection is not reported as a wrong password', async () => {
    const page = await visit('/login', { expected: [/ERR_FAILED/, /request failed/] });
    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page, site().admin);
    await messages(page).filter({ hasText: 'The connection failed.' }).waitFor();
    await expect.poll(() => page.getByText(sessionMessages.invalidLogin).count()).toBe(0);
  });

  test('with a password that an owner typed leads to choosing another one, before anything else', async () => {
    const colleague = { email: 'typed@example.com', password: 'mango tractor evening' };
    const body = { ...colleague, currentPassword: site().admin.password };
    await (await signInToApi(site())).people.create({ body });
    const page = await visit('/login?next=/admin/reviews', { expected: [/status of 403|ApiError: Choose your own/] });
    await signIn(page, colleague);
    await page.waitForURL('**/admin/account');
    await page.getByText(sessionMessages.newPasswordRequired).waitFor();
    await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Your devices' }).count()).toBe(0);
    await expectAccessible(page);
    await page.goto(`${site().url}/admin/reviews`);
    await page.waitForURL('**/admin/account');
    await page.getByLabel('Current password').fill(colleague.password);
    await page.getByLabel('New password').fill('umbrella ferry biscuit');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
    await page.goto(`${site().url}/admin/account`);
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await expect.poll(() => page.getByText(sessionMessages.newPasswordRequired).count()).toBe(0);
  });

  test('after it the focus is on the heading of the page', async () => {
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('the password can be shown and hidden', async () => {
    const page = await visit('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide the password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
  });
});

test.each(['/login', '/admin/account', '/admin/patient-data'])(
  '%s refuses a form that is sent without scripts',
  async (path) => {
    const body = new URLSearchParams({ intent: 'lookUp', ...site().admin });
    expect((await fetch(site().url + path, { method: 'POST', body })).status).toBe(405);
  },
);

describe('the admin area', () => {
  test('without a token leads to the login', async () => {
    const page = await visit('/');
    await page.goto('/admin');
    await page.waitForURL('**/login');
    await expect.poll(() => page.title()).toBe('Login | Physiotherapy App');
    await expect.poll(() => page.getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true);
  });

  test('with an invalid token leads to the login, and from there back to the same page', async () => {
    const page = await visit('/', { expected: [unauthorized] });
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await page.goto('/admin?status=done');
    await page.waitForURL('**/login?next=*');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, site().admin);
    await page.waitForURL('**/admin?status=done');
    await expect.poll(() => filter(page, 'Done').getAttribute('aria-current')).toBe('true');
  });

  test('never leads to another site by signing in', async () => {
    const page = await visit(`/login?next=${encodeURIComponent('//example.com/admin')}`);
    await signIn(page, site().admin);
    await page.waitForURL(`${site().url}/admin`);
    await page.getByRole('heading', { name: 'Appointments' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site().url}/admin`);
  });

  test('signing out ends the session on the server and in the other tabs, and says so', async () => {
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const other = await page.context().newPage();
    await other.goto('/admin?status=done');
    await other.getByRole('table').waitFor();
    await openYou(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await tab.waitForURL('**/login');
      await tab.getByText('You have signed out.').waitFor();
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const answer = await fetch(`${site().url}/api/appointments`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    await signIn(page, site().admin);
    await other.getByRole('heading', { name: 'Appointments' }).waitFor();
    await page.goto('/login');
    await expect.poll(() => page.getByText('You have signed out.').count()).toBe(0);
  });

  test('on a phone, nothing moves when the drawing arrives', async () => {
    const page = await visit('/login', { viewport: { width: 390, height: 844 } });
    const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
    const settled = await top();
    await page.locator('.login-art').evaluate((art) => art.remove());
    expect(await top()).toBe(settled);
  });

  test('a call that is refused while someone signs out does not say that the session was ended elsewhere', async () => {
    const page = await visit('/login', { expected: [/status of 401/] });
    await signIn(page, site().admin);
    await page.getByRole('table').waitFor();
    const signedOut = Promise.withResolvers<void>();
    await page.route('**/api/reviews?*', async (route) => {
      await signedOut.promise;
      await route.continue();
    });
    await page.route('**/api/admin/logout', async (route) => {
      const response = await route.fetch();
      signedOut.resolve();
      await page.waitForURL('**/login**');
      await route.fulfill({ response });
    });
    const call = page.waitForRequest('**/api/reviews?*');
    await page.getByRole('link', { name: 'Reviews' }).click();
    await call;
    await openYou(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have signed out.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('sends no patient data in its HTML', async () => {
    const html = await (await fetch(`${site().url}/admin`)).text();
    expect(html.includes('The admin area needs JavaScript.')).toBe(true);
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.locator('td .who').getByText('Fatima Sample').waitFor();
    const names = await page.locator('td .who').allInnerTexts();
    expect(names.filter((name) => html.includes(name))).toEqual([]);
  });
});

test.each([
  ['/admin/appointments', '/admin', 'Appointments'],
  ['/admin/Careers', '/admin/career', 'Job openings'],
])('someone who types %s gets to %s', async (typed, path, heading) => {
  const page = await visit('/login');
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  await page.goto(typed);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
});

test('a page that is missing offers a call to visitors, not to staff', async () => {
  const page = await visit('/nothing-here', { expected: [/status of 404/] });
  await expect.poll(() => page.locator('main').getByText('Call us').count()).toBe(1);
  await page.goto('/login');
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  for (const missing of ['/admin/nothing-here', '/admin/conditions/999999', '/admin/blogs/999999']) {
    await page.goto(missing);
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Call us').count()).toBe(0);
  }
});

test('an address that the admin area does not have stays in the admin area', async () => {
  const page = await visit('/login', { expected: [/status of 404/] });
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  expect((await page.goto('/admin/nothing-here'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'The admin area has no such page.' }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Admin' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Go to the appointments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
});
