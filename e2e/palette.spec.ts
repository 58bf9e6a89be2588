import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const field = (page: Page) => page.getByRole('combobox', { name: 'Patients, pages and actions' });
const active = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function open(page: Page, keys = 'Control+k') {
  await page.keyboard.press(keys);
  await field(page).waitFor();
}

test('the palette finds patients, pages and actions by keys alone, asks once a pause, and gives the focus back', async () => {
  const reference = await bookOverApi(site().url, 'Palette Sample', { phone: '+91 70000 81234' });
  const page = await visitAdmin('/admin/reviews', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('heading', { name: 'Reviews', level: 1 }).waitFor();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search')) searches.push(request.postDataJSON().q);
  });

  await page.getByRole('searchbox').first().focus();
  await open(page);
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');

  await open(page, 'Meta+k');
  await page.keyboard.type('palette sam');
  await page.getByRole('option', { name: 'Palette Sample +91 70000 81234' }).waitFor();
  expect(searches).toEqual(['palette sam']);
  await expectAccessible(page);
  for (const typed of [reference, '70000812', '1234']) {
    await field(page).fill(typed);
    await active(page).filter({ hasText: 'Palette Sample' }).waitFor();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Palette Sample', level: 1 }).waitFor();

  await open(page);
  await page.keyboard.type('calend');
  await active(page).filter({ hasText: 'Calendar' }).waitFor();
  const options = page.getByRole('dialog').getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(2);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => options.last().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page).innerText()).toContain('Next day');
  await page.keyboard.press('Enter');
  const tomorrow = addDays(wallTime(Date.now(), 'Asia/Kolkata').day, 1);
  await page.waitForURL(`**/admin/calendar?day=${tomorrow}`);
  await expect.poll(() => page.getByLabel('Go to the day').inputValue()).toBe(tomorrow);
  await open(page);
  await page.keyboard.type('next day');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/calendar?day=${addDays(tomorrow, 1)}`);

  await open(page);
  await field(page).fill('sample');
  await page.getByText('The first 8 patients show. Type on to find others.').waitFor();
  await field(page).fill('x'.repeat(300));
  await page.getByText('Only the first 200 characters are searched.').waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(0);
  await field(page).fill('new book');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Book a time' }).waitFor();
});

test('on a phone, the front desk opens it from the menu, finds no page of owners, and locks the screen', async () => {
  const person = { email: 'finds@example.com', password: 'mango tractor evening' };
  await addColleague(site(), person);
  const page = await visit('/login', { viewport: { width: 390, height: 844 } });
  await signIn(page, person);
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await field(page).fill('report');
  await page.getByText('Nothing fits.').waitFor();
  await expectAccessible(page);
  await field(page).fill('lock');
  await page.getByRole('option', { name: 'Lock' }).click();
  await page.waitForURL('**/login**');
});
