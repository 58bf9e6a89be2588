import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as sessionMessages from '#contract/messages/session.ts';
import { filter, openRequest, signIn } from './testing/admin-pages.ts';
import { messages } from './testing/messages.ts';
import { ageSessions } from './testing/session-age.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const unauthorized = /status of 401/;

describe('the login', () => {
  test('a wrong password is refused and stores nothing', async () => {
    const page = await visit('/login', { expected: [unauthorized] });
    await signIn(page, { ...site().admin, password: 'not the password' });
    await messages(page).filter({ hasText: sessionMessages.invalidLogin }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('a token that has already expired on the clock of this device is refused', async () => {
    const page = await visit('/login');
    await page.clock.install({ time: Date.now() + 9 * 3_600_000 });
    await page.reload();
    await signIn(page, site().admin);
    await messages(page).filter({ hasText: sessionMessages.expiredToken }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('empty fields are named beside them, and nothing is sent', async () => {
    const page = await visit('/login');
    await signIn(page, { email: ' ', password: '' });
    await page.getByText(sessionMessages.noEmail).waitFor();
    expect(await page.getByText(sessionMessages.noPassword).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-email');

    await page.getByLabel('E-mail').fill(site().admin.email);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText(sessionMessages.noEmail).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-password');
  });

  test('an e-mail address that nobody can have is as wrong as any other', async () => {
    const page = await visit('/login', { expected: [/status of 4/] });
    await signIn(page, { ...site().admin, email: `${'a'.repeat(300)}@example.com` });
    await messages(page).filter({ hasText: sessionMessages.invalidLogin }).waitFor();
    expect(await page.locator('.field-error').count()).toBe(0);
  });

  test('a failed connection is not reported as a wrong password', async () => {
    const page = await visit('/login', { expected: [/ERR_FAILED/, /request failed/] });
    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page, site().admin);
    await messages(page).filter({ hasText: 'The connection failed.' }).waitFor();
    expect(await page.getByText(sessionMessages.invalidLogin).count()).toBe(0);
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
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide the password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
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
    expect(await page.getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true);
  });

  test('with an invalid token leads to the login, and from there back to the same page', async () => {
    const page = await visit('/', { expected: [unauthorized] });
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await page.goto('/admin?status=done');
    await page.waitForURL('**/login?next=*');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, site().admin);
    await page.waitForURL('**/admin?status=done');
    expect(await filter(page, 'Done').getAttribute('aria-current')).toBe('true');
  });

  test.each([
    'https://example.com/admin',
    '//example.com/admin',
    '/admin/..//example.com',
    '/login',
    'javascript:alert(1)',
  ])('signing in never leads to %s', async (next) => {
    const page = await visit(`/login?next=${encodeURIComponent(next)}`);
    await signIn(page, site().admin);
    await page.waitForURL(`${site().url}/admin`);
    await page.getByRole('heading', { name: 'Appointments' }).waitFor();
    expect(page.url()).toBe(`${site().url}/admin`);
  });

  test('signing out ends the session on the server and in the other tabs, and says so', async () => {
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const other = await page.context().newPage();
    await other.goto('/admin?status=done');
    await other.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await tab.waitForURL('**/login');
      await tab.getByText('You have signed out.').waitFor();
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const answer = await fetch(`${site().url}/api/appointments`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    await signIn(page, site().admin);
    await other.getByRole('heading', { name: 'Appointments' }).waitFor();
    await page.goto('/login');
    expect(await page.getByText('You have signed out.').count()).toBe(0);
  });

  test('sends no patient data in its HTML', async () => {
    const html = await (await fetch(`${site().url}/admin`)).text();
    expect(html.includes('The admin area needs JavaScript.')).toBe(true);
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.getByRole('table').waitFor();
    const names = await page.locator('td .who').allInnerTexts();
    expect(names).toContain('Fatima Sample');
    expect(names.filter((name) => html.includes(name))).toEqual([]);
  });
});

describe('the end of a session', () => {
  /** Open pages poll for the end of their session once a minute; when they have just loaded, their timer may not run yet. */
  async function nextPoll(page: Page) {
    let polls = 0;
    const count = (request: Request) => {
      if (request.url().endsWith('/api/admin/session')) polls += 1;
    };
    page.on('request', count);
    const forward = async () => {
      if (polls === 0) await page.clock.fastForward(61_000);
      return polls;
    };
    await expect.poll(forward, { interval: 2_000, timeout: 30_000 }).toBeGreaterThan(0);
    page.off('request', count);
  }
  /** The page begins to count when it has rendered what it knows, which may be after the first jump. */
  async function forwardTo(page: Page, sentence: string) {
    const forward = async () => {
      await page.clock.fastForward(121_000);
      return page.getByText(sentence).isVisible();
    };
    await expect.poll(forward, { interval: 500 }).toBe(true);
  }
  const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

  async function visitAdmin(path: string) {
    const page = await visit('/login', { expected: [unauthorized, /ERR_FAILED|request failed/] });
    await page.clock.install();
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    await page.goto(path);
    await page.getByRole('table').waitFor();
    return page;
  }

  test('is announced beforehand in every tab, and whoever is still there stays signed in', async () => {
    const page = await visitAdmin('/admin');
    const other = await page.context().newPage();
    await other.goto('/admin');
    await other.getByRole('table').waitFor();
    ageSessions(site(), { unused: 28.5 });
    await nextPoll(other);
    await warning(other).waitFor();
    await warning(page).getByText('2 minutes left.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Are you still there?');
    await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
    for (const tab of [page, other]) await warning(tab).waitFor({ state: 'detached' });
    await nextPoll(page);
    expect(await warning(page).count()).toBe(0);
  });

  test('after no activity leads to the login, which says why, and from there back to the same page', async () => {
    const page = await visitAdmin('/admin?status=done');
    ageSessions(site(), { unused: 28.5 });
    await nextPoll(page);
    await warning(page)
      .getByText('1 minute left.')
      .or(warning(page).getByText('2 minutes left.'))
      .first()
      .waitFor({ state: 'attached' });
    ageSessions(site(), { unused: 2 });
    await forwardTo(page, 'You were signed out because nothing was done for 30 minutes.');
    await page.waitForURL('**/login?next=*');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, site().admin);
    await page.waitForURL('**/admin?status=done');
  });

  test('does not come while somebody is typing', async () => {
    const page = await visitAdmin('/admin');
    await openRequest(page, 'Fatima Sample');
    ageSessions(site(), { unused: 20 });
    await page.clock.fastForward(5 * 60_000);
    const told = page.waitForResponse('**/api/admin/session/prolong');
    await page.getByLabel('Remarks').pressSequentially('A');
    expect((await (await told).json()).idle_expires_in).toBe(1_800);
  });

  test('comes after 8 hours in any case, with time to finish what is being written', async () => {
    const page = await visitAdmin('/admin');
    await openRequest(page, 'Fatima Sample');
    await page.getByLabel('Remarks').fill('Typed with care.');
    ageSessions(site(), { old: 8 * 60 - 1.5 });
    await nextPoll(page);
    const notice = page.getByRole('dialog', { name: 'You will be signed out soon' });
    await notice.getByRole('button', { name: 'Go on until then' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Remarks').inputValue()).toBe('Typed with care.');
    expect(await page.getByLabel('Remarks').evaluate((field) => field === document.activeElement)).toBe(true);
    ageSessions(site(), { old: 2 });
    await forwardTo(page, 'You were signed out because a login lasts 8 hours at most.');
  });

  test('comes without a connection too, so that nothing about patients stays on the screen', async () => {
    const page = await visitAdmin('/admin');
    ageSessions(site(), { unused: 28.5 });
    await nextPoll(page);
    await warning(page).waitFor();
    await page.route('**/api/admin/session', (route) => route.abort());
    await forwardTo(page, 'You were signed out because nothing was done for 30 minutes.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.each([
  ['/admin/appointments', '/admin', 'Appointments'],
  ['/admin/Careers', '/admin/career', 'Job openings'],
  ['/admin/settings', '/admin/clinic', 'Clinic'],
])('somebody who types %s gets to %s', async (typed, path, heading) => {
  const page = await visit('/login');
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  await page.goto(typed);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a page that is missing offers a call to visitors, not to staff', async () => {
  const page = await visit('/nothing-here', { expected: [/status of 404/] });
  expect(await page.locator('main').getByText('Call us').count()).toBe(1);
  await page.goto('/login');
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  for (const missing of ['/admin/nothing-here', '/admin/conditions/999999', '/admin/blogs/999999']) {
    await page.goto(missing);
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Call us').count()).toBe(0);
  }
});

test('an address that the admin area does not have stays in the admin area', async () => {
  const page = await visit('/login', { expected: [/status of 404/] });
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  expect((await page.goto('/admin/nothing-here'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'The admin area has no such page.' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Admin' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Go to the appointments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
});
