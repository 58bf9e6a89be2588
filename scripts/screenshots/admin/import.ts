import type { Page } from 'playwright-core';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import type { Screenshot } from '../screenshot.ts';

export const importScreenshots: Screenshot[] = [
  { name: 'admin-import-preview', path: '/admin/import', act: previewTable },
  { name: 'admin-import-report', path: '/admin/import', act: importBlogs },
  { name: 'admin-import-broken', path: '/admin/import', act: importBroken },
];

const table = `Name,Kind,Length in minutes,Price from,Not if,Colour
Hydrotherapy,Therapy,45,800,"Not with open wounds.",blue
Reflex zone therapy,magic,,,,
Dry needling therapy,Therapy,30,,,
Aqua gymnastics,Service,60,about 500,,`;

async function previewTable(page: Page) {
  const file = { name: 'our treatments.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.getByLabel('The CSV file').setInputFiles(file);
  await page.getByText('Has mistakes').first().waitFor();
}

const lookAlike = '<p>Words.</p><p><img src="https://pictures.invalid/a.png"></p><script>alert(1)</script>';
const exported = wxrOf(
  wxrItem(1, { title: 'Swimming with a sore shoulder', content: lookAlike, name: 'swimming', status: 'draft' }),
  wxrItem(2, { title: 'Our rooms', type: 'page' }),
  wxrItem(3, { title: 'Imprint', type: 'page' }),
);

async function importFile(page: Page, name: string, content: string) {
  const file = { name, mimeType: 'text/xml', buffer: Buffer.from(content) };
  await page.getByLabel('The export file (.xml)').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('region', { name: `Report: ${name}` }).waitFor();
}

async function importBlogs(page: Page) {
  await importFile(page, 'old-clinic.WordPress.2026-11-20.xml', exported);
  await page.getByText(/^Left out: \d/).click();
  await page.getByText('Our rooms').waitFor();
}

async function importBroken(page: Page) {
  await importFile(page, 'broken.xml', exported.replace('</channel>', ''));
  await page.reload(); // the clock of screenshots stands still, so that the page does not follow
  await page.getByText('The file is damaged').first().waitFor();
}
