import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit, todayAtTheClinic } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

/** Width in px by which the content of the list exceeds its visible part. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.list-area');
    const parts = [document.documentElement, list, ...(list?.querySelectorAll('table, tbody, tr') ?? [])];
    return Math.max(...parts.map((part) => (part ? part.scrollWidth - part.clientWidth : 0)));
  });

test('at 390 px the list of requests is as wide as the window, however long numbers, words and names are', async () => {
  const word = 'Physiotherapie'.repeat(10);
  const phone = '+91 00000 00011, +91 00000 00012';
  await bookOverApi(site().url, `Wide ${word}`, { phone, email: `${'wide'.repeat(12)}@example.com`, conditions: word });
  const page = await visitAdmin('/admin?q=Wide', { viewport: { width: 390, height: 844 } });
  await page.getByRole('row').filter({ hasText: 'Wide' }).first().waitFor();
  expect(await excess(page)).toBeLessThanOrEqual(0);
});

test.each(widths(1440, 390, 820, 1280))(
  'at %i px a row says where the patient lives, also beside a message',
  async (width) => {
    const name = `Placed ${width}`;
    const reference = await bookOverApi(site().url, name, { conditions: 'A stiff neck.', email: 'placed@example.com' });
    const api = await signInToApi(site());
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    const page = await visitAdmin(`/admin?q=${encodeURIComponent(name)}`, { viewport: { width, height: 844 } });
    const row = page.getByRole('row').filter({ hasText: name });
    await row
      .getByText(request?.city ?? 'nowhere')
      .and(page.locator(':visible'))
      .first()
      .waitFor();
    await row.getByRole('link', { name: 'Open' }).last().click();
    const mail = page.getByRole('link', { name: 'E-mail' });
    await expect.poll(() => mail.getAttribute('href')).toMatch(/^mailto:placed@example\.com/);
  },
);

test('on paper no word of a request or a visit is broken', async () => {
  await bookVisit(site(), 'Printed Patient', `${todayAtTheClinic()}T00:00`);
  // The width of A4 without its margins.
  const page = await visitAdmin('/admin?status=all', { viewport: { width: 718, height: 1000 } });
  const brokenWords = () =>
    page.evaluate(() => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u002d\u2010-\u2015/@.]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
          // One that is longer than any column has to break.
          if (new Set(lines).size > 1 && word.length < 30) broken.push(word);
        }
      return broken;
    });
  await page.getByRole('row').nth(1).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => brokenWords()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  for (const view of ['day', 'week']) {
    await page.goto(`/admin/calendar?view=${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.locator('.day-sheet').first().waitFor();
    await expect.poll(() => brokenWords()).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
