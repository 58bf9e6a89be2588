import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import {
  bookingIsBack,
  chooseCity,
  fillBooking,
  goToStep,
  meera,
  readBooking,
  sendBooking,
  takeTime,
} from './testing/booking-page.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit, visitAdmin } = prepareVisits();

type Api = Awaited<ReturnType<typeof signInToApi>>;

let api: Api;
beforeAll(async () => {
  api = await signInToApi(site());
});

async function offerTimes(offers_times: boolean) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: settings });
}

let people = 0;
/** Someone with a phone number and an e-mail address of their own, since each has one time held at most. */
function someone() {
  people += 1;
  return {
    name: `Meera ${people}`,
    phone: `+91 00000 001${String(people).padStart(2, '0')}`,
    email: `m${people}@example.com`,
  };
}

const part = (page: Page) => page.getByRole('region', { name: 'When suits you?' });
const choice = (page: Page) => part(page).getByRole('group', { name: 'Your choice' });
const dayButtons = (page: Page) =>
  part(page).getByRole('toolbar', { name: 'Days with free times' }).getByRole('button');
const times = (page: Page) =>
  part(page)
    .getByRole('group', { name: /^Free on/ })
    .getByRole('checkbox');

/** Shows a day, the first one being 0, and returns its first free time. */
async function firstOn(page: Page, day: number) {
  const button = dayButtons(page).nth(day);
  await button.press('Enter');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  return times(page).first();
}

/** Chooses the first free time of so many days. */
async function choose(page: Page, count: number) {
  await goToStep(page, 'when');
  await times(page).first().waitFor();
  for (let day = 0; day < count; day += 1) await (await firstOn(page, day)).check({ force: true });
}

const requestOf = async (name: string) => (await api.appointments.list()).body.find((one) => one.name === name);

test('visitors of a clinic that offers no times say which days suit, and the front desk reads it', async () => {
  await offerTimes(false);
  const person = someone();
  const page = await visit('/appointment', { viewport: { width: 390, height: 844 } });
  await fillBooking(page, person);
  await goToStep(page, 'when');
  await part(page).getByRole('checkbox').first().waitFor();
  for (const name of ['Tuesday', 'Friday', 'Morning'])
    await page.getByRole('checkbox', { name }).check({ force: true });
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => part(page).getByRole('checkbox', { name: 'Friday' }).isChecked()).toBe(true);
  await sendBooking(page);
  await page.getByText('You told us when suits you: Tuesday, Friday; morning. No time is agreed yet.').waitFor();
  const request = await requestOf(person.name);
  expect(request?.wishes).toEqual({ days: ['Tuesday', 'Friday'], parts: ['morning'], times: [] });

  const desk = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  await desk.getByText('Tue, Fri, morning', { exact: true }).waitFor();
  await desk.getByRole('link', { name: `Open the request of ${person.name}` }).click();
  await desk.getByText('When it suits: Tuesday, Friday; morning').waitFor();
});

describe('where times are offered', () => {
  beforeAll(() => offerTimes(true));
  afterAll(() => offerTimes(false));

  test('a visitor chooses three with the keyboard, the first is held, and the confirmation says what is agreed', async () => {
    const person = someone();
    const page = await visit('/appointment', { viewport: { width: 1440, height: 900 } });
    await fillBooking(page, person);
    await page.getByRole('checkbox', { name: /^First free: / }).press('Space');
    for (const day of [3, 7, 8]) await (await firstOn(page, day)).press('Space');
    await part(page).getByText('3 times are chosen. Untick one of them first.').waitFor();
    const chosen = choice(page).getByRole('checkbox');
    await expect.poll(() => chosen.count()).toBe(3);
    await expectAccessible(page);
    // The second moves up when the first is taken back.
    const second = (await chosen.nth(1).getAttribute('value')) ?? '';
    await chosen.first().press('Space');
    await expect
      .poll(() =>
        choice(page)
          .getByRole('checkbox', { name: /^1st choice/ })
          .getAttribute('value'),
      )
      .toBe(second);
    await sendBooking(page);
    await page.getByText('is held for you until').waitFor();
    await page.getByText('Not confirmed yet.').waitFor();
    const request = await requestOf(person.name);
    expect(request?.held?.starts_at).toBe(second);
    expect(request?.wishes?.times).toHaveLength(2);
    await expectAccessible(page);
  });

  test('the days are one stop for Tab, in which the arrow keys go on', async () => {
    const page = await visit('/appointment', { viewport: { width: 1440, height: 900 } });
    await fillBooking(page, someone());
    const days = dayButtons(page);
    const focused = () => days.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    await days.first().focus();
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', (await days.count()) - 1],
      ['ArrowRight', (await days.count()) - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => [key, await focused()]).toEqual([key, place]);
      await expect.poll(() => days.nth(place).getAttribute('aria-pressed')).toBe('true');
    }
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        times(page)
          .first()
          .evaluate((time) => time === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused()).toBe(0);
  });

  test('times that could not be loaded come by themselves once the visitor is online again', async () => {
    const page = await visit('/appointment', { expected: [/api\/times|ERR_FAILED|ApiError/] });
    await page.route('**/api/times*', (route) => route.abort('failed'));
    await page.getByRole('radio', { name: 'Back pain' }).check();
    await page.getByText(timeMessages.failure).waitFor();
    await page.unroute('**/api/times*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await times(page).first().waitFor();
    await expect.poll(() => page.getByText(timeMessages.failure).count()).toBe(0);
  });

  test('a time that someone else has just taken is named, three others are offered, and everything typed stays', async () => {
    const person = someone();
    const page = await visit('/appointment', { viewport: { width: 390, height: 844 }, expected: [/status of 409/] });
    await fillBooking(page, person);
    await choose(page, 2);
    const first = (await choice(page).getByRole('checkbox').first().getAttribute('value')) ?? '';
    const others = await takeEverywhere(first);
    await sendBooking(page);
    // The summary leads to the step.
    await messages(page).getByRole('link', { name: timeMessages.noLongerFree }).click();
    const near = part(page).getByRole('group', { name: 'Free near it' });
    await expect.poll(() => near.getByRole('checkbox').count()).toBe(3);
    await expect.poll(() => readBooking(page)).toMatchObject({ name: person.name, conditions: meera.conditions });
    await expect.poll(() => choice(page).getByRole('checkbox').count()).toBe(1);
    await near.getByRole('checkbox').first().check({ force: true });
    const chosen =
      (await choice(page)
        .getByRole('checkbox', { name: /^1st choice/ })
        .getAttribute('value')) ?? '';
    await sendBooking(page);
    await page.getByText('is held for you until').waitFor();
    await expect.poll(async () => (await requestOf(person.name))?.held?.starts_at).toBe(chosen.split(' ')[0]);
    expect(others).toBeGreaterThan(0);
  });

  test('a booking whose answer is lost is sent again with the same times and stored once', async () => {
    const person = someone();
    const page = await visit('/appointment', { expected: [/ERR_FAILED|request failed|ApiError/] });
    await fillBooking(page, person);
    await choose(page, 2);
    await page.route('**/api/appointments', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await sendBooking(page);
    await messages(page).filter({ hasText: 'Please check your connection' }).waitFor();
    await page.unroute('**/api/appointments');
    await page.reload();
    await expect.poll(() => choice(page).getByRole('checkbox').count()).toBe(2);
    await bookingIsBack(page);
    await sendBooking(page);
    await page.getByText('is held for you until').waitFor();
    await expect
      .poll(async () => (await api.appointments.list()).body.filter(({ name }) => name === person.name))
      .toHaveLength(1);
  });

  test('without JavaScript a visitor sees the free times of two days, keeps what was typed, and books', async () => {
    const person = someone();
    const page = await visit('/appointment', { javaScriptEnabled: false });
    await page.getByRole('radio', { name: 'Knee pain' }).check();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Phone').fill(person.phone);
    await page.getByLabel('State').selectOption({ label: meera.state });
    await page.getByRole('button', { name: 'Show free times' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(person.name);
    await chooseCity(page, meera.city);
    await choose(page, 2);
    await sendBooking(page);
    await page.getByText('is held for you until').waitFor();
    const request = await requestOf(person.name);
    expect([request?.wishes?.times.length, request?.city]).toEqual([2, meera.city]);
    expect([request?.treatmentType, request?.conditions]).toEqual([['Musculoskeletal Physiotherapy'], 'Knee pain']);
    expect(request?.held?.starts_at).toBe(request?.wishes?.times[0]?.starts_at);
  });
});

describe.each(widths(390, 1440))('in the pop-up at %i px', (width) => {
  /** A visitor in front of the pop-up, with everything typed but when it suits. */
  async function visitPopup(person: ReturnType<typeof someone>) {
    const page = await visit('/', { startPopup: true, viewport: { width, height: 844 } });
    const popup = page.getByRole('dialog', { name: 'Book an Appointment' });
    await popup.getByRole('radio').first().waitFor();
    await fillBooking(page, person);
    await goToStep(page, 'when');
    return { page, popup };
  }

  test('a visitor says by keyboard which days suit, closes it, goes on, and sends', async () => {
    await offerTimes(false);
    const person = someone();
    const { page } = await visitPopup(person);
    // Phones show it at once.
    if (width > 1_000) {
      await page.getByRole('button', { name: 'Say when suits you' }).press('Enter');
      await expect.poll(() => part(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await part(page).getByRole('checkbox', { name: 'Monday' }).press('Space');
    await part(page).getByRole('checkbox', { name: 'Evening' }).press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue booking' }).press('Enter');
    await expect.poll(() => part(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
    await bookingIsBack(page);
    await goToStep(page, 'you');
    await takeTime(page);
    await page.getByRole('button', { name: 'Send the request' }).press('Enter');
    await page.getByText('You told us when suits you: Monday; evening. No time is agreed yet.').waitFor();
    await expect
      .poll(async () => (await requestOf(person.name))?.wishes)
      .toEqual({ days: ['Monday'], parts: ['evening'], times: [] });
  });

  test('a visitor chooses free times by keyboard, and the first is held', async () => {
    await offerTimes(true);
    const person = someone();
    const { page, popup } = await visitPopup(person);
    for (const day of [0, 1]) await (await firstOn(page, day)).press('Space');
    const chosen = choice(page).getByRole('checkbox');
    await expect.poll(() => chosen.count()).toBe(2);
    const best = (await chosen.first().getAttribute('value')) ?? '';
    await expectAccessible(page);
    await expect.poll(() => popup.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
    await goToStep(page, 'you');
    await takeTime(page);
    await page.getByRole('button', { name: 'Send the request' }).press('Enter');
    await page.getByText('is held for you until').waitFor();
    await expect.poll(() => popup.count()).toBe(0);
    await expect.poll(async () => (await requestOf(person.name))?.held?.starts_at).toBe(best);
    await page.getByRole('link', { name: 'Your page for this request' }).click();
    await page.getByRole('heading', { level: 1, name: 'We hold a time for you' }).waitFor();
    await offerTimes(false);
  });
});

test('the front desk sees which wished times are still free, and books the held one', async () => {
  await offerTimes(true);
  const { name, phone } = someone();
  const wishes = { times: (await freeStarts()).map((starts_at) => ({ starts_at })) };
  await bookOverApi(site().url, name, { phone, wishes });
  await bookOverApi(site().url, 'Somebody Else', { phone: someone().phone });
  await takeEverywhere(wishes.times[1]?.starts_at ?? '', 30);
  await offerTimes(false);
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  await openRequest(page, name);
  await page.getByRole('button', { name: 'Book a time' }).click();
  const dialog = page.getByRole('dialog', { name: `Book a time for ${name}` });
  const chosen = dialog.getByRole('region', { name: 'The patient’s choice' }).getByRole('listitem');
  await expect
    .poll(async () => (await chosen.allInnerTexts()).map((text) => text.replace(/:.*\(/, ' (')))
    .toEqual(['1st choice (held for this patient)', '2nd choice (taken)', '3rd choice (free)']);
  await expect.poll(() => chosen.nth(1).getByRole('button').count()).toBe(0);
  await dialog.getByRole('region', { name: 'Free near the first choice' }).getByRole('button').first().waitFor();
  await expectAccessible(page);
  await chosen.getByRole('button').first().press('Enter');
  await page.getByText(/^Visit booked\. /).waitFor();
  const { id = 0 } = (await requestOf(name)) ?? {};
  const [booked] = await api.visits.listOfRequest({ params: { id } });
  expect(booked?.starts_at).toBe(wishes.times[0]?.starts_at);
});

/** The first three free times of a day that is some days away. */
async function freeStarts() {
  const { days } = await api.times.list();
  return (
    days
      .filter(({ times }) => times.length > 2)
      .at(-1)
      ?.times.slice(0, 3) ?? []
  );
}

/** Books the time with every practitioner for the newest request, and returns how many there are. */
async function takeEverywhere(starts_at: string, minutes = 60) {
  const { practitioners } = await api.times.list();
  const { body } = await api.appointments.list({ query: { status: 'pending', limit: '1' } });
  const appointment_id = body[0]?.id ?? 0;
  for (const { id } of practitioners)
    await api.visits.create({ body: { appointment_id, starts_at, practitioner_id: id, minutes, anyway: true } });
  return practitioners.length;
}
