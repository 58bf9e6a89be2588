import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const path = (view: string, open = '') => `/admin/calendar?view=${view}&day=${day}${open && `&open=${open}`}`;

const shown = (page: Page) => page.locator('.calendar').waitFor();

export const calendarScreenshots: Screenshot[] = [
  { name: 'admin-calendar-day', path: path('day'), act: bookSome },
  { name: 'admin-calendar-week', path: path('week'), act: shown },
  { name: 'admin-calendar-list', path: path('agenda'), act: shown },
  { name: 'admin-calendar-requests', path: path('day', 'requests'), act: shown, isOverlay: true },
  { name: 'admin-calendar-visit', path: path('day'), act: openVisit, isOverlay: true },
  { name: 'admin-calendar-book', path: path('day'), act: (page) => press(page, 'Book a time'), isOverlay: true },
  { name: 'admin-calendar-walk-in', path: path('day'), act: enterWalkIn, isOverlay: true },
  { name: 'admin-calendar-leave', path: path('day'), act: enterLeave, isOverlay: true },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Once for all widths: the requests of the samples, one after the other. */
async function bookSome(page: Page) {
  await shown(page);
  if ((await page.locator('.visit').count()) > 0) return;
  for (const time of ['09:00', '09:30', '11:00', '11:00', '14:00']) {
    await press(page, 'Book a time');
    await page.locator('.request-choice').first().waitFor();
    await page.locator('.request-choice').first().click();
    await page.getByLabel('Time', { exact: true }).fill(time);
    await page
      .getByLabel('Practitioner')
      .last()
      .selectOption({ index: time === '11:00' ? 2 : 1 });
    await press(page, 'Book the visit');
    const anyway = page.getByRole('button', { name: 'Book anyway' });
    await anyway
      .or(page.getByRole('status', { name: 'Messages' }).getByText('Visit booked.'))
      .first()
      .waitFor();
    if (await anyway.isVisible()) await anyway.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function openVisit(page: Page) {
  await page.locator('.visit').first().click();
  await page.getByRole('heading', { name: 'Time and place' }).waitFor();
}

async function enterWalkIn(page: Page) {
  await press(page, 'Book a time');
  await page.getByLabel('Walk-in').check();
  await page.getByLabel('City').waitFor();
}

async function enterLeave(page: Page) {
  await press(page, 'Add leave');
  await page.getByRole('dialog').getByLabel('Practitioner').selectOption({ index: 1 });
  await page.getByRole('dialog').getByText('booked at this time').waitFor();
}
