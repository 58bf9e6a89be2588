import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { limits } from '#contract/limits.ts';

export const meera = {
  treatments: ['Sports Physiotherapy', 'Kinesio Taping'],
  conditions: 'Right shoulder, worse at night.',
  name: 'Meera Sample',
  phone: '+91 98765 43210',
  email: 'meera@example.com',
  state: 'Kerala',
  city: 'Thrissur',
};

type Visitor = typeof meera;

/** Fills in the booking form as a visitor does, without sending it. */
export async function fillBooking(page: Page, visitor: Partial<Visitor> = {}) {
  const { treatments, conditions, name, phone, email, state, city } = { ...meera, ...visitor };
  for (const treatment of treatments) await page.getByRole('checkbox', { name: treatment }).check();
  await page.getByLabel('Anything we should know?').fill(conditions);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: state });
  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: city });
}

/** Waits until a form that is opened again shows what was filled in before: its lists are loaded again. */
export async function bookingIsBack(page: Page) {
  await page.getByText('2 chosen').waitFor();
  await page.getByRole('option', { name: meera.city }).waitFor({ state: 'attached' });
}

export async function sendBooking(page: Page) {
  await takeTime(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
}

/** Waits until the form is old enough for the server to accept that a person filled it in. */
export async function takeTime(page: Page) {
  while (!((await formAge(page)) > limits.formAge.min)) await setTimeout(50);
}

/** In ms, from the time in the form token; NaN before the form has one. */
async function formAge(page: Page) {
  const token = await page.locator('input[name="formToken"]').getAttribute('value');
  return Date.now() - Number.parseInt(token?.split('.')[1] ?? '', 36);
}

/** The values in the form. */
export async function readBooking(page: Page): Promise<Visitor> {
  const chosen = page.locator('label:has(input:checked) > span');
  // Without the price and the warning below the name.
  const treatments = await chosen.evaluateAll((names) => names.map((name) => name.firstChild?.textContent ?? ''));
  return {
    treatments: treatments.toReversed(),
    conditions: await page.getByLabel('Anything we should know?').inputValue(),
    name: await page.getByLabel('Name').inputValue(),
    phone: await page.getByLabel('Phone').inputValue(),
    email: await page.getByLabel('E-mail').inputValue(),
    state: await chosenOption(page, 'State'),
    city: await chosenOption(page, 'City'),
  };
}

async function chosenOption(page: Page, label: string) {
  return page.getByLabel(label).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label ?? '');
}
