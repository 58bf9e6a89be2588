import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as previewMessages from '#contract/messages/previews.ts';
import * as textMessages from '#contract/messages/texts.ts';
import { defaultPrivacyVersion } from '#contract/plain/text-fields.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const part = (page: Page, name: string) => page.getByRole('group', { name });

const read = async (path: string) => (await fetch(site().url + path)).text();

async function visitTexts(page: string, viewport: typeof phone, expected: RegExp[] = []) {
  const tab = await visitAdmin(`/admin/texts?page=${page}`, { viewport, expected });
  await tab.getByRole('button', { name: 'Publish' }).waitFor();
  return tab;
}

test('an owner edits a page, looks at it before it is published, and takes the default words back', async () => {
  const page = await visitTexts('about', desktop, [/status of 422/]);
  await part(page, 'Team').getByLabel('Text').fill('Meet the four of us.');
  await part(page, 'Where to find us').getByLabel('Title', { exact: true }).fill('Find {name}');
  const search = part(page, 'Search results');
  const result = search.getByRole('figure', { name: 'search result' });
  await search.getByLabel('Description').fill('Steady steps. '.repeat(13));
  await result.getByText(`${'Steady steps. '.repeat(11)}Steady …`).waitFor();
  await search.getByLabel('Description').fill('Who works here.');
  await search.getByLabel('Title').fill('Who we are');
  await result.getByText('Who we are | Physiotherapy App').waitFor();
  await expectAccessible(page);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await preview.getByText('Meet the four of us.').waitFor();
  await preview.getByRole('heading', { name: 'Find Physiotherapy App' }).waitFor();
  await preview.getByText(previewMessages.notice).waitFor();
  await expect.poll(() => preview.title()).toBe('Who we are | Physiotherapy App');
  const shown = await fetch(preview.url());
  expect([shown.headers.get('Cache-Control'), shown.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
  await preview.close();
  expect(await read('/about')).not.toContain('Meet the four of us.');

  await page.getByLabel('Point 1').fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: `Vision and Mission: point 1: ${textMessages.missing}` }).waitFor();
  await page.getByRole('button', { name: 'Back to the default words of Vision and Mission: point 1' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(textMessages.saved).waitFor();
  await page.getByText('Everything is published.').waitFor();
  expect(await read('/about')).toMatch(/<title>Who we are \| Physiotherapy App<\/title>[^]*Meet the four of us\./);

  await page.getByRole('button', { name: 'Back to the default words of Team: text' }).click();
  await page.getByRole('button', { name: 'Back to the default words of Search results: title' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => read('/about')).toContain('Meet our expert physiotherapy team');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByText('Before and after').first().click();
  await history.getByText('Who we are').first().waitFor();
  await history.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect.poll(() => part(page, 'Team').getByLabel('Text').inputValue()).toBe('Meet the four of us.');
  await page.getByText('Not published yet.').waitFor();
});

test('the preview of every page opens the start pop-up with the words that are typed', async () => {
  const page = await visitAdmin('/admin/texts?page=site', { viewport: desktop, startPopup: true });
  const words = part(page, 'Start pop-up');
  await words.getByLabel('Title').fill('Come and see us');
  await words.getByLabel('Welcome').fill('We have moved, {name} is easy to reach now.');
  await part(page, 'Footer').getByLabel('About Us', { exact: true }).fill('We are on the first floor.');
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  const popup = preview.getByRole('dialog', { name: 'Come and see us' });
  await popup.getByText('We have moved, Physiotherapy App is easy to reach now.').waitFor();
  await preview.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await preview.getByText('We are on the first floor.').waitFor();
  const stored = await (await fetch(`${site().url}/api/form-notice`)).text();
  expect(stored).toContain('Book an Appointment');
});

test('changed words about privacy are a new version, which is stored with what visitors send', async () => {
  const page = await visitTexts('privacy', desktop);
  await page.getByText(`This is version ${defaultPrivacyVersion}.`).waitFor();
  await page.getByLabel('Why the booking form asks').fill('We call you with these details.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(textMessages.saved).waitFor();
  const visitor = await visit('/appointment');
  await visitor.getByText('We call you with these details. Clinic staff see it.').waitFor();
  const version = await visitor.locator('input[name="privacy_notice"]').inputValue();
  expect(version).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/);
  expect(version).not.toBe(defaultPrivacyVersion);
  await page.getByText(`This is version ${version}.`).waitFor();
  const reference = await bookOverApi(site().url, 'Nila Version', { privacy_notice: version });
  const api = await signInToApi(site());
  const [booked] = (await api.appointments.list({ query: { q: reference } })).body;
  expect(booked?.privacy_notice).toBe(version);
  expect((await api.texts.privacyVersions())[0]).toMatchObject({
    version,
    words: { booking_why: 'We call you with these details.' },
  });
});
