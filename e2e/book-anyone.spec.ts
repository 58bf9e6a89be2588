import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

// One dialog books a time for anyone: one field finds who comes, then the time.

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a time' });
const freeTimes = (page: Page) => dialogOf(page).getByRole('region', { name: 'Next free times' }).getByRole('button');

async function visitCounting(path: string, width = 1440) {
  const page = await visitAdmin(path, { viewport: { width, height: 844 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['clicks'] = '0';
    window.addEventListener('pointerdown', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)), true);
  });
  return { page, clicks: () => page.evaluate(() => document.documentElement.dataset['clicks']) };
}

test.each([
  ['/admin', 'link', 'New booking'],
  ['/admin/overview', 'button', 'Book'],
  ['/admin/calendar', 'button', 'Book a time'],
] as const)('at %s, three clicks book a time for a patient who is found by a number', async (path, role, name) => {
  const patient = `Found By ${path}`;
  const digits = String(path.length).padStart(5, '4');
  const reference = await bookOverApi(site().url, patient, { phone: `+91 00000 ${digits}` });
  const { page, clicks } = await visitCounting(path);
  await page.getByRole(role, { name, exact: true }).click();
  await dialogOf(page).waitFor();
  await page.keyboard.type(digits);
  await dialogOf(page).getByRole('radio', { name: patient }).click();
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await toast(page, 'Visit booked.').waitFor();
  await expect.poll(() => clicks()).toBe('3');
  const api = await signInToApi(site());
  const { body } = await api.appointments.list({ query: { q: reference } });
  expect(body[0]?.stage).toBe('confirmed');
});

test.each(widths(1440, 390))(
  'at %i px, three clicks book a time for someone new by name and number; the rest follows',
  async (width) => {
    const name = `Brand New${width}`;
    const { page, clicks } = await visitCounting('/admin', width);
    await page.getByRole('link', { name: 'New booking', exact: true }).click();
    await dialogOf(page).waitFor();
    await page.keyboard.type(`${name} +91 00000 ${String(width).padStart(5, '7')}`);
    await dialogOf(page).getByText('No patient matches.').waitFor();
    await dialogOf(page).getByRole('radio', { name: 'Someone new' }).click();
    await expect.poll(() => dialogOf(page).getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await freeTimes(page).first().click();
    await toast(page, 'Visit booked.').waitFor();
    await expect.poll(() => clicks()).toBe('3');
    const api = await signInToApi(site());
    const { body } = await api.appointments.list({ query: { q: name } });
    expect(body[0]).toMatchObject({
      name,
      stage: 'confirmed',
      city: 'Kochi',
      treatmentType: [expect.stringContaining('advice')],
    });
  },
);

test('a walk-in begins with the present, and what was typed waits when the dialog is closed', async () => {
  const { page } = await visitCounting('/admin/overview');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const { time_zone } = await (await signInToApi(site())).schedules.getCalendar({});
  const day = wallTime(Date.now(), time_zone).day;
  expect(day).toContain(await dialogOf(page).getByLabel('Day', { exact: true }).inputValue());
  await dialogOf(page).getByLabel('Name or phone').fill('Typed Walkin');
  await dialogOf(page).getByText('No patient matches.').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expect.poll(() => dialogOf(page).getByLabel('Name or phone').inputValue()).toBe('Typed Walkin');
});

test('someone who wants no time yet becomes a request, and what was typed goes along', async () => {
  const { page } = await visitCounting('/admin/overview');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await dialogOf(page).getByLabel('Name or phone').fill('Call Me Back 0484 000 0001');
  await dialogOf(page).getByText('No patient matches.').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Save a request without a time' }).click();
  await page.getByRole('heading', { name: 'Request without a time' }).waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Call Me Back');
  await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('0484 000 0001');
});

test('a patient who was imported and has no request yet is booked from the patient’s page', async () => {
  const api = await signInToApi(site());
  const rows = ['Name,Phone numbers,E-mail,Language,Has agreed to messages,Note', 'Never Asked,+91 00000 04812,,,,'];
  const file = new File([rows.join('\r\n')], 'patients.csv', { type: 'text/csv' });
  await api.imports.addTable({ params: { kind: 'patients' }, query: { name: 'patients.csv' }, body: { file } });
  const [patient] = (await api.patients.search({ body: { q: 'Never Asked' } })).body;
  expect(patient?.request_count).toBe(0);
  const params = { id: patient?.id ?? 0 };
  const { page } = await visitCounting(`/admin/patients/${params.id}`);
  // A click may come before the clinic's own place, which goes along.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/states', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Book again' }).click();
  await expect.poll(() => dialogOf(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Never Asked');
  await expect.poll(() => dialogOf(page).getByLabel('Phone', { exact: true }).inputValue()).toBe('+91 00000 04812');
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await dialogOf(page).getByRole('button', { name: 'Book the visit', disabled: true }).waitFor();
  answer.resolve();
  await toast(page, 'Visit booked.').waitFor();
  await page.getByRole('region', { name: 'Next visit' }).getByText('Booked', { exact: true }).waitFor();
  const { body } = await api.patients.listRequests({ params, query: {} });
  expect(body).toMatchObject([{ name: 'Never Asked', phone: '+91 00000 04812', stage: 'confirmed' }]);
});

test.each(widths(1440, 390))('at %i px, two clicks on a patient’s page book a time for that patient', async (width) => {
  const patient = `Comes Again${width}`;
  await bookOverApi(site().url, patient, { phone: `+91 00000 ${String(width).padStart(5, '6')}` });
  const api = await signInToApi(site());
  const id = (await api.patients.search({ body: { q: patient, limit: '2' } })).body[0]?.id ?? 0;
  const { page, clicks } = await visitCounting(`/admin/patients/${id}`, width);
  await page.getByRole('button', { name: 'Book again' }).click();
  await dialogOf(page).getByText(`For ${patient}`).waitFor();
  await expect.poll(() => dialogOf(page).getByLabel('Name or phone').count()).toBe(0);
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await toast(page, 'Visit booked.').waitFor();
  await expect.poll(() => clicks()).toBe('2');
  await page.getByRole('region', { name: 'Next visit' }).getByText('Booked', { exact: true }).waitFor();
  await expect
    .poll(() => api.patients.listRequests({ params: { id }, query: {} }))
    .toMatchObject({
      body: [{ stage: 'confirmed' }],
    });
});

test('free times that could not be loaded are said to be so, and can be asked for again', async () => {
  const reference = await bookOverApi(site().url, 'Late Times');
  const page = await visitAdmin(`/admin?open=${reference}`, {
    viewport: { width: 1440, height: 844 },
    expected: [/status (of )?500/],
  });
  await page.route('**/api/appointments/*/free-times*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('region', { name: 'Visits' }).getByRole('button', { name: 'Book a time' }).click();
  const times = page.getByRole('dialog').getByRole('region', { name: 'Next free times' });
  await times.getByText('The free times could not be loaded.').waitFor();
  await page.unroute('**/api/appointments/*/free-times*');
  await times.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => times.getByRole('button', { name: /:\d\d [ap]m/ }).count()).toBeGreaterThan(0);
});
