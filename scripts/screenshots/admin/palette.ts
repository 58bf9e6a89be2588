import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const paletteScreenshots: Screenshot[] = [
  { name: 'admin-palette', path: '/admin', act: open, isOverlay: true },
  { name: 'admin-palette-found', path: '/admin', act: find, isOverlay: true },
];

async function open(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

async function find(page: Page) {
  await open(page);
  await page.keyboard.type('ha');
  await page.getByRole('group', { name: 'Patients' }).getByRole('option').first().waitFor();
}
