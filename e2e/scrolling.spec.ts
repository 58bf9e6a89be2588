import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { fillBooking, sendBooking } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

/** Resolves to the scroll position in the frame in which the page has this heading. */
function positionAtHeading(page: Page, heading: string) {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('h1')?.textContent === text ? resolve(window.scrollY) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    heading,
  );
}

describe.each(['no-preference', 'reduce'] as const)('with motion: %s', (reducedMotion) => {
  describe.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ])('on %s', (_device, viewport) => {
    test('the next page is at its top as soon as it shows', async () => {
      const page = await visit('/review', { viewport, reducedMotion });
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Appointment', exact: true });
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await page.addInitScript(() =>
        addEventListener('pagereveal', () => Object.assign(window, { positionAtFirst: window.scrollY })),
      );
      await link.click();
      await page.waitForURL('**/appointment');
      await expect.poll(() => page.evaluate(() => (window as { positionAtFirst?: number }).positionAtFirst)).toBe(0);
    });

    test('the result of a booking is in view', async () => {
      const page = await visit('/appointment', { viewport, reducedMotion });
      await fillBooking(page);
      const position = positionAtHeading(page, appointmentMessages.submitted);
      await sendBooking(page);
      await position;
      const heading = page.getByRole('heading', { level: 1, name: appointmentMessages.submitted });
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(() => top()).toBeLessThan(viewport.height / 2);
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(focused).toBe(appointmentMessages.submitted);
    });
  });
});
