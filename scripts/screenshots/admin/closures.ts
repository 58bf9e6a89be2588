import type { Page } from 'playwright-core';
import { formatDays } from '../../../src/web/shell/opening-hours.ts';
import type { Screenshot } from '../screenshot.ts';

export const closureScreenshots: Screenshot[] = [
  { name: 'admin-closures-list', path: '/admin/closures?open=new', act: addTwo },
  { name: 'admin-closures-edit', path: '/admin/closures', act: openFirst, isOverlay: true },
  { name: 'about-closures', path: '/about' },
];

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Once for all widths. */
async function addTwo(page: Page) {
  await page.getByRole('heading', { name: 'Add a closure' }).waitFor();
  const rows = page.getByRole('row').filter({ hasText: formatDays(day(5), day(7)) });
  if ((await rows.count()) > 0) return;
  await add(page, 'Diwali', day(5), day(7));
  await page.getByRole('link', { name: 'Add a closure' }).click();
  await page.getByRole('switch', { name: 'Closed all day' }).click();
  await page.getByLabel('From', { exact: true }).fill('09:00');
  await page.getByLabel('to', { exact: true }).fill('13:00');
  await add(page, 'Staff training', day(1), day(30));
}

async function add(page: Page, reason: string, first: string, last: string) {
  await page.getByLabel('Reason').fill(reason);
  await page.getByLabel('First day').fill(first);
  await page.getByLabel('Last day').fill(last);
  await page.getByRole('button', { name: 'Add closure' }).click();
  await page.getByRole('row').filter({ hasText: reason }).waitFor();
}

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /^Edit the closure/ })
    .first()
    .click();
  await page.getByText('Overlaps with').first().waitFor();
}
