import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as listMessages from '#contract/messages/lists.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible } from './testing/accessible.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const field = (page: Page) => page.getByRole('search').getByLabel('Where does it hurt?');
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('li, article');
const best = (page: Page) => page.getByRole('article', { name: 'Best answer' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('while someone types', () => {
  test('on a phone with motion, suggestions lead to a condition', async () => {
    const page = await visit('/conditions', { ...phone, reducedMotion: 'no-preference' });
    const index = page.waitForRequest('**/api/search/index');
    await field(page).tap();
    await index;
    await field(page).pressSequentially('vertgo');
    const option = options(page).filter({ hasText: 'Vertigo (BPPV)' });
    await option.waitFor();
    await expect.poll(() => option.innerText()).toContain('Condition');
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(() => page.getByText(/^\d+ suggestions?$/).textContent()).toMatch(/\d/);
    await expectAccessible(page);
    await option.tap();
    await heading(page, 'Vertigo (BPPV)').waitFor();
  });

  test('with the keyboard, arrows choose, Escape closes, and Enter opens or searches', async () => {
    const page = await visit('/search');
    await field(page).focus();
    await page.keyboard.type('frozen');
    await options(page).first().waitFor();
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = await options(page).and(page.locator('[aria-selected=true]')).getAttribute('id');
    await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBe(active);
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => field(page).inputValue()).toBe('frozen');
    await page.keyboard.press('Enter');
    await heading(page, 'Results for frozen').waitFor();
    await expect.poll(() => page.title()).toBe('frozen | Physiotherapy App');

    await field(page).fill('slipped');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Slipped disc').waitFor();
  });

  test('offline, the field still searches once the visitor is back', async () => {
    const page = await visit('/search', { expected: [/ERR_INTERNET_DISCONNECTED/, /ScriptError|ApiError|failed/i] });
    await page.context().setOffline(true);
    await field(page).focus();
    await page.keyboard.type('knee');
    await expect.poll(() => options(page).count()).toBe(0);
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await heading(page, 'Results for knee').waitFor();
  });
});

describe('the results', () => {
  test('work without scripts, from the form to a condition', async () => {
    const page = await visit('/conditions', { ...phone, javaScriptEnabled: false });
    await field(page).fill('pain when walking stairs');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await heading(page, 'Results for pain when walking stairs').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('pain when walking stairs');
    const booking = await best(page)
      .getByRole('link', { name: /^Book for / })
      .getAttribute('href');
    expect(booking).toMatch(/^\/appointment\?(problem|condition)=\d+$/);
    await page.getByRole('link', { name: 'Knee osteoarthritis' }).first().click();
    await heading(page, 'Knee osteoarthritis').waitFor();
  });

  test('of a symptom begin with when it needs help at once, followed by the conditions that can cause it', async () => {
    const page = await visit('/search?q=Dizziness+when+turning');
    const urgent = page.locator('.urgent-lines');
    await expect.poll(() => urgent.innerText()).toContain('call 112');
    const first = await results(page).first().boundingBox();
    expect((await urgent.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
    await expect.poll(() => results(page).filter({ hasText: 'Vertigo (BPPV)' }).count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  test('begin with the best answer, large with its drawing, and list the rest by kind', async () => {
    const page = await visit('/search?q=knee');
    await expect.poll(() => best(page).getByRole('heading', { level: 2 }).innerText()).toBe('Knee osteoarthritis');
    const booking = best(page).getByRole('link', { name: 'Book for Knee osteoarthritis' });
    await expect.poll(() => booking.getAttribute('href')).toMatch(/^\/appointment\?condition=\d+$/);
    await expect.poll(() => best(page).locator('img').getAttribute('src')).toMatch(/^\/art\/sample-knee/);
    const headings = await page.getByRole('region', { name: 'Results' }).getByRole('heading').allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(['Knee osteoarthritis', 'Conditions']);
    expect(new Set(headings).size).toBe(headings.length);
    await expectAccessible(page);
  });

  test('of a treatment that guidelines advise against offer to talk first', async () => {
    const page = await visit('/search?q=ultrasound', phone);
    await expect.poll(() => best(page).innerText()).toContain('Guidelines advise against it for some problems');
    const talk = best(page).getByRole('link', { name: 'Talk to us first' });
    await expect.poll(() => talk.getAttribute('href')).toBe('/appointment');
  });

  test('about the clinic answer at once', async () => {
    const page = await visit('/search?q=opening+hours', phone);
    await expect.poll(() => best(page).innerText()).toContain('08:00 to 20:00');
    await best(page).getByRole('link', { name: 'Opening hours' }).click();
    await page.waitForURL('**/about#find-us');
  });

  test('say how many there are, also after another search', async () => {
    const page = await visit('/search?q=shoulder');
    const count = page.locator('main [aria-live=polite]').filter({ hasText: /result|Nothing/ });
    await expect.poll(() => count.innerText()).toBe(`${await results(page).count()} results`);
    await field(page).fill('qqqq');
    await page.keyboard.press('Enter');
    await page.getByText(listMessages.empty, { exact: true }).waitFor();
    await expect.poll(() => count.innerText()).toBe('Nothing found');
  });

  test('of a meaningless search are none, but there is a way on', async () => {
    const page = await visit('/search', phone);
    const meaningless = ['x'.repeat(500), '😀😀😀', '<script>xyzzy()</script>', '"><img src=x onerror=x>'];
    const failures = await failuresOf([...meaningless, '%zz', '\u202egnirts'], async (q) => {
      await page.goto(`/search?${new URLSearchParams({ q })}`);
      await page.getByText(listMessages.empty, { exact: true }).waitFor();
      const wayOn = ['Book an appointment', /^Call us/].map((name) =>
        page.getByRole('main').getByRole('link', { name }),
      );
      expect(await Promise.all(wayOn.map((link) => link.isVisible()))).toEqual([true, true]);
      await expect.poll(() => page.title()).toBe(`${q.slice(0, 200)} | Physiotherapy App`);
    });
    expect(failures).toEqual([]);
    await page.goto(`/search?q=${'x'.repeat(500)}`);
    await expectAccessible(page);
  });

  test('of an empty search are the field alone, and no search engine lists them', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=++', '/search?q=knee']) {
      const answer = await fetch(site().url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html.includes('No data available')).toBe(false);
    }
  });
});

test('the filters of the home page and of /conditions use the same words', async () => {
  const page = await visit('/', phone);
  const list = page.getByRole('list', { name: 'Conditions', exact: true }).getByRole('listitem');
  const words = ['knee pain', 'chakkar', 'dizzy', 'frozen sholder'];
  for (const typed of words) {
    await page.getByLabel('Filter conditions').fill('');
    await expect.poll(() => list.count()).toBeGreaterThan(6);
    await page.getByLabel('Filter conditions').fill(typed);
    await expect.poll(() => list.count(), { message: typed }).toBeLessThan(6);
    await expect.poll(() => list.count(), { message: typed }).toBeGreaterThan(0);
  }
  await page.goto('/conditions?list=a-to-z');
  for (const typed of words) {
    await page.getByRole('searchbox', { name: 'Filter by name or body area' }).fill('');
    await page
      .locator('#a-to-z')
      .getByText(/^\d+ conditions$/)
      .waitFor();
    await page.getByRole('searchbox', { name: 'Filter by name or body area' }).fill(typed);
    await page.getByText(/^[1-6] of \d+ conditions$/).waitFor();
  }
});

test('offline, the filter finds names', async () => {
  const page = await visit('/', { ...phone, expected: [/ERR_INTERNET_DISCONNECTED/, /ScriptError|ApiError|failed/i] });
  await page.context().setOffline(true);
  await page.getByLabel('Filter conditions').fill('should froz');
  const list = page.getByRole('list', { name: 'Conditions', exact: true }).getByRole('link');
  await expect.poll(() => list.allInnerTexts()).toEqual([expect.stringMatching(/Frozen shoulder$/)]);
});

test('the filter of /conditions finds names while the index cannot be loaded', async () => {
  const prepare = async (page: Page) => void (await page.route('**/api/search/index', (route) => route.abort()));
  const page = await visit('/conditions?list=a-to-z', { expected: [/ERR_FAILED|request failed/], prepare });
  await page.getByRole('searchbox', { name: 'Filter by name or body area' }).fill('should froz');
  await page.getByText(/^1 of \d+ conditions$/).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'A to Z' }).getByRole('link').allInnerTexts())
    .toEqual(['Frozen shoulder']);
});
