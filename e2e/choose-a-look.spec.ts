import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import * as messages from '#contract/messages/appearance.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { partsOf } from '#contract/plain/themes/oklch.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const desktop = { viewport: { width: 1440, height: 900 } };
const rgb = (hex: string) => `rgb(${partsOf(hex).join(', ')})`;
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(messages.saved).first().waitFor();
}

/** Other tests begin with the default look. */
function restoreLook() {
  onTestFinished(async () => {
    const api = await signInToApi(site());
    await api.appearance.update({ body: defaultLook });
  });
}

test('an owner sees a look before it is saved, and visitors see it from then on, with and without scripts', async () => {
  restoreLook();
  const page = await visitAdmin('/admin/appearance', desktop);
  const look = page.locator('.look[data-scheme="dark"]');
  await choose(page, 'Plum');
  await choose(page, 'Classic');
  await choose(page, 'Square');
  const [light, dark] = [themeColours('plum', 'light'), themeColours('plum', 'dark')];
  await expect.poll(() => look.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(rgb(dark.ground));
  expect(await groundOf(page)).toBe(rgb(themeColours('pine', 'light').ground));
  await expectAccessible(page);
  await save(page);
  await expect.poll(() => groundOf(page)).toBe(rgb(light.ground));

  for (const javaScriptEnabled of [true, false]) {
    const home = await visit('/emergency', { javaScriptEnabled, colorScheme: 'dark' });
    expect(await groundOf(home)).toBe(rgb(dark.ground));
    const bars = home.locator('meta[name="theme-color"]').first();
    await expect.poll(() => bars.getAttribute('content')).toBe(dark.ground);
    const heading = home.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(/^"?Source Serif 4/);
    await home.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(home)).toBe(rgb(light.ground));
  }
  const html = await (await fetch(`${site().url}/emergency`)).text();
  expect(html).toMatch(/rel="preload"[^>]*source-serif-4/);
  expect(html).not.toMatch(/rel="preload"[^>]*fraunces/);
  expect(html).toContain('/art/ring.plum-dark.');
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
  expect(icon).toMatch(/^\/icons\/16\.[\da-f]{8}\.png$/);
  expect((await fetch(site().url + icon)).headers.get('Content-Type')).toBe('image/png');
  const manifest = await (await fetch(`${site().url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    theme_color: light.ground,
    icons: [{ src: expect.stringMatching(/^\/icons\/192\./) }, {}, {}],
  });
});

test('pictures of the sample content have the colours of the look, light and dark', async () => {
  restoreLook();
  const api = await signInToApi(site());
  await api.appearance.update({ body: { ...defaultLook, hue: 'plum' } });
  const page = await visit('/blog', { ...desktop, colorScheme: 'dark' });
  const picture = page.locator('main img[src*="/art/sample-"]').first();
  const shown = () => picture.evaluate((one: HTMLImageElement) => one.currentSrc);
  await expect.poll(shown).toMatch(/\/art\/sample-[\w-]+\.plum-dark\./);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(400);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toMatch(/\/art\/sample-[\w-]+\.plum-light\./);
});

test('a page in another hue names colours in ways that browsers without OKLCH know', async () => {
  restoreLook();
  const api = await signInToApi(site());
  await api.appearance.update({ body: { ...defaultLook, hue: 'violet' } });
  for (const path of ['/', '/emergency', '/appointment']) {
    const html = await (await fetch(site().url + path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet]) => sheet);
    const read = async (sheet = '') => (await fetch(site().url + sheet)).text();
    const styles = [html, ...(await Promise.all(sheets.map(read)))].join('');
    expect(styles).toContain(themeColours('violet', 'light').ground);
    expect(styles).not.toMatch(/\b(?:oklch|oklab|lch|lab|color-mix|light-dark)\(/);
  }
});

test('a page of the default look carries no styles of a theme', async () => {
  const html = await (await fetch(`${site().url}/emergency`)).text();
  expect(html).not.toContain(':root{--ground:var(--in-light,');
  expect(html.match(/<style>:root\{--/g)).toBe(null);
});

test('a hue chosen in an old tab is not lost, and does not overwrite another one without asking', async () => {
  restoreLook();
  const page = await visitAdmin('/admin/appearance', { ...desktop, expected: [/status of 412/] });
  await choose(page, 'Sea');
  const api = await signInToApi(site());
  await api.appearance.update({ body: { ...defaultLook, hue: 'moss' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Someone else has changed this page in the meantime.').waitFor();
  expect((await api.appearance.getPublic()).hue).toBe('moss');
  await expect.poll(() => page.getByRole('radio', { name: 'Sea' }).isChecked()).toBe(true);
  await save(page);
  expect((await api.appearance.getPublic()).hue).toBe('sea');
});

test('what was not saved can be discarded', async () => {
  const page = await visitAdmin('/admin/appearance', desktop);
  await choose(page, 'Cocoa');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Pine' }).isChecked()).toBe(true);
});

test('the first screen of the home page is arranged as chosen, with its slides and its button', async () => {
  restoreLook();
  const api = await signInToApi(site());
  for (const hero of ['below', 'framed'] as const) {
    await api.appearance.update({ body: { ...defaultLook, hero } });
    const page = await visit('/', desktop);
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      return found ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const [text, art, whole] = [
      await box('.slide-current .slide-text'),
      await box('.slide-current .slide-art'),
      await box('.hero'),
    ];
    if (hero === 'below') expect(art.y).toBeGreaterThan(text.y + text.height);
    else expect(whole.x).toBeGreaterThan(20);
    expect(art.width * art.height).toBeGreaterThan(100_000);
    await expect.poll(() => page.locator('.hero .button-primary').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

test('joints of the figure lie on it in every arrangement of the first screen', async () => {
  restoreLook();
  const api = await signInToApi(site());
  for (const hero of ['behind', 'below', 'framed'] as const) {
    await api.appearance.update({ body: { ...defaultLook, hero } });
    const page = await visit('/', desktop);
    const [places, picture] = ['.figure svg', '.figure img'].map((selector) => page.locator(selector).first());
    expect(await picture?.evaluate((one) => getComputedStyle(one).objectFit)).toBe('contain');
    expect(await picture?.boundingBox()).toEqual(await places?.boundingBox());
  }
});
