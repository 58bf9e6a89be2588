import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const { day } = wallTime(Date.now(), 'Asia/Kolkata');
/** It is noon at the clinic, for the browser. */
const noon = new Date(`${day}T12:00+05:30`);

function endHoldsAt(until: number) {
  const database = new DatabaseSync(path.join(site().dataDir, 'clinic.sqlite'), { timeout: 5_000 });
  database.prepare('update holds set hold_until = ?').run(until);
  database.prepare('update occupied_times set hold_until = ? where hold_until is not null').run(until);
  database.close();
}

describe.each(widths(1440, 390))('at %i px', (width) => {
  test('the front desk marks visits in place, and follows what waits to where it is done', async () => {
    const names = { over: `Over${width} Sample`, now: `Now${width} Sample`, next: `Next${width} Sample` };
    // No one is missed before the time of the visit, which the program takes from its own clock.
    await bookVisit(site(), names.over, `${day}T00:00`);
    const { id } = await bookVisit(site(), names.now, `${day}T11:45`);
    await bookVisit(site(), names.next, `${day}T15:00`);
    const viewport = { width, height: 900 };
    const page = await visitAdmin('/admin/overview', { viewport, prepare: ({ clock }) => clock.setFixedTime(noon) });
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const says = (words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).last().waitFor();
    const plan = page.getByRole('region', { name: /^The day/ });
    const row = (name: string) => plan.getByRole('listitem').filter({ hasText: name });
    await expect.poll(() => row(names.next).innerText()).toMatch(/^Next\s+3:00 pm/);
    const link = await row(names.over).getByRole('link').first().boundingBox();
    expect(link?.width, 'two buttons leave room for the name').toBeGreaterThan(170);
    await expectAccessible(page);

    await button(`Arrived (${names.now})`).click();
    await says(`${names.now}: Arrived.`);
    await button(`Attended (${names.now})`).click();
    await says(`${names.now}: Attended.`);
    await page.mouse.move(0, 0); // no row changes its height under the pointer
    await row(names.now).getByText('Attended.').waitFor();
    await button('Undo').last().click();
    await button(`Attended (${names.now})`).waitFor();
    const api = await signInToApi(site());
    await expect.poll(async () => (await api.visits.get({ params: { id } })).status).toBe('arrived');

    await button(`Did not come (${names.over})`).click();
    const calls = page.getByRole('region', { name: 'To call' });
    await calls.getByRole('link', { name: `${names.over} Due today` }).waitFor();
    await calls.getByRole('link', { name: `Call ${names.over} now, +91` }).waitFor();
    await bookOverApi(site().url, `Live${width} Sample`);
    await calls.getByRole('link', { name: /new requests?/ }).click();
    await page
      .getByRole('link', { name: `Live${width} Sample` })
      .first()
      .waitFor();
    await page.goBack();
    await row(names.next).getByRole('link').first().click();
    await page.getByRole('heading', { name: names.next, level: 2 }).waitFor();
  });
});

test.each(widths(1440, 390))(
  'at %i px a day is closed: all visits but the unticked ones become attended, and Undo reverses it',
  async (width) => {
    const [came, unsure] = [`Came${width} Sample`, `Unsure${width} Sample`];
    const ids: number[] = [];
    for (const [place, name] of [came, unsure].entries())
      ids.push((await bookVisit(site(), name, `${day}T0${place + 8}:00`)).id);
    const api = await signInToApi(site());
    const statuses = () => Promise.all(ids.map(async (id) => (await api.visits.get({ params: { id } })).status));
    const viewport = { width, height: 900 };
    const page = await visitAdmin('/admin/overview', { viewport, prepare: ({ clock }) => clock.setFixedTime(noon) });
    await page.getByRole('link', { name: /^Unmarked since this morning: \d+$/ }).waitFor();
    await page.getByRole('button', { name: /^Close the day/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Close \w+day/ });
    await dialog.getByRole('checkbox', { name: `${unsure} came` }).uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Mark \d+ visits? as attended$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => statuses()).toEqual(['fulfilled', 'booked']);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(statuses).toEqual(['booked', 'booked']);
  },
);

test('a held time that ends today is confirmed in place, told with a second click, and held again by Undo', async () => {
  const api = await signInToApi(site());
  const body = { offers_times: true, hold_hours: 1, cancel_hours: 24, notice_hours: 0, weeks_ahead: 6 };
  await api.schedules.setSettings({ body });
  const [starts_at = ''] = (await api.times.list()).days.slice(3).flatMap(({ times }) => times);
  const wishes = { times: [{ starts_at }] };
  const reference = await bookOverApi(site().url, 'Held Sample', { phone: '+91 00000 00700', wishes });
  const find = async () => (await api.appointments.list({ query: { q: reference } })).body[0];
  endHoldsAt(Date.now() + 600_000); // while the clinic is closed they last beyond today
  const before = await find();
  const page = await visitAdmin('/admin/overview', { viewport: { width: 1440, height: 900 } });
  const held = page.getByRole('region', { name: 'Held times that end today' });
  const messages = page.getByRole('status', { name: 'Messages' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/visits', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const row = held.getByRole('listitem').filter({ hasText: 'Held Sample' });
  await row.getByRole('button', { name: 'Confirm the time of Held Sample' }).click();
  await row.getByText('Confirmed').waitFor();
  answer.resolve();
  await messages.getByRole('link', { name: 'Tell Held Sample on WhatsApp' }).waitFor();
  await page.mouse.move(0, 0);
  await row.waitFor({ state: 'detached' });
  await expect.poll(async () => (await find())?.next_visit_at).toBe(starts_at);
  await expectAccessible(page);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: 'Confirm the time of Held Sample' }).waitFor();
  await expect.poll(find).toMatchObject({ stage: 'new', held: { starts_at, held_until: before?.held?.held_until } });
});
