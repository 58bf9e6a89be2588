import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import { whitePng } from '#server/testing/white-png.ts';
import { oldSite, wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

async function visitImport(viewport: { width: number; height: number }, from = 'treatments') {
  const page = await visitAdmin(`/admin/${from}`, { viewport, expected: [/status of 422|ApiError/] });
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
  return page;
}

const fileOf = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const chooseTable = (page: Page, content: string, name = 'table.csv') =>
  page.getByLabel('The CSV file').setInputFiles(fileOf(name, content));
const row = (page: Page, text: string) => page.locator('.import-rows').getByRole('listitem').filter({ hasText: text });

test('on a phone, an owner corrects the mistakes of a table, looks at it again, and adds all of it at once', async () => {
  const name = 'Cold mud';
  const page = await visitImport({ width: 390, height: 844 });
  await expect.poll(() => page.getByLabel('What is in the file').inputValue()).toBe('treatments');
  await chooseTable(page, 'Title;Length\nMud;30');
  await page.getByText(importMessages.missingColumns('Name, Kind')).waitFor();

  await chooseTable(page, `Name,Kind,Price from\n${name},magic,\nDry needling therapy,therapy,`);
  await page.getByRole('heading', { name: 'table.csv: 0 new, 1 already there, 1 with mistakes' }).waitFor();
  await row(page, name).getByText('Kind: Please choose therapy, service or advice.').waitFor();
  await row(page, 'Dry needling therapy').getByText('Already there, skipped').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Add \d/ }).count()).toBe(0);
  await expectAccessible(page);

  await chooseTable(page, `Name,Kind,Price from\n${name},therapy,300\n${name} wrap,service,`, 'corrected.csv');
  await page.getByRole('heading', { name: 'corrected.csv: 2 new' }).waitFor();
  await page.getByRole('button', { name: 'Add 2 treatments' }).click();
  await page.getByRole('list').getByText('corrected.csv').first().waitFor();
  await page.getByRole('link', { name: 'Look at them' }).click();
  await page.getByRole('link', { name: `Edit ${name} wrap` }).waitFor();
  expect(await (await fetch(`${site().url}/`)).text()).toContain(`${name} wrap`);
});

test('on a desktop, an owner brings blogs along from WordPress, reads the report later, and removes them again', async () => {
  const number = 1;
  const page = await visitImport({ width: 1440, height: 900 }, 'blogs');
  const title = `From the old site ${number}`;
  const content = '<p>Words.</p><p><img src="https://pictures.invalid/a.png"></p><script>alert(1)</script>';
  const link = `${oldSite}/2019/05/old-${number}/`;
  const file = wxrOf(
    wxrItem(number, { title, content, link, name: `old-${number}` }),
    wxrItem(100 + number, { title: 'Imprint of the old site', type: 'page' }),
  );
  const field = page.getByLabel('The export file (.xml)');
  const choose = (name: string, words: string) =>
    field.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(words) });
  const card = page.getByRole('region', { name: 'Blogs from WordPress' });
  const send = () => card.getByRole('button', { name: 'Import', exact: true }).click();
  const report = (name: string) => page.getByRole('region', { name: `Report: ${name}` });

  await choose('broken.xml', file.replace('</channel>', '</oops>'));
  await send();
  await report('broken.xml')
    .getByText(/^The file is damaged: line \d+ is not valid XML\./)
    .waitFor();

  await choose(`old-${number}.xml`, file);
  await send();
  const shown = report(`old-${number}.xml`);
  await shown.getByText('1 blog added. 0 pictures fetched.').waitFor();
  await shown.getByText('Left out: 2').click();
  await shown.getByText('Imprint of the old site').waitFor();
  await shown.getByText('Pictures left out: 1').click();
  await shown.getByText(importMessages.reasons['not-fetched'] ?? '').waitFor();
  await shown.getByText(/^Old addresses that lead to the blogs: \d$/).click();
  await shown.getByText(`/blog/old-${number}`).first().waitFor();
  await expectAccessible(page);

  for (const address of [`/2019/05/Old-${number}/`, `/?p=${number}`]) {
    const moved = await fetch(site().url + address, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/blog/old-${number}`]);
  }
  expect((await fetch(`${site().url}/?p=999`)).status).toBe(200);
  expect((await fetch(`${site().url}/2019/05/other/`)).status).toBe(404);
  expect(await (await fetch(`${site().url}/blog/old-${number}`)).text()).toContain(title);

  await choose('again.xml', file);
  await send();
  await report('again.xml').getByText(importMessages.nothingNewBlogs).waitFor();

  await page.getByRole('link', { name: `old-${number}.xml` }).click();
  await shown.getByRole('button', { name: 'Remove what was added' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown.getByText('What this import added was removed.').waitFor();
  expect((await fetch(`${site().url}/blog/old-${number}`)).status).toBe(404);
});

test('an owner brings Markdown files along with their pictures, as drafts', async () => {
  const page = await visitImport({ width: 1440, height: 900 }, 'blogs');
  const card = page.getByRole('region', { name: 'Blogs from Markdown files' });
  await card.getByLabel('The blogs become').selectOption('All drafts');
  const field = card.getByLabel('The files, and the pictures in them');
  await field.setInputFiles([{ name: 'a.md', mimeType: 'text/markdown', buffer: Buffer.from('Caf\xe9', 'latin1') }]);
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await card.getByText(importMessages.notUtf8Text('a.md')).waitFor();

  const text = '---\ntitle: Written in Markdown\n---\nLook: ![Dots](img/dots.png)';
  await field.setInputFiles([
    { name: 'written.md', mimeType: 'text/markdown', buffer: Buffer.from(text) },
    { name: 'dots.png', mimeType: 'image/png', buffer: whitePng(20, 10) },
  ]);
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('region', { name: 'Report: written.md' }).getByText('1 blog added.').waitFor();
  const { body } = await (await signInToApi(site())).blogs.list({ query: { q: 'Written in Markdown' } });
  expect(body.blogs).toMatchObject([{ status: 'Draft', content_html: expect.stringContaining('alt="Dots" ') }]);
});

test('a template can be downloaded, and is understood as it is', async () => {
  const page = await visitImport({ width: 1440, height: 900 }, 'career');
  await expect.poll(() => page.getByLabel('What is in the file').inputValue()).toBe('openings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const path = await (await download).path();
  await page.getByLabel('The CSV file').setInputFiles(path);
  await page.getByRole('button', { name: 'Add 1 opening' }).waitFor();
});

test('from the list of patients, an owner imports 5,000 at once, after the mistakes of two are corrected', async () => {
  const page = await visitImport({ width: 820, height: 1180 }, 'patients');
  const people = Array.from({ length: 4_997 }, (_, index) => `Person ${index},+91 ${9_000_000_000 + index},`);
  const head = 'Name,Phone numbers,Language';
  const twice = 'person 7,09000000007,';
  const wrong = ['"Ilsa\nLong",12,', 'Omar Long,+91 98765 04716,Klingon'];
  await chooseTable(page, [head, ...people, twice, ...wrong].join('\n'), 'people.csv');
  await page.getByRole('heading', { name: 'people.csv: 4,997 new, 1 already there, 2 with mistakes' }).waitFor();
  await page.locator('.import-rows').getByRole('listitem').first().getByText('line 5000').waitFor();
  await row(page, 'Omar Long').getByText(`Language: ${patientMessages.unknownLanguage}`).waitFor();

  const right = ['"Ilsa\nLong",+91 98765 04717,', 'Omar Long,+91 98765 04716,Arabic'];
  await chooseTable(page, [head, ...people, twice, ...right].join('\n'), 'people.csv');
  await page.getByRole('button', { name: 'Add 4,999 patients' }).click();
  await page.getByRole('link', { name: 'Look at them' }).click();
  await page.getByRole('searchbox').fill('4716');
  await page.getByRole('link', { name: 'Open Omar Long' }).waitFor();
  const { body } = await (await signInToApi(site())).patients.search({ body: { q: 'long' } });
  expect(body.map(({ name, language }) => [name, language])).toEqual([
    ['Omar Long', 'ar'],
    ['Ilsa\nLong', null],
  ]);
}, 60_000);
