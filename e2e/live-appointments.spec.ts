import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { enterRequest, fillCallersBooking, openRequest, readCounts } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();
const wide = { width: 1440, height: 900 };

async function visitRequests(options: Parameters<typeof visitAdmin>[1] = {}) {
  const page = await visitAdmin('/admin', { viewport: wide, ...options });
  await page.getByRole('table').waitFor();
  return page;
}

const book = (name: string) => bookOverApi(site().url, name);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const isPendingInBackground = ({ searchParams }: URL, headers: Record<string, string>) =>
  searchParams.get('status') === 'pending' && headers['x-background'] === '1';
/** Pending requests are sorted oldest first. */
const lastRow = (page: Page) => page.getByRole('row').last().innerText();
const newBadge = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByText(/, \d+ new$/);

describe('a new booking', () => {
  test('appears in the open list by itself, marked for a moment', async () => {
    const page = await visitRequests();
    const before = await readCounts(page);
    await book('Newcomer Sample');
    await rowOf(page, 'Newcomer Sample').getByText('Just in', { exact: true }).waitFor();
    await expect.poll(() => lastRow(page)).toContain('Newcomer Sample');
    await expect.poll(() => readCounts(page)).toEqual({ ...before, all: before.all + 1, pending: before.pending + 1 });
    await expect.poll(() => page.title()).toBe('Appointments | Physiotherapy App');
    await rowOf(page, 'Newcomer Sample').getByText('Just in', { exact: true }).waitFor({ state: 'detached' });
  });

  test('stays out of another list that was opened before the answer came', async () => {
    const page = await visitRequests();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = page.waitForRequest((request) => isPendingInBackground(new URL(request.url()), request.headers()));
    await page.route(
      (url) => url.pathname === '/api/appointments',
      async (route, request) => {
        if (isPendingInBackground(new URL(request.url()), request.headers())) await released;
        await route.continue().catch(() => {}); // the page may have given it up
      },
    );
    await book('Late Sample');
    await held;
    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Done' }).click();
    await page.waitForURL('**/admin?status=done');
    const shown = page.getByText(/\d+ of \d+ done, newest first/);
    await shown.waitFor();
    const before = await shown.innerText();
    release();
    await (await (await held).response().catch(() => null))?.finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(() => shown.innerText()).toBe(before);
    await expect.poll(() => rowOf(page, 'Late Sample').count()).toBe(0);
  });

  test('is counted in the title and the rail of every tab until someone sees it', async () => {
    const page = await visitRequests();
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/admin/gallery');
    await book('Elsewhere Sample');
    await expect.poll(() => page.title()).toBe('(1) Gallery | Physiotherapy App');
    await expect.poll(() => newBadge(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Appointments' }).click();
    await rowOf(page, 'Elsewhere Sample').waitFor();
    await expect.poll(() => page.title()).toBe('Appointments | Physiotherapy App');
    await expect.poll(() => newBadge(page).count()).toBe(0);
  });

  test('waits above the list while someone reads, and appears on request', async () => {
    await book('Read Sample');
    const page = await visitRequests();
    await openRequest(page, 'Read Sample');
    const before = await lastRow(page);
    await book('Patient Sample');
    const bringIn = page.getByRole('button', { name: '1 new request' });
    await bringIn.waitFor();
    await expect.poll(() => lastRow(page)).toBe(before);
    await expect.poll(() => page.title()).toBe('(1) Appointments | Physiotherapy App');
    await bringIn.click();
    await expect.poll(() => lastRow(page)).toContain('Patient Sample');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Open the request of Patient Sample');
    await expect.poll(() => page.getByRole('heading', { name: 'Read Sample' }).isVisible()).toBe(true);
    await expect.poll(() => page.title()).toBe('Appointments | Physiotherapy App');
  });

  test('reaches every tab of a browser over one connection, also after the tab that held it is closed', async () => {
    const first = await visitRequests();
    // Its stream is open when it shows something new.
    await book('Early Sample');
    await rowOf(first, 'Early Sample').waitFor();
    const streams: string[] = [];
    first.context().on('request', (request) => request.url().endsWith('/events') && streams.push(request.url()));
    const second = await first.context().newPage();
    await second.goto('/admin');
    await second.getByRole('table').waitFor();
    await book('Both Sample');
    await rowOf(first, 'Both Sample').waitFor();
    await rowOf(second, 'Both Sample').waitFor();
    expect(streams).toEqual([]);
    await first.close();
    await expect.poll(() => streams).toHaveLength(1);
    await book('Heir Sample');
    await rowOf(second, 'Heir Sample').waitFor();
  });

  test('that was missed appears when the network is back', async () => {
    const page = await visitRequests({ expected: [/ERR_INTERNET_DISCONNECTED|request failed/] });
    await page.context().setOffline(true);
    await book('Meanwhile Sample');
    await page.context().setOffline(false);
    await rowOf(page, 'Meanwhile Sample').waitFor();
    await expect.poll(() => lastRow(page)).toContain('Meanwhile Sample');
  });
});

test('the export contains the requests that match the filters, or all', async () => {
  await book('Exported Sample');
  const page = await visitRequests();
  await page.getByLabel('Search by name').fill('exported');
  await page.getByText('1 of 1 pending').waitFor();
  const exported = async (choice: string) => {
    await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Export as CSV' });
    await expect.poll(() => question.innerText()).toContain('pending, with “exported”');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: choice }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^appointments-\d{4}-\d\d-\d\d\.csv$/);
    return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  };
  const some = await exported('Export what the list shows');
  await page.getByText('1 appointment exported.').waitFor();
  expect(some).toHaveLength(2);
  expect(some[0]).toMatch(/^"Reference","Received"/);
  expect(some[1]).toContain('"Exported Sample","+91 98765 00000"');
  const all = await exported('Export all appointments');
  expect(all.length).toBeGreaterThan(2);

  await page.goto('/admin?status=all');
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(), // without a filter there is nothing to ask
  ]);
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as Excel' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^appointments-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
});

test('an export that fails says so', async () => {
  const page = await visitRequests({ expected: [/status of 500|ApiError/] });
  await page.route('**/export', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await page.getByRole('button', { name: 'Export all appointments' }).click();
  await page.getByText(appointmentMessages.exportFailure).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Export as CSV' }).isVisible()).toBe(true);
});

describe('a request for a caller', () => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });

  test('is entered beside the list and gets a reference to read out', async () => {
    const page = await visitRequests();
    await enterRequest(page);
    await page.getByRole('checkbox').first().waitFor();
    await page.getByRole('button', { name: 'Save the request' }).click();
    await page.getByText('4 things to check').waitFor();
    await fillCallersBooking(page, 'Caller Sample');
    await page.getByRole('button', { name: 'Save the request' }).click();
    await page.getByRole('heading', { name: 'Request saved' }).waitFor();
    const reference = await page.locator('.read-out-reference').innerText();
    await expect.poll(() => lastRow(page)).toContain('Caller Sample');
    await page.getByRole('link', { name: 'Open the request', exact: true }).click();
    await page.getByRole('heading', { name: 'Caller Sample', level: 2 }).waitFor();
    await expect.poll(() => page.getByText(reference).isVisible()).toBe(true);
    await expect.poll(() => page.url()).toContain(`open=${reference}`);
  });

  test('survives closing the sheet and a connection that fails after it arrived, and is stored once', async () => {
    const page = await visitRequests({ expected: [/ERR_FAILED|request failed|ApiError/] });
    const before = await readCounts(page);
    await enterRequest(page);
    await page.getByRole('checkbox').first().waitFor();
    await fillCallersBooking(page, 'Careful Sample');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('link', { name: 'Continue request' }).click();
    await page.getByRole('checkbox', { name: 'Sports Physiotherapy', checked: true }).waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Careful Sample');
    await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('');

    const calls = '**/api/admin/appointments';
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save the request' }).click();
    const alert = messages(page).filter({ hasText: appointmentMessages.addFailure });
    await alert.getByText('Please check your connection and try again.').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Careful Sample');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Save the request' }).click();
    await page.getByRole('heading', { name: 'Request saved' }).waitFor();
    await expect.poll(async () => (await readCounts(page)).all).toBe(before.all + 1);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('heading', { name: 'Request saved' }).waitFor({ state: 'detached' });
    await rowOf(page, 'Careful Sample').waitFor();
  });
});
