import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookOverApi } from './testing/book-over-api.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

/** Notes how often the tone was played: a test cannot hear it. */
const countNotes = async (page: Page) => {
  await page.addInitScript(() => {
    const counts = window as unknown as { notes: number };
    counts.notes = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    OscillatorNode.prototype.start = function count(when) {
      counts.notes += 1;
      start.call(this, when);
    };
  });
};
const notes = (page: Page) => page.evaluate(() => (window as unknown as { notes: number }).notes);

/** The browser of the tests has no notifications: it grants them, and notes what the service worker is told to show. */
const grantNotifications = async (page: Page) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const record = window as unknown as { told: string[] };
    record.told = [];
    ServiceWorker.prototype.postMessage = ({ title, body }: { title: string; body: string }) =>
      void record.told.push(`${title}: ${body}`);
  });
};
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

const icon = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=icon]:last-of-type')?.getAttribute('href') ?? '',
  );

async function visitAccount(options: Parameters<typeof visitAdmin>[1] = {}) {
  const page = await visitAdmin('/admin', {
    viewport: { width: 1440, height: 900 },
    expected: [/status of 401/],
    ...options,
  });
  await page.getByRole('table').waitFor();
  await openYou(page);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Alerts on this device' }).waitFor();
  return page;
}

test('on a phone, a new request is counted on the tab and heard, also while the screen is locked', async () => {
  const page = await visitAccount({ prepare: countNotes, viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: 'Test the sound' }).click();
  await expect.poll(() => notes(page)).toBe(2);
  await page.getByRole('switch', { name: 'Play a sound' }).click();
  await expect.poll(() => notes(page)).toBe(4);
  // The first request that this browser hears of is where it begins to count.
  await bookOverApi(site().url, 'Known Sample');
  await expect.poll(() => page.title()).toMatch(/^\(1\) Account/);
  await bookOverApi(site().url, 'Heard Sample');
  await expect.poll(() => page.title()).toMatch(/^\(2\) Account/);
  await expect.poll(() => notes(page)).toBeGreaterThanOrEqual(6);
  await expect.poll(async () => decodeURIComponent(await icon(page))).toContain('>2<');

  await openYou(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByText(/waiting\.$/).waitFor();
  const before = await notes(page);
  await bookOverApi(site().url, 'Locked Sample');
  await expect.poll(() => notes(page)).toBe(before + 2);
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
  await expect.poll(async () => decodeURIComponent(await icon(page))).toMatch(/>\d+</);
});

test('notifications are asked for by a click only, name no one, and can be turned off', async () => {
  const page = await visitAccount({ prepare: grantNotifications });
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => registrations()).toBe(0);
  const notifications = page.getByRole('switch', { name: 'Show notifications' });
  await notifications.click();
  await expect.poll(() => notifications.isChecked()).toBe(true);
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await expect.poll(() => scopes()).toEqual([`${site().url}/admin`]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await bookOverApi(site().url, 'First Sample');
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);

  await bookOverApi(site().url, 'Secret Sample');
  const sentence = expect.stringMatching(/^New request: \d+ requests are waiting\.$/);
  await expect.poll(async () => (await told(page)).at(-1)).toEqual(sentence);

  await notifications.click();
  await expect.poll(registrations).toBe(0);
});

test('a browser that blocks notifications says what to do', async () => {
  const page = await visitAccount(); // as the browser of the tests does
  await page.getByText('This browser blocks them.').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Show notifications' }).count()).toBe(0);
});
