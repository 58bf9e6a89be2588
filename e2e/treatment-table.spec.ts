import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const cell = (page: Page, label: string, name: string) => page.getByLabel(`${label}: ${name}`, { exact: true });
const saveAll = (page: Page) => page.getByRole('button', { name: 'Save all' });

async function addTwo(suffix: string) {
  const api = await signInToApi(site());
  const add = (name: string) =>
    api.treatments.create({
      body: { name, kind: 'therapy', minutes: 30, price_from: null, not_if: 'Not with fever.' },
    });
  return { api, one: await add(`Alpha ${suffix}`), two: await add(`Beta ${suffix}`) };
}

async function openTable(width: number) {
  const page = await visitAdmin('/admin/treatments/table', {
    viewport: { width, height: 900 },
    expected: [/status of 4(22|12)/],
  });
  await page.getByRole('heading', { name: 'Treatments and prices', level: 1 }).waitFor();
  return page;
}

describe.each(widths(1440, 390))('at %i px an owner', (width) => {
  test('changes several treatments by keyboard, is told of a mistake in its cell, saves all and takes it back', async () => {
    const { api, one, two } = await addTwo(String(width));
    const page = await openTable(width);
    const minutes = cell(page, 'Length in minutes', one.name);
    await minutes.fill('45');
    await page.getByText('1 treatment is not saved yet.').waitFor();
    await minutes.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Length in minutes: ${two.name}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('5000');
    await cell(page, 'Price from', two.name).fill('about 500');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: `${two.name}: ${treatmentMessages.noPrice}` }).press('Enter');
    await expect.poll(() => cell(page, 'Price from', two.name).getAttribute('aria-invalid')).toBe('true');
    await cell(page, 'Price from', two.name).fill('499.50');
    await cell(page, 'Name', two.name).fill('');
    await saveAll(page).click();
    await page.getByRole('link', { name: `${two.name}: Please enter the length in whole minutes` }).waitFor();
    await page.getByRole('link', { name: `${two.name}: Please enter the name of the treatment.` }).press('Enter');
    await page.keyboard.type(two.name);
    for (const size of width === 390 ? [390] : [768, 1024, width]) {
      await page.setViewportSize({ width: size, height: 900 });
      await expectAccessible(page);
    }
    await expect.poll(async () => (await api.treatments.get({ params: { id: one.id } })).minutes).toBe(30);
    await cell(page, 'Length in minutes', two.name).fill('50');
    await cell(page, 'Break after (minutes)', two.name).fill('10');
    await cell(page, 'Needs a room', two.name).uncheck();
    await page.getByRole('button', { name: `Move up: ${two.name}` }).click();
    await page.getByText(new RegExp(`^${two.name} is now number \\d+ of \\d+\\.$`)).waitFor();
    await saveAll(page).click();
    await toast(page, treatmentMessages.updatedSeveral(2)).waitFor();
    await page.getByText('Everything is saved.').waitFor();
    const stored = async () => (await api.treatments.list()).filter(({ id }) => id === one.id || id === two.id);
    await expect
      .poll(() => stored())
      .toMatchObject([
        {
          id: two.id,
          minutes: 50,
          buffer_minutes: 10,
          price_from: 49_950,
          needs_room: false,
          not_if: 'Not with fever.',
        },
        { id: one.id, minutes: 45 },
      ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, treatmentMessages.restored).waitFor();
    await expect
      .poll(() => stored())
      .toMatchObject([
        { id: one.id, minutes: 30 },
        { id: two.id, minutes: 30, price_from: null, needs_room: true },
      ]);
    await expect.poll(() => cell(page, 'Length in minutes', one.name).inputValue()).toBe('30');
  });
});

describe.each(widths(1440, 390))('at %i px an owner', (width) => {
  test('keeps what was typed through a reload and a colleague’s changes, which are said by row', async () => {
    const { api, one, two } = await addTwo(`again ${width}`);
    const page = await openTable(width);
    await cell(page, 'Length in minutes', one.name).fill('55');
    await cell(page, 'Length in minutes', two.name).fill('65');
    await page.reload();
    await page.getByText('What you had not saved is back.').waitFor();
    await expect.poll(() => cell(page, 'Length in minutes', one.name).inputValue()).toBe('55');
    const theirs = { ...one, minutes: 40 };
    await api.treatments.update({ params: { id: one.id }, body: theirs });
    await api.treatments.update({ params: { id: two.id }, body: { ...two, minutes: 20 } });
    await saveAll(page).click();
    await page.getByText(treatmentMessages.changedMeanwhile(2)).waitFor();
    const row = page.getByRole('row').filter({ has: cell(page, 'Name', one.name) });
    await row.getByText('Someone else saved:').waitFor();
    await row.getByText('40').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Use theirs for ${two.name}` }).click();
    await expect.poll(() => cell(page, 'Length in minutes', two.name).inputValue()).toBe('20');
    await saveAll(page).click();
    await toast(page, treatmentMessages.updatedSeveral(1)).waitFor();
    await page.getByRole('status', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click(); // covers a phone
    await expect.poll(async () => (await api.treatments.get({ params: { id: one.id } })).minutes).toBe(55);
    await cell(page, 'Name', two.name).fill('Not saved');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(() => cell(page, 'Name', two.name).inputValue()).toBe(two.name);
    await page.getByRole('link', { name: `Texts of ${two.name}` }).click();
    await page.getByRole('heading', { name: two.name, level: 2 }).waitFor();
  });
});

test('two who save different treatments at the same time both succeed, and no one’s row is lost', async () => {
  const { api, one, two } = await addTwo('race');
  const row = (record: typeof one, minutes: string) => ({ ...record, minutes, is_hidden: false });
  const answers = await Promise.allSettled([
    api.treatments.updateSeveral({ body: { treatments: [row(one, '35')] } }),
    api.treatments.updateSeveral({ body: { treatments: [row(two, '36')] } }),
    api.treatments.updateSeveral({ body: { treatments: [row(one, '37'), row(two, '38')] } }),
  ]);
  const after = (await api.treatments.list()).filter(({ id }) => id === one.id || id === two.id);
  const lengths = after.map(({ minutes }) => minutes);
  expect([
    [35, 36],
    [37, 38],
  ]).toContainEqual(lengths);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(lengths[0] === 35 ? 2 : 1);
});
