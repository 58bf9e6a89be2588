import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import {
  bookingIsBack,
  chooseCity,
  fillBooking,
  meera,
  openTreatments,
  readBooking,
  sendBooking,
  takeTime,
} from './testing/booking-page.ts';
import { finishRequest } from './testing/finish-request.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const refused = /status of (422|500)|ApiError/;

const alertOf = (page: Page, text: string) => messages(page).filter({ hasText: text });

async function readReference(page: Page) {
  const confirmation = alertOf(page, appointmentMessages.submitted);
  await confirmation.waitFor();
  const reference = await confirmation.locator('.booked-reference').innerText();
  const address = await confirmation.getByRole('link', { name: 'Also send it to us on WhatsApp' }).getAttribute('href');
  const text = `I sent you the request ${reference} on your website.`;
  expect(new URL(address ?? '').searchParams.get('text')).toMatch(new RegExp(`^Hello, this is Meera \\w+\\. ${text}$`));
  return reference;
}

describe.each([
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
])('on $device', ({ viewport }) => {
  test('a visitor books and reads what happens next, and the front desk finishes the request', async () => {
    const page = await visit('/appointment', { viewport });
    await expect.poll(() => page.title()).toBe('Appointment | Physiotherapy App');
    await fillBooking(page);
    await page.getByText('2 chosen').waitFor({ state: 'attached' });
    await sendBooking(page);
    const reference = await readReference(page);
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
      .toEqual([appointmentMessages.submitted]);
    await expect.poll(() => page.getByText('Three short questions.').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'You have sent the form' }).locator('.icon').count())
      .toBe(1);
    await expectSaveToPhone(page, reference, viewport.width < 1_000);
    await finishRequest(page, site(), { name: meera.name, reference });
  });
});

/** Phones offer it, far above the bar with the phone number, however much was booked. */
async function expectSaveToPhone(page: Page, reference: string, isPhone: boolean) {
  const save = page.getByRole('button', { name: 'Save to phone' });
  await expect.poll(() => save.isVisible()).toBe(isPhone);
  if (!isPhone) return;
  const [button, bar] = await Promise.all([save.boundingBox(), page.locator('.floating-buttons').boundingBox()]);
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 200);
  const saved = page.waitForEvent('download');
  await save.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${reference}.vcf`);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`NOTE:Your request: reference ${reference}`);
}

test('a visitor says how to reach them, and the front desk sees, uses and corrects it', async () => {
  const page = await visit('/appointment', { viewport: { width: 390, height: 844 } });
  const reach = page.getByLabel('How should we reach you?');
  await expect.poll(() => reach.inputValue()).toBe('');
  await fillBooking(page);
  await reach.selectOption({ label: 'SMS' });
  await page.reload();
  await bookingIsBack(page);
  await expect.poll(() => reach.inputValue()).toBe('sms');
  await sendBooking(page);
  const reference = await readReference(page);

  await page.goto('/login');
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  await page.goto(`/admin?open=${reference}`);
  const preference = page.getByRole('definition').filter({ hasText: /^(SMS|Call)$/ });
  await expect.poll(() => preference.allInnerTexts()).toEqual(['SMS']);
  await page.getByRole('button', { name: `Ready messages for ${meera.name}` }).click();
  const first = page.getByRole('dialog', { name: `Tell ${meera.name}` }).locator('.button-primary');
  await expect.poll(() => first.allInnerTexts()).toEqual(['Text message']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('button', { name: 'Correct details' }).click();
  const details = page.getByRole('dialog', { name: 'Correct details' });
  await details.getByLabel('Contact preference').selectOption({ label: 'Call' });
  await expect.poll(() => details.getByRole('combobox', { name: 'City' }).inputValue()).toBe(meera.city);
  await details.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(appointmentMessages.detailsSaved).waitFor();
  await expect.poll(() => preference.allInnerTexts()).toEqual(['Call']);
});

describe('a booking that needs correcting', () => {
  test('without a treatment it is not sent, says so, and keeps what was typed', async () => {
    const page = await visit('/appointment');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('appointment')) sent += 1;
    });
    await fillBooking(page, { treatments: [] });
    await sendBooking(page);
    const summary = alertOf(page, appointmentMessages.noTreatment);
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => readBooking(page)).toEqual({ ...meera, treatments: [] });
    expect(sent).toBe(0);

    await summary.getByRole('link', { name: appointmentMessages.noTreatment }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await readBooking(page)).treatments)
      .toEqual(['Assessment and advice (not sure yet)']);
    await expect.poll(() => page.getByText(appointmentMessages.noTreatment).count()).toBe(0);
  });

  test('a wrong e-mail is named at its field, and what was typed stays', async () => {
    const page = await visit('/appointment', { expected: [refused] });
    await fillBooking(page, { email: 'meera@' });
    await sendBooking(page);
    await alertOf(page, 'One thing to check').waitFor();
    const email = page.getByLabel('E-mail');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    const described = await email.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`#${described}`).innerText())
      .toBe('Please enter an e-mail address like name@example.com.');
    await expect.poll(() => readBooking(page)).toEqual({ ...meera, email: 'meera@' });

    await email.fill(meera.email);
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('false');
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
  });

  test('tags remove chosen treatments, and the filter never loses one', async () => {
    const page = await visit('/appointment');
    await openTreatments(page);
    const filter = page.getByLabel('Filter the 31 treatments');
    await filter.fill('sports');
    await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
    await filter.fill('tap');
    await expect.poll(() => page.locator('.picker-box').getByRole('checkbox').count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Kinesio Taping' }).check();
    await page.getByText('2 chosen').waitFor();
    await page.getByRole('button', { name: 'Remove Sports Physiotherapy' }).click();
    await page.getByText('1 chosen').waitFor();
    await filter.fill('');
    await expect.poll(async () => (await readBooking(page)).treatments).toEqual(['Kinesio Taping']);
  });
});

describe('a booking that is not sent yet', () => {
  const loadedAgain = async (page: Page) => {
    await page.reload();
    await bookingIsBack(page);
  };

  test('survives a reload of the page until it is sent', async () => {
    const page = await visit('/appointment');
    await fillBooking(page);
    await loadedAgain(page);
    await expect.poll(() => readBooking(page)).toEqual(meera);
    await sendBooking(page);
    await readReference(page);
    await page.getByRole('link', { name: 'Book another appointment' }).click();
    await page.getByText('0 chosen').waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
  });

  test('is stored once when its answer is lost, even if it is sent again after a reload', async () => {
    const name = 'Meera Once';
    const page = await visit('/appointment', { expected: [/ERR_FAILED|request failed|ApiError/] });
    await fillBooking(page, { name });
    await page.route('**/api/appointments', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await sendBooking(page);
    await alertOf(page, 'Please check your connection').waitFor();
    await page.unroute('**/api/appointments');
    await loadedAgain(page);
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
    const { body } = await (await signInToApi(site())).appointments.list();
    expect(body.filter((booking) => booking.name === name)).toHaveLength(1);
  });
});

describe('when the server is in trouble', () => {
  test('a failed booking says so, keeps what was typed, and can be sent again', async () => {
    const page = await visit('/appointment', { expected: [refused] });
    await fillBooking(page);
    await page.route('**/api/appointments', (route) => route.fulfill({ status: 500, body: '' }));
    await sendBooking(page);
    await alertOf(page, appointmentMessages.submitFailure).waitFor();
    await expect.poll(() => readBooking(page)).toEqual(meera);

    await page.unroute('**/api/appointments');
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
    await page.getByRole('link', { name: 'Book another appointment' }).click();
    await expect
      .poll(() => readBooking(page))
      .toEqual({
        treatments: [],
        conditions: '',
        name: '',
        phone: '',
        email: '',
        state: 'Choose a state',
        city: 'Choose a state first',
      });
  });

  test('pressing twice sends once, and a long wait is explained', async () => {
    const page = await visit('/appointment');
    await page.clock.install();
    const answered = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/appointments', async (route) => {
      sent += 1;
      await answered.promise;
      await route.continue();
    });
    await fillBooking(page);
    await sendBooking(page);
    const button = page.getByRole('button', { name: 'Sending' });
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true }); // Playwright would wait until it is enabled; a visitor does not
    await page.clock.fastForward(5_000);
    await page.getByText('Still working.').waitFor();
    answered.resolve();
    await expect.poll(() => readReference(page)).toHaveLength(8);
    expect(sent).toBe(1);
  });

  test('cities that do not load can be asked for again', async () => {
    const page = await visit('/appointment', { expected: [refused] });
    await page.route('**/api/cities/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Name').fill(meera.name);
    await page.getByLabel('State').selectOption({ label: meera.state });
    const problem = alertOf(page, 'The cities could not be loaded.');
    await problem.waitFor();

    await page.unroute('**/api/cities/*');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await chooseCity(page, meera.city);
    await expect.poll(() => problem.count()).toBe(0);
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(meera.name);
  });
});

describe('without JavaScript', () => {
  const noScripts = { javaScriptEnabled: false, expected: [refused] };

  test('a visitor books with the step that shows the cities', async () => {
    const page = await visit('/appointment', noScripts);
    await openTreatments(page);
    await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
    await page.getByLabel('Name').fill(meera.name);
    await page.getByLabel('Phone').fill(meera.phone);
    await page.getByLabel('How should we reach you?').selectOption({ label: 'WhatsApp' });
    await page.getByLabel('State').selectOption({ label: meera.state });
    await page.getByRole('button', { name: 'Show cities' }).click();

    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(meera.name);
    await expect.poll(() => page.getByLabel('How should we reach you?').inputValue()).toBe('whatsapp');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).isChecked()).toBe(true);
    await chooseCity(page, meera.city);
    await sendBooking(page);
    await expect.poll(() => readReference(page)).toHaveLength(8);
  });

  test('mistakes come back with the page, named and with everything typed', async () => {
    const page = await visit('/appointment', noScripts);
    await page.getByLabel('Phone').fill('12');
    await takeTime(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByLabel('Phone').press('Enter');
    expect((await answered).status()).toBe(422);
    await alertOf(page, '5 things to check').waitFor();
    await expect.poll(() => page.getByRole('link', { name: appointmentMessages.noTreatment }).isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('12');
  });
});
