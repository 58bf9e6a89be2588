import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Paths of the documents that the browser requests from now on. */
function watchDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The browser itself says which tabs it has: Playwright's event for a new one fails to come, once in some 25 times. */
async function expectTab(page: Page, path: string) {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const urls = async () => (await session?.send('Target.getTargets'))?.targetInfos.map(({ url }) => url);
  await expect.poll(urls, { timeout: 10_000 }).toContain(new URL(path, page.url()).href);
}

/** Marks the document: a new one is not marked. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a click opens the next page in the same document, at its top and with the focus on its heading', async () => {
  const page = await visit('/review');
  const documents = watchDocuments(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await link(page, 'Appointment').click();
  await title(page, 'Book an appointment').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Book an appointment');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  await expect.poll(() => marked.allTextContents()).toEqual(['Appointment']);
  expect(documents).toEqual([]);
});

test('the menu closes with the page that was chosen, and without it when the page takes long', async () => {
  const page = await visit('/review', { viewport: { width: 390, height: 844 } });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name, exact: true }).click();
  };
  await choose('Appointment');
  await title(page, 'Book an appointment').waitFor();
  await expect.poll(() => menu.isVisible()).toBe(false);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue();
  });
  await choose('Blog');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => title(page, 'Book an appointment').isVisible()).toBe(true);
  release();
  await title(page, 'Blog').waitFor();
});

test('a click with Control leaves the page and opens another', async () => {
  const page = await visit('/review');
  await mark(page);
  await link(page, 'Blog').click({ modifiers: ['Control'] });
  await expectTab(page, '/blog');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/review');
  expect(await isSameDocument(page)).toBe(true);
});

test('the middle button opens a page of its own', async () => {
  const page = await visit('/review');
  await link(page, 'Blog').click({ button: 'middle' });
  await expectTab(page, '/blog');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/review');
});

test('a link to the page that is open adds no step to go back', async () => {
  const page = await visit('/review');
  await link(page, 'Appointment').click();
  await title(page, 'Book an appointment').waitFor();
  const steps = await page.evaluate(() => history.length);
  await link(page, 'Appointment').click();
  await page.goBack();
  await title(page, 'Leave a review').waitFor();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps);
});

test('a link inside the page leads to its target without leaving the page', async () => {
  const page = await visit('/review');
  const documents = watchDocuments(page);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
  expect(documents).toEqual([]);
});

test('the page of a link begins to load when the link is focused', async () => {
  const page = await visit('/review');
  const loads = page.waitForResponse(/\/blog\.data$/);
  await link(page, 'Blog').focus();
  expect((await loads).status()).toBe(200);
});

test('the page of a link begins to load when a finger touches the link', async () => {
  const page = await visit('/review', { hasTouch: true });
  const loads = page.waitForResponse(/\/blog\.data$/);
  await link(page, 'Blog').dispatchEvent('touchstart');
  expect((await loads).status()).toBe(200);
});

test('a page that was loaded in advance opens without another request', async () => {
  await (await fetch(`${site().url}/blog.data`)).text(); // the page cache has it from now on
  const page = await visit('/review');
  const loaded = page.waitForResponse(/\/blog\.data$/);
  await link(page, 'Blog').focus();
  await (await loaded).finished();
  await link(page, 'Blog').press('Enter');
  await title(page, 'Blog').waitFor();
  const sizes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('/blog.data'))
        .map(({ transferSize }) => transferSize > 0),
    );
  await expect.poll(sizes).toEqual([true, false]);
});

test('going back restores the place on the page', async () => {
  const page = await visit('/review');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await link(page, 'Appointment').dispatchEvent('click');
  await title(page, 'Book an appointment').waitFor();
  await page.goBack();
  await title(page, 'Leave a review').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
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
