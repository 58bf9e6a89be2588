import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { openRequest, signIn } from './testing/admin-pages.ts';
import { fillBooking, sendBooking } from './testing/booking-page.ts';
import { fillReview, pressSend } from './testing/review-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

/** Every violation with the elements that it is about. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

describe.each([320, 768, 1280])('at %i px', (width) => {
  const size = { viewport: { width, height: 800 } };

  test('the home page', async () => {
    const page = await visit('/', size);
    expect(await violations(page)).toEqual([]);
  });

  test.each(['/about', '/conditions', '/conditions/1', '/conditions/999999', '/career', '/career/1'])(
    'the page %s',
    async (path) => {
      const page = await visit(path, { ...size, expected: [/status of 404/] });
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    },
  );

  test('a practitioner in the overlay', async () => {
    const page = await visit('/about', size);
    await page.getByRole('button', { name: 'Read More' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the booking form, fresh', async () => {
    const page = await visit('/appointment', size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the booking form with mistakes', async () => {
    const page = await visit('/appointment', size);
    await sendBooking(page);
    await page.getByText('5 things to check').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the confirmation of a booking', async () => {
    const page = await visit('/appointment', size);
    await fillBooking(page);
    expect(await violations(page)).toEqual([]);
    await sendBooking(page);
    await page.getByText('Your reference').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the blog, an article over it, and its page', async () => {
    const page = await visit('/blog', size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Read More Heat or cold' }).click();
    await page.getByRole('dialog', { name: 'Heat or cold' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Heat or cold', level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the gallery, a picture of it and a video', async () => {
    const page = await visit('/gallery', size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByRole('link', { name: 'A treatment room' }).click();
    await page.getByRole('dialog', { name: 'A treatment room' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.getByRole('dialog', { name: 'Sample video 2' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the review form, fresh, with mistakes and sent', async () => {
    const page = await visit('/review', size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await pressSend(page);
    await page.getByText('4 things to check').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await fillReview(page);
    await pressSend(page);
    await page.getByRole('alert').getByText(messages.reviews.submitted).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the login', async () => {
    const page = await visit('/login', size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the appointments of the admin area, and one of them open', async () => {
    const page = await visit('/login', size);
    await signIn(page, site().admin);
    await page.getByRole('link', { name: 'All' }).click();
    await page.waitForURL('**/admin?status=all');
    await page.getByText(/of \d+ appointments, newest first/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await openRequest(page, 'Fatima Sample');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

/** How far the page can be scrolled to the side, which on a phone it never should. */
async function sidewaysOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
