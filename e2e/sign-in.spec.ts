import { describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { signIn } from './testing/admin-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const unauthorized = /status of 401/;

describe('the login', () => {
  test('a wrong password is refused and stores nothing', async () => {
    const page = await visit('/login', { expected: [unauthorized] });
    await signIn(page, { ...site().admin, password: 'not the password' });
    await page.getByRole('alert').filter({ hasText: messages.session.invalidLogin }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('a token that has already expired is refused', async () => {
    const page = await visit('/login');
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({ json: { token: 'a.b.c', exp: Math.floor(Date.now() / 1000) - 1 } }),
    );
    await signIn(page, site().admin);
    await page.getByRole('alert').filter({ hasText: messages.session.expiredToken }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a connection that fails is told from a wrong password', async () => {
    const page = await visit('/login', { expected: [/ERR_FAILED/, /request failed/] });
    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page, site().admin);
    await page.getByRole('alert').filter({ hasText: 'The connection failed.' }).waitFor();
    expect(await page.getByText(messages.session.invalidLogin).count()).toBe(0);
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

describe('the admin area', () => {
  test('without a token leads to the login', async () => {
    const page = await visit('/');
    await page.goto('/admin');
    await page.waitForURL('**/login');
    await expect.poll(() => page.title()).toBe('Login | Physiotherapy App');
    expect(await page.getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true);
  });

  test('with a token that opens nothing leads to the login, and from there back to where one was', async () => {
    const page = await visit('/', { expected: [unauthorized] });
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await page.goto('/admin?status=done');
    await page.waitForURL('**/login?next=*');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, site().admin);
    await page.waitForURL('**/admin?status=done');
    expect(await page.getByRole('link', { name: 'Done' }).getAttribute('aria-current')).toBe('true');
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

  test('signing out ends the session on the server too', async () => {
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const answer = await fetch(`${site().url}/api/appointments`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  test('the session ends by itself when the token does', async () => {
    const page = await visit('/login');
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    const pages = page.context();
    const later = await pages.newPage();
    await later.clock.install();
    await later.goto('/admin');
    await later.getByRole('heading', { name: 'Appointments' }).waitFor();
    await later.clock.fastForward('08:00:01');
    await later.waitForURL('**/login');
    expect(await later.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('its HTML holds nothing about anybody', async () => {
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
