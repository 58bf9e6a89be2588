import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { visit, visitAdmin } = prepareVisits();

const grounds = { light: 'rgb(251, 247, 240)', dark: 'rgb(11, 31, 29)' };

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Colours' }).getByText(name, { exact: true }).click();

/** The colour of the browser's bars: that of the first element which applies. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return all.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

test('a page follows the system, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/about', { colorScheme: 'dark', javaScriptEnabled });
    expect(await groundOf(page)).toBe(grounds.dark);
    expect(await barsOf(page)).toBe('#0b1f1d');
    const group = page.getByRole('radiogroup', { name: 'Colours' });
    await expect.poll(() => group.isVisible()).toBe(javaScriptEnabled);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe(grounds.light);
    expect(await barsOf(page)).toBe('#fbf7f0');
  }
});

test.each([
  { path: '/conditions', kind: 'a document' },
  { path: '/review', kind: 'a page with React' },
])(
  'a choice in the footer of $kind holds from the first paint of the next page, without a cookie',
  async ({ path }) => {
    const page = await visit(path, { colorScheme: 'light' });
    await choose(page, 'Dark');
    expect(await groundOf(page)).toBe(grounds.dark);
    expect(await barsOf(page)).toBe('#0b1f1d');
    // Without its stylesheets and scripts of its own the page has what the head alone applies.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { firstGround: getComputedStyle(document.body).backgroundColor }),
      ),
    );
    await page.goto('/career');
    expect(await page.evaluate(() => (window as { firstGround?: string }).firstGround)).toBe(grounds.dark);
    const radio = page.getByRole('radio', { name: 'Dark', includeHidden: true });
    await expect.poll(() => radio.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset['colours'])).toBe('dark');
    await choose(page, 'System');
    expect(await groundOf(page)).toBe(grounds.light);
    expect(await page.evaluate(() => localStorage.getItem('colours'))).toBe(null);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('light is possible where the system is dark, and other tabs follow', async () => {
  const page = await visit('/about', { colorScheme: 'dark' });
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/emergency');
  expect(await groundOf(other)).toBe(grounds.dark);
  await choose(page, 'Light');
  expect(await groundOf(page)).toBe(grounds.light);
  expect(await barsOf(page)).toBe('#fbf7f0');
  await expect.poll(() => groundOf(other)).toBe(grounds.light);
});

test('the choice is reached by keyboard', async () => {
  const page = await visit('/emergency', { colorScheme: 'light' });
  await page.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await groundOf(page)).toBe(grounds.dark);
});

test('paper is light, whatever was chosen', async () => {
  const page = await visit('/emergency', { colorScheme: 'dark' });
  await choose(page, 'Dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const ink = await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(80);
});

test('the account menu of the admin area has the same choice', async () => {
  const page = await visitAdmin('/admin/account', { colorScheme: 'light', viewport: { width: 1280, height: 800 } });
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await choose(page, 'Dark');
  expect(await groundOf(page)).toBe(grounds.dark);
  await page.reload();
  await expect.poll(() => groundOf(page)).toBe(grounds.dark);
});
