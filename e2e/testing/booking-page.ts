import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { limits } from '#contract/plain/limits.ts';

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

const steps = ['what', 'when', 'you'] as const;

/** Goes to a step of the booking form, where it shows one at a time. */
export async function goToStep(page: Page, step: (typeof steps)[number]) {
  const form = page.locator('.booking-form');
  await form.waitFor();
  while (!(await page.locator(`#booking-${step}`).isVisible())) {
    const shown = steps.indexOf(((await form.getAttribute('data-step')) ?? 'what') as typeof step);
    const isAhead = shown < steps.indexOf(step);
    await form.getByRole('button', { name: isAhead ? /^(Next|Call me to agree a time)$/ : 'Back' }).click();
    await page.locator(`[data-step="${steps[isAhead ? shown + 1 : shown - 1]}"]`).waitFor();
  }
}

/** Opens the list of treatments, for visitors who know what they want. */
export async function openTreatments(page: Page) {
  await goToStep(page, 'what');
  const details = page.locator('.known-treatments');
  await details.waitFor();
  if ((await details.getAttribute('open')) === null) await details.getByText('I know what I want').click();
}

/** The field for the city: a select without scripts. */
export const cityOf = (page: Page) => page.getByRole('combobox', { name: 'City' });

export async function chooseCity(page: Page, city: string) {
  await cityOf(page).and(page.locator(':enabled')).waitFor();
  if (await cityOf(page).evaluate((field) => field instanceof HTMLSelectElement))
    return void (await cityOf(page).selectOption({ label: city }));
  await cityOf(page).fill(city);
  await cityOf(page).press('Enter');
}

/** Fills in the booking form as a visitor does, without sending it. */
export async function fillBooking(page: Page, visitor: Partial<Visitor> = {}) {
  const { treatments, conditions, name, phone, email, state, city } = { ...meera, ...visitor };
  await openTreatments(page);
  for (const treatment of treatments) await page.getByRole('checkbox', { name: treatment }).check();
  await page.getByLabel('Anything we should know?').fill(conditions);
  await goToStep(page, 'you');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: state });
  await chooseCity(page, city);
}

/** Waits until a form that is opened again shows what was filled in before: its lists are loaded again. */
export async function bookingIsBack(page: Page) {
  await page.getByText('2 chosen').waitFor({ state: 'attached' });
  while ((await chosenCity(page)) !== meera.city) await setTimeout(50);
}

export async function sendBooking(page: Page) {
  await goToStep(page, 'you');
  await takeTime(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
}

/** Tries to go on with an empty form, which then says what is missing: on phones one step does. */
export async function sendEmpty(page: Page) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('radio').first().waitFor();
  await ((await next.isVisible()) ? next.click() : sendBooking(page));
  await page.getByText(/^(One thing|\d things) to check$/).waitFor();
}

/** Waits until the form is old enough for the server to accept that a person filled it in. */
export async function takeTime(page: Page) {
  while (!((await formAge(page)) > limits.formAge.min)) await setTimeout(50);
}

/** Age of the form in ms, by its token; NaN before it has one. */
async function formAge(page: Page) {
  const token = await page.locator('input[name="formToken"]').getAttribute('value');
  return Date.now() - Number.parseInt(token?.split('.')[1] ?? '', 36);
}

/** The values in the form. */
export async function readBooking(page: Page): Promise<Visitor> {
  const chosen = page.locator('.check:has(input:checked) > span');
  // Names of treatments, without price and warning.
  const treatments = await chosen.evaluateAll((names) => names.map((name) => name.firstChild?.textContent ?? ''));
  return {
    treatments: treatments.toReversed(),
    conditions: await page.getByLabel('Anything we should know?').inputValue(),
    name: await page.getByLabel('Name').inputValue(),
    phone: await page.getByLabel('Phone').inputValue(),
    email: await page.getByLabel('E-mail').inputValue(),
    state: await page
      .getByLabel('State')
      .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? ''),
    city: await chosenCity(page),
  };
}

/** City that the field shows. */
function chosenCity(page: Page) {
  const field = page.locator('.booking-form #booking-city');
  return field.evaluate((control: HTMLSelectElement | HTMLInputElement) =>
    control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value,
  );
}
