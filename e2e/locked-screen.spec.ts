import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import { enterRequest, fillCallersBooking, openRequest, readCounts, signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { openYou } from './testing/rail.ts';
import { ageSessions } from './testing/session-age.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const locked = (page: Page) => page.getByRole('heading', { level: 1, name: 'This screen is locked' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const waiting = (count: number) => `${count} requests are waiting.`;

async function visitAdmin(path: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/login', { expected: [/status of 4(01|22)/, /ERR_FAILED|request failed/], ...options });
  await page.clock.install();
  await signIn(page, site().admin);
  await page.getByRole('table').waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

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
async function forwardTo(page: Page, target: ReturnType<typeof locked>) {
  const forward = async () => {
    await page.clock.fastForward(121_000);
    return target.isVisible();
  };
  await expect.poll(forward, { interval: 500, timeout: 20_000 }).toBe(true);
}

async function enterPassword(page: Page, password: string) {
  await textbox(page, 'Password').fill(password);
  await page.getByRole('button', { name: /^(Unlock|Log in)$/ }).click();
}

const storedText = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.outerHTML +
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );

test('a screen that no one uses is locked in every tab, says how many wait, and goes on where it was', async () => {
  const page = await visitAdmin('/admin?status=all&q=Fatima', { viewport: { width: 1440, height: 900 } });
  const { pending } = await readCounts(page);
  await enterRequest(page);
  await page.getByRole('checkbox').first().waitFor();
  await fillCallersBooking(page, 'Halftyped Sample');
  const address = page.url();
  expect(address).toMatch(/\/admin\?status=all&search=\w+&open=request$/);
  const other = await page.context().newPage();
  await other.goto('/admin/notices?open=new');
  await textbox(other, 'Notice').fill('Typed in the other tab');
  await other.bringToFront();

  ageSessions(site(), { unused: 31 });
  await forwardTo(page, locked(page));
  for (const tab of [page, other]) {
    await locked(tab).waitFor();
    await tab.getByText(waiting(pending)).waitFor();
    await expect.poll(() => tab.url()).toBe(`${site().url}/login`);
  }
  const left = (await storedText(page)) + (await storedText(other));
  for (const text of ['Halftyped', 'Fatima', '0484 000 0000', 'Typed in the other tab', 'status=all'])
    expect(left).not.toContain(text);

  await bookOverApi(site().url, 'Meanwhile Sample');
  for (const tab of [page, other]) await tab.getByText(waiting(pending + 1)).waitFor();
  await expect.poll(() => storedText(page)).not.toContain('Meanwhile');

  await enterPassword(page, 'not the password');
  await messages(page).filter({ hasText: administratorMessages.wrongPassword }).waitFor();
  await enterPassword(page, site().admin.password);
  await page.getByRole('checkbox', { name: 'Sports Physiotherapy', checked: true }).waitFor();
  await expect.poll(() => textbox(page, 'Name').inputValue()).toBe('Halftyped Sample');
  await expect.poll(() => page.url()).toBe(address);
  await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe('Fatima');
  await expect.poll(() => textbox(other, 'Notice').inputValue()).toBe('Typed in the other tab');
  await expect.poll(() => other.url()).toBe(`${site().url}/admin/notices?open=new`);
  await page.getByRole('button', { name: 'Save the request' }).click();
  await page.getByRole('heading', { name: 'Request saved' }).waitFor();
});

test('the lock is announced in every tab, and does not come while someone is there or types', async () => {
  const page = await visitAdmin('/admin');
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('table').waitFor();
  ageSessions(site(), { unused: 28.5 });
  await nextPoll(other);
  await warning(other).waitFor();
  await warning(page).getByText('2 minutes left.').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Are you still there?');
  await warning(page).getByRole('button', { name: 'Keep it open' }).click();
  for (const tab of [page, other]) await warning(tab).waitFor({ state: 'detached' });
  await nextPoll(page);
  await expect.poll(() => warning(page).count()).toBe(0);

  await openRequest(page, 'Fatima Sample');
  ageSessions(site(), { unused: 20 });
  await page.clock.fastForward(5 * 60_000);
  const told = page.waitForResponse('**/api/admin/session/prolong');
  await page.getByLabel('Remarks').pressSequentially('A');
  expect((await (await told).json()).idle_expires_in).toBe(1_800);
});

test('after the computer slept for hours, the screen is locked, and catches up with what came meanwhile', async () => {
  const page = await visitAdmin('/admin');
  const { pending } = await readCounts(page);
  ageSessions(site(), { unused: 180 });
  await bookOverApi(site().url, 'Asleep Sample');
  await page.clock.fastForward('03:00:00');
  await locked(page).waitFor();
  await page.getByText(waiting(pending + 1)).waitFor();

  // A stream that died in a sleeping computer says nothing, and no error tells of it.
  await page.route('**/api/appointments/events', () => new Promise(() => {}));
  await page.reload();
  await locked(page).waitFor();
  await bookOverApi(site().url, 'Still Asleep Sample');
  await expect.poll(() => page.getByText(/waiting\.$/).count()).toBe(0);
  await page.unroute('**/api/appointments/events');
  await page.clock.fastForward('02:00:00');
  await page.getByText(waiting(pending + 2)).waitFor();
});

test('after 8 hours the screen stays without the count, and what was typed comes back after signing in', async () => {
  const page = await visitAdmin('/admin');
  await openRequest(page, 'Fatima Sample');
  await page.getByLabel('Remarks').fill('Typed with care.');
  ageSessions(site(), { old: 8 * 60 - 1.5 });
  await nextPoll(page);
  const notice = page.getByRole('dialog', { name: 'You will be signed out soon' });
  await notice.getByRole('button', { name: 'Go on until then' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Remarks').evaluate((field) => field === document.activeElement)).toBe(true);
  const address = page.url();
  ageSessions(site(), { old: 2 });
  await forwardTo(page, page.getByText('Sign in to see how many wait.'));
  await page.getByText('You were signed out because a login lasts 8 hours at most.').waitFor();
  await expect.poll(() => page.getByText(/waiting\.$/).count()).toBe(0);
  await expect.poll(() => textbox(page, 'E-mail').inputValue()).toBe(site().admin.email);
  await enterPassword(page, site().admin.password);
  await page.getByText('Typed with care.').waitFor();
  await expect.poll(() => page.url()).toBe(address);
});

test('on a phone, a screen that was locked by hand says when its session ends, and the same form signs in', async () => {
  const page = await visitAdmin('/admin/notices', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await openYou(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await locked(page).waitFor();
  await page.getByText(/waiting\.$/).waitFor();
  ageSessions(site(), { old: 8 * 60 });
  await page.getByText('Sign in to see how many wait.').waitFor();
  await expect.poll(() => page.getByText(/waiting\.$/).count()).toBe(0);
  await enterPassword(page, site().admin.password);
  await page.waitForURL('**/admin/notices');
});

test('a screen is locked without a connection too, so that nothing about patients stays on it', async () => {
  const page = await visitAdmin('/admin');
  ageSessions(site(), { unused: 28.5 });
  await nextPoll(page);
  await warning(page).waitFor();
  await page.route('**/api/admin/session', (route) => route.abort());
  await forwardTo(page, locked(page));
  await expect.poll(() => storedText(page)).not.toContain('Fatima');
});

test('someone else can log in at a locked screen and sees nothing of what was typed', async () => {
  const page = await visitAdmin('/admin/notices?open=new');
  await textbox(page, 'Notice').fill('Not for others');
  await openYou(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await locked(page).waitFor();
  await page.goto('/admin/gallery');
  await locked(page).waitFor();
  await page.getByRole('button', { name: 'Log in as someone else' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await expect.poll(() => textbox(page, 'E-mail').inputValue()).toBe('');
  await page.goto('/admin');
  await page.waitForURL('**/login');
});
