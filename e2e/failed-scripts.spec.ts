import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contentOf } from './testing/blog-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit, visitAdmin } = prepareVisits();

/** The scripts of each page and of each part that loads later, its own first. */
const scripts = JSON.parse(readFileSync('build/client-scripts.json', 'utf8')) as Record<string, string[]>;
const scriptOf = (source: string) => `**${scripts[source]?.[0] ?? `nothing is built of ${source}`}`;
const appointment = scriptOf('routes/public/appointment/route.tsx');

const expected = [/ERR_FAILED/, /request failed/, /ScriptError/];
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const message = (page: Page) =>
  page
    .getByRole('status', { name: 'Messages' })
    .getByText('This page could not be loaded. Please check your connection');

/** Blocks requests for a script like a lost connection does, all or the first ones. Returns the blocked addresses. */
async function block(page: Page, script: string, times = Number.POSITIVE_INFINITY) {
  const blocked: string[] = [];
  await page.route(script, (route) => {
    if (blocked.length === times) return route.continue();
    blocked.push(route.request().url());
    return route.abort();
  });
  return blocked;
}

/** Paths of the documents that the browser requests from now on. */
function watchDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

describe('the script of a page', () => {
  test('is retried once', async () => {
    const page = await visit('/review', { expected });
    const documents = watchDocuments(page);
    const blocked = await block(page, appointment, 1);
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    expect(blocked).toHaveLength(1);
    expect(documents).toEqual([]);
  });

  test('that cannot be loaded leaves the page as it is and shows a message; the next click tries again', async () => {
    const page = await visit('/review', { expected });
    const documents = watchDocuments(page);
    const blocked = await block(page, appointment);
    await link(page, 'Appointment').click();
    await message(page).waitFor();
    expect(blocked.length).toBeGreaterThan(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/review');
    await title(page, 'Leave a review').waitFor();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect.poll(() => part.getByRole('link', { name: /\+91/ }).count()).toBeGreaterThan(0);

    await page.route(appointment, (route) => route.continue());
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    expect(documents).toEqual([]);
  });

  test('that fails while someone only points at a link changes nothing', async () => {
    const page = await visit('/review', { expected });
    const documents = watchDocuments(page);
    await block(page, appointment);
    const failed = [
      page.waitForEvent('requestfailed'),
      page.waitForEvent('console', (line) => line.type() === 'warning'),
    ];
    await link(page, 'Appointment').hover();
    await Promise.all(failed);
    await expect.poll(() => message(page).count()).toBe(0);
    await link(page, 'Blog').click();
    await title(page, 'Blog').waitFor();
    expect(documents).toEqual([]);
  });

  test('that the server no longer has makes the browser load the page as a document', async () => {
    const page = await visit('/review', { expected: [...expected, /status of 404/] });
    const documents = watchDocuments(page);
    let requests = 0;
    await page.route(appointment, (route) => {
      requests += 1;
      return requests <= 2 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    expect(documents).toEqual(['/appointment']);
  });

  test('that arrives late does not navigate away from a page chosen in the meantime', async () => {
    const page = await visit('/review');
    const late = Promise.withResolvers<void>();
    await page.route(appointment, async (route) => {
      await late.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(appointment);
    await link(page, 'Appointment').click();
    await asked;
    await link(page, 'Blog').click();
    await title(page, 'Blog').waitFor();
    const arrived = page.waitForResponse(appointment);
    late.resolve();
    await (await arrived).finished();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  });

  test('is transferred once, though it is fetched before it is imported', async () => {
    const page = await visit('/review');
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    const sizes = await page.evaluate((name) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter((entry) => entry.name.endsWith(name)).map((entry) => entry.transferSize);
    }, appointment.slice(2));
    expect(sizes.filter((size) => size > 0)).toHaveLength(1);
  });
});

describe('a part that loads later', () => {
  async function visitBlocked(script: string, times: number | undefined, ...[path, options]: Parameters<typeof visit>) {
    const blocked: string[][] = [];
    const prepare = async (page: Page) => void blocked.push(await block(page, script, times));
    const page = await visit(path, { expected, prepare, ...options });
    return { page, blocked: () => blocked.flat().length };
  }

  test('is retried once: the start pop-up', async () => {
    const popup = scriptOf('booking/popup/booking-popup.tsx');
    const { page, blocked } = await visitBlocked(popup, 1, '/blog', { startPopup: true });
    await page.getByRole('dialog', { name: 'Book an Appointment' }).waitFor();
    expect(blocked()).toBe(1);
  });

  test('is retried once: the blog editor', async () => {
    const page = await visitAdmin('/admin', { expected });
    const blocked = await block(page, scriptOf('admin/editor/rich-text.tsx'), 1);
    await page.goto('/admin/blogs/new');
    await contentOf(page).waitFor();
    expect(blocked).toHaveLength(1);
  });
});
