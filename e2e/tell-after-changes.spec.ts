import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookVisit, todayAtTheClinic } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';

// Telling stands in the message after every change of which a patient does not know, also after Undo.

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
const viewport = { width: 1440, height: 900 };
const messages = (page: Page) => page.getByRole('status', { name: 'Messages' });

/** Marks the patient as told of the visit as it is now. */
async function tell(id: number) {
  const api = await signInToApi(site());
  const { starts_at, practitioner_id, status, appointment_id } = await api.visits.get({ params: { id } });
  const state = status === 'cancelled' ? status : ('booked' as const);
  const body = {
    message: 'confirmed' as const,
    channel: 'phone' as const,
    visit_starts_at: starts_at,
    visits: [{ id, starts_at, practitioner_id, status: state }],
  };
  await api.contactLog.create({ params: { id: appointment_id }, body });
}

test('leave that moves two visits offers to tell both patients', async () => {
  const api = await signInToApi(site());
  const { practitioners } = await api.schedules.getCalendar({});
  const [away] = practitioners;
  const ahead = addDays(todayAtTheClinic(), 30);
  const monday = addDays(ahead, (8 - new Date(ahead).getUTCDay()) % 7);
  for (const [place, name] of ['Away Told', 'Away Informed'].entries()) {
    const { id } = await bookVisit(site(), name, `${monday}T${10 + place}:00`);
    const { version, starts_at } = await api.visits.get({ params: { id } });
    const body = { starts_at, practitioner_id: away?.id ?? null, room_id: null, minutes: 30, anyway: true };
    await api.visits.update({ params: { id }, body }, { ifMatch: version });
    await tell(id);
  }
  const page = await visitAdmin(`/admin/calendar?day=${monday}`, { viewport });
  await page.getByRole('button', { name: `Add leave for ${away?.name}` }).click();
  await page.getByRole('button', { name: 'Add leave and move 2' }).click();
  await messages(page).getByRole('link', { name: 'Tell 2 patients' }).click();
  await page.getByRole('heading', { name: 'Not told yet', level: 1 }).waitFor();
  const changed = page.getByRole('region', { name: /^Changed/ });
  await changed.getByRole('link', { name: 'Away Told' }).waitFor();
  await expect.poll(() => changed.getByRole('link', { name: 'Away Informed' }).count()).toBe(1);
});

test('Undo of a booking of which the patient was told in the meantime offers to tell that it is cancelled', async () => {
  const page = await visitAdmin('/admin/overview', { viewport });
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a time' });
  await dialog.getByLabel('Name or phone').fill('Undone Told +91 00000 00321');
  await dialog.getByText('No patient matches.').waitFor();
  await dialog.getByRole('radio', { name: 'Someone new' }).click();
  await dialog.getByRole('region', { name: 'Next free times' }).getByRole('button').first().click();
  await messages(page).getByRole('link', { name: 'Tell Undone Told on WhatsApp' }).waitFor();
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: 'Undone Told' } })).body;
  const [visit] = await api.visits.listOfRequest({ params: { id: request?.id ?? 0 } });
  await tell(visit?.id ?? 0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  const undone = messages(page).locator('.toast', { hasText: visitMessages.undone });
  const href = await undone.getByRole('link', { name: 'Tell Undone Told on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain('cancelled');
});
