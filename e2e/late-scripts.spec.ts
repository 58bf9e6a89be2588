import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { fillBooking } from './testing/booking-page.ts';
import { holdScripts } from './testing/hold-scripts.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

// Reload, Back and Forward on a slow phone: the address changes before the scripts of the page have run.

const { visit } = prepareVisits();

const headings = {
  '/appointment': /^Book an appointment/,
  '/blog': /^Blog/,
} as const;

type Address = keyof typeof headings;

const addresses = Object.keys(headings) as Address[];
const pairs = addresses.flatMap((from) => addresses.flatMap((to) => (from === to ? [] : [[from, to] as const])));

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const;

/** Someone who has followed a link, with everything moving. */
async function follow(from: Address, to: Address) {
  const page = await visit(from, phone);
  page.setDefaultTimeout(10_000);
  await page.locator(`footer a[href="${to}"]`).first().dispatchEvent('click');
  await expectPage(page, to);
  return page;
}

/** Reloads the page up to its first paint. */
async function reloadWithoutScripts(page: Page) {
  const releaseScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#scripts').waitFor({ state: 'attached' });
  return releaseScripts;
}

/** The page of this address, as people see it and when its scripts have run. */
async function expectPage(page: Page, address: Address) {
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: headings[address] });
  await heading.waitFor();
  await scriptsRun(page);
  await expect.poll(() => heading.count()).toBe(1);
}

test.each(pairs)(
  'Back to %s and Forward to %s before the scripts have run show the page of the address',
  async (from, to) => {
    const page = await follow(from, to);
    const release = await reloadWithoutScripts(page);
    await page.evaluate(() => history.back());
    await page.waitForURL(`**${from}`, { waitUntil: 'commit' });
    release();
    await expectPage(page, from);
    const releaseAgain = await reloadWithoutScripts(page);
    await page.evaluate(() => history.forward());
    await page.waitForURL(`**${to}`, { waitUntil: 'commit' });
    releaseAgain();
    await expectPage(page, to);
  },
);

test('Back from an article that was opened over the list and reloaded shows the list', async () => {
  const page = await visit('/blog', phone);
  await page
    .getByRole('link', { name: /^Read more/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  const article = page.url();
  await page.reload();
  await expect.poll(() => page.url()).toBe(article);
  await page.evaluate(() => history.back());
  await expectPage(page, '/blog');
});

test('a page that something has changed before its scripts run stays as it is, with what was typed, and books', async () => {
  const page = await visit('about:blank', { ...phone, expected: [/Minified React error #418/] });
  const release = await holdScripts(page);
  await page.goto('/appointment', { waitUntil: 'commit' });
  await page.locator('#scripts').waitFor({ state: 'attached' });
  await page.locator('h1').evaluate((heading) => heading.replaceChildren('Einen Termin buchen'));
  await page.getByLabel('Name').fill('Typed Before');
  release();
  await expect.poll(() => page.evaluate(() => 'plain' in document.documentElement.dataset)).toBe(true);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Einen Termin buchen');
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Typed Before');
  await page.getByLabel('State').selectOption({ label: 'Kerala' });
  await page.getByRole('button', { name: 'Show cities' }).click();
  await fillBooking(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('heading', { level: 1, name: appointmentMessages.submitted }).waitFor();
});

test.each(widths(390, 320, 375))(
  'no page is wider than a window of %s px before its scripts have run',
  async (width) => {
    const page = await visit('about:blank', { ...phone, viewport: { width, height: 844 } });
    await holdScripts(page);
    const widths: Record<string, number> = {};
    for (const address of ['/', ...addresses, '/review']) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#scripts').waitFor({ state: 'attached' });
      widths[address] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    expect(widths).toEqual(Object.fromEntries(Object.keys(widths).map((address) => [address, width])));
  },
);

test('a change between documents that is cut short is no error', async () => {
  const page = await visit('/conditions', phone);
  await page.addInitScript(() =>
    window.addEventListener('pagereveal', (event) => event.viewTransition?.skipTransition()),
  );
  for (const address of ['/career', '/appointment']) {
    await page.locator(`footer a[href="${address}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${address}`);
    await scriptsRun(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(address); // a page that reports an error fails the test
  }
});
