import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { fillBooking } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

/** A browser without popovers and `Map.groupBy`, such as Chrome 113 or iOS 16.6. */
async function visitInOlderBrowser(address: string) {
  const page = await visit('about:blank', { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(Map, 'groupBy');
  });
  await page.goto(address);
  return page;
}

const applicationScripts = (page: Page) => page.evaluate(() => document.querySelectorAll('script[src]').length);

test('a browser that lacks popovers gets the pages without their scripts, and books with them', async () => {
  const page = await visitInOlderBrowser('/conditions');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('This page did not load').count()).toBe(0);
  await page.goto('/appointment');
  await expect.poll(() => applicationScripts(page)).toBe(0);
  await page.getByLabel('State').selectOption({ label: 'Kerala' });
  await page.getByRole('button', { name: 'Show cities' }).click();
  await fillBooking(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('heading', { level: 1, name: appointmentMessages.submitted }).waitFor();
});

test('the way into the admin area says that it needs a newer browser', async () => {
  const page = await visitInOlderBrowser('/login');
  await page.getByText(sessionMessages.needsNewerBrowser).waitFor();
  const full = await visit('/login');
  await full.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => full.getByText(sessionMessages.needsNewerBrowser).isVisible()).toBe(false);
});

test('a page whose scripts fail while they take it over stays as the server sent it, with what was typed', async () => {
  const page = await visit('about:blank', { expected: [/scroll restoration is broken/] });
  await page.addInitScript(() =>
    Object.defineProperty(history, 'scrollRestoration', {
      set() {
        throw new Error('scroll restoration is broken');
      },
    }),
  );
  await page.goto('/appointment');
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-plain'))).toBe(true);
  await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
  await expect.poll(() => page.getByText('This page did not load').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Name').isVisible()).toBe(true);
});
