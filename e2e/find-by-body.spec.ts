import { describe, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
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

test('on a phone with motion, a tap on the figure leads to the area, and from there to its booking', async () => {
  const page = await visit('/', { ...phone, reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Show it on a figure' }).tap();
  const spots = page.locator('.body-figure a');
  await spots.first().waitFor();
  for (const spot of await spots.all()) expect((await spot.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.body-spot-knee').tap();
  await page.waitForURL('**/conditions?area=knee#found');
  await page.getByRole('heading', { name: 'Knee', exact: true, level: 3 }).first().waitFor();
  await expectAccessible(page);
  const href = await page.getByRole('link', { name: 'Book for knee pain' }).getAttribute('href');
  expect(href).toMatch(/^\/appointment\?problem=\d+$/);
});

test('with the keyboard, the chips are the only stops, and the focus goes on at the result', async () => {
  const page = await visit('/conditions');
  const chip = page.getByRole('list').getByRole('link', { name: 'Shoulder', exact: true });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/conditions?area=shoulder#found');
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h3.*Shoulder/);
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.locator('.body-figure a:not([tabindex="-1"])').count()).toBe(0);
});

test('a body area without scripts begins with when to get help, and then its conditions and symptoms', async () => {
  const page = await visit('/conditions', { ...phone, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const found = page.locator('.body-found');
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

describe('a clinic without conditions', () => {
  const clinic = prepareVisits({ SEED: 'none' });

  test('says so for an area, and offers to book', async () => {
    const page = await clinic.visit('/conditions?area=knee', phone);
    const found = page.locator('.body-found');
    await found.getByText('We have not written about this part of the body yet.').waitFor();
    await expect.poll(() => found.getByRole('link', { name: /^Book/ }).isVisible()).toBe(true);
    await expectAccessible(page);
  });
});
