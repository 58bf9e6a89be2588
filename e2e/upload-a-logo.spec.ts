import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import * as messages from '#contract/messages/appearance.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { drawnLogo, logoFile } from '#server/testing/logos.ts';
import * as words from '#words/admin/appearance.ts';
import { undo } from '#words/admin/records.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const clinic = 'Physiotherapy App';
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 320, height: 640 } };
const drawn = { width: 640, height: 160, ink: '#123a6b' };

const headerLogo = (page: Page) => page.locator('.site-header').getByRole('img', { name: clinic });
const field = (page: Page) => page.getByLabel(words.logo);
const preview = (page: Page) => page.locator('.look-header img').first();

async function choose(page: Page, look: Parameters<typeof drawnLogo>[0]) {
  await field(page).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await drawnLogo(look)),
  });
  await page.getByRole('button', { name: words.removeLogo }).waitFor();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(messages.saved).first().waitFor();
}

const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Other tests begin without a logo. */
function restore() {
  onTestFinished(async () => {
    const api = await signInToApi(site());
    await api.appearance.update({ body: { ...defaultLook, logo: null } });
  });
}

async function wear(look: Parameters<typeof drawnLogo>[0]) {
  restore();
  const api = await signInToApi(site());
  const { logo } = await api.appearance.addLogo({ body: { image: await logoFile(look) } });
  await api.appearance.update({ body: { ...defaultLook, logo } });
}

test('an owner sees a logo in the header before it is saved, visitors from then on, and Undo takes it back', async () => {
  restore();
  const page = await visitAdmin('/admin/appearance', desktop);
  await choose(page, drawn);
  await page.getByText(words.wideLogo).waitFor();
  await page.getByText(words.plates.light).waitFor();
  await expect.poll(() => preview(page).evaluate((one: HTMLImageElement) => one.naturalHeight)).toBeGreaterThan(0);
  await expectAccessible(page);
  const before = await visit('/emergency');
  await expect.poll(() => headerLogo(before).count()).toBe(0);
  await save(page);
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await visit('/emergency', { ...phone, javaScriptEnabled });
    expect(await headerLogo(visitor).evaluate((one: HTMLImageElement) => one.naturalHeight)).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: undo }).click();
  await page.getByText(visitMessages.undone).waitFor();
  await expect.poll(() => preview(page).count()).toBe(0);
  const after = await visit('/emergency');
  await expect.poll(() => headerLogo(after).count()).toBe(0);
});

test('Undo of a saved look does not overwrite what someone else has chosen since', async () => {
  restore();
  const expected = [/status of 412/, /changed it in the meantime/];
  const page = await visitAdmin('/admin/appearance', { ...desktop, expected });
  await page.getByRole('radio', { name: 'Plum' }).check();
  await save(page);
  const api = await signInToApi(site());
  await api.appearance.update({ body: { ...defaultLook, hue: 'moss' } });
  await page.getByRole('button', { name: undo }).click();
  await page.getByText(visitMessages.undoFailure).waitFor();
  expect((await api.appearance.getPublic()).hue).toBe('moss');
});

test('a picture that cannot be a logo is refused in words at its field, and the logo before stays', async () => {
  restore();
  const page = await visitAdmin('/admin/appearance', { ...desktop, expected: [/status of 422/] });
  await choose(page, drawn);
  const tiny = await drawnLogo({ ...drawn, width: 40, height: 20 });
  await field(page).setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: Buffer.from(tiny) });
  await page.getByText(messages.logoProblems.small).first().waitFor();
  await expect.poll(() => preview(page).count()).toBe(1);
  await field(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('This is not a picture we can use.').first().waitFor();
});

test('the header has room for the logo before it has arrived, at any shape and width', async () => {
  for (const shape of [
    { width: 640, height: 160 },
    { width: 1200, height: 60 },
    { width: 300, height: 300 },
    { width: 100, height: 400 },
  ]) {
    await wear({ ...drawn, ...shape });
    for (const width of [320, 1024]) {
      const page = await visit('about:blank', { viewport: { width, height: 700 } });
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/uploads/logos/**', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto('/emergency', { waitUntil: 'domcontentloaded' });
      const logo = page.locator('.site-header .clinic-logo');
      const before = await logo.boundingBox();
      arrive();
      await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBeGreaterThan(0);
      expect(await logo.boundingBox()).toEqual(before);
      const { x = 0, width: seen = 0, height = 0 } = before ?? {};
      expect(seen).toBeGreaterThan(9);
      expect(height).toBeGreaterThan(shape.width > 10 * shape.height ? 5 : 30);
      const next = width < 1024 ? page.getByRole('button', { name: 'Menu' }) : page.locator('.main-nav');
      expect(x + seen).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
      expect(await isSideways(page)).toBe(false);
    }
  }
});

test('a logo that would vanish in the dark, or in the light, has a ground there', async () => {
  const groundOf = (page: Page) =>
    page.locator('.site-header .clinic-logo').evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const [ink, needsGround] of [
    ['#123a6b', 'dark'],
    ['#ffffff', 'light'],
    ['#d0602f', 'neither'],
  ] as const) {
    await wear({ ...drawn, ink });
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit('/emergency', { colorScheme });
      expect((await groundOf(page)) === 'rgba(0, 0, 0, 0)', `${ink} in ${colorScheme}`).toBe(
        needsGround !== colorScheme,
      );
    }
  }
});
