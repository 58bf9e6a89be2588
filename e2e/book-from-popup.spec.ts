import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { draftKey } from '#web/booking/popup/visit-storage.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookingIsBack, fillBooking, meera, readBooking, sendBooking, takeTime } from './testing/booking-page.ts';
import { messages } from './testing/messages.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const failed = /status of 500|ApiError/;

const popup = (page: Page) => page.getByRole('dialog', { name: 'Book an Appointment' });
const alertOf = (page: Page, text: string) => messages(page).filter({ hasText: text });

/** A visitor in front of the pop-up with everything in it. */
async function visitPopup(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/', { startPopup: true, ...options });
  await popup(page).getByRole('radio').first().waitFor();
  await popup(page).locator('.booking-form').dispatchEvent('pointerdown'); // loads what comes after the first step
  await popup(page).locator('option', { hasText: 'Kerala' }).waitFor({ state: 'attached' });
  return page;
}

/** The success that stands in the page after the pop-up closed. */
async function readReference(page: Page) {
  const success = alertOf(page, appointmentMessages.submitted);
  await success.waitFor();
  await expect.poll(() => popup(page).count()).toBe(0);
  return success.locator('strong').innerText();
}

/** Continues from the note in the page to the form with everything in it. */
async function continueBooking(page: Page) {
  const note = page.getByRole('status').filter({ hasText: 'Your request is not sent yet.' });
  await note.getByRole('button', { name: 'Continue booking' }).click();
  await bookingIsBack(page);
}

const sources = JSON.parse(readFileSync('build/client-modules.json', 'utf8')) as Record<string, string[]>;

function scriptWith(source: string) {
  const script = Object.keys(sources).find((one) => sources[one]?.some((id) => id.endsWith(source)));
  if (!script) throw new Error(`No script contains ${source}.`);
  return script;
}

const deferredScript = scriptWith('/booking/deferred/deferred-part.tsx');

const failToBook = (page: Page) =>
  page.route('**/api/appointments', (route) => route.fulfill({ status: 500, body: '' }));

describe.each([
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
])('on $device', ({ viewport }) => {
  test('a visitor books from the start pop-up, and the page says so', async () => {
    const page = await visitPopup({ viewport });
    await fillBooking(page);
    await sendBooking(page);
    const reference = await readReference(page);
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const success = alertOf(page, appointmentMessages.submitted);
    await expect.poll(() => success.evaluate((alert) => alert === document.activeElement)).toBe(true);
    await expect.poll(() => success.getByText('We will call to arrange a visit.').isVisible()).toBe(true);
    const chat = success.getByRole('link', { name: 'Also send it to us on WhatsApp' });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toContain(`I sent you the request ${reference} on your website.`);
    expect(await isBelow(page, '.floating-buttons', '.alert')).toBe(true);
    const api = await signInToApi(site());
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    expect(request).toMatchObject({ name: meera.name, email: meera.email, city: meera.city });
    await success.getByRole('link', { name: 'Open this confirmation as a page' }).click();
    await page.getByRole('heading', { level: 1, name: appointmentMessages.submitted }).waitFor();
    await expect.poll(() => page.locator('.booked-reference').innerText()).toBe(reference);
    await expect.poll(() => page.getByText(appointmentMessages.submitted).count()).toBe(1); // the message has gone
  });
});

/** Whether the first begins only where the second has ended. */
async function isBelow(page: Page, lower: string, upper: string) {
  const [below, above] = await Promise.all([page.locator(lower).boundingBox(), page.locator(upper).boundingBox()]);
  return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
}

test('it can be done by keyboard alone', async () => {
  const page = await visitPopup();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const typeThenTab = async (text: string) => {
    await page.keyboard.type(text);
    await press('Tab');
  };
  await press('Tab', 'Tab', 'Tab'); // past the two emergency numbers
  await press('Space', 'ArrowDown', 'Tab', 'Tab', 'Enter', 'Tab'); // a problem, and the list of treatments
  await popup(page).getByText('1 chosen').waitFor();
  await typeThenTab('kinesio');
  await press('Space');
  await popup(page).getByText('2 chosen').waitFor();
  await press('Tab', 'Tab', 'Tab', 'ControlOrMeta+A'); // over the tags that take a choice back
  await typeThenTab(meera.conditions);
  await press('Tab'); // over the days that suit
  for (const text of [meera.name, meera.phone, meera.email]) await typeThenTab(text);
  const state = popup(page).getByRole('combobox', { name: 'State' });
  while (!(await state.evaluate((select) => select === document.activeElement))) await press('Tab');
  await press('ArrowDown'); // the clinic's state
  await popup(page).getByPlaceholder('Choose a city').waitFor();
  await press('Tab', 'ArrowDown', 'ArrowDown', 'Enter');
  await press('Tab', 'Tab', 'Tab'); // over the tick for later messages, and the link to the page about privacy
  await takeTime(page);
  await press('Enter');
  await expect.poll(() => readReference(page)).toHaveLength(8);
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter'); // past the links to a call, their page, the chat and the confirmation
  await expect.poll(() => alertOf(page, appointmentMessages.submitted).count()).toBe(0);
  await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
});

describe('nothing typed is lost', () => {
  test('when no treatment was chosen', async () => {
    const page = await visitPopup();
    await fillBooking(page, { treatments: [] });
    await sendBooking(page);
    await alertOf(page, appointmentMessages.noTreatment).waitFor();
    await expect.poll(() => readBooking(page)).toEqual({ ...meera, treatments: [] });
  });

  test('when the server fails', async () => {
    const page = await visitPopup({ expected: [failed] });
    await fillBooking(page);
    await failToBook(page);
    await sendBooking(page);
    await alertOf(page, appointmentMessages.submitFailure).waitFor();
    await expect.poll(() => popup(page).isVisible()).toBe(true);
    await expect.poll(() => readBooking(page)).toEqual(meera);

    await page.unroute('**/api/appointments');
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
  });

  test('when the pop-up closes: it opens again from the page, and the booking page has it too', async () => {
    const page = await visitPopup();
    await fillBooking(page);
    await page.keyboard.press('Escape');
    const note = page.getByRole('status').filter({ hasText: 'Your request is not sent yet.' });
    await continueBooking(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Book an appointment' }).first().click();
    await page.waitForURL('**/appointment');
    await bookingIsBack(page);
    await expect.poll(() => note.count()).toBe(0);
    await expect.poll(() => readBooking(page)).toEqual(meera);
    await sendBooking(page);
    await page.getByText('Your reference', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Book an appointment' }).first().click();
    await page.getByText('0 chosen').waitFor({ state: 'attached' });
  });

  test('when the page is loaded again: it says so, and the form goes on', async () => {
    const page = await visitPopup();
    await fillBooking(page);
    await page.reload();
    await continueBooking(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBeNull();
  });

  test('when the page for reviews is loaded: it says so, and leads to the booking page', async () => {
    const page = await visitPopup();
    await fillBooking(page);
    await page.keyboard.press('Escape');
    await page.goto('/review');
    await scriptsRun(page);
    await page.reload();
    await continueBooking(page);
    await page.waitForURL('**/appointment');
    await bookingIsBack(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
  });

  test('when a document is read in between: Home says nothing until it is loaded again', async () => {
    const page = await visitPopup();
    await fillBooking(page);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await scriptsRun(page);
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/booking.json');
    await page.reload();
    await continueBooking(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
  });

  test('when the page is loaded again: nothing shows that the message is loading, and it moves the page once', async () => {
    const page = await visitPopup();
    await fillBooking(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${deferredScript}`, (route) => released.then(() => route.continue()));
    const asked = page.waitForRequest(`**${deferredScript}`);
    await page.reload();
    await asked;
    const signs = await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelectorAll('main .working').length;
    });
    expect(signs).toBe(0);
    release();
    await continueBooking(page);
  });

  test('an untouched form leaves nothing behind', async () => {
    const page = await visitPopup();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Your request is not sent yet.').count()).toBe(0);
  });
});

describe('closed while it is being sent', () => {
  async function closeWhileSending(page: Page, finish: 'fail' | 'continue') {
    const closed = Promise.withResolvers<void>();
    await page.route('**/api/appointments', async (route) => {
      await closed.promise;
      await (finish === 'fail' ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await fillBooking(page);
    await sendBooking(page);
    await popup(page).getByRole('button', { name: 'Sending' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Your request is being sent.').waitFor();
    closed.resolve();
  }

  test('it still says that the booking arrived', async () => {
    const page = await visitPopup();
    await closeWhileSending(page, 'continue');
    await expect.poll(() => readReference(page)).toHaveLength(8);
    await expect.poll(() => page.getByText('Your request is being sent.').count()).toBe(0);
  });

  test('it says that the booking failed, and everything is still there', async () => {
    const page = await visitPopup({ expected: [failed] });
    await closeWhileSending(page, 'fail');
    await alertOf(page, appointmentMessages.submitFailure).getByRole('button', { name: 'Continue booking' }).click();
    await bookingIsBack(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
  });
});
