import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])('the first screen of Home has headline, field and booking in $width by $height px', async (viewport) => {
  const page = await visit('/', { viewport });
  const main = page.getByRole('main');
  for (const shown of [
    main.getByRole('heading', { level: 2 }).first(),
    main.getByRole('search').getByLabel('Where does it hurt?'),
    main.getByRole('link', { name: 'Book an appointment' }).first(),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});

test('on a phone with motion, the field of Home suggests a condition', async () => {
  const page = await visit('/', { ...phone, reducedMotion: 'no-preference' });
  await page.getByRole('search').getByLabel('Where does it hurt?').tap();
  await page.keyboard.type('frozen');
  await page.getByRole('option', { name: 'Frozen shoulder' }).first().tap();
  await page.getByRole('heading', { level: 1, name: 'Frozen shoulder' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/conditions\/\d+$/);
});

/** A place of the figure: the first of an area is on the right side of the body, seen from the front. */
const place = (page: Page, area: string, index = 0) => page.locator(`.figure [data-area=${area}]`).nth(index);
const degrees = (page: Page) => page.locator('.figure-degrees');

test('on a phone, the figure of Home leads to the figure of the conditions', async () => {
  const page = await visit('/', phone);
  await page.getByRole('link', { name: 'Show it on a figure' }).tap();
  await expect.poll(() => page.url()).toMatch(/\/conditions#body-finder$/);
});

test('the figure of Home is the first slide: a tap pauses the slides and shows the card beside it', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
  const slide = page.locator('.slide').first();
  await slide.getByRole('heading', { name: 'Touch where it hurts.' }).waitFor();
  await place(page, 'shoulder', 1).click();
  const card = page.locator('.area-holder');
  await card.getByRole('link', { name: 'Book for shoulder pain' }).waitFor();
  await expect.poll(() => degrees(page).textContent()).toBe('180°');
  await page.getByRole('button', { name: 'Play the slideshow' }).waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => card.isVisible()).toBe(false);
});

test.each([
  { width: 1440, height: 900, isWhole: true },
  { width: 1024, height: 768, isWhole: false },
])(
  'signs, conditions and booking of each area stand beside the figure of Home in $width by $height px, clear of the dock',
  async ({ isWhole, ...viewport }) => {
    const page = await visit('/', { viewport });
    const card = page.locator('.area-holder');
    const dock = await page.locator('.floating-buttons').boundingBox();
    const areas = await page.locator('.body-areas a').evaluateAll((all) => all.map((one) => one.dataset['area'] ?? ''));
    expect(areas.length).toBeGreaterThan(9);
    const failures = await failuresOf(areas, async (area) => {
      await place(page, area).click();
      await card.locator(`.area-card[data-area=${area}] .area-actions`).waitFor();
      for (const part of ['.urgent-lines', '.area-actions a']) {
        const box = await card.locator(part).first().boundingBox();
        const [right, bottom] = [(box?.x ?? NaN) + (box?.width ?? 0), (box?.y ?? NaN) + (box?.height ?? 0)];
        expect(bottom).toBeLessThanOrEqual(viewport.height);
        expect(right <= (dock?.x ?? 0) || bottom <= (dock?.y ?? 0)).toBe(true);
      }
      const found = card.locator('.area-found');
      const hidden = await found.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(isWhole ? 0 : 120);
      await expect.poll(() => found.locator('.condition-links a').first().isVisible()).toBe(true);
      await card.getByRole('button', { name: 'Close' }).click();
    });
    expect(failures).toEqual([]);
  },
);

test('an area with more conditions than fit beside the figure leads to all of them', async () => {
  const page = await visit('/', { viewport: { width: 1440, height: 900 } });
  const links = page.locator('.area-holder .area-found').getByRole('link');
  await place(page, 'head-and-neck').click();
  await links.filter({ hasText: /^All \d+ conditions$/ }).click();
  await page.waitForURL('**/conditions?area=head-and-neck#found');
  await expect.poll(() => page.locator('.area-card .condition-links a:visible').count()).toBeGreaterThan(5);
  await expect.poll(() => page.locator('.area-all').isVisible()).toBe(false);
});

test.each([
  { device: 'a phone', options: { ...phone, isMobile: true } },
  { device: 'a desktop', options: { viewport: { width: 1440, height: 900 } } },
])(
  'the figure is the largest paint of Home on $device, without a script and without an animation',
  async ({ options }) => {
    const page = await visit('about:blank', {
      ...options,
      reducedMotion: 'no-preference',
      prepare: async (tab) => void (await tab.route('**/*.js', () => new Promise(() => {}))),
    });
    await page.goto('/', { waitUntil: 'commit' });
    const largest = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
            if (element?.matches('.figure img')) resolve(moving.filter((moved) => moved?.contains(element)).length);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe(0);
  },
);

test('with the keyboard, the areas of the slide show, and the focus goes on in the card', async () => {
  const page = await visit('/');
  const chip = page.locator('.figure-slide').getByRole('link', { name: 'Knee', exact: true });
  await chip.focus();
  await expect.poll(async () => (await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h3.*Knee/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Knee');
});

test('without scripts, the figure of Home leads to the page of the area', async () => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  await place(page, 'knee').tap();
  await expect.poll(() => page.url()).toMatch(/\/conditions\?area=knee#found$/);
});

test('on a phone with motion, a tap on a joint counts its degrees and shows the pages of its area', async () => {
  const page = await visit('/conditions', { ...phone, reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const label = document.querySelector('.figure-degrees');
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => said.add(label?.textContent ?? '')).observe(label as Element, {
      childList: true,
      subtree: true,
    });
  });
  await place(page, 'knee', 1).tap();
  const card = page.locator('.area-card');
  await card.getByRole('heading', { name: 'Knee', exact: true, level: 3 }).waitFor();
  await expect.poll(() => card.locator('.area-range').textContent()).toBe('Knee, left side. Usual range: about 135°.');
  await expect.poll(() => degrees(page).textContent()).toBe('135°');
  expect(await page.evaluate(() => (window as unknown as { said: Set<string> }).said.size)).toBeGreaterThan(2);
  await expect.poll(() => card.locator('.urgent-lines').innerText()).toMatch(/emergency care/);
  const href = await card.getByRole('link', { name: 'Book for knee pain' }).getAttribute('href');
  expect(href).toMatch(/^\/appointment\?problem=\d+$/);
  await expect.poll(() => new URL(page.url()).search).toBe('?area=knee');
  await place(page, 'knee').tap();
  await expect.poll(() => card.locator('.area-range').textContent()).toMatch(/^Knee, right side/);
  await expect.poll(() => page.locator('.figure [aria-current]').count()).toBe(1);
  await expectAccessible(page);
});

test('visitors who asked for less motion see the degrees at once', async () => {
  const page = await visit('/conditions', phone);
  await place(page, 'shoulder').tap();
  await expect.poll(() => degrees(page).textContent()).toBe('180°');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('each place of the figure answers a tap in its middle, and each area has room for a finger', async () => {
  const page = await visit('/conditions', phone);
  const faults = await page.locator('.figure').evaluate((figure) => {
    figure.scrollIntoView({ block: 'center' });
    const places = [...figure.querySelectorAll('a')];
    return places.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
      const isReached = hit?.getAttribute('data-area') === one.getAttribute('data-area');
      return isReached && Math.max(width, height) >= 44 && Math.min(width, height) >= 20 ? [] : [one.outerHTML];
    });
  });
  expect(faults).toEqual([]);
});

test('a tap before the script has loaded, or when it cannot, follows the link', async () => {
  const failed = await visit('/conditions', {
    ...phone,
    expected: [/touch-figure/, /net::ERR_FAILED/],
    prepare: async (tab) => void (await tab.route('**/document-touch-figure*', (route) => route.abort())),
  });
  await place(failed, 'knee').tap();
  await failed.waitForURL('**/conditions?area=knee#found');
  const without = await visit('/conditions', { ...phone, javaScriptEnabled: false });
  await place(without, 'shoulder').tap();
  await without.waitForURL('**/conditions?area=shoulder#found');
  await expect.poll(() => degrees(without).textContent()).toBe('180°');
  await expect.poll(() => without.locator('.area-range').textContent()).toBe('Shoulder. Usual range: about 180°.');
});

test('with the keyboard, the chips are the only stops, and the focus goes on at the result', async () => {
  const page = await visit('/conditions');
  const chip = page.getByRole('list').getByRole('link', { name: 'Shoulder', exact: true });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/conditions?area=shoulder#found');
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h3.*Shoulder/);
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.locator('.figure a:not([tabindex="-1"])').count()).toBe(0);
});

test('a body area without scripts begins with when to get help, and then its conditions and symptoms', async () => {
  const page = await visit('/conditions', { ...phone, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const found = page.locator('.area-card');
  await expect
    .poll(() => found.locator('.urgent-lines, h4').allInnerTexts())
    .toEqual([expect.stringMatching(/call 112|emergency care/i), 'Conditions', 'Symptoms']);
  await expect.poll(() => found.getByRole('link', { name: 'Slipped disc' }).count()).toBe(1);
});

test('an unknown area shows the page without a result', async () => {
  const page = await visit('/conditions?area=moon');
  await expect.poll(() => page.locator('#found').count()).toBe(0);
  await expect.poll(() => page.locator('.chip[aria-current]').count()).toBe(0);
});

describe('the card of an area in three languages', () => {
  const clinic = prepareVisits();
  beforeAll(async () => {
    await speak(clinic.site(), ['hi', 'ar']);
    const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await (await signInToApi(clinic.site())).schedules.setSettings({ body: settings });
  });

  test.each([
    { width: 320, height: 640, most: 0 },
    { width: 844, height: 390, most: 0 },
    { width: 1024, height: 768, most: 1 },
  ])(
    'covers nothing in a window of $width by $height px, and has booking and the first free time after the signs',
    async ({ most, ...viewport }) => {
      const failures = await failuresOf(['/', '/hi', '/ar'], async (path) => {
        const page = await clinic.visit(path, { viewport });
        const holder = page.locator('.area-holder');
        for (const area of ['head-and-neck', 'knee', 'back']) {
          await place(page, area).click();
          const card = holder.locator(`.area-card[data-area=${area}]`);
          await card.locator('.first-free-line').filter({ hasText: /\d/ }).waitFor();
          const found = await card.evaluate(describeCard);
          expect(found).toMatchObject({ covered: [], isInOrder: true });
          expect(found.scrollers).toBeLessThanOrEqual(most);
          await holder.getByRole('button').first().click();
        }
      });
      expect(failures).toEqual([]);
    },
  );
});

/** Tells what a card lies over, whether its parts follow each other, and how many parts of it scroll. */
function describeCard(card: Element) {
  const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const others = document.querySelectorAll('.slide-current .slide-text > *, .hero-actions > *, .hero-bar');
  const covered = [...others].filter((other) => {
    const box = other.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
  const [signs, book, free] = [boxOf('.urgent-lines'), boxOf('.area-actions a'), boxOf('.first-free-line')];
  const isScroller = (part: Element) =>
    part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY);
  return {
    covered: covered.map(({ className }) => className),
    isInOrder: top < signs.top && signs.top < book.top && book.bottom <= free.top && free.bottom <= bottom,
    scrollers: [card, ...card.querySelectorAll('*')].filter(isScroller).length,
  };
}

describe('a clinic without conditions', () => {
  const clinic = prepareVisits({ SEED: 'none' });

  test('says so for an area, and offers to book', async () => {
    const page = await clinic.visit('/conditions?area=knee', phone);
    const found = page.locator('.area-card');
    await found.getByText('We have not written about this part of the body yet.').waitFor();
    await expect.poll(() => found.getByRole('link', { name: /^Book/ }).isVisible()).toBe(true);
    await expectAccessible(page);
  });
});
