import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const treatmentScreenshots: Screenshot[] = [
  { name: 'admin-treatments-edit', path: '/admin/treatments', act: openFirst, isOverlay: true },
  { name: 'admin-treatments-mistakes', path: '/admin/treatments', act: saveMistakes, isOverlay: true },
  { name: 'admin-problems-edit', path: '/admin/problems', act: openProblem, isOverlay: true },
  { name: 'admin-pages-edit', path: '/admin/pages', act: openPage, isOverlay: true },
];

async function openFirst(page: Page) {
  await page.getByRole('link', { name: 'Edit Dry Needling Therapy' }).click();
  await page.getByRole('heading', { name: 'Dry Needling Therapy', level: 2 }).waitFor();
}

async function openProblem(page: Page) {
  await page.getByRole('link', { name: 'Edit Dizziness' }).click();
  await page.getByRole('heading', { name: 'Dizziness', level: 2 }).waitFor();
}

async function openPage(page: Page) {
  await page.getByRole('link', { name: 'Edit Complaints' }).click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function saveMistakes(page: Page) {
  await page.getByRole('link', { name: 'Add a treatment' }).click();
  await page.getByLabel('Price from').fill('about 500');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await page.getByText('to check').waitFor();
}
