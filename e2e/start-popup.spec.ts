import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdScripts } from './testing/hold-scripts.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { startSite } from './testing/site.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const popup = (page: Page) => page.getByRole('dialog', { name: 'Book an Appointment' });
const aboutUs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
const isFocused = (element: ReturnType<Page['locator']>) => element.evaluate((node) => node === document.activeElement);

/** Begins at the login, which never shows the pop-up, and stops the visitor's clock for the pages that follow. */
async function visitWithStoppedClock(arrange: Partial<{ visit: typeof visit; width: number }> = {}) {
  const viewport = { width: arrange.width ?? 1440, height: 900 };
  const page = await (arrange.visit ?? visit)('/login', { viewport, startPopup: true });
  await page.clock.install({ time: '2026-11-02T09:00:00Z' });
  await page.clock.pauseAt('2026-11-02T09:00:01Z');
  return page;
}

/** Loads the home page up to where its scripts have started. */
async function goHome(page: Page) {
  await page.goto('/');
  await page.locator('.hero-live').waitFor();
}

/** Lets more than the delay pass. */
async function expectNoPopup(page: Page) {
  await page.clock.runFor(1_000);
  await page.waitForTimeout(300);
  await expect.poll(() => popup(page).count()).toBe(0);
}

async function scrollInside(page: Page, selector: string) {
  await page.locator(selector).first().hover();
  await page.mouse.wheel(0, 100);
}

describe('at the start of a visit', () => {
  test.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ])('on a screen of %o, it opens as high as it is with its form', async (viewport) => {
    const page = await visit('/login', { viewport, startPopup: true });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const dialog = document.querySelector('dialog[open]');
        if (!dialog) return;
        observer.disconnect();
        Object.assign(window, { firstHeight: dialog.getBoundingClientRect().height });
      }).observe(document, { subtree: true, attributeFilter: ['open'] });
    });
    await page.goto('/about');
    await popup(page)
      .getByRole('button', { name: /^(Next|Send the request)$/ })
      .waitFor();
    const first = await page.evaluate(() => (window as unknown as { firstHeight: number }).firstHeight);
    expect(first).toBe((await popup(page).boundingBox())?.height);
  });

  test('it opens after 100 ms with the focus on its title, and its code is loaded when someone uses its form', async () => {
    const page = await visitWithStoppedClock();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const formCode = () => loaded.filter((url) => /\/booking-[^/]*\.js$/.test(url));
    await goHome(page);
    await page.clock.runFor(99);
    await page.waitForTimeout(300);
    await expect.poll(() => popup(page).count()).toBe(0);
    expect(formCode()).toEqual([]);

    await page.clock.runFor(1);
    await popup(page).waitFor();
    await expect.poll(() => isFocused(popup(page).getByRole('heading', { name: 'Book an Appointment' }))).toBe(true);
    await expect.poll(() => popup(page).getByText('Welcome.').isVisible()).toBe(true);
    expect(formCode()).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(formCode).not.toEqual([]);
  });

  test.each([
    ['its cross', (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click()],
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(20, 450)],
  ])('%s closes it, the focus returns, and it does not come again in this visit', async (_, close) => {
    const page = await visitWithStoppedClock();
    await goHome(page);
    await aboutUs(page).focus();
    await page.clock.runFor(100);
    await popup(page).waitFor();
    await close(page);
    await popup(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(aboutUs(page))).toBe(true);

    await goHome(page);
    await expectNoPopup(page);
    await aboutUs(page).click();
    await page.waitForURL('**/about');
    await expectNoPopup(page);
  });

  test('after it is closed, the next Tab goes to the skip link', async () => {
    const page = await visitWithStoppedClock();
    await goHome(page);
    await page.clock.runFor(100);
    await popup(page).waitFor();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true);
  });

  test('a new visit shows it again', async () => {
    for (const page of [await visitWithStoppedClock(), await visitWithStoppedClock()]) {
      await goHome(page);
      await page.clock.runFor(100);
      await expect.poll(() => popup(page).isVisible()).toBe(true);
    }
  });

  test('neither a click inside nor a selection that is drawn out of it closes it', async () => {
    const page = await visit('/', { viewport: { width: 1440, height: 900 }, startPopup: true });
    const welcome = popup(page).getByText('Welcome.');
    await welcome.click();
    await popup(page).locator('.booking-modal-art').click();
    const box = await welcome.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(20, 450, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => popup(page).isVisible()).toBe(true);
  });

  test('Tab never leads to the page behind it', async () => {
    const page = await visit('/', { startPopup: true });
    await popup(page).getByRole('radio').first().waitFor();
    const isInside = () =>
      popup(page).evaluate((dialog) => document.activeElement === document.body || dialog.matches(':focus-within'));
    for (let i = 0; i < 45; i += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isInside()).toBe(true);
    }
  });
});

describe('it stays away', () => {
  test.each(['/appointment', '/login', '/admin'])('from %s', async (address) => {
    const page = await visitWithStoppedClock();
    await page.goto(address);
    await scriptsRun(page);
    await expectNoPopup(page);
  });

  test('from someone who is typing', async () => {
    const page = await visitWithStoppedClock();
    await goHome(page);
    const filter = page.getByLabel('Filter conditions');
    await filter.pressSequentially('kn');
    await expectNoPopup(page);
    await expect.poll(() => isFocused(filter)).toBe(true);
  });

  test.each([
    ['has scrolled', (page: Page) => page.mouse.wheel(0, 300)],
    ['has scrolled a part of the page', (page: Page) => scrollInside(page, '.index-list')],
    ['has tapped', (page: Page) => page.mouse.click(5, 500)],
    ['has pressed a key', (page: Page) => page.keyboard.press('Tab')],
  ])('from someone who %s, also before scripts ran, and it opens on the next page', async (_, act) => {
    const page = await visitWithStoppedClock();
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#scripts').waitFor({ state: 'attached' });
    await act(page);
    releaseScripts();
    await page.locator('.hero-live').waitFor();
    await expectNoPopup(page);

    await page.goto('/about');
    await scriptsRun(page);
    await page.clock.runFor(100);
    await popup(page).waitFor();
  });

  test('when it could open only 3 s after the page was painted', async () => {
    const page = await visitWithStoppedClock();
    await page.addInitScript(() => {
      performance.getEntriesByName = () => [{ startTime: performance.now() - 3_001 } as PerformanceEntry];
    });
    await goHome(page);
    await expectNoPopup(page);
  });

  test('from an open menu', async () => {
    const page = await visitWithStoppedClock({ width: 390 });
    await goHome(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoPopup(page);
    await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(true);
  });

  test('without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false, startPopup: true });
    await expect.poll(() => page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
    await expect.poll(() => popup(page).count()).toBe(0);
  });
});

const withPopup = ['/', '/about', '/blog', '/career', '/career/1', '/gallery', '/reviews'];
const withoutPopup = [
  '/appointment',
  '/blog/1',
  '/conditions',
  '/conditions/1',
  '/emergency',
  '/pages/your-first-visit',
  '/privacy',
  '/review',
  '/search?q=knee',
  '/treatments',
];

test('every public page has it but those with urgent advice, about privacy, or with forms of their own', async () => {
  const htmlOf = async (path: string) => (await fetch(site().url + path)).text();
  for (const path of withPopup) expect((await htmlOf(path)).includes('id="start-popup"'), path).toBe(true);
  for (const path of withoutPopup) expect((await htmlOf(path)).includes('id="start-popup"'), path).toBe(false);
});

test('a browser that stores nothing shows it, and nothing breaks', async () => {
  const page = await visit('/login', { startPopup: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/');
  await popup(page).waitFor();
  await page.keyboard.press('Escape');
  await aboutUs(page).click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  await expect.poll(() => popup(page).count()).toBe(0);
});

describe('a clinic whose profile turns it off', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-popup-'));
  const environment = { SEED: 'reference', DATA_DIR: dataDir };
  beforeAll(async () => {
    await (await startSite(environment)).stop();
    turnOff(path.join(dataDir, 'clinic.sqlite'));
  });
  const clinic = prepareVisits(environment);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('never shows it', async () => {
    const page = await visitWithStoppedClock(clinic);
    await goHome(page);
    await expectNoPopup(page);
  });
});

function turnOff(file: string) {
  const database = new DatabaseSync(file);
  database.exec(`update clinic_profile set profile = json_set(profile, '$.startPopup', json('false'))`);
  database.close();
}
