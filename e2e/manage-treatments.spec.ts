import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import {
  chooseCity,
  cityOf,
  fillBooking,
  meera,
  openTreatments,
  readBooking,
  sendBooking,
  takeTime,
} from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

async function visitTab({ expected = [], ...options }: Parameters<typeof visit>[1] = {}) {
  const viewport = { width: 1440, height: 900 };
  const page = await visitAdmin('/admin/treatments', { viewport, ...options, expected });
  await page.getByRole('list', { name: 'Treatments' }).waitFor();
  return page;
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Treatments' }).getByRole('listitem').filter({ hasText: name });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `On the website: ${name}` });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();

async function addTreatment(name: string) {
  const api = await signInToApi(site());
  const body = { name, kind: 'therapy', minutes: 30, price_from: null, not_if: null } as const;
  return { api, treatment: await api.treatments.create({ body }) };
}

const homeOf = async () => (await fetch(`${site().url}/`)).text();

/** The names on the home page, in their order. */
async function offered(noun: 'therapies' | 'services') {
  const [, list = ''] = new RegExp(`\\d+[^a-z]*${noun}</h3>([^]*?)(?:<h3>|</section>)`).exec(await homeOf()) ?? [];
  return [...list.matchAll(/<li><a [^>]*>([^<]+)/g)].map(([, name]) => name);
}

test('an owner adds, changes, moves and hides treatments, and visitors see it at once', async () => {
  await homeOf(); // cached from now on, until something changes
  const page = await visitTab({ expected: [/status of 422/] });
  await page.getByRole('link', { name: 'Add a treatment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('cupping therapy');
  await page.getByRole('textbox', { name: 'Price from' }).fill('about 500');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await page.getByRole('link', { name: treatmentMessages.noPrice }).waitFor();
  await page.getByRole('textbox', { name: 'Price from' }).fill('499.50');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await page.getByRole('link', { name: treatmentMessages.taken }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Price from' }).inputValue()).toBe('499.50');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sound bath');
  await page.getByLabel('Kind').selectOption('Service');
  await page.getByLabel('Length in minutes').fill('45');
  await page.getByRole('checkbox', { name: 'Needs a room' }).uncheck();
  await page.getByLabel('Not if').fill('Not with a hearing aid.');
  await page.getByLabel('Other words for it').fill('sangeet chikitsa\nसंगीत');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await toast(page, treatmentMessages.added).waitFor();
  await expect.poll(() => row(page, 'Sound bath').innerText()).toMatch(/Service · 45 min · no room · from ₹499.50/);
  await expect.poll(async () => (await offered('services')).at(-1)).toBe('Sound bath');
  await expect.poll(() => homeOf()).toContain('<small>from ₹499.50</small>');
  await expect.poll(() => homeOf()).toMatch(/{"@type":"Offer","name":"Sound bath","priceSpecification":{[^}]*499.5,/);

  await page.getByRole('button', { name: 'Move to the top: Sound bath' }).press('Enter');
  await page.getByText(/^Sound bath is now number 1 of \d+\.$/).waitFor();
  await expect.poll(async () => (await offered('services'))[0]).toBe('Sound bath');
  await page.getByRole('button', { name: 'Move down: Sound bath' }).press('Enter');
  await page.getByText(/^Sound bath is now number 2 of/).waitFor();
  const list = page.getByRole('list', { name: 'Treatments' }).getByRole('listitem');
  const dragged = await list.nth(2).locator('.ordered-name').innerText();
  await list.nth(2).locator('.row-grip').dragTo(list.nth(0));
  await page.getByText(`${dragged} is now number 1 of`).waitFor();
  const shown = await list.locator('.ordered-name').allInnerTexts();
  const stored = async () =>
    ((await (await fetch(`${site().url}/api/treatment`)).json()) as { treatment_description: string }[]).map(
      ({ treatment_description }) => treatment_description,
    );
  await expect.poll(stored).toEqual(shown);

  await switchOf(page, 'Sound bath').click();
  await toast(page, treatmentMessages.hidden).waitFor();
  await expect.poll(() => offered('services')).not.toContain('Sound bath');
  await page.reload();
  await expect.poll(() => switchOf(page, 'Sound bath').isChecked()).toBe(false);
  await switchOf(page, 'Sound bath').click();
  await toast(page, treatmentMessages.shown).waitFor();
  await page.getByRole('link', { name: 'Edit Sound bath' }).click();
  await expect.poll(() => page.getByLabel('Other words for it').inputValue()).toBe('sangeet chikitsa\nसंगीत');
  await page.getByRole('textbox', { name: 'Name' }).fill('Singing bowls');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, treatmentMessages.updated).waitFor();
  const visitor = await visit('/appointment', { javaScriptEnabled: false });
  await openTreatments(visitor);
  await visitor.getByRole('checkbox', { name: /^Singing bowls\s*from ₹499\.50\s*Not with a hearing aid\./ }).waitFor();
  await page.goto('/admin/changes');
  await page.getByText('the treatment “Singing bowls”').first().waitFor();
});

test('earlier requests show the names that treatments had before they were renamed', async () => {
  const { api, treatment } = await addTreatment('Ice bath');
  const visitor = await visit('/appointment');
  await fillBooking(visitor, { treatments: ['Ice bath'], name: 'Patient of the ice bath' });
  await sendBooking(visitor);
  await visitor.getByText(appointmentMessages.submitted).waitFor();
  const { name: _, id, ...rest } = treatment;
  await api.treatments.update({ params: { id }, body: { ...rest, name: 'Cold plunge' } });
  const { body } = await api.appointments.list({ query: { q: 'Patient ice bath' } });
  expect(body.map(({ treatmentType }) => treatmentType)).toEqual([['Ice bath']]);
});

test.each([true, false])(
  'a treatment that is hidden while someone fills in the form is refused, and nothing typed is lost (scripts: %s)',
  async (javaScriptEnabled) => {
    const name = javaScriptEnabled ? 'Mud pack' : 'Salt cave';
    const { api, treatment } = await addTreatment(name);
    const visitor = await visit('/appointment', { javaScriptEnabled, expected: [/status of 422/] });
    if (javaScriptEnabled) await fillBooking(visitor, { treatments: [name] });
    else {
      await openTreatments(visitor);
      await visitor.getByRole('checkbox', { name }).check();
      for (const label of ['Name', 'Phone'] as const)
        await visitor.getByLabel(label).fill(label === 'Name' ? meera.name : meera.phone);
      await visitor.getByLabel('State').selectOption({ label: meera.state });
      await visitor.getByRole('button', { name: 'Show cities' }).click();
      await chooseCity(visitor, meera.city);
    }
    const params = { id: treatment.id };
    await api.treatments.setVisibility({ params, body: { is_hidden: true } });
    await takeTime(visitor);
    await visitor.getByRole('button', { name: 'Send the request' }).click();
    await visitor.getByRole('link', { name: treatmentMessages.noLongerOffered(name) }).waitFor();
    await expect.poll(() => visitor.getByLabel('Name').inputValue()).toBe(meera.name);
    await expect.poll(() => cityOf(visitor).inputValue()).not.toBe('');
    await visitor.getByRole('checkbox', { name: 'Kinesio Taping' }).check();
    if (javaScriptEnabled) {
      await visitor.getByRole('checkbox', { name }).uncheck();
      await expect.poll(async () => (await readBooking(visitor)).treatments).toEqual(['Kinesio Taping']);
    } else await expect.poll(() => visitor.getByRole('checkbox', { name }).count()).toBe(0);
    await takeTime(visitor);
    await visitor.getByRole('button', { name: 'Send the request' }).click();
    await visitor.getByText(appointmentMessages.submitted).waitFor();
  },
);

describe('on a phone', () => {
  test('an owner hides and moves a treatment, and opens its accessible form', async () => {
    await addTreatment(`Long ${'and winding '.repeat(10)}road`);
    const page = await visitTab({ viewport: { width: 390, height: 844 } });
    await switchOf(page, 'Cupping Therapy').click();
    await toast(page, treatmentMessages.hidden).waitFor();
    await page.getByRole('button', { name: 'Move to the top: Cupping Therapy' }).click();
    await page.getByText(/^Cupping Therapy is now number 1 of/).waitFor();
    await switchOf(page, 'Cupping Therapy').click();
    await toast(page, treatmentMessages.shown).waitFor();
    await page.getByRole('link', { name: 'Edit Cupping Therapy' }).click();
    await page.getByRole('heading', { name: 'Cupping Therapy', level: 2 }).waitFor();
    await expectAccessible(page);
  });
});
