import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

/** A Monday that is weeks away: nothing of today matters. */
const monday = (() => {
  const day = new Date(Date.now() + 28 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
})();

interface Booked {
  time: string;
  anyway?: boolean;
  practitioner_id?: number | null;
}

let practitioners: { id: number; name: string }[];

beforeAll(async () => {
  const api = await signInToApi(site());
  practitioners = (await api.schedules.getCalendar({})).practitioners;
});

const someone = () => practitioners[0] ?? { id: 0, name: '' };

async function book(name: string, { time, practitioner_id = someone().id, anyway = false }: Booked) {
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const body = {
    appointment_id: request?.id ?? 0,
    starts_at: `${monday}T${time}`,
    practitioner_id,
    minutes: 30,
    anyway,
  };
  return api.visits.create({ body });
}

async function visitCalendar(
  width: 390 | 1440,
  search = `?day=${monday}`,
  options: Parameters<typeof visitAdmin>[1] = {},
) {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await visitAdmin(`/admin/calendar${search}`, { viewport, ...options });
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
  await page.locator('.calendar').waitFor();
  return page;
}

const visitOf = (page: Page, name: string) => page.locator('.visit').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const stored = async ({ id }: CalendarVisit) => (await signInToApi(site())).visits.get({ params: { id } });

describe.each([390, 1440] as const)('at %i px, a visit', (width) => {
  test('is marked, taken back, moved to another time, and refused where it would be too much', async () => {
    const name = `Calendar Visit${width}`;
    const hour = width === 390 ? '09' : '14';
    const booked = await book(name, { time: `${hour}:00` });
    await book(`Calendar Other${width}`, { time: `${hour}:30` });
    const page = await visitCalendar(width, undefined, { expected: [/status of 409|ApiError/] });
    await expectAccessible(page);
    await visitOf(page, name).click();
    await page.getByRole('heading', { name, level: 2 }).waitFor();
    await page.getByRole('link', { name: 'Call' }).waitFor();
    await expectAccessible(page);

    await button(page, 'Arrived').click();
    await toast(page, `${name}: Arrived.`).waitFor();
    expect((await stored(booked)).status).toBe('arrived');
    await button(page, 'Undo').click();
    await toast(page, visitMessages.undone).waitFor();
    expect((await stored(booked)).status).toBe('booked');
    if (width === 390) await visitOf(page, name).click();

    await page.getByLabel('Time', { exact: true }).fill(`${hour}:30`);
    await button(page, 'Save the change').click();
    await page.getByText(visitMessages.practitionerTaken(someone().name)).waitFor();
    await expectAccessible(page);
    expect(await page.locator('.free-times button').count()).toBe(3);
    await button(page, 'Book anyway').click();
    await toast(page, visitMessages.moved).waitFor();
    expect((await stored(booked)).overbooked).toBe(true);
    if (width === 1440) await page.locator('.side-sheet-close').click();
    await page.getByRole('heading', { name, level: 2 }).waitFor({ state: 'detached' });
    await visitOf(page, name).getByText('Booked, overbooked').waitFor();
  });
});

test('what one person moves, another sees without loading the page', async () => {
  const booked = await book('Calendar Moved', { time: '11:00' });
  const [mover, watcher] = [await visitCalendar(1440), await visitCalendar(390)];
  await visitOf(mover, 'Calendar Moved').click();
  await mover.getByLabel('Time', { exact: true }).fill('11:35');
  await button(mover, 'Save the change').click();
  await toast(mover, visitMessages.moved).waitFor();
  await visitOf(watcher, 'Calendar Moved').getByText('11:35').waitFor();
  expect((await stored(booked)).version).toBeGreaterThan(booked.version);
});

test('a change that somebody else was faster with stays typed, and is saved over it', async () => {
  const booked = await book('Calendar Contested', { time: '12:30' });
  const page = await visitCalendar(1440, undefined, { expected: [/status of 412|ApiError/] });
  await visitOf(page, 'Calendar Contested').click();
  await page.getByLabel('Minutes').fill('25');
  const api = await signInToApi(site());
  const { id, version } = booked;
  await api.visits.setStatus({ params: { id }, body: { status: 'arrived' } }, { ifMatch: version });
  await page.locator('.state-chip').getByText('Arrived').waitFor();
  await button(page, 'Save the change').click();
  await page.getByText('Someone else has changed this visit').waitFor();
  expect(await page.getByLabel('Minutes').inputValue()).toBe('25');
  await button(page, 'Save the change').click();
  await toast(page, visitMessages.moved).waitFor();
  expect(await stored(booked)).toMatchObject({ status: 'arrived' });
});

test('a week and a list show the same visits, and arrows lead from lane to lane', async () => {
  await book('Calendar First', { time: '16:00' });
  const second = practitioners[1];
  if (!second) throw new Error('The samples have two practitioners at least.');
  await book('Calendar Second', { time: '16:00', practitioner_id: second.id });
  const page = await visitCalendar(1440);
  await visitOf(page, 'Calendar First').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Calendar Second');
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await page.waitForURL(/view=week/);
  await visitOf(page, 'Calendar Second').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Practitioner').selectOption({ label: second.name });
  await visitOf(page, 'Calendar First').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.waitForURL(/view=agenda/);
  await visitOf(page, 'Calendar Second').waitFor();
});

test.each([390, 1440] as const)('at %i px, a request gets the next free time with one click', async (width) => {
  const name = `Calendar Request${width}`;
  const reference = await bookOverApi(site().url, name);
  const page = await visitAdmin('/admin', { viewport: { width, height: 900 } });
  await openRequest(page, name);
  await button(page, 'Book a time').click();
  const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
  await dialog.locator('.free-times button').first().waitFor();
  await expectAccessible(page);
  await dialog.locator('.free-times button').first().click();
  await toast(page, visitMessages.booked).waitFor();
  await page.getByRole('region', { name: 'Visits' }).getByText('Booked').waitFor();
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  expect(request?.stage).toBe('confirmed');
});
