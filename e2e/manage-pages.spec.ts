import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as pageMessages from '#contract/messages/pages.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const footerPages = (page: Page) => page.getByRole('navigation', { name: 'More about us' }).getByRole('link');
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const switchOf = (page: Page, title: string) => page.getByRole('switch', { name: `On the website: ${title}` });
const statusOf = async (path: string) => (await fetch(site().url + path)).status;

async function visitTab(viewport = wide, expected: RegExp[] = []) {
  const page = await visitAdmin('/admin/pages', { viewport, expected });
  await page.getByRole('list', { name: 'Pages' }).waitFor();
  return page;
}

/** Adds a page through the API, and shows it. */
async function addShown(title: string, content_html: string) {
  const api = await signInToApi(site());
  const { id, slug } = await api.pages.create({ body: { title, content_html } });
  await api.pages.setVisibility({ params: { id }, body: { is_hidden: false } });
  return { api, id, slug };
}

test('an owner adds a page by keyboard, whose taken address is refused with nothing lost, previews and shows it', async () => {
  const page = await visitTab(wide, [/status of 409/]);
  await page.getByRole('link', { name: 'Add a page' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('Where to park');
  await page.getByRole('textbox', { name: 'Address' }).fill('complaints');
  await content(page).focus();
  await page.keyboard.type('You can park behind {clinic}.');
  await page.getByRole('button', { name: 'Add page' }).press('Enter');
  await page.getByRole('link', { name: pageMessages.taken('Complaints') }).press('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Where to park');
  await expect.poll(() => content(page).innerText()).toBe('You can park behind {clinic}.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview' }).press('Enter'),
  ]);
  await preview.getByText('You can park behind Physiotherapy App.').waitFor();
  await preview.close();
  await page.getByRole('button', { name: 'Add page' }).press('Enter');
  await toast(page, pageMessages.added).waitFor();
  await expect.poll(() => statusOf('/pages/where-to-park')).toBe(404);
  await switchOf(page, 'Where to park').press('Space');
  await toast(page, pageMessages.shown).waitFor();
  await expect.poll(() => statusOf('/pages/where-to-park')).toBe(200);

  const visitor = await visit('/');
  await expect.poll(async () => (await footerPages(visitor).allInnerTexts()).at(-1)).toBe('Where to park');
  await page.getByRole('button', { name: 'Move to the top: Where to park' }).press('Enter');
  await expect
    .poll(async () => {
      await visitor.reload();
      return (await footerPages(visitor).allInnerTexts())[0];
    })
    .toBe('Where to park');

  await page.getByRole('button', { name: 'Delete Where to park' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await toast(page, pageMessages.deleted).waitFor();
  await expect.poll(() => statusOf('/pages/where-to-park')).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await toast(page, pageMessages.restored).waitFor();
  await expect.poll(() => statusOf('/pages/where-to-park')).toBe(200);
});

describe.each([{ javaScriptEnabled: true, reducedMotion: 'no-preference' }, { javaScriptEnabled: false }] as const)(
  'a visitor on a phone (%o)',
  (options) => {
    test('finds a page in the footer and reads it', async () => {
      const page = await visit('/conditions', { ...options, viewport: phone });
      const links = footerPages(page);
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await links.filter({ hasText: 'Fees and cancelling' }).click();
      await page.getByRole('heading', { level: 1, name: 'Fees and cancelling' }).waitFor();
      await expect.poll(() => page.title()).toBe('Fees and cancelling | Physiotherapy App');
      await page.getByText('Call us on +91 00000 00000, or write to hello@example.com.').waitFor();
      if (options.javaScriptEnabled) await expectAccessible(page);
      await page.locator('.article-text').getByRole('link', { name: 'treatments' }).click();
      await page.waitForURL('**/treatments');
    });
  },
);

test('an owner restores earlier words, and can take those that someone else has saved first', async () => {
  const { api, id, slug } = await addShown('Our rooms', '<p>Two rooms.</p>');
  const body = { title: 'Our rooms', content_html: '<p>Three rooms.</p>' };
  await api.pages.update({ params: { id }, body });
  const page = await visitTab(wide, [/status of 412/]);
  await page.getByRole('link', { name: 'Edit Our rooms' }).click();
  await page.getByText('Three rooms.').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).last().click();
  await content(page).getByText('Two rooms.').waitFor();
  await api.pages.update({ params: { id }, body: { ...body, content_html: '<p>Four <b>rooms</b>.</p>' } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Content: Four rooms.').waitFor();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await content(page).getByText('Four rooms.').waitFor();
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Come in.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, pageMessages.updated).waitFor();
  expect(await (await fetch(`${site().url}/pages/${slug}`)).text()).toContain(
    '<p>Four <strong>rooms</strong>. Come in.</p>',
  );
});

test('a page with few words is described all the same, with its title in its address', async () => {
  const { slug } = await addShown('Größe', '<p>XL.</p>');
  const html = await (await fetch(`${site().url}/pages/${encodeURIComponent(slug)}`)).text();
  expect(html).toMatch(/<meta name="description" content="Größe: XL\..{30,150}"/);
});

test('the form is accessible on a phone', async () => {
  const page = await visitTab(phone);
  await page.getByRole('link', { name: 'Edit Complaints' }).click();
  await content(page).waitFor();
  await expectAccessible(page);
});

test('the footer has no line for pages if none is shown', async () => {
  const api = await signInToApi(site());
  for (const { id } of await api.pages.list())
    await api.pages.setVisibility({ params: { id }, body: { is_hidden: true } });
  const page = await visit('/about');
  await expect.poll(() => page.getByRole('navigation', { name: 'More about us' }).count()).toBe(0);
});
