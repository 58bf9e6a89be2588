import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { openRequest, readCounts, signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' }); // one of the tests makes more bookings than the limit allows
const wide = { width: 1440, height: 900 };

/** Every test has a request of its own. */
let visitor: string;
let number = 0;

beforeEach(async () => {
  number += 1;
  visitor = `Visitor ${String.fromCharCode(64 + number)}`;
  await book(visitor);
});

const book = (name: string) => bookOverApi(site().url, name);

async function visitAdmin(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/login', { viewport: wide, ...options });
  await signIn(page, site().admin);
  await page.getByRole('table').waitFor();
  return page;
}

const remarksOf = (page: Page) => page.getByLabel('Remarks');

describe('finishing a request', () => {
  test('keeps the typed remarks when saving fails, and says so', async () => {
    const page = await visitAdmin({ expected: [/status of 500|ApiError/] });
    const before = await readCounts(page);
    await openRequest(page, visitor);
    await remarksOf(page).fill('Typed with care.');
    await page.route('**/remark', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText(appointmentMessages.failure).waitFor();
    await messages(page).filter({ hasText: 'Nothing you typed is lost.' }).waitFor();
    expect(await remarksOf(page).inputValue()).toBe('Typed with care.');
    expect(await readCounts(page)).toEqual(before);
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await remarksOf(page).inputValue()).toBe('Typed with care.');
  });

  test('Ctrl+Enter marks it as done and moves the focus to the next row', async () => {
    const page = await visitAdmin();
    await openRequest(page, visitor);
    await remarksOf(page).fill('By keyboard.');
    await remarksOf(page).press('Control+Enter');
    await page.getByText(appointmentMessages.done).waitFor();
    await page.getByRole('heading', { name: visitor }).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toMatch(/^Open the request of/);
    expect(await page.getByText(visitor, { exact: true }).count()).toBe(0);
  });

  test('remarks that are too long are counted and refused, and not cut', async () => {
    const page = await visitAdmin();
    await openRequest(page, visitor);
    await remarksOf(page).fill('x'.repeat(1_001));
    expect(await page.getByText('1,001 of 1,000').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await messages(page).filter({ hasText: 'Please use at most 1,000 characters.' }).waitFor();
    expect(await remarksOf(page).inputValue()).toHaveLength(1_001);
  });

  test('when two people save at once, the second sees what the first wrote and loses nothing', async () => {
    const first = await visitAdmin();
    const second = await visitAdmin({ expected: [/status of 412/] });
    await openRequest(first, visitor);
    await openRequest(second, visitor);
    await remarksOf(first).fill('From the first.');
    await remarksOf(second).fill('From the second.');
    await first.getByRole('button', { name: 'Mark as done' }).click();
    await first.getByText(appointmentMessages.done).waitFor();

    await second.getByRole('button', { name: 'Mark as done' }).click();
    const notice = messages(second).filter({ hasText: 'Someone else has changed this request' });
    await notice.waitFor();
    expect(await notice.getByRole('blockquote').innerText()).toBe('From the first.');
    expect(await remarksOf(second).inputValue()).toBe('From the second.');
    await second.getByRole('button', { name: 'Save remarks' }).click();
    await second.getByText('Remarks saved.').waitFor();
    await first.getByRole('link', { name: 'Done' }).click();
    await openRequest(first, visitor);
    expect(await remarksOf(first).inputValue()).toBe('From the second.');
  });
});

describe('finding a request', () => {
  test('the address contains the search, and the back button leaves it', async () => {
    const page = await visitAdmin();
    await page.getByLabel('Search by name').fill(visitor);
    await page.waitForURL(/\?q=/);
    await page.getByText('1 of 1 pending').waitFor();
    await openRequest(page, visitor);
    await page.reload();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor();
    expect(await page.getByLabel('Search by name').inputValue()).toBe(visitor);
    await page.goBack();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor({ state: 'detached' });
    expect(await page.getByText(visitor, { exact: true }).isVisible()).toBe(true);
  });

  test('an empty result shows its message and a link that clears the search', async () => {
    const page = await visitAdmin();
    await page.getByLabel('Search by name').fill('nobody at all');
    await page.getByText(appointmentMessages.empty, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.getByRole('table').waitFor();
    expect(await page.getByLabel('Search by name').inputValue()).toBe('');
  });

  test('a range of days narrows the list', async () => {
    const page = await visitAdmin();
    await page.getByRole('button', { name: 'Any day' }).first().click();
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByRole('button', { name: 'Show these days' }).click();
    await page.getByText(appointmentMessages.empty, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe('2020-01-31');
  });

  test('Show more loads the next page without repeating a request', async () => {
    for (let i = 0; i < 55; i += 1) await book('Many Sample');
    const page = await visitAdmin();
    await page.getByLabel('Search by name').fill('many');
    await page.getByText('50 of 55 pending').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('55 of 55 pending').waitFor();
    const addresses = await page
      .getByRole('link', { name: 'Open the request of' })
      .evaluateAll((links) => links.map((link) => link.id));
    expect(new Set(addresses).size).toBe(55);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });
});
