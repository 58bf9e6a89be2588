import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { dayAfterMonday } from './testing/weeks-ahead.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

/** Days after a Tuesday that is weeks away. */
const dayAfter = (days: number) => dayAfterMonday(days + 1);

let person: { id: number; name: string };

beforeAll(async () => {
  const api = await signInToApi(site());
  [person = { id: 0, name: '' }] = (await api.schedules.getCalendar({})).practitioners;
});

async function bookElsewhere(name: string, starts_at: string) {
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const body = { appointment_id: request?.id ?? 0, starts_at, practitioner_id: person.id, minutes: 30 };
  return api.visits.create({ body });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();

async function statusesOf(reference: string) {
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const visits = await api.visits.listOfRequest({ params: { id: request?.id ?? 0 } });
  return visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)).map(({ status }) => status);
}

describe.each([
  [1440, '10:00'],
  [390, '15:00'],
])('at %i px, a series', (width, time) => {
  test('is planned, loses a date to someone else, is booked whole, and cancelled from a visit on', async () => {
    const name = `Series Patient${width}`;
    await bookElsewhere(`Series Other${width}`, `${dayAfter(3)}T${time}`);
    const reference = await bookOverApi(site().url, name);
    const expected = [/status of 4(09|22)|ApiError/];
    const page = await visitAdmin('/admin', { viewport: { width, height: 900 }, expected });
    await openRequest(page, name);
    await button(page, 'Book a series').click();
    const dialog = page.getByRole('dialog', { name: `Book a series for ${name}` });
    await dialog.getByLabel('Number of visits').fill('1');
    await dialog.getByLabel('First day').fill(dayAfter(0));
    await dialog.getByRole('checkbox', { name: 'Tuesday' }).check();
    await dialog.getByLabel('Time on Tuesdays').fill(time);
    await dialog.getByRole('checkbox', { name: 'Friday' }).check();
    await expect.poll(() => dialog.getByLabel('Time on Fridays').inputValue()).toBe(time);
    await dialog.getByLabel('Practitioner').selectOption({ label: person.name });
    await dialog.getByLabel('Minutes').fill('30');
    await button(page, 'Show the dates').click();
    await dialog.getByText(visitMessages.wrongCount(2, 30)).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Number of visits').fill('4');
    await button(page, 'Show the dates').click();
    await dialog.getByText('4 visits, of which 1 cannot be as planned.').waitFor();
    await dialog.getByText(visitMessages.practitionerTaken(person.name)).waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(4);
    await expectAccessible(page);

    await bookElsewhere(`Series Faster${width}`, `${dayAfter(7)}T${time}`);
    await button(page, 'Book 4 visits').click();
    await dialog.getByText(visitMessages.seriesTaken(1, 4)).waitFor();
    await expect.poll(() => dialog.getByRole('combobox').count()).toBe(2);
    await expect.poll(() => statusesOf(reference)).toEqual([]);
    await dialog.getByRole('combobox').last().selectOption('Leave it out');
    await dialog.getByRole('combobox').first().selectOption('anyway');
    await expectAccessible(page);
    await button(page, 'Book 3 visits').click();
    await toast(page, visitMessages.seriesBooked(3)).waitFor();
    await page.getByText('Series: Attended 0 of 3').waitFor();
    await expect.poll(() => statusesOf(reference)).toEqual(['booked', 'booked', 'booked']);

    const visits = page.getByRole('region', { name: 'Visits' });
    await visits.getByRole('link').nth(1).click();
    await page.locator('.state-chip').getByText('Booked, overbooked').waitFor();
    // The page that is left has a button of the same name.
    await button(page, 'Cancel this and all later ones…').waitFor();
    await button(page, 'Book a series').click();
    await page
      .getByRole('dialog', { name: `Book a series for ${name}` })
      .getByLabel('Practitioner')
      .waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Cancel this and all later ones…').click();
    const question = page.getByRole('alertdialog', { name: 'Cancel 2 visits?' });
    await question.waitFor();
    await expectAccessible(page);
    await button(page, 'Cancel them').click();
    await toast(page, visitMessages.seriesCancelled(2)).waitFor();
    await expect.poll(() => statusesOf(reference)).toEqual(['booked', 'cancelled', 'cancelled']);
    await button(page, 'Undo').last().click();
    await toast(page, visitMessages.undone).waitFor();
    await expect.poll(() => statusesOf(reference)).toEqual(['booked', 'booked', 'booked']);
  });
});

test('on a phone, what is typed and chosen about a series outlives its dialog and the lock', async () => {
  const name = 'Series Typed';
  await bookElsewhere('Series Inway', `${dayAfter(10)}T11:00`);
  await bookOverApi(site().url, name);
  const page = await visitAdmin('/admin', { viewport: { width: 390, height: 900 }, expected: [/status of 401/] });
  await openRequest(page, name);
  await button(page, 'Book a series').click();
  const dialog = page.getByRole('dialog', { name: `Book a series for ${name}` });
  await dialog.getByLabel('Number of visits').fill('3');
  await page.keyboard.press('Escape');
  await button(page, 'Book a series').click();
  await dialog.getByText('Not saved yet').waitFor();
  await expect.poll(() => dialog.getByLabel('Number of visits').inputValue()).toBe('3');
  await button(page, 'Discard it').click();
  await expect.poll(() => dialog.getByLabel('Number of visits').inputValue()).toBe('10');

  await dialog.getByLabel('Number of visits').fill('2');
  await dialog.getByLabel('First day').fill(dayAfter(3));
  await dialog.getByRole('checkbox', { name: 'Friday' }).check();
  await dialog.getByLabel('Time on Fridays').fill('11:00');
  await dialog.getByLabel('Practitioner').selectOption({ label: person.name });
  await button(page, 'Show the dates').click();
  await dialog.getByRole('combobox').selectOption('Leave it out');
  await page.keyboard.press('Escape');
  await button(page, 'Close').first().click(); // the request lies over the rail
  await openYou(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'This screen is locked' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(site().admin.password);
  await button(page, 'Unlock').click();
  await openRequest(page, name);
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await button(page, 'Book a series').click();
  await dialog.getByText('Not saved yet').waitFor();
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe('');
  await expectAccessible(page);
  await button(page, 'Book 1 visit').click();
  await toast(page, visitMessages.seriesBooked(1)).waitFor();
  await button(page, 'Book a series').click();
  await dialog.getByLabel('Number of visits').waitFor();
  await expect.poll(() => dialog.getByText('Not saved yet').count()).toBe(0);
});

test.each([
  [390, [7]],
  [320, [5, 2]],
])(
  'at %i px, the days of the week are large buttons in rows of %j, named in full for those who listen',
  async (width, rows) => {
    const name = `Series Days${width}`;
    await bookOverApi(site().url, name);
    const page = await visitAdmin('/admin', { viewport: { width, height: 900 } });
    await openRequest(page, name);
    await button(page, 'Book a series').click();
    const days = page.getByRole('group', { name: 'Days of the week' });
    await days.getByRole('checkbox', { name: 'Wednesday' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Time on Wednesdays').waitFor();
    const boxes = await days.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const { top, width, height } = label.getBoundingClientRect();
        return { top, isTarget: width >= 44 && height >= 44, isCut: label.scrollWidth > label.clientWidth };
      }),
    );
    expect([...Map.groupBy(boxes, ({ top }) => top).values()].map(({ length }) => length)).toEqual(rows);
    expect(boxes.filter(({ isTarget, isCut }) => !isTarget || isCut)).toEqual([]);
  },
);
