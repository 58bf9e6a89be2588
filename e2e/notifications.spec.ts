import { chromium, type Page, type Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest';
import { signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { findInstalledChromium } from './testing/chromium.ts';
import { startChromiumWithPort } from './testing/chromium-with-port.ts';
import { openYou } from './testing/rail.ts';
import { type Site, startSite } from './testing/site.ts';
import { watchPage } from './testing/watch-page.ts';

// The Chromium from npm has no notifications, and Playwright pretends that every tab is in front. So this is a browser as people have it,
// controlled through its debugging port, without Playwright's defaults.

let site: Site;
let browser: Awaited<ReturnType<typeof startBrowser>> | undefined;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'off' }, inject('seededDatabase'));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.stop();
  await site.stop();
});

async function startBrowser() {
  const installed = findInstalledChromium();
  if (!installed) return undefined;
  const { port, stop } = await startChromiumWithPort(installed);
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no window.');
  await context.grantPermissions(['notifications'], { origin: site.url });
  return { context, stop };
}

const permission = (page: Page) => page.evaluate(() => Notification.permission);

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin');
    return (await registration?.getNotifications())?.map(({ title, body }) => ({ title, body }));
  });

/**
 * Counts notifications once they are shown. Chromium deletes one that is asked for while it is being shown, so the test waits for the count
 * before it asks.
 */
async function countShown(worker: Worker) {
  const counted = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const counter = { count: 0 };
    registration.showNotification = async (...options) => {
      await show(...options);
      counter.count += 1;
    };
    return counter;
  });
  return () => counted.evaluate(({ count }) => count);
}

/** Sends the service worker what a click on a notification sends; only a real click may also move the focus. */
async function clickNotification(worker: Worker) {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    });
    scope.dispatchEvent(event);
  });
}

async function openAdmin({ skip }: TestContext) {
  if (!browser)
    return skip('No Chrome, Chromium or Edge is installed, and the Chromium from npm has no notifications.');
  const { context } = browser;
  const page = await context.newPage();
  const troubles = watchPage(page, [/status of 401/]);
  await page.goto(`${site.url}/login`);
  if ((await permission(page)) !== 'granted') return skip('The installed browser has no notifications.');
  await signIn(page, site.admin);
  await page.getByRole('table').waitFor();
  return { context, page, troubles };
}

test('a request that comes while another tab is in front shows a notification without a name, and a click opens it', async (test) => {
  const { context, page, troubles } = await openAdmin(test);
  await openYou(page);
  await page.getByRole('link', { name: 'Account' }).click();
  const notifications = page.getByRole('switch', { name: 'Show notifications' });
  await notifications.click();
  await expect.poll(() => notifications.isChecked()).toBe(true);
  await bookOverApi(site.url, 'Known Sample');
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await bookOverApi(site.url, 'Looked Sample');
  await expect.poll(() => page.title()).toMatch(/^\(2\) /);

  // A tab that has left the admin area for the website.
  const other = await context.newPage();
  await other.goto(`${site.url}/admin`);
  await other.getByRole('link', { name: 'Website' }).click();
  await other.waitForURL(`${site.url}/`);
  await expect.poll(() => page.evaluate(() => document.hidden)).toBe(true);
  await expect.poll(() => shown(page)).toEqual([]);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  const readCount = await countShown(worker);
  await bookOverApi(site.url, 'Secret Sample');
  await expect.poll(readCount).toBe(1);
  const body = expect.stringMatching(/^\d+ requests are waiting\.$/) as string;
  await expect.poll(() => shown(page)).toEqual([{ title: 'New request', body }]);

  await clickNotification(worker);
  await page.getByRole('heading', { name: 'Secret Sample', level: 2 }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toMatch(/^[A-Z\d]{8}$/);
  await expect.poll(() => shown(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
