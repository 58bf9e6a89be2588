import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Paths of the documents that the browser requests from now on. */
function watchDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a link inside the page leads to its target without leaving the page', async () => {
  const page = await visit('/review');
  const documents = watchDocuments(page);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
  expect(documents).toEqual([]);
});

test('the browser itself navigates to and from a document, loads it in advance, and shows the change where motion is wanted', async () => {
  const page = await visit('/review', { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const [{ where }] = (JSON.parse(rules ?? '') as { prefetch: [{ where: { href_matches: string[] } }] }).prefetch;
  expect(where.href_matches).toContain('/conditions/:id');
  await page.goto('/conditions');
  const documents = watchDocuments(page);
  const listed = await page.locator('script[type=speculationrules]').textContent();
  expect(listed).toMatch(/"\/gallery"/);
  expect(listed).not.toMatch(/appointment|review"|search|visit|admin/);
  await page.addInitScript(() =>
    window.addEventListener('pagereveal', (event) =>
      Object.assign(window, { isTransition: event.viewTransition !== null }),
    ),
  );
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Photo Gallery' }).click();
  await title(page, 'Photo Gallery').waitFor();
  expect(documents).toEqual(['/gallery']);
  expect(await page.evaluate(() => 'isTransition' in window && window.isTransition)).toBe(true);
  await page.goBack();
  await title(page, 'Conditions').waitFor();
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the menu of a document closes for its cross, Escape, a tap beside it, and the focus that leaves it', async () => {
  const page = await visit('/conditions', { viewport: { width: 390, height: 844 } });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => page.getByRole('button', { name: 'Close the menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 450),
    () => page.keyboard.press('Shift+Tab'),
  ]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    await expect.poll(() => menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await close();
    await menu.waitFor({ state: 'hidden' });
  }
});
