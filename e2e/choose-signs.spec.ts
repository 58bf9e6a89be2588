import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 } };
const texts = { description: 'What it is.', symptoms: 'Pain.', causes: 'A fall.', treatment: 'Rest.' };

const field = (page: Page) => page.getByRole('group', { name: /^Signs that need help/ });
const chosen = (page: Page) => field(page).getByRole('list', { name: 'Chosen signs' }).getByRole('listitem');
const words = async (page: Page) => (await chosen(page).locator('bdi').allInnerTexts()).map((text) => text.trim());

async function open(page: Page) {
  await field(page).getByText('Choose signs').click();
  await field(page)
    .getByRole('searchbox', { name: /^Filter the \d+ signs$/ })
    .waitFor();
}

async function choose(page: Page, typed: string, sign: string) {
  await field(page).getByRole('searchbox').fill(typed);
  await field(page).getByRole('checkbox', { name: sign }).check();
}

test('a condition names signs, found by their words or urgency, in the order of its page', async () => {
  const api = await signInToApi(site());
  const name = 'Sore wing';
  const { id } = await api.conditions.create({ body: { name, ...texts } });
  const page = await visitAdmin(`/admin/conditions/${id}`, phone);
  await adminPageLoaded(page);
  await open(page);
  await choose(page, 'two weeks', 'A cough for three weeks');
  await choose(page, 'chest pain', 'Chest pain or tightness');
  await choose(page, 'testicle', 'Sudden pain in a testicle');
  await field(page).getByRole('searchbox').press('Enter');
  await expect
    .poll(() => words(page))
    .toEqual([
      'Chest pain or tightness',
      'Sudden pain in a testicle',
      'A cough for three weeks, or for two where tuberculosis is common',
    ]);
  await expect.poll(() => chosen(page).first().innerText()).toContain('Call 112 now');
  await expectAccessible(page);
  await page.getByText('Not saved yet.').waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Here is what you typed before.').waitFor();
  await expect.poll(() => words(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Remove “Sudden pain in a testicle”' }).press('Enter');
  await expect.poll(() => words(page)).toHaveLength(2);
  await expect.poll(() => field(page).evaluate((group) => group === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect
    .poll(async () => (await api.conditions.get({ params: { id } })).signs)
    .toEqual(['long-cough', 'chest-pain']);

  const visitor = await visit(`/conditions/${id}`);
  await visitor.getByRole('heading', { name: 'Call 112 now' }).waitFor();
  await visitor.getByText('Chest pain or tightness', { exact: true }).waitFor();
});

test('earlier signs come back from the history', async () => {
  const api = await signInToApi(site());
  const body = { name: 'Sore tail', ...texts };
  const { id } = await api.conditions.create({ body: { ...body, signs: '["stroke"]' } });
  await api.conditions.update({ params: { id }, body: { ...body, signs: '["chest-pain"]' } });
  const page = await visitAdmin(`/admin/conditions/${id}`);
  await expect.poll(() => words(page)).toEqual(['Chest pain or tightness']);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByText('Before and after').click();
  await history.getByText('chest pain', { exact: true }).waitFor();
  await history.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect
    .poll(() => words(page))
    .toEqual(['A face that droops, an arm or leg that suddenly goes weak or numb, or slurred speech']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect.poll(async () => (await api.conditions.get({ params: { id } })).signs).toEqual(['stroke']);
});

test('a symptom and a treatment name signs, in a dialog and in a sheet', async () => {
  const api = await signInToApi(site());
  const { id } = await api.symptoms.create({ body: { name: 'Sore feathers' } });
  const page = await visitAdmin('/admin/conditions/symptoms', phone);
  await page.getByRole('button', { name: 'Edit Sore feathers' }).click();
  await open(page);
  await choose(page, 'choke', 'Someone chokes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const symptoms = () => api.symptoms.list({ query: { placeholders: '1' } });
  await expect.poll(async () => (await symptoms()).find((one) => one.id === id)?.signs).toEqual(['choking']);
  await page.getByRole('button', { name: 'Edit Sore feathers' }).click();
  await page.getByRole('button', { name: 'Remove “Someone chokes”' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await symptoms()).find((one) => one.id === id)?.signs).toEqual([]);

  const body = { name: 'Feather care', kind: 'therapy', minutes: 30, price_from: null, not_if: null } as const;
  const treatment = await api.treatments.create({ body });
  await page.goto(`/admin/treatments?open=${treatment.id}`);
  await page.getByText('Page on the website').click();
  await open(page);
  await choose(page, 'choke', 'Someone chokes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const stored = async () => (await api.treatments.list({})).find((one) => one.id === treatment.id)?.signs;
  await expect.poll(stored).toEqual(['choking']);
});

test('a blog names signs, which its preview and its page show at the end', async () => {
  const api = await signInToApi(site());
  const blog = { title: 'Sore beaks', content: '<p>Words.</p>', status: 'Published' } as const;
  const { id, slug } = await api.blogs.create({ body: blog });
  const page = await visitAdmin(`/admin/blogs/${id}`);
  await open(page);
  await choose(page, 'choke', 'Someone chokes');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Sore beaks' });
  await preview.getByText('Someone chokes').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect.poll(async () => (await api.blogs.get({ params: { id } })).signs).toEqual(['choking']);
  const visitor = await visit(`/blog/${slug}`);
  await visitor.getByRole('heading', { name: 'When to get help' }).waitFor();
  await visitor.getByText('Someone chokes').waitFor();
});

test('signs that could not be loaded stay as they are', async () => {
  const api = await signInToApi(site());
  const { id } = await api.conditions.create({ body: { name: 'Sore claw', ...texts, signs: '["stroke"]' } });
  const page = await visitAdmin(`/admin/conditions/${id}`, {
    expected: [/status of 500|ApiError/],
    prepare: async (one) => {
      await one.route('**/api/signs', (route) => route.fulfill({ status: 500, body: '' }));
    },
  });
  await field(page).getByRole('alert').waitFor();
  await page.getByLabel('Description').first().fill('Changed.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect
    .poll(() => api.conditions.get({ params: { id } }))
    .toMatchObject({ description: 'Changed.', signs: ['stroke'] });
});

test('a draft that an older version of the form has stored leaves the signs as they are', async () => {
  const api = await signInToApi(site());
  const { id } = await api.conditions.create({ body: { name: 'Sore crest', ...texts, signs: '["stroke"]' } });
  const page = await visitAdmin('/admin/conditions');
  const draft = { values: { name: 'Sore old crest' }, version: 1 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `draft-condition-${id}`,
    JSON.stringify(draft),
  ] as const);
  await page.goto(`/admin/conditions/${id}`);
  await page.getByText('Here is what you typed before.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes are saved.').waitFor();
  const stored = await api.conditions.get({ params: { id } });
  expect(stored).toMatchObject({ name: 'Sore old crest', description: texts.description, signs: ['stroke'] });
});
