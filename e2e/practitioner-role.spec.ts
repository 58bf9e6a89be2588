import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

test('an owner adds a practitioner, who sees their own visits, writes a note, and nothing else opens', async () => {
  const page = await visitAdmin('/admin/people');
  await page.getByRole('button', { name: 'Add someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add someone' });
  await dialog.getByLabel('E-mail').fill('invited@example.com');
  await dialog.getByRole('radio', { name: 'Practitioner' }).check();
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByLabel('Who they are').selectOption('Dr. Nila Sample [PT]');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Link for a new password' }).waitFor();

  const api = await signInToApi(site());
  const { practitioners } = await api.schedules.getCalendar({});
  const [nila, arjun] = practitioners.map(({ id }) => id);
  for (const [name, practitioner_id] of [
    ['Own Patient', nila],
    ['Other Patient', arjun],
  ] as const) {
    const reference = await bookOverApi(site().url, name);
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    const place = { starts_at: `${monday}T10:00`, minutes: 30, practitioner_id: practitioner_id ?? 0, anyway: true };
    await api.visits.create({ body: { appointment_id: request?.id ?? 0, ...place } });
  }
  const person = { email: 'nila@example.com', password: 'knees and shoulders bend' };
  await addColleague(site(), person, 'practitioner', nila);

  const theirs = await visit('/login', {
    viewport: { width: 1440, height: 900 },
    expected: [/403/, /Only an owner of the clinic can do this/],
  });
  await signIn(theirs, person);
  await theirs.waitForURL('**/admin/calendar');
  await theirs.goto(`/admin/calendar?day=${monday}`);
  const own = theirs.locator('.visit').filter({ hasText: 'Own Patient' });
  await own.waitFor();
  await expect.poll(() => theirs.locator('.lane-head').allInnerTexts()).toEqual(['Dr. Nila Sample [PT]']);
  await expect.poll(() => theirs.locator('.visit').filter({ hasText: 'Other Patient' }).count()).toBe(0);
  await expect.poll(() => theirs.locator('.lane').count()).toBe(1);
  await expect.poll(() => railOf(theirs).locator('.rail-tabs').getByRole('link').allInnerTexts()).toEqual(['Calendar']);
  await expect.poll(() => theirs.getByRole('button', { name: 'Book a time' }).count()).toBe(0);

  await theirs.keyboard.press('Control+k');
  const finder = theirs.getByRole('combobox', { name: 'Pages and actions', exact: true });
  await finder.fill('Patient');
  await theirs.getByText('Nothing fits.').waitFor();
  await theirs.keyboard.press('Escape');
  await finder.waitFor({ state: 'detached' });

  await own.click();
  const sheet = theirs.getByRole('complementary', { name: 'Own Patient' });
  await sheet.getByRole('button', { name: 'Add the note' }).click();
  await sheet.getByText(appointmentMessages.noNote).waitFor();
  await sheet.getByLabel('Note').fill('Bends to 90 degrees.');
  await sheet.getByRole('button', { name: 'Add the note' }).click();
  await sheet.getByRole('listitem').getByText('Bends to 90 degrees.').waitFor();
  await expect.poll(() => sheet.getByRole('button', { name: /^Cancel/ }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Arrived' }).click();
  await sheet.locator('.visit-head').getByText('Arrived').waitFor();
  await expectAccessible(theirs);

  await theirs.goto('/admin/account');
  await theirs.getByRole('heading', { name: 'My calendar in my phone' }).waitFor();
  await expect.poll(() => theirs.getByRole('heading', { name: 'Alerts on this device' }).count()).toBe(0);
  await theirs.goto('/admin/clinic');
  await theirs.getByRole('heading', { name: 'This page is for the front desk.' }).waitFor();
  await theirs.getByRole('link', { name: 'Go to the calendar' }).click();
  await theirs.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
});
