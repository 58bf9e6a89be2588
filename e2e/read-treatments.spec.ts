import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { aims } from '#contract/plain/treatment-texts.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { readPart } from './testing/page-facts.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const phone = { width: 390, height: 844 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The addresses of pages that begin with a path, in the sitemap. */
async function addressesOf(path: string) {
  const sitemap = await (await fetch(`${site().url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => address.startsWith(path));
}

test('the home page leads to the page of each treatment but the advice', async () => {
  const page = await visit('/', { viewport: phone });
  const links = page.locator('.offering a');
  const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
  expect(addresses).toHaveLength(30);
  await expect
    .poll(async () => (await addressesOf('/treatments/')).filter((address) => !addresses.includes(address)))
    .toHaveLength(1);
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.locator('.offering summary').first().click();
  await links.filter({ hasText: 'Cupping Therapy' }).click();
  await heading(page, 'Cupping Therapy').waitFor();
});

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])('a visitor (%o)', (options) => {
  test('finds a treatment, reads what it is and when not to have it, and books it', async () => {
    const page = await visit('/treatments', { ...options, viewport: phone });
    await expect.poll(() => page.title()).toBe('Treatments | Physiotherapy App');
    await page.getByRole('link', { name: 'Manual Therapy' }).click();
    await heading(page, 'Manual Therapy').waitFor();
    const headings = await page.locator('main').locator('section, article').locator('h2').allInnerTexts();
    expect(headings.map((text) => text.trim())).toEqual([
      'Who it helps',
      'When to get help',
      'What happens',
      'How sure we are',
      'When not to have it',
      'Sources',
    ]);
    await expect.poll(() => page.getByText('Not on a fresh break.').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Some evidence').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('30 minutes').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Book this treatment' }).first().click();
    await page.waitForURL('**/appointment?treatment=*');
  });

  test('is advised to talk first about a treatment that guidelines advise against', async () => {
    const page = await visit('/treatments/ultrasound-therapy', { ...options, viewport: phone });
    await expect.poll(() => page.getByText('Guidelines advise against it for some problems').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: 'Book this treatment' }).count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Talk to us first' }).first().click();
    await page.waitForURL((url) => url.pathname === '/appointment' && url.search === '');
  });
});

test('treatments stand under what they are for, each with a sentence, and a length is said once', async () => {
  const api = await signInToApi(site());
  const body = { kind: 'therapy', minutes: 75, price_from: 90_000, not_if: null, what: 'A walk. In a park.' } as const;
  const { id } = await api.treatments.create({ body: { name: 'Long walk', ...body } });
  const page = await visit('/treatments', { viewport: phone });
  const titles = await page.locator('main section').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.map((title) => title.replace(/\s+/g, ' '))).toEqual([
    'If you are not sure',
    ...Object.values(aims),
    'More treatments',
    'Not sure which one?',
  ]);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect.poll(() => row('Cupping Therapy').innerText()).toMatch(/Cups that suck the skin up a little.*\.$/);
  await expect.poll(() => row('Long walk').innerText()).toMatch(/A walk\.\s+75 minutes · from ₹900$/);
  await expect.poll(() => page.locator('main').getByText('30 minutes').count()).toBe(1);
  await api.treatments.update({ params: { id }, body: { name: 'Long walk', ...body, aim: 'steady' } });
  await page.reload();
  const group = page.locator('section').filter({ has: page.getByRole('heading', { name: aims.steady }) });
  await expect.poll(() => group.getByRole('link', { name: 'Long walk' }).count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: 'More treatments' }).count()).toBe(0);
  await expectAccessible(page);
  await api.treatments.setVisibility({ params: { id }, body: { is_hidden: true } });
});

test('a treatment says who gives it, what it is used for, and leads from its urgent line to all signs', async () => {
  const api = await signInToApi(site());
  const page = await visit('/treatments/vestibular-rehabilitation', { viewport: phone });
  const facts = page.locator('.treatment-facts');
  await expect.poll(() => facts.getByRole('link', { name: 'Everyone in our team' }).count()).toBe(1);
  await expect.poll(() => facts.innerText()).toMatch(/How sure we are\s+\w+ evidence/);
  const used = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Used for' }) });
  await expect.poll(() => used.getByRole('link', { name: 'Vertigo (BPPV)' }).count()).toBe(1);
  await page.getByRole('link', { name: 'When to get help' }).click();
  await page.waitForURL('**#help');
  await expect.poll(() => page.locator('#help .signs li').count()).toBeGreaterThan(0);
  await expectAccessible(page);

  const [treatment] = (await api.treatments.list()).filter(({ name }) => name === 'Vestibular Rehabilitation');
  const giver = (await api.clinic.getPublic()).practitioners[0];
  if (!treatment || !giver) throw new Error('There is no such sample.');
  const { id, version, price_from, ...form } = treatment;
  const ofOne = { ...form, price_from, practitioner_ids: [giver.id] };
  await api.treatments.update({ params: { id }, body: ofOne }, { ifMatch: version });
  await page.reload();
  await expect.poll(() => facts.getByRole('link', { name: giver.name }).getAttribute('href')).toBe('/about#team');
  await expect.poll(() => facts.getByRole('link').count()).toBe(1);
  await api.treatments.update({ params: { id }, body: { ...form, price_from, practitioner_ids: null } });
});

test('every treatment and article says when to get help, is marked as unchecked, and names no number of its own', async () => {
  const page = await visit('/robots.txt', { javaScriptEnabled: false }); // which may parse others
  const treatments = await addressesOf('/treatments/');
  const articles = await addressesOf('/blog/');
  expect([treatments.length, articles.length]).toEqual([31, 5]);
  const failures = await failuresOf([...treatments, ...articles], async (address) => {
    const { points, calls, text } = await readPart(page, await (await fetch(site().url + address)).text());
    if (address.startsWith('/treatments/')) expect(calls).toBe(1);
    expect(points).toBeGreaterThan(0);
    expect(text).toContain('Not yet checked by a clinician.');
    expect(text).not.toMatch(/\{\w+\}/);
  });
  expect(failures).toEqual([]);
});

test('a page says when it was reviewed, keeps its address, is told to search engines, and goes while it is hidden', async () => {
  const api = await signInToApi(site());
  const texts = {
    what: 'Sounds <b>that</b> calm.',
    reviewed_by: 'A. Sample, physiotherapist',
    reviewed_on: '2025-10-12',
  };
  const body = { kind: 'therapy', minutes: 45, price_from: 49_900, not_if: null, ...texts } as const;
  const { id } = await api.treatments.create({ body: { name: 'Sound bath', ...body } });
  await api.treatments.update({ params: { id }, body: { name: 'Bath of sounds', ...body } });
  const page = await visit('/treatments/sound-bath', { expected: [/status of 404/] });
  await heading(page, 'Bath of sounds').waitFor();
  await expect.poll(() => page.locator('.treatment-head .lead').innerText()).toBe(texts.what);
  await expect.poll(() => page.getByText('45 minutes', { exact: true }).isVisible()).toBe(true);
  await expect.poll(() => page.getByText('from ₹499', { exact: true }).isVisible()).toBe(true);
  await expect
    .poll(() => page.locator('main').innerText())
    .toMatch(/Last reviewed .*2025 by A\. Sample, physiotherapist/);
  await expect.poll(() => page.getByRole('heading', { name: 'What happens' }).count()).toBe(0);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.join('')).toContain('"MedicalTherapy"');
  expect(things.join('')).toContain('"lastReviewed":"2025-10-12"');

  const moved = await fetch(`${site().url}/treatments/${id}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/treatments/sound-bath']);
  await expect.poll(() => addressesOf('/treatments/')).toContain('/treatments/sound-bath');
  await api.treatments.setVisibility({ params: { id }, body: { is_hidden: true } });
  await expect.poll(() => addressesOf('/treatments/')).not.toContain('/treatments/sound-bath');
  await page.goto(`${site().url}/treatments/sound-bath`);
  await heading(page, treatmentMessages.notFound).waitFor();
  await page.getByRole('link', { name: 'See all treatments' }).click();
  await heading(page, 'Treatments').waitFor();
});

test('an owner writes what the page of a treatment says, looks at it before saving, and goes back to earlier words', async () => {
  const page = await visitAdmin('/admin/treatments', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('link', { name: 'Cupping Therapy' }).first().click();
  await page.getByText('Page on the website').click();
  await page.getByLabel('What it is').fill('Cups, and {emergency} for an emergency.');
  await page.getByLabel('Sources').fill('A guideline | https://example.com/cups\nA book');
  await page.getByLabel('Reviewed by').fill('A. Sample');
  await page.getByLabel('Reviewed on').fill('2025-10-12');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await preview.getByText('Cups, and 112 for an emergency.').waitFor();
  await preview.getByRole('heading', { name: 'Sources' }).waitFor();
  await preview.close();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(treatmentMessages.updated).first().waitFor();
  const html = await (await fetch(`${site().url}/treatments/cupping-therapy`)).text();
  expect(html).toContain('Cups, and 112 for an emergency.');
  expect(html).toContain('A. Sample');
  expect(html).toMatch(/<a href="https:\/\/example.com\/cups"[^>]*>A guideline<\/a>/);
  expect(html).toContain('"citation":[{"@type":"CreativeWork","name":"A guideline","url":"https://example.com/cups"}');
  await page.getByRole('link', { name: 'Cupping Therapy' }).first().click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Page on the website').click();
  await expect.poll(() => page.getByLabel('Sources').inputValue()).toContain('Cao and others');
  await expect.poll(() => page.getByLabel('What it is').inputValue()).not.toContain('emergency');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await fetch(`${site().url}/treatments/cupping-therapy`)).text())
    .not.toContain('A guideline');
});
