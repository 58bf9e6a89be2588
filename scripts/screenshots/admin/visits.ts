import type { Page } from 'playwright-core';
import { sampleDay } from '../sample-visits.ts';
import type { Screenshot } from '../screenshot.ts';

/** Pages about visits beside the calendar, in states that are not those of their address. */
export const visitScreenshots: Screenshot[] = [
  { name: 'admin-hours-new', path: '/admin/hours?open=new', act: headed('Add working hours'), isOverlay: true },
  { name: 'admin-hours-leave-new', path: '/admin/hours/leave?open=new', act: enterLeave, isOverlay: true },
  { name: 'admin-hours-leave-none', path: '/admin/hours/leave', act: emptied('absences') },
  { name: 'admin-hours-rooms-new', path: '/admin/hours/rooms?open=new', act: headed('Add a room'), isOverlay: true },
  { name: 'admin-hours-rooms-none', path: '/admin/hours/rooms', act: emptied('rooms') },
  { name: 'admin-hours-settings-mistakes', path: '/admin/hours/settings', act: saveMistake },
  { name: 'admin-wait-list-none', path: '/admin/wait-list?from=2020-01-06T05:00Z&until=2020-01-06T06:00Z' },
];

function headed(name: string) {
  return (page: Page) => page.getByRole('heading', { name, level: 2 }).waitFor();
}

/** Pretends that the clinic has none of these records. */
function emptied(records: string) {
  return async (page: Page) => {
    const calls = `**/api/${records}`;
    await page.route(calls, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.locator('.empty-state').waitFor();
    await page.unroute(calls);
  };
}

async function enterLeave(page: Page) {
  await page.getByLabel('Practitioner').selectOption({ index: 1 });
  for (const label of ['First day', 'Last day']) await page.getByLabel(label).fill(sampleDay());
  await page.locator('.visits-in-the-way strong').waitFor();
}

async function saveMistake(page: Page) {
  await page.getByLabel('Weeks ahead').fill('99');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('to check').waitFor();
}
