import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { enterRequest, filter, openRequest, readCounts, signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' }); // one of the tests makes more bookings than the limit allows
const wide = { width: 1440, height: 900 };

/** Every test has a request of its own. */
let visitor: string;
let number = 0;

beforeAll(async () => {
  for (let others = 0; others < 2; others += 1) await book('Earlier Sample');
});

beforeEach(async () => {
  number += 1;
  visitor = `Visitor Q${String.fromCharCode(64 + number)}`; // no e-mail address and no reference begins with it
  await book(visitor);
});

const book = (name: string) => bookOverApi(site().url, name);

function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function visitRequests(options: Parameters<typeof visitAdmin>[1] = {}) {
  const page = await visitAdmin('/admin', { viewport: wide, ...options });
  await page.getByRole('table').waitFor();
  return page;
}

const remarksOf = (page: Page) => page.getByLabel('Remarks');

describe('finishing a request', () => {
  test('keeps the typed remarks when saving fails, and says so', async () => {
    const page = await visitRequests({ expected: [/status of 500|ApiError/] });
    const before = await readCounts(page);
    await openRequest(page, visitor);
    await remarksOf(page).fill('Typed with care.');
    await page.route('**/remark', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText(appointmentMessages.failure).waitFor();
    await messages(page).filter({ hasText: 'Nothing you typed is lost.' }).waitFor();
    await expect.poll(() => remarksOf(page).inputValue()).toBe('Typed with care.');
    await expect.poll(() => readCounts(page)).toEqual(before);
  });

  test('finds typed remarks again after a reload and in the next session', async () => {
    // Signing out refuses what the open request is still loading.
    const page = await visitRequests({ expected: [/status of 401/] });
    await openRequest(page, visitor);
    const stored = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
    await remarksOf(page).fill('Half a sent');
    await stored;
    await page.reload();
    await expect.poll(() => remarksOf(page).inputValue()).toBe('Half a sent');
    await openYou(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await signIn(page, site().admin);
    await openRequest(page, visitor);
    await page.getByText('Not saved yet').waitFor();
    await expect.poll(() => remarksOf(page).inputValue()).toBe('Half a sent');
    const forgotten = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
    await page.getByRole('button', { name: 'Discard it' }).click();
    await forgotten;
    await page.reload();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor();
    await expect.poll(() => remarksOf(page).inputValue()).toBe('');
  });

  test('asks before leaving as long as typed remarks are not stored', async () => {
    const page = await visitRequests({ expected: [/ERR_FAILED|request failed|ApiError/] });
    await openRequest(page, visitor);
    await page.route('**/draft', (route) => route.abort());
    await remarksOf(page).fill('Offline.');
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => remarksOf(page).inputValue()).toBe('Offline.');
  });

  test('Ctrl+Enter marks it as done and moves the focus to the next row', async () => {
    const page = await visitRequests();
    await openRequest(page, visitor);
    await remarksOf(page).fill('By keyboard.');
    await remarksOf(page).press('Control+Enter');
    await page.getByText(appointmentMessages.done).waitFor();
    await page.getByRole('heading', { name: visitor }).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toMatch(/^Open the request of/);
    await expect.poll(() => page.getByText(visitor, { exact: true }).count()).toBe(0);
  });

  test('remarks stop at 1,000 characters, and are counted', async () => {
    const page = await visitRequests();
    await openRequest(page, visitor);
    await remarksOf(page).fill('x'.repeat(1_001));
    await page.getByText('1,000 of 1,000').waitFor();
    await expect.poll(() => remarksOf(page).inputValue()).toHaveLength(1_000);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText(appointmentMessages.done).waitFor();
  });

  test('when two people save at once, the second sees what the first wrote and loses nothing', async () => {
    const first = await visitRequests();
    const second = await visitRequests();
    await openRequest(first, visitor);
    await openRequest(second, visitor);
    await remarksOf(first).fill('From the first.');
    await remarksOf(second).fill('From the second.');
    await first.getByRole('button', { name: 'Mark as done' }).click();
    await first.getByText(appointmentMessages.done).waitFor();

    await second.getByRole('blockquote').getByText('From the first.').waitFor();
    await expect.poll(() => remarksOf(second).inputValue()).toBe('From the second.');
    await second.getByRole('button', { name: 'Save remarks' }).click();
    await second.getByText('Remarks saved.').waitFor();
    await filter(first, 'Done').click();
    await openRequest(first, visitor);
    await expect.poll(() => remarksOf(first).inputValue()).toBe('From the second.');
  });
});

describe('finding a request', () => {
  test('no address contains the words of a search, a reload repeats it, and the back button leaves it', async () => {
    const page = await visitRequests();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
    await page.getByLabel('Search by name').fill(visitor);
    await page.waitForURL(/\?search=\w+$/);
    await page.getByText('1 of 1 pending').waitFor();
    await openRequest(page, visitor);
    await page.reload();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor();
    await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe(visitor);
    await page.goBack();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(visitor, { exact: true }).isVisible()).toBe(true);
    await page.goto(`/admin/reviews?q=${encodeURIComponent('of an old bookmark')}`);
    await page.waitForURL(/\/admin\/reviews\?search=\w+$/);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('of an old bookmark');
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => address.replaceAll('+', ' ').includes(visitor))).toEqual([]);
  });

  test('an empty result shows its message and a link that clears the search', async () => {
    const page = await visitRequests();
    await page.getByLabel('Search by name').fill('nobody at all');
    await page.getByText(appointmentMessages.empty, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe('');
  });

  test('a match under another status is offered, and the last digits of a phone number find it', async () => {
    const page = await visitRequests();
    await openRequest(page, visitor);
    await remarksOf(page).fill('Called.');
    await remarksOf(page).press('Control+Enter');
    await page.getByText(appointmentMessages.done).waitFor();
    await page.getByLabel('Search by name').fill(visitor);
    await page.getByRole('link', { name: '1 in Done' }).click();
    await page.getByText('1 of 1 done').waitFor();
    await page.getByLabel('Search by name').fill('500000');
    await page.getByText(/of [1-9]\d* done/).waitFor();
    await page.getByLabel('Search by name').fill('500001');
    await page.getByText(appointmentMessages.empty, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(/^\d+ in Done$/).count()).toBe(0);
  });

  test('a click anywhere in a row opens it', async () => {
    const page = await visitRequests();
    await page.getByRole('row').filter({ hasText: visitor }).getByRole('cell').nth(1).click();
    await page.getByRole('heading', { name: visitor, level: 2 }).waitFor();
    // Every request of these tests has this number.
    const others = page
      .getByRole('region', { name: 'Same phone or e-mail' })
      .getByRole('link', { name: /^Earlier Sample/ });
    await others.first().click();
    await page.getByRole('heading', { name: 'Earlier Sample', level: 2 }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: visitor, level: 2 }).count()).toBe(0);
  });

  test('a card on a phone can be called and written to without opening it', async () => {
    const page = await visitRequests({ viewport: { width: 390, height: 844 } });
    const call = page.getByRole('link', { name: `Call ${visitor}` });
    await expect.poll(() => call.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
    await page.getByRole('link', { name: `WhatsApp with ${visitor}` }).waitFor();
    await call.scrollIntoViewIfNeeded();
    await expect.poll(() => call.evaluate(isOnTop)).toBe(true);
  });

  test('a request without a time begins with the state of the clinic and points out a known number', async () => {
    const page = await visitRequests();
    await enterRequest(page);
    await expect.poll(() => page.getByLabel('State').locator('option:checked').innerText()).toBe('Kerala');
    await page.getByRole('combobox', { name: 'City', disabled: false }).press('ArrowDown'); // once the cities are there
    await page.getByRole('option', { name: 'Kochi' }).waitFor();
    await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98765 00000');
    await page.getByText(/^Same number as \d+ other requests/).waitFor();
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('17');
  });

  test('a range of days narrows the list', async () => {
    const page = await visitRequests();
    await page.getByRole('button', { name: 'Received: any date' }).first().click();
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByRole('button', { name: 'Show these days' }).click();
    await page.getByText(appointmentMessages.empty, { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe('2020-01-31');
  });

  test('a next page that comes late is not put below another list', async () => {
    for (let i = 0; i < 51; i += 1) await book('Tardy Sample');
    const page = await visitAdmin('/admin?status=all', { viewport: wide });
    await page.getByText('50 of').waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      (url) => url.searchParams.has('cursor') && !url.searchParams.get('q'),
      (route) => released.then(() => route.continue()),
    );
    const late = page.waitForResponse((response) => new URL(response.url()).searchParams.has('cursor'));
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByLabel('Search by name').fill('tardy');
    await page.getByText('50 of 51 appointments').waitFor();
    release();
    await (await late).finished();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('51 of 51 appointments').waitFor();
    await expect
      .poll(() => page.getByRole('row').filter({ hasText: 'Sample' }).filter({ hasNotText: 'Tardy' }).count())
      .toBe(0);
  });

  test('Show more loads the next page without repeating a request', async () => {
    for (let i = 0; i < 55; i += 1) await book('Many Sample');
    const page = await visitRequests();
    await page.getByLabel('Search by name').fill('many');
    await page.getByText('50 of 55 pending').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('55 of 55 pending').waitFor();
    const addresses = await page
      .getByRole('link', { name: 'Open the request of' })
      .evaluateAll((links) => links.map((link) => link.id));
    expect(new Set(addresses).size).toBe(55);
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });
});
