import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const importScreenshots: Screenshot[] = [
  { name: 'admin-import-preview', path: '/admin/import', act: previewTable },
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
