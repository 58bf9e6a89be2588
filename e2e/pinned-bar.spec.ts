import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();
const viewport = { width: 390, height: 844 };

test('on a phone, one bar as wide as the screen leads to booking, the phone and the chat', async () => {
  const page = await visit('/about', { viewport });
  const bar = page.getByRole('complementary', { name: 'Book, call or chat' });
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 });
  for (const name of ['Book', 'Call Now', /^WhatsApp chat/])
    expect((await bar.getByRole('link', { name, exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  // The bar stands below everything else at the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [footer, box] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});

test('it goes while a primary button is in view, and comes back', async () => {
  const page = await visit('/', { viewport });
  const bar = page.getByRole('complementary', { name: 'Book, call or chat' });
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Conditions', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(true);
});

test('the pinned bar stays without scripts', async () => {
  const page = await visit('/', { viewport, javaScriptEnabled: false });
  await expect.poll(() => page.getByRole('complementary', { name: 'Book, call or chat' }).isVisible()).toBe(true);
});

test('the focused element is never below the pinned bar', async () => {
  const page = await visit('/career', { viewport });
  const bar = page.locator('.floating-buttons');
  const links = await page.locator('footer a').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    await link.focus();
    const [box, top] = [await link.boundingBox(), (await bar.boundingBox())?.y ?? 0];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('on a wide screen it is a dock of two', async () => {
  const page = await visit('/about', { viewport: { width: 1_440, height: 900 } });
  const bar = page.getByRole('complementary', { name: 'Book, call or chat' });
  expect((await bar.boundingBox())?.width).toBe(72);
  await expect.poll(() => bar.getByRole('link').count()).toBe(2);
});
