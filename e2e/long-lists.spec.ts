import { beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#server/db/database.ts';
import { fillAppointments } from '../bench/admin/fill-appointments.ts';
import { fillContent } from '../bench/admin/fill-content.ts';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { countElements } from './testing/count-elements.ts';
import { prepareVisits } from './testing/visits.ts';

// A page shows a part of a list that grows, or little of each row, so that a clinic with much content has light pages, too.

const rows = 500;
const { site, visitAdmin } = prepareVisits();

beforeAll(async () => {
  const db = openSqlite(site().dataDir);
  await fillAppointments(db, rows);
  await fillContent(db, rows);
  const texts = { description: 'Text.', symptoms: 'Text.', causes: 'Text.', treatment: 'Text.', created_at: 0 };
  const conditions = Array.from({ length: rows }, (_, index) => ({ name: `Condition ${index}`, ...texts }));
  await db.insertInto('conditions').values(conditions).execute();
  await db.destroy();
});

test.each([
  ['/', 4 * rows + 1_100],
  ['/conditions', 4 * rows + 600],
  ['/career', 16.5 * rows],
  ['/blog', 850],
  ['/gallery', 1_480],
])(`with ${rows} rows of everything, %s has at most %d elements`, async (path, most) => {
  const count = countElements(await (await fetch(site().url + path)).text());
  expect(count).toBeLessThanOrEqual(most);
});

const adminBudgets = {
  '/admin': 1_650,
  '/admin/reviews': 2_310,
  '/admin/blogs': 850,
  '/admin/gallery': 1_700,
  '/admin/career': 1_150,
  '/admin/changes': 650,
  '/admin/conditions': 18 * rows,
};

test(`with ${rows} rows of everything, the pages of the admin area are as light`, async () => {
  const page = await visitAdmin('/admin');
  for (const [path, most] of Object.entries(adminBudgets)) {
    await page.goto(path);
    await adminPageLoaded(page);
    await expect.poll(() => page.locator('body *').count(), { message: path }).toBeLessThanOrEqual(most);
  }
});

const phone = { width: 390, height: 844 };

test('on phones, cards far below the screen wait with style and layout, at the heights that they have', async () => {
  const page = await visitAdmin('/admin', { viewport: phone, reducedMotion: 'no-preference' });
  await adminPageLoaded(page);
  const cards = page.locator('.data-table tbody tr');
  const isLaidOut = (card: Element) =>
    card.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.waitForFunction(() => document.fonts.size > 0); // they change heights
  const laidOut = await height();
  await expect.poll(() => cards.last().evaluate(isLaidOut)).toBe(false);
  await expect.poll(() => cards.first().evaluate(isLaidOut)).toBe(true);
  expect(await height()).toBe(laidOut);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.last().evaluate(isLaidOut)).toBe(true);
  expect(await height()).toBe(laidOut);
});

test('the page behind a dialog does not scroll, until the last dialog is closed', async () => {
  const page = await visitAdmin('/admin', { viewport: phone });
  await adminPageLoaded(page);
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  expect(await scrolls()).toBe(true);
  await page.locator('.data-table a[id^="row-"]').first().click();
  await page.getByRole('button', { name: /^Ready messages/ }).click();
  await page.getByRole('dialog', { name: /^Tell / }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Tell / }).waitFor({ state: 'detached' });
  expect(await scrolls()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(scrolls).toBe(true);
});
