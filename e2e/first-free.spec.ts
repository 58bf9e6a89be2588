import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstFreeWords } from '#web/booking/deferred/time-words.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { goToStep } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit } = prepareVisits();

let api: Awaited<ReturnType<typeof signInToApi>>;
let condition: string;
let treatments: string;
beforeAll(async () => {
  api = await signInToApi(site());
  const problems = new Map(
    (await api.problems.listPublic()).map(({ id, treatment_ids }) => [id, treatment_ids.join()]),
  );
  const own = (await api.conditions.list()).find(({ problem_id }) => problems.get(problem_id ?? 0));
  condition = `/conditions/${own?.id}`;
  treatments = problems.get(own?.problem_id ?? 0) ?? '';
});

const settings = { hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
const offerTimes = (offers_times: boolean, others = settings) =>
  api.schedules.setSettings({ body: { ...others, offers_times } });

const lines = (page: Page) => page.locator('.first-free-line');

/** The first time of `GET /api/times`, in words. */
async function firstOf(query: object) {
  const { days, time_zone } = await api.times.list({ query: { days: '60', ...query } });
  const first = days.find(({ times }) => times.length > 0);
  return firstFreeWords(first?.day ?? '', first?.times[0] ?? '', time_zone);
}

/** Holds the answer of `GET /api/times` back. */
async function holdTimes(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/times?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Notes what moves from now on. */
async function watchShifts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { readShifts: () => frames().then(() => observer.takeRecords().length) });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => Promise<number> }).readShifts());
}

describe('where visitors choose times', () => {
  beforeAll(async () => void (await offerTimes(true)));
  afterAll(async () => void (await offerTimes(false)));

  test('Home and the form behind its button name the same first free time', async () => {
    const page = await visit('/');
    await expect.poll(() => lines(page).allTextContents()).toEqual([await firstOf({})]);
    await expectAccessible(page);
    const said = await lines(page).textContent();
    await page.locator('.hero-actions').getByRole('link', { name: 'Book an appointment' }).click();
    await goToStep(page, 'when');
    await page.getByRole('button', { name: 'Show free times' }).click();
    await expect.poll(() => page.locator('.first-free .wish').textContent()).toContain(said);
  });

  test('a condition shows the first free time of its treatments beside the button, in the card and beside the text, with one request', async () => {
    const asked: string[] = [];
    const page = await visit(condition, {
      prepare: async (tab) =>
        void tab.on('request', (request) => request.url().includes('/api/times') && asked.push(request.url())),
    });
    const first = await firstOf({ treatments });
    await lines(page).nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => lines(page).filter({ visible: true }).count()).toBe(2);
    await expect.poll(() => lines(page).allTextContents()).toEqual([first, first, first]);
    await expectAccessible(page);
    await lines(page).last().scrollIntoViewIfNeeded();
    expect(asked.map((url) => new URL(url).searchParams.get('treatments'))).toEqual([treatments]);
    await page
      .getByRole('link', { name: /^Book for/ })
      .first()
      .click();
    await goToStep(page, 'when');
    await expect.poll(() => page.locator('.first-free .wish').textContent()).toContain(first);
  });

  test('the best answer of a search shows the first free time of its treatments', async () => {
    const { name = '' } = (await api.conditions.list()).find(({ id }) => condition.endsWith(`/${id}`)) ?? {};
    const page = await visit(`/search?${new URLSearchParams({ q: name })}`);
    const first = await firstOf({ treatments });
    await expect
      .poll(() => page.getByRole('article', { name: 'Best answer' }).locator('.first-free-line').textContent())
      .toBe(first);
  });

  test.each(widths(390, 320, 1440))('nothing moves when the time comes, at %i px', async (width) => {
    for (const path of ['/', condition]) {
      let release = () => {};
      const page = await visit(path, {
        viewport: { width, height: 900 },
        prepare: async (tab) => void (release = await holdTimes(tab)),
      });
      await lines(page).last().scrollIntoViewIfNeeded();
      const shifts = await watchShifts(page);
      release();
      await expect.poll(() => lines(page).last().textContent()).not.toBe('');
      expect(await shifts()).toBe(0);
    }
  });

  test('a refused request, or no free time, leaves the line empty', async () => {
    const refused = await visit('/', {
      expected: [/status of 429/],
      prepare: async (tab) => void (await tab.route('**/api/times?*', (route) => route.fulfill({ status: 429 }))),
    });
    await refused.waitForLoadState('networkidle');
    await expect.poll(() => lines(refused).allTextContents()).toEqual(['']);
    const always = { reason: 'Moving house', starts_on: '2020-01-01', ends_on: '2099-12-31' };
    const { id } = await api.closures.create({ body: always });
    const page = await visit(condition);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => lines(page).allTextContents()).toEqual(['', '', '']);
    await api.closures.remove({ params: { id } });
  });

  test('nothing is said without JavaScript', async () => {
    for (const path of ['/', condition]) {
      const page = await visit(path, { javaScriptEnabled: false });
      await expect.poll(async () => (await lines(page).allTextContents()).join('')).toBe('');
    }
  });
});

test('a clinic without free times shows no line about the first one, and makes no request', async () => {
  for (const path of ['/', condition]) {
    const asked: string[] = [];
    const page = await visit(path, {
      prepare: async (tab) =>
        void tab.on('request', (request) => request.url().includes('/api/times') && asked.push(request.url())),
    });
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => lines(page).count()).toBe(0);
    expect(asked).toEqual([]);
  }
});
