import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseCity, cityOf, fillBooking, goToStep, openTreatments, takeTime } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

const options = (page: Page) => page.getByRole('option').filter({ visible: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send the request' });

async function openKerala(page: Page) {
  await openTreatments(page);
  await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
  await goToStep(page, 'you');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Kerala' });
  await page.locator('[role=combobox]').waitFor();
}

// A height of 480 px is what an on-screen keyboard leaves of a phone.
test.each([
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  { viewport: { width: 390, height: 480 }, hasTouch: true },
  { viewport: { width: 1440, height: 900 }, hasTouch: false },
])(
  'the list of cities shows what matches and never covers the way on, at $viewport',
  async ({ viewport, hasTouch }) => {
    const page = await visit('/appointment', { viewport, hasTouch });
    await openKerala(page);
    const city = cityOf(page);
    await city.fill('Coch');
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Cochin (Kochi)', 'Another place in Kerala']);
    await city.fill('Nowhere');
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Another place in Kerala']);
    await page.getByText('No entry matches “Nowhere”.').waitFor();
    await city.fill('Thriss');
    await options(page).first().waitFor();
    // The list is open, and the button is not under it.
    await (hasTouch ? send(page).tap() : send(page).click());
    await page.getByRole('link', { name: 'Please choose your city.' }).waitFor();
    await city.fill('thrissur');
    await expect.poll(() => options(page).count()).toBe(0);
    await city.press('Enter');
    await expect.poll(() => city.inputValue()).toBe('Thrissur');
    await expect.poll(() => page.getByRole('link', { name: 'Please choose your city.' }).count()).toBe(0);
    await city.click(); // shows no more than what is in the field
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Thrissur', 'Another place in Kerala']);
  },
);

test('a city is chosen by another name, and a village has an entry', async () => {
  const page = await visit('/appointment', { viewport: { width: 390, height: 844 } });
  await openKerala(page);
  const sent = () => page.locator('select[name=city]').evaluate((select: HTMLSelectElement) => select.value);
  await chooseCity(page, 'Kochi');
  const kochi = await sent();
  await cityOf(page).fill('cochin');
  await page.keyboard.press('Tab');
  await expect.poll(() => cityOf(page).inputValue()).toBe('Cochin (Kochi)');
  await expect.poll(() => sent()).toBe(kochi);
  await cityOf(page).fill('Trivandrum');
  await expect.poll(() => options(page).count()).toBe(0);
  await cityOf(page).fill('A small village');
  await page.getByRole('option', { name: 'Another place in Kerala' }).click();
  await expect.poll(() => cityOf(page).inputValue()).toBe('Another place in Kerala');
  await expect.poll(() => sent()).not.toBe('');
});

test('the list of cities without scripts has the other names as well, and ends with the entry for other places', async () => {
  const page = await visit('/appointment', { javaScriptEnabled: false, expected: [/status of 422/] });
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Karnataka' });
  await page.getByRole('button', { name: 'Show cities' }).click();
  const cities = cityOf(page).locator('option');
  await expect.poll(() => cities.allInnerTexts()).toContain('Bangalore (Bengaluru)');
  await expect.poll(() => cities.last().innerText()).toBe('Another place in Karnataka');
  // The chosen one comes back under its own name.
  await chooseCity(page, 'Bangalore (Bengaluru)');
  await takeTime(page);
  await send(page).click();
  await page.getByRole('link', { name: 'Please enter your name.' }).waitFor();
  await expect.poll(() => cityOf(page).locator('option:checked').innerText()).toBe('Bengaluru');
});

test.each([
  { how: 'with scripts', options: {} },
  { how: 'on a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { how: 'without scripts', options: { javaScriptEnabled: false } },
])('a phone number that cannot be one of the country is asked about once, $how', async ({ options: given }) => {
  const page = await visit('/appointment', { ...given, expected: [/status of 422/] });
  const isPlain = 'javaScriptEnabled' in given;
  if (isPlain) {
    await page.getByText('I know what I want').click();
    await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Kerala' });
    await page.getByRole('button', { name: 'Show cities' }).click();
    await chooseCity(page, 'Kochi');
    await page.getByLabel('Name').fill('Meera Short');
    await page.getByLabel('Phone').fill('98765');
  } else await fillBooking(page, { phone: '98765' });
  await takeTime(page);
  await send(page).click();
  const question = page.getByRole('link', { name: 'This number has 5 digits. Is it right?' });
  await question.waitFor();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765');
  if (!isPlain) {
    // Another mistake is another question.
    await page.getByLabel('Phone').fill('987654');
    await send(page).click();
    await page.getByRole('link', { name: 'This number has 6 digits. Is it right?' }).waitFor();
  }
  await send(page).click();
  await page.getByRole('heading', { level: 1, name: 'Appointment submitted successfully!' }).waitFor();
});
