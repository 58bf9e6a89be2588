import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import {
  bookingIsBack,
  fillBooking,
  goToStep,
  meera,
  readBooking,
  sendBooking,
  takeTime,
} from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'no-preference' } as const;
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const isFocused = (element: ReturnType<Page['locator']>) => element.evaluate((node) => node === document.activeElement);
const press = (page: Page, name: string) => page.getByRole('button', { name }).tap();
const booked = (page: Page) => page.getByRole('heading', { level: 1, name: appointmentMessages.submitted });

let api: Awaited<ReturnType<typeof signInToApi>>;
let knee = 0;
beforeAll(async () => {
  api = await signInToApi(site());
  knee = (await api.problems.listPublic()).find(({ name }) => name === 'Knee pain')?.id ?? 0;
});

const requestOf = async (name: string) => (await api.appointments.list()).body.find((one) => one.name === name);

async function offerTimes(offers_times: boolean, more = {}) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6, ...more };
  await api.schedules.setSettings({ body: settings });
}

describe('on a phone', () => {
  test('‘knee, first free time’ takes at most five taps and four fields', async () => {
    await offerTimes(true);
    const page = await visit(`/appointment?problem=${knee}`, phone);
    let taps = 0;
    const tap = async (element: ReturnType<Page['locator']>) => {
      taps += 1;
      await element.tap();
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await tap(button('Next'));
    await tap(page.locator('.first-free .wish'));
    await tap(button('Next'));
    await page.getByLabel('Name').fill('Meera Quick');
    await page.getByLabel('Phone').fill('+91 00000 00201');
    await expect
      .poll(() => readBooking(page))
      .toMatchObject({
        state: 'Kerala',
        city: 'Kochi',
        email: '',
        conditions: 'Knee pain',
      });
    const required = await page.locator('#booking-you [required]').evaluateAll((fields) => fields.map(({ id }) => id));
    expect(required).toEqual(['booking-name', 'booking-phone', 'booking-state', 'booking-city']);
    await takeTime(page);
    await tap(button('Send the request'));
    await page.getByText('is held for you until').waitFor();
    expect(taps).toBeLessThanOrEqual(5);
    await offerTimes(false);
    await expect
      .poll(() => requestOf('Meera Quick'))
      .toMatchObject({
        treatmentType: ['Musculoskeletal Physiotherapy'],
        conditions: 'Knee pain',
        city: 'Kochi',
      });
  });

  test('each step takes the focus, and going back keeps everything, also after a reload and once it is sent', async () => {
    const page = await visit('/appointment', phone);
    await radio(page, 'Back pain').check();
    await press(page, 'Next');
    await expect.poll(() => isFocused(title(page, /^Step 2 of 3 When suits you/))).toBe(true);
    await page.getByRole('checkbox', { name: 'Monday' }).check();
    await press(page, 'Next');
    await expect.poll(() => isFocused(title(page, /^Step 3 of 3/))).toBe(true);
    await page.getByLabel('Name').fill(meera.name);
    await page.goBack();
    await expect.poll(() => isFocused(title(page, /^Step 2 of 3/))).toBe(true);
    await press(page, 'Back');
    await expect.poll(() => isFocused(title(page, /^Step 1 of 3/))).toBe(true);
    await expect.poll(() => radio(page, 'Back pain').isChecked()).toBe(true);
    await goToStep(page, 'you');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(meera.name);
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(meera.name);
    await expect.poll(() => title(page, /^Step 3 of 3/).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Monday', includeHidden: true }).isChecked()).toBe(true);
    await fillBooking(page, { treatments: [], name: 'Meera Back' });
    await sendBooking(page);
    await booked(page).waitFor();
    await page.goBack();
    await booked(page).waitFor();
    await expect.poll(async () => (await requestOf('Meera Back'))?.wishes?.days).toEqual(['Monday']);
  });

  test('a step shows with its title in view and focused, so that nothing moves under the next press', async () => {
    const page = await visit('/appointment', phone);
    await radio(page, 'Back pain').check();
    const focused = page.evaluate(
      () =>
        new Promise((resolve) => {
          const form = document.querySelector('.booking-form') as HTMLElement;
          new MutationObserver(() => resolve(document.activeElement?.id)).observe(form, {
            attributeFilter: ['data-step'],
          });
        }),
    );
    await press(page, 'Next');
    expect(await focused).toBe('booking-when-title');
  });

  test('the button to the next step is always visible and covers no focused field', async () => {
    const page = await visit('/appointment', phone);
    const isInSight = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0), name).toBeLessThanOrEqual(844);
      return box?.y ?? 0;
    };
    await isInSight('Next');
    await radio(page, 'Back pain').check();
    await press(page, 'Next');
    await title(page, /^Step 2 of 3/).waitFor();
    await isInSight('Call me to agree a time');
    await press(page, 'Call me to agree a time');
    await title(page, /^Step 3 of 3/).waitFor();
    const foot = await isInSight('Send the request');
    expect(Math.abs(foot - (await isInSight('Back')))).toBeLessThan(4); // in one line
    for (const label of ['State', 'Name', 'E-mail']) {
      await page.getByLabel(label).focus();
      const box = await page.getByLabel(label).boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0), label).toBeLessThanOrEqual(foot);
    }
  });

  test('‘Next’ asks for a problem', async () => {
    const page = await visit('/appointment', phone);
    await press(page, 'Next');
    await expect.poll(() => isFocused(page.getByRole('group', { name: 'One thing to check' }))).toBe(true);
    await expect.poll(() => title(page, /^Step 1 of 3/).isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('link', { name: appointmentMessages.noTreatment }).tap();
    await expect.poll(() => isFocused(page.getByRole('group', { name: 'What is the problem?' }))).toBe(true);
    await radio(page, 'Back pain').check();
    await expect.poll(() => page.getByText(appointmentMessages.noTreatment).count()).toBe(0);
    await press(page, 'Next');
    await title(page, /^Step 2 of 3/).waitFor();
  });

  test('mistakes lead to their steps', async () => {
    const page = await visit('/appointment#booking-you', phone);
    await sendBooking(page);
    const mistake = (name: string) => page.getByRole('link', { name });
    await mistake(appointmentMessages.noTreatment).tap();
    await title(page, /^Step 1 of 3/).waitFor();
    await expect.poll(() => isFocused(page.getByRole('group', { name: 'Treatments', exact: true }))).toBe(true);
    await expectAccessible(page);
    await mistake('Please choose your state.').tap();
    await title(page, /^Step 3 of 3/).waitFor();
    await expect.poll(() => isFocused(page.getByLabel('State'))).toBe(true);
  });

  test('it can be done with the keyboard alone', async () => {
    const page = await visit('/appointment', { viewport: phone.viewport });
    await radio(page, 'Neck pain').press('Space');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => radio(page, 'Back pain').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByRole('button', { name: 'Call me to agree a time' }).press('Enter');
    await expect.poll(() => isFocused(title(page, /^Step 3 of 3/))).toBe(true);
    for (const text of ['Meera Keys', '+91 00000 00202']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.getByLabel('State').press('K');
    await page.getByLabel('State').selectOption({ label: 'Kerala' });
    const city = page.getByRole('combobox', { name: 'City' });
    await city.and(page.locator(':enabled')).waitFor();
    await city.focus();
    await page.keyboard.type('thri');
    await page.getByRole('option', { name: 'Thrissur' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => city.inputValue()).toBe('Thrissur');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => city.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => city.getAttribute('aria-expanded')).toBe('false');
    await takeTime(page);
    await page.keyboard.press('Enter');
    await booked(page).waitFor();
    await expect.poll(() => requestOf('Meera Keys')).toMatchObject({ city: 'Thrissur', conditions: 'Back pain' });
  });
});

describe('the choice of a problem', () => {
  test('ticks its treatments and begins the message, and another one takes its place', async () => {
    const page = await visit('/appointment', { viewport: { width: 1440, height: 900 } });
    const summary = page.getByRole('complementary', { name: 'Your request' });
    await expect.poll(() => summary.getByText('Not chosen yet').isVisible()).toBe(true);
    await radio(page, 'Knee pain').check();
    await page.getByLabel('Anything we should know?').press('End');
    await page.keyboard.type('\nSince May');
    await page.getByText('More problems').click();
    await radio(page, 'Dizziness').check();
    await expect
      .poll(() => readBooking(page))
      .toMatchObject({
        treatments: ['Vestibular Rehabilitation'],
        conditions: 'Dizziness\nSince May',
      });
    await expect.poll(() => summary.getByRole('definition').first().innerText()).toBe('Dizziness');
    await radio(page, 'Not sure yet').check();
    await expect
      .poll(() => readBooking(page))
      .toMatchObject({
        treatments: ['Assessment and advice (not sure yet)'],
        conditions: 'Since May',
      });
  });
});

describe('an address that names', () => {
  const filled = async (query: string) => readBooking(await visit(`/appointment?${query}`));
  const untouched = { treatments: [], conditions: '', state: 'Choose a state' };

  test('any condition chooses its own problem and no other, with its name', async () => {
    const [conditions, problems] = await Promise.all([api.conditions.list(), api.problems.listPublic()]);
    const chosenIn = (html: string) =>
      [...html.matchAll(/<input\b[^>]*\bname="problem"[^>]*>/g)].flatMap(([radio]) =>
        / checked\b/.test(radio) ? (/ value="(\w+)"/.exec(radio)?.[1] ?? []) : [],
      );
    expect(
      await failuresOf(conditions, async ({ id, name, problem_id }) => {
        const known = [...problems.map((one) => one.id), ...(name === 'Concussion' ? [null] : [])];
        expect(known, name).toContain(problem_id);
        const html = await (await fetch(`${site().url}/appointment?condition=${id}`)).text();
        expect(html).toContain('name="problem"');
        expect(chosenIn(html), name).toEqual(problem_id === null ? [] : [String(problem_id)]);
      }),
    ).toEqual([]);
  });

  test('a condition ticks the treatments of its problem, and nothing where it has none', async () => {
    const vertigo = (await api.conditions.list()).find(({ name }) => name === 'Vertigo (BPPV)');
    expect(await filled(`condition=${vertigo?.id}`)).toMatchObject({
      treatments: ['Vestibular Rehabilitation'],
      conditions: 'Vertigo (BPPV)',
      city: 'Kochi',
    });
    const texts = { description: 'Rings.', symptoms: 'Rings.', causes: 'Noise.', treatment: 'Rest.' };
    const { id } = await api.conditions.create({ body: { ...texts, name: 'Tinnitus', body_area: 'back' } });
    expect(await filled(`condition=${id}`)).toMatchObject({ treatments: [], conditions: 'Tinnitus', city: 'Kochi' });
    await api.conditions.remove({ params: { id } });
  });

  test('a treatment ticks it in the open list', async () => {
    const page = await visit('/appointment?treatment=7', { viewport: phone.viewport });
    await expect.poll(async () => (await readBooking(page)).treatments).toHaveLength(1);
    await expect.poll(() => page.getByText('1 chosen').isVisible()).toBe(true);
  });

  test('an unknown one is ignored', async () => {
    for (const query of ['problem=9999', 'condition=9999', 'treatment=9999', 'problem=advice', 'problem=<script>'])
      expect(await filled(query)).toMatchObject(untouched);
    const { id, version } = await hideable();
    await api.treatments.setVisibility({ params: { id }, body: { is_hidden: true } }, { ifMatch: version });
    expect(await filled(`treatment=${id}`)).toMatchObject(untouched);
    await api.treatments.setVisibility({ params: { id }, body: { is_hidden: false } });
  });

  const hideable = async () => (await api.treatments.list()).at(-1) ?? { id: 0, version: 0 };

  test('a problem keeps what was typed before', async () => {
    const page = await visit('/appointment');
    await fillBooking(page);
    await page.goto(`/appointment?problem=${knee}`);
    await expect.poll(async () => (await readBooking(page)).name).toBe(meera.name);
    await expect
      .poll(() => readBooking(page))
      .toMatchObject({ city: meera.city, conditions: `Knee pain\n${meera.conditions}` });
    await expect.poll(async () => (await readBooking(page)).treatments).toHaveLength(3);
  });

  test('a problem is answered from the page cache, and one that is made up is not stored', async () => {
    const status = async (query: string) => {
      const response = await fetch(`${site().url}/appointment?${query}`);
      return (response.headers.get('Cache-Status') ?? '').replace(/^\w+; |;.*(detail=[\w-]+).*$/g, '$1');
    };
    await status('problem=2');
    expect(await status('problem=2&utm_source=flyer')).toMatch(/^hit/);
    for (const query of ['problem=88888', 'problem=88888']) expect(await status(query)).not.toMatch(/^hit/);
  });
});

describe('without scripts', () => {
  test('a visitor with a problem books on one page', async () => {
    const page = await visit(`/appointment?problem=${knee}`, { ...phone, javaScriptEnabled: false });
    await radio(page, 'Hip pain').check();
    await page.getByLabel('Name').fill('Meera Plain');
    await page.getByLabel('Phone').fill('+91 00000 00203');
    await sendBooking(page);
    await booked(page).waitFor();
    await expect
      .poll(() => requestOf('Meera Plain'))
      .toMatchObject({
        treatmentType: ['Musculoskeletal Physiotherapy'],
        conditions: 'Hip pain',
        city: 'Kochi',
      });
  });
});

test('a sentence with the phone number says that no time is free', async () => {
  await offerTimes(true, { weeks_ahead: 1, notice_hours: 336 });
  const page = await visit(`/appointment?problem=${knee}`, phone);
  await goToStep(page, 'when');
  const none = page.getByText('No time is free in the next 60 days.');
  await none.waitFor();
  await expect.poll(() => none.getByRole('link', { name: '+91 00000 00000' }).isVisible()).toBe(true);
  await offerTimes(false);
});

test('two tabs with one draft store one request', async () => {
  const page = await visit('/appointment');
  await fillBooking(page, { name: 'Meera Twice' });
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/appointment'));
  const other = await opened;
  await bookingIsBack(other);
  for (const tab of [other, page]) {
    await sendBooking(tab);
    await booked(tab).waitFor();
  }
  const references = await Promise.all([page, other].map((tab) => tab.locator('.booked-reference').innerText()));
  expect(new Set(references).size).toBe(1);
  await expect
    .poll(async () => (await api.appointments.list()).body.filter(({ name }) => name === 'Meera Twice'))
    .toHaveLength(1);
});

describe('a clinic with neither problems nor treatments', () => {
  const clinic = prepareVisits({ SEED: 'none' });

  test('shows the empty list, and how to call', async () => {
    const page = await clinic.visit('/appointment', phone);
    await page.getByText('No data available').waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('radio').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^Call us/ }).isVisible()).toBe(true);
  });
});

test('a clinic with one practitioner does not ask who it should be', async () => {
  const { version, ...profile } = await api.clinic.get();
  const [only] = profile.practitioners;
  await api.clinic.update({ body: { ...profile, practitioners: only ? [only] : [] } }, { ifMatch: version });
  await offerTimes(true);
  const page = await visit(`/appointment?problem=${knee}`, phone);
  await goToStep(page, 'when');
  await page.locator('.first-free .wish').tap();
  await expect.poll(() => page.getByLabel('Who would you like to see?').count()).toBe(0);
  await fillBooking(page, { treatments: [], name: 'Meera Only' });
  await sendBooking(page);
  await page.getByText(`with ${only?.name} is held for you until`).waitFor();
  await offerTimes(false);
});
