import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signIn } from './testing/admin-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

async function visitImport(viewport: { width: number; height: number }, from = 'treatments') {
  const page = await visit(`/login?next=${encodeURIComponent(`/admin/${from}`)}`, {
    viewport,
    expected: [/status of 422|ApiError/],
  });
  await signIn(page, site().admin);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
  return page;
}

const fileOf = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const chooseTable = (page: Page, content: string, name = 'table.csv') =>
  page.getByLabel('The CSV file').setInputFiles(fileOf(name, content));
const row = (page: Page, text: string) => page.locator('.import-rows').getByRole('listitem').filter({ hasText: text });

describe.each([
  ['on a desktop', { width: 1440, height: 900 }, 'Warm mud'],
  ['on a phone', { width: 390, height: 844 }, 'Cold mud'],
])('%s', (_where, viewport, name) => {
  test('an owner corrects the mistakes of a table, looks at it again, and adds all of it at once', async () => {
    const page = await visitImport(viewport);
    expect(await page.getByLabel('What is in the file').inputValue()).toBe('treatments');
    await chooseTable(page, 'Title;Length\nMud;30');
    await page.getByText(importMessages.missingColumns(['Name', 'Kind'])).waitFor();

    await chooseTable(page, `Name,Kind,Price from\n${name},magic,\nDry needling therapy,therapy,`);
    await page.getByRole('heading', { name: 'table.csv: 0 new, 1 already there, 1 with mistakes' }).waitFor();
    await row(page, name).getByText('Kind: Please choose therapy or service.').waitFor();
    await row(page, 'Dry needling therapy').getByText('Already there, skipped').waitFor();
    expect(await page.getByRole('button', { name: /^Add \d/ }).count()).toBe(0);
    await expectAccessible(page);

    await chooseTable(page, `Name,Kind,Price from\n${name},therapy,300\n${name} wrap,service,`, 'corrected.csv');
    await page.getByRole('heading', { name: 'corrected.csv: 2 new' }).waitFor();
    await page.getByRole('button', { name: 'Add 2 treatments' }).click();
    await page.getByRole('list').getByText('corrected.csv').first().waitFor();
    await page.getByRole('link', { name: 'Look at them' }).click();
    await page.getByRole('link', { name: `Edit ${name} wrap` }).waitFor();
    expect(await (await fetch(`${site().url}/`)).text()).toContain(`${name} wrap`);
  });
});

test('a template can be downloaded, and is understood as it is', async () => {
  const page = await visitImport({ width: 1440, height: 900 }, 'career');
  expect(await page.getByLabel('What is in the file').inputValue()).toBe('openings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const path = await (await download).path();
  await page.getByLabel('The CSV file').setInputFiles(path);
  await page.getByRole('button', { name: 'Add 1 opening' }).waitFor();
});
