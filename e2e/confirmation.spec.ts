import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { fillBooking, readBooking, sendBooking, takeTime } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

// The confirmation of a booking has an address of its own.

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const booked = (page: Page) => page.getByRole('heading', { level: 1, name: appointmentMessages.submitted });
const ticket = (page: Page) => page.getByRole('link', { name: 'Your page for this request' });
const asked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Book an appointment' });

beforeAll(async () => {
  const api = await signInToApi(site());
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: settings });
});

async function book(page: Page) {
  await fillBooking(page);
  await sendBooking(page);
  await booked(page).waitFor();
}

test.each([
  { device: 'a phone', options: phone },
  { device: 'a desktop', options: {} },
])(
  'a reload on $device keeps the confirmation with the way to the patient’s own page, and Back shows it again',
  async ({ options }) => {
    const page = await visit('/appointment', options);
    await book(page);
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/appointment?sent=1');
    const link = await ticket(page).getAttribute('href');
    const reference = await page.locator('.booked-reference').innerText();
    const topOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(page.locator('.booked-day .dial'))).toBeLessThan(await topOf(ticket(page)));
    expect(await topOf(ticket(page))).toBeLessThan(await topOf(page.locator('.booked-reference')));
    await page.reload();
    await booked(page).waitFor();
    await expectAccessible(page);
    await expect.poll(() => ticket(page).getAttribute('href')).toBe(link);
    await expect.poll(() => page.locator('.booked-reference').innerText()).toBe(reference);
    await ticket(page).click();
    await page.getByText(reference).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.referrer)).not.toContain('/visit/');
    await page.goBack();
    await booked(page).waitFor();
  },
);

test('‘Book another appointment’ on a phone begins with an empty first step', async () => {
  const page = await visit('/appointment', phone);
  await book(page);
  await page.getByRole('link', { name: 'Book another appointment' }).tap();
  await asked(page).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^Step 1 of 3/ }).isVisible()).toBe(true);
  await expect.poll(() => readBooking(page)).toMatchObject({ treatments: [], name: '', city: 'Choose a state first' });
  // And it can be sent, with a token of its own.
  await fillBooking(page, { name: 'Meera Again' });
  await sendBooking(page);
  await page.getByText('Thank you, Meera Again.').waitFor();
});

test('the address of the confirmation shows the form in a tab that has sent nothing, or a link to the form without scripts', async () => {
  const page = await visit('/appointment?sent=1', phone);
  await asked(page).waitFor();
  await book(page);
  const plain = await visit('/appointment?sent=1', { javaScriptEnabled: false });
  await plain.getByRole('link', { name: 'Book an appointment' }).last().click();
  await asked(plain).waitFor();
  await expect.poll(() => plain.getByRole('radio').count()).toBeGreaterThan(1);
});

test('the confirmation shows without storage, and another booking can begin', async () => {
  const page = await visit('/appointment', {
    prepare: async (tab) => {
      await tab.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
    },
    expected: [/denied/],
  });
  await book(page);
  await page.getByRole('link', { name: 'Book another appointment' }).click();
  await asked(page).waitFor();
  await expect.poll(() => booked(page).count()).toBe(0);
});

test('a held time is confirmed by a call, which the form and the confirmation say with one end of the hold', async () => {
  const page = await visit('/appointment', phone);
  await fillBooking(page, { name: 'Meera Held' });
  await page.goBack();
  await page.locator('.first-free .wish').tap();
  const hint = await page.getByText(/We will hold your 1st choice until/).innerText();
  await page.getByRole('button', { name: 'Next' }).tap();
  await takeTime(page);
  await page.getByRole('button', { name: 'Send the request' }).tap();
  await page.getByText('We will call you to confirm the time.').waitFor();
  const words = await page.getByText(/is held for you until/).innerText();
  const until = /is held for you until (.*)\.$/.exec(words)?.[1] ?? 'nothing';
  expect(hint).toContain('call you to confirm it');
  await ticket(page).tap();
  // Dates have the year, as on a ticket.
  const lead = await page.getByText(/^Until .*We will confirm it, or call you/).innerText();
  expect(lead.replace(/(,| \d{4})(?=[ ,])/g, '')).toContain(until.replace(',', ''));
});
