import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as problemMessages from '#contract/messages/problems.ts';
import type { Problem } from '#contract/problems.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

async function visitTab(viewport: { width: number; height: number }, expected: RegExp[] = []) {
  const page = await visitAdmin('/admin/problems', { viewport, expected });
  await page.getByRole('list', { name: 'Problems' }).waitFor();
  return page;
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Problems' }).getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const offered = async () => (await (await fetch(`${site().url}/api/problems`)).json()) as Problem[];
const wide = { width: 1440, height: 900 };

test('an owner adds, changes, moves and deletes problems, and visitors get them at once', async () => {
  const page = await visitTab(wide, [/status of 422/]);
  await page.getByRole('link', { name: 'Add a problem' }).click();
  await page.getByRole('textbox', { name: 'Problem' }).fill('knee PAIN');
  await page.getByRole('checkbox', { name: 'Manual Therapy' }).check();
  await page.getByRole('button', { name: 'Add problem' }).click();
  await page.getByRole('link', { name: problemMessages.taken }).waitFor();
  await page.getByRole('textbox', { name: 'Problem' }).fill('Jaw pain');
  await page.getByLabel('Body area').selectOption('Head and neck');
  await page.getByLabel('Filter the 31 treatments').fill('advice');
  await page.getByRole('checkbox', { name: 'Assessment and advice' }).check();
  await page.getByText('2 linked').waitFor();
  await page.getByLabel('Other words for it').fill('jabda\nTMJ');
  await page.getByRole('button', { name: 'Add problem' }).click();
  await toast(page, problemMessages.added).waitFor();
  await expect
    .poll(() => row(page, 'Jaw pain').innerText())
    .toMatch(/Head and neck · Assessment and advice \(not sure yet\), Manual Therapy/);
  const [{ id, ...added } = { id: 0 }] = (await offered()).slice(-1);
  expect(added).toEqual({ name: 'Jaw pain', body_area: 'head-and-neck', drawing: 'neck', treatment_ids: [31, 13] });

  await page.getByRole('button', { name: 'Move to the top: Jaw pain' }).press('Enter');
  await expect.poll(async () => (await offered())[0]?.name).toBe('Jaw pain');
  await page.getByRole('link', { name: 'Edit Jaw pain' }).click();
  await expect.poll(() => page.getByLabel('Other words for it').inputValue()).toBe('jabda\nTMJ');
  await page.getByRole('checkbox', { name: 'Manual Therapy' }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, problemMessages.updated).waitFor();
  await expect.poll(async () => (await offered())[0]).toEqual({ ...added, id, treatment_ids: [31] });

  await page.getByRole('button', { name: 'Delete Jaw pain' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this problem?' });
  await question.getByText('Jaw pain').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, problemMessages.deleted).waitFor();
  await expect.poll(async () => (await offered()).map((problem) => problem.id)).not.toContain(id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, problemMessages.restored).waitFor();
  await expect.poll(async () => (await offered())[0]?.id).toBe(id);
  await page.goto('/admin/changes');
  await page.getByText('the problem “Jaw pain”').first().waitFor();
});

test('the second to save reads what the other person saved, in words', async () => {
  const api = await signInToApi(site());
  const body = { name: 'Cold toes', body_area: null, treatment_ids: [1], other_words: null };
  const { id } = await api.problems.create({ body });
  const page = await visitTab(wide, [/status of 412/]);
  await page.getByRole('link', { name: 'Edit Cold toes' }).click();
  await page.getByRole('checkbox', { name: 'Cupping Therapy' }).check();
  await api.problems.update({ params: { id }, body: { ...body, body_area: 'leg', treatment_ids: [2, 3] } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Treatments: Chest Physiotherapy, Cryotherapy (Cold Therapy)').waitFor();
  await page.getByText('Body area: Leg').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Cupping Therapy' }).isChecked()).toBe(true);
});

test('on a phone an owner changes a problem, in an accessible list and form', async () => {
  const page = await visitTab({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit Neck pain' }).click();
  await page.getByRole('heading', { name: 'Neck pain', level: 2 }).waitFor();
  await expectAccessible(page);
});
