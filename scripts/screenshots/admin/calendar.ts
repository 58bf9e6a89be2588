import type { Page } from 'playwright-core';
import { sampleDay } from '../sample-visits.ts';
import type { Screenshot } from '../screenshot.ts';

const path = (view: string, open = '') => `/admin/calendar?view=${view}&day=${sampleDay()}${open && `&open=${open}`}`;

const shown = (page: Page) => page.locator('.visit').first().waitFor();

export const calendarScreenshots: Screenshot[] = [
  { name: 'admin-calendar-day', path: path('day'), act: shown },
  { name: 'admin-calendar-rooms', path: path('rooms'), act: shown },
  { name: 'admin-calendar-week', path: path('week'), act: shown },
  { name: 'admin-calendar-list', path: path('agenda'), act: shown },
  { name: 'admin-calendar-empty', path: '/admin/calendar?day=2020-01-06' },
  { name: 'admin-calendar-requests', path: path('day', 'requests'), act: requestsShown, isOverlay: true },
  { name: 'admin-calendar-visit', path: '/admin/calendar', act: openVisit('Bharat Sample'), isOverlay: true },
  { name: 'admin-calendar-series', path: path('day'), act: openSeries, isOverlay: true },
  { name: 'admin-calendar-cancelled', path: path('day'), act: openVisit('Indu Sample'), isOverlay: true },
  { name: 'admin-calendar-refused', path: '/admin/calendar', act: refuseChange, isOverlay: true },
  { name: 'admin-calendar-not-moved', path: '/admin/calendar', act: refuseMove, isOverlay: true, narrowest: 1024 },
  { name: 'admin-calendar-book', path: path('day'), act: bookTime, isOverlay: true },
  { name: 'admin-calendar-book-here', path: path('day'), act: bookHere, isOverlay: true, narrowest: 768 },
  { name: 'admin-calendar-hold', path: path('week'), act: openHold, isOverlay: true },
  { name: 'admin-calendar-someone-new', path: path('day'), act: bookForSomeoneNew, isOverlay: true },
  { name: 'admin-calendar-leave', path: path('day'), act: enterLeave, isOverlay: true, narrowest: 1440 },
  { name: 'admin-calendar-today', path: '/admin/calendar', act: shown },
  { name: 'admin-calendar-away', path: path('day'), act: openAway, isOverlay: true, narrowest: 768 },
  { name: 'admin-calendar-room', path: path('rooms'), act: closeRoom, isOverlay: true, narrowest: 768 },
  { name: 'admin-calendar-feeds', path: path('day'), act: openFeeds, isOverlay: true },
  { name: 'admin-calendar-earlier', path: path('day'), act: wantEarlier, isOverlay: true },
  { name: 'admin-calendar-print', path: path('day'), act: print, media: 'print', narrowest: 768 },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const visitOf = (page: Page, name: string) => page.locator('.visit').filter({ hasText: name });

function openVisit(name: string) {
  return async (page: Page) => {
    await visitOf(page, name).click();
    await page.getByRole('heading', { name, level: 2 }).waitFor();
  };
}

function requestsShown(page: Page) {
  return page.locator('.request-card').first().waitFor();
}

async function openSeries(page: Page) {
  await openVisit('Ela Sample')(page);
  await press(page, 'Book a series');
  const dialog = page.getByRole('dialog', { name: 'Book a series' });
  await dialog.getByLabel('Number of visits').fill('4');
  await dialog.getByLabel('First day').fill(sampleDay());
  await dialog.getByRole('checkbox', { name: 'Monday' }).check();
  await dialog.getByLabel('Time on Mondays').fill('09:45');
  await dialog.getByLabel('Practitioner').selectOption({ index: 1 });
  await press(page, 'Show the dates');
  await dialog.getByRole('listitem').first().waitFor();
}

/** Moves the visit to a time that someone else has. */
async function refuseChange(page: Page) {
  await openVisit('Bharat Sample')(page);
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await press(page, 'Save the change');
  await page.getByRole('button', { name: 'Book anyway' }).waitFor();
}

async function refuseMove(page: Page) {
  await visitOf(page, 'Bharat Sample').focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('heading', { name: 'Not changed' }).waitFor();
}

async function bookTime(page: Page) {
  await press(page, 'Book a time');
  await choose(page, 'Ela', 'Ela Sample');
  await page.getByRole('region', { name: 'Next free times' }).getByRole('button').first().waitFor();
}

/** Chooses who comes in the dialog. */
async function choose(page: Page, typed: string, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name or phone').fill(typed);
  await dialog.getByRole('radio', { name }).first().click();
}

/** Someone is found for a place in the lane of a practitioner. */
async function bookHere(page: Page) {
  await page.locator('.free-place').nth(1).press('Enter');
  await choose(page, 'Ela', 'Ela Sample');
}

async function openHold(page: Page) {
  await page.locator('.hold').first().click();
  await page.getByRole('heading', { name: 'Held for Ravi Sample' }).waitFor();
}

async function bookForSomeoneNew(page: Page) {
  await press(page, 'Book a time');
  await choose(page, 'New Sample +91 00000 00999', 'Someone new');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
}

async function enterLeave(page: Page) {
  await press(page, 'Add leave');
  await page.getByRole('dialog').getByLabel('Practitioner').selectOption({ index: 1 });
  await page.locator('.move-rows').waitFor();
}

async function closeRoom(page: Page) {
  await page
    .getByRole('button', { name: /^Close Treatment/ })
    .first()
    .click();
  await page.locator('.move-rows').waitFor();
}

async function openAway(page: Page) {
  await page.getByRole('button', { name: /^Add leave for Dr. Nila/ }).click();
  await page.locator('.move-rows').waitFor();
}

async function openFeeds(page: Page) {
  await press(page, 'Calendar feeds');
  const feed = page.getByRole('dialog').getByRole('switch').first();
  await feed.waitFor();
  if (!(await feed.isChecked())) await feed.click();
  await page.getByRole('button', { name: /^New address for/ }).waitFor();
}

async function wantEarlier(page: Page) {
  await openVisit('Dev Sample')(page);
  await press(page, 'Wants an earlier time');
  await page.getByRole('dialog').getByLabel('Until').waitFor();
}

async function print(page: Page) {
  await shown(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.locator('.day-sheet').first().waitFor();
}
