import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
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

const toastOf = (page: Page, words: string) => messages(page).locator('.toast', { hasText: words });

/** Words with which a message offers to tell the patient. */
async function offered(page: Page, words: string, name: string) {
  const link = toastOf(page, words).getByRole('link', { name: `Tell ${name} on WhatsApp` });
  return decodeURIComponent((await link.getAttribute('href')) ?? '');
}

/** Once Undo has been pressed, its message offers to tell the patient, in words of what has become of the visit. */
async function expectUndoneOffer(page: Page, name: string, words: RegExp) {
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => offered(page, visitMessages.undone, name)).toMatch(words);
}

/** Two patients who know of their visits with a practitioner on a Monday. */
async function bookTwoWhoKnow(names: readonly [string, string], weeks: number) {
  const api = await signInToApi(site());
  const [away] = (await api.schedules.getCalendar({})).practitioners;
  const ahead = addDays(todayAtTheClinic(), weeks * 7);
  const monday = addDays(ahead, (8 - new Date(ahead).getUTCDay()) % 7);
  const ids: number[] = [];
  for (const [place, name] of names.entries()) {
    const { id } = await bookVisit(site(), name, `${monday}T${10 + place}:00`);
    const { version } = await api.visits.get({ params: { id } });
    const starts_at = `${monday}T${10 + place}:00`;
    const body = { starts_at, practitioner_id: away?.id ?? null, room_id: null, minutes: 30, anyway: true };
    await api.visits.update({ params: { id }, body }, { ifMatch: version });
    await tell(id);
    ids.push(id);
  }
  const page = await visitAdmin(`/admin/calendar?day=${monday}`, { viewport });
  const leave = async () => {
    await page.getByRole('button', { name: `Add leave for ${away?.name}` }).click();
    await page.getByRole('button', { name: 'Add leave and move 2' }).click();
  };
  return { page, ids, monday, leave };
}

test('leave that moves two visits offers to tell both patients', async () => {
  const { page, leave } = await bookTwoWhoKnow(['Away Told', 'Away Informed'], 4);
  await leave();
  await messages(page).getByRole('link', { name: 'Tell 2 patients' }).click();
  await page.getByRole('heading', { name: 'Not told yet', level: 1 }).waitFor();
  const changed = page.getByRole('region', { name: /^Changed/ }).getByRole('link', { name: /^Away/ });
  await expect.poll(() => changed.allInnerTexts()).toEqual(['Away Told', 'Away Informed']);
});

test('Undo of leave offers to tell both patients who were told of their new times', async () => {
  const { page, ids, leave } = await bookTwoWhoKnow(['Back Told', 'Back Informed'], 6);
  await leave();
  await messages(page).getByRole('link', { name: 'Tell 2 patients' }).waitFor();
  for (const id of ids) await tell(id);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, visitMessages.undone).getByRole('link', { name: 'Tell 2 patients' }).click();
  const changed = page.getByRole('region', { name: /^Changed/ }).getByRole('link', { name: /^Back/ });
  await expect.poll(() => changed.allInnerTexts()).toEqual(['Back Told', 'Back Informed']);
});

test('Undo of a move of which the patient was told in the meantime offers to tell the earlier time again', async () => {
  const { page, ids } = await bookTwoWhoKnow(['Moved Told', 'Stays Informed'], 8);
  const [id = 0] = ids;
  await page.locator('.visit').filter({ hasText: 'Moved Told' }).press('Alt+ArrowDown');
  await expect.poll(() => offered(page, visitMessages.moved, 'Moved Told')).toContain('10:05 am');
  await tell(id);
  await expectUndoneOffer(page, 'Moved Told', /10:00 am/);
});

test('Undo of a series of which the patient was told in the meantime offers to tell that it is cancelled', async () => {
  const name = 'Series Told';
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const visits = async () => {
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    return api.visits.listOfRequest({ params: { id: request?.id ?? 0 } });
  };
  const page = await visitAdmin('/admin', { viewport });
  await openRequest(page, name);
  await page.getByRole('button', { name: 'Book a series' }).click();
  const dialog = page.getByRole('dialog', { name: `Book a series for ${name}` });
  await dialog.getByLabel('Number of visits').fill('2');
  await dialog.getByLabel('First day').fill(addDays(todayAtTheClinic(), 70));
  await dialog.getByRole('checkbox', { name: 'Tuesday' }).check();
  await dialog.getByLabel('Time on Tuesdays').fill('12:00');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByRole('button', { name: 'Book 2 visits' }).click();
  await toastOf(page, visitMessages.seriesBooked(2))
    .getByRole('link', { name: `Tell ${name} on WhatsApp` })
    .waitFor();
  for (const { id } of await visits()) await tell(id);
  await expectUndoneOffer(page, name, /cancelled/);
});

test('Undo of a time from the wait list of which the patient was told in the meantime offers to tell the earlier time again', async () => {
  const name = 'Waiting Told';
  const api = await signInToApi(site());
  const day = addDays(todayAtTheClinic(), 100);
  const { id } = await bookVisit(site(), name, `${day}T10:00`);
  const { appointment_id } = await api.visits.get({ params: { id } });
  await tell(id);
  await api.waitList.set({ params: { id: appointment_id }, body: { until: addDays(day, -1), practitioner_id: null } });
  const page = await visitAdmin('/admin/wait-list', { viewport });
  await page
    .getByRole('button', { name: new RegExp(`^Book .+ for ${name}$`) })
    .first()
    .click();
  const booked = toastOf(page, visitMessages.booked);
  await booked.getByRole('link', { name: `Tell ${name} on WhatsApp` }).waitFor();
  await tell(id);
  await expectUndoneOffer(page, name, /10:00 am/);
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
  await expectUndoneOffer(page, 'Undone Told', /cancelled/);
});
