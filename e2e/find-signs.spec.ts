import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { fillBooking, sendBooking } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 } };

const field = (page: Page) => page.getByRole('search').getByLabel('Where does it hurt?');
const main = (page: Page) => page.getByRole('main');
const bookings = (page: Page) => main(page).locator('a.button[href^="/appointment"]');

test('a search by someone in danger begins with whom to call, without a booking, also without scripts', async () => {
  const page = await visit('/search', { ...phone, javaScriptEnabled: false });
  await field(page).fill('chest pain');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const line = page.getByText('Chest pain or tightness: call 112 now.');
  const first = page.getByRole('region', { name: 'Results' }).getByRole('listitem').first();
  expect((await line.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  await expect.poll(() => main(page).getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  await expect.poll(() => main(page).locator('a[href^="/appointment"]').count()).toBe(0);
  await expect.poll(() => page.getByRole('article', { name: 'Best answer' }).count()).toBe(0);
  await expect.poll(() => page.locator('.floating-buttons').getByText('Book').count()).toBe(0);
  await expect.poll(() => main(page).getByText('In an emergency, call 112').isVisible()).toBe(true);
});

test('conditions that a doctor sees within days may be booked below their line', async () => {
  const page = await visit('/search?q=back+pain+losing+weight+without+trying');
  await page.getByText('You lose weight without a reason: see a doctor within 2 to 3 days.').waitFor();
  await expect.poll(() => bookings(page).count()).toBe(1);
  await expectAccessible(page);
});

test('suggestions begin with the sign, which calls, and name an entry once', async () => {
  const page = await visit('/search', phone);
  await field(page).focus();
  await page.keyboard.type('seene mein dard');
  const first = page.getByRole('option').first();
  await first.filter({ hasText: 'Chest pain or tightness: call 112 now.' }).waitFor();
  await expect.poll(() => first.getAttribute('data-leads-to')).toBe('tel:112');
  await expectAccessible(page);
  await field(page).fill('frozen shoulder');
  await page.getByRole('option').filter({ hasText: 'Frozen shoulder' }).first().waitFor();
  const names = await page.getByRole('option').locator('span:first-child').allInnerTexts();
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test('the booking form shows the line of a sign beside what is typed, without taking the focus', async () => {
  const page = await visit('/appointment', { viewport: { width: 1280, height: 900 } });
  const words = page.locator('textarea[name=conditions]');
  await words.click();
  await page.keyboard.type('since yesterday i cannot pass urine');
  const line = page.locator('#booking [role=status]').getByText('You cannot pass urine: emergency care now.');
  await line.waitFor();
  await expect.poll(() => words.evaluate((area) => area === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await words.fill('my knee hurts');
  await line.waitFor({ state: 'detached' });
});

test('the pop-up shows the line with the number beside a sign in free text, and the request is sent', async () => {
  const page = await visit('/', { startPopup: true, viewport: { width: 1280, height: 900 } });
  const popup = page.getByRole('dialog', { name: 'Book an Appointment' });
  await popup.getByRole('radio').first().waitFor();
  await fillBooking(page, { conditions: 'Since this morning crushing chest pain and short of breath' });
  const line = popup.locator('.signs-beside');
  await line.getByText(/: call \d+/i).waitFor();
  await expect.poll(() => line.getByRole('link', { name: /\d/ }).getAttribute('href')).toMatch(/^tel:\d+$/);
  await sendBooking(page);
  await page.getByText('Your reference is').waitFor();
});

test('health pages have a way from the menu panel, the footer and the end of an article', async () => {
  const page = await visit('/blog', phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => menu.getByRole('navigation', { name: 'Menu' }).getByRole('link').count()).toBe(6);
  const links = ['Is it an emergency?', 'Conditions', 'Treatments', 'Search'];
  await expect
    .poll(() => menu.getByRole('navigation', { name: 'Health' }).getByRole('link').allInnerTexts())
    .toEqual(links);
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Health' });
  await expect.poll(() => footer.getByRole('link').allInnerTexts()).toEqual(links);
  const address = await page.locator('main a[href^="/blog/"]').first().getAttribute('href');
  await page.goto(address ?? '');
  await main(page).getByRole('navigation', { name: 'Health pages' }).waitFor();
});
