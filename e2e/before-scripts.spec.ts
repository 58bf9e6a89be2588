import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { chooseCity, readBooking, takeTime } from './testing/booking-page.ts';
import { holdScripts } from './testing/hold-scripts.ts';
import { fillReview } from './testing/review-page.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

// Pages must work for visitors whose scripts are still on their way.

const { site, visit } = prepareVisits();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page on a phone, up to its first paint. */
async function visitBeforeScripts(address: string) {
  const page = await visit('about:blank', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const releaseScripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#scripts').waitFor({ state: 'attached' });
  const scriptsArrive = async () => {
    releaseScripts();
    await scriptsRun(page);
  };
  return { page, scriptsArrive };
}

function countReviews(name: string) {
  const database = new DatabaseSync(path.join(site().dataDir, 'clinic.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as count from reviews where name = ?').get(name);
  database.close();
  return row?.['count'];
}

test('a menu that was opened stays open, and opens and closes once with each tap', async () => {
  const { page, scriptsArrive } = await visitBeforeScripts('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button(page, 'Menu').click();
  await menu.waitFor();
  await scriptsArrive();
  await expect.poll(() => menu.isVisible()).toBe(true);
  await button(page, 'Close the menu').click();
  await menu.waitFor({ state: 'hidden' });
  await button(page, 'Menu').click();
  await menu.waitFor();
});

test('a button that needs scripts is pressed when they arrive, as often as by the visitor', async () => {
  const { page, scriptsArrive } = await visitBeforeScripts('/review');
  const stars = (name: string) => page.getByRole('radio', { name, exact: true });
  await page
    .locator('.rating-half')
    .filter({ hasText: /^3 stars$/ })
    .click();
  await button(page, 'Half a star more').click();
  await button(page, 'Half a star more').click();
  await scriptsArrive();
  await expect.poll(() => stars('4 stars').isChecked()).toBe(true);
  await button(page, 'Half a star more').click();
  await expect.poll(() => stars('4.5 stars').isChecked()).toBe(true);
});

test('text typed into a filter filters the list', async () => {
  const { page, scriptsArrive } = await visitBeforeScripts('/');
  await page.getByLabel('Filter conditions').fill('frozen');
  await scriptsArrive();
  const list = page.getByRole('list', { name: 'Conditions', exact: true });
  await expect
    .poll(() => list.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringMatching(/Frozen shoulder/)]);
  await expect.poll(() => page.getByLabel('Filter conditions').inputValue()).toBe('frozen');
});

test('taps on a symptom and on a button of the slides wait for the script of the home page', async () => {
  const { page, scriptsArrive } = await visitBeforeScripts('/');
  const symptom = page.getByRole('list', { name: 'Symptoms', exact: true }).getByRole('link').first();
  await expect.poll(() => symptom.getAttribute('href')).toBe('/');
  await symptom.dispatchEvent('click'); // as a screen reader does
  await button(page, 'Next slide').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await scriptsArrive();
  await page.getByText(/conditions? that can go with/).waitFor();
  await expect.poll(() => page.getByRole('group', { name: '2 of 4' }).isVisible()).toBe(true);
});

test('a symptom leads to the home page when the script cannot be loaded', async () => {
  const expected = [/ERR_FAILED/, /request failed/];
  const page = await visit('about:blank', { viewport: { width: 390, height: 844 }, expected });
  await page.route('**/document-start-home-*.js', (route) => route.abort());
  await page.goto('/');
  await scriptsRun(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('list', { name: 'Symptoms', exact: true }).getByRole('link').first().dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('the booking form keeps its ticks and texts, and loads the cities of the chosen state', async () => {
  const { page, scriptsArrive } = await visitBeforeScripts('/appointment');
  const treatments = ['Sports Physiotherapy', 'Kinesio Taping'];
  await page.getByText('I know what I want').click();
  for (const name of treatments) await page.getByRole('checkbox', { name }).check();
  await page.getByLabel('Name').fill('Early Visitor');
  await page.getByLabel('State').selectOption({ label: 'Kerala' });
  await scriptsArrive();
  await page.getByText('2 chosen').waitFor({ state: 'attached' });
  // The step in which they are stays on the screen.
  await chooseCity(page, 'Thrissur');
  await expect
    .poll(() => readBooking(page))
    .toMatchObject({
      treatments,
      name: 'Early Visitor',
      state: 'Kerala',
      city: 'Thrissur',
    });
});

test.each([
  { chosen: 'a problem', choose: (page: Page) => page.getByRole('radio', { name: 'Knee pain' }).check() },
  {
    chosen: 'a treatment',
    choose: async (page: Page) => {
      await page.getByText('I know what I want').click();
      await page.getByRole('checkbox', { name: 'Kinesio Taping' }).check();
    },
  },
])('a press of Next waits for the scripts, and leads on with $chosen that was chosen before', async ({ choose }) => {
  const { page, scriptsArrive } = await visitBeforeScripts('/appointment');
  await choose(page);
  await button(page, 'Next').tap();
  await scriptsArrive();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: /^Step 2 of 3/ }).isVisible()).toBe(true);
});

test('a review that is sent twice before they arrive is stored once', async () => {
  const name = 'Impatient Visitor';
  const { page, scriptsArrive } = await visitBeforeScripts('/review');
  await fillReview(page, { name });
  await takeTime(page);
  await button(page, 'Send the review').dblclick();
  await scriptsArrive();
  await page.getByRole('heading', { level: 1, name: reviewMessages.submitted }).waitFor();
  expect(countReviews(name)).toBe(1);
});
