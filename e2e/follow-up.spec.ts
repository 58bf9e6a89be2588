import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { filter, openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

async function visitRequests(width: 390 | 1440, options: Parameters<typeof visitAdmin>[1] = {}) {
  const page = await visitAdmin('/admin', { viewport: { width, height: width === 390 ? 844 : 900 }, ...options });
  await page.getByRole('table').waitFor();
  return page;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const due = (page: Page, count: number) =>
  page.getByRole('navigation', { name: 'Stage' }).getByRole('link', { name: `Due ${count}` });

async function choose(page: Page, name: string) {
  await button(page, 'More').last().click();
  await button(page, name).click();
}

test('on a phone, a request is tried, noted, called again, cancelled, reopened and corrected', async () => {
  const name = 'Follow Up';
  await bookOverApi(site().url, name);
  const page = await visitRequests(390);
  await openRequest(page, name);

  await button(page, 'No answer').click();
  await page.getByText(appointmentMessages.attemptNoted).waitFor();
  await notes(page).getByText('No answer.', { exact: true }).waitFor();
  await page.getByLabel('Remarks').fill('Prefers mornings.');
  await button(page, 'Add note').click();
  await page.getByText(appointmentMessages.noted, { exact: true }).waitFor();
  await expect.poll(() => notes(page).getByRole('listitem').count()).toBe(2);
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('');

  await choose(page, 'Call again…');
  await button(page, 'Save').click();
  await page.getByText(appointmentMessages.nextCallSaved).waitFor();
  await due(page, 1).waitFor({ state: 'attached' });

  await choose(page, 'Done: cancelled');
  await page.getByText(appointmentMessages.done).waitFor();
  await page.getByRole('heading', { name, level: 2 }).waitFor({ state: 'detached' });
  await due(page, 0).waitFor();
  await filter(page, 'Done').click();
  await rowOf(page, name).getByText('Cancelled').first().waitFor();

  await openRequest(page, name);
  await button(page, 'Add note').click();
  const noteDialog = page.getByRole('dialog', { name: 'Add a note' });
  await noteDialog.getByRole('textbox', { name: 'Note' }).fill('Called back after all.');
  await noteDialog.getByRole('button', { name: 'Cancel' }).click();
  await noteDialog.waitFor({ state: 'detached' });
  await button(page, 'Add note').click();
  await noteDialog.getByText('Not saved yet').waitFor();
  await noteDialog.getByRole('button', { name: 'Save note' }).click();
  await notes(page).getByText('Called back after all.').waitFor();
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Cancelled');
  await button(page, 'Reopen').click();
  await page.getByText(appointmentMessages.reopened).waitFor();
  await notes(page).getByText('Cancelled', { exact: true }).waitFor();

  await choose(page, 'Call again…');
  await page.getByRole('textbox', { name: 'Time (optional)' }).fill('17:15');
  await page.getByRole('dialog', { name: /^Call .+ again$/ }).press('Escape');
  await choose(page, 'Call again…');
  await expect.poll(() => page.getByRole('textbox', { name: 'Time (optional)' }).inputValue()).toBe('17:15');
  await button(page, 'Discard it').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Time (optional)' }).inputValue()).toBe('');
  await page.getByRole('dialog', { name: /^Call .+ again$/ }).press('Escape');

  await choose(page, 'Correct details…');
  await page.getByRole('checkbox').first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill(`${name} Corrected`);
  await page.getByRole('dialog', { name: 'Correct details' }).press('Escape');
  await choose(page, 'Correct details…');
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} Corrected`);
  await button(page, 'Save changes').click();
  await page.getByText(appointmentMessages.detailsSaved).waitFor();
  await page.getByRole('heading', { name: `${name} Corrected`, level: 2 }).waitFor();
  await choose(page, 'Spam: not a request');
  await page.getByRole('heading', { name: `${name} Corrected`, level: 2 }).waitFor({ state: 'detached' });
  await expect.poll(() => rowOf(page, `${name} Corrected`).innerText()).toContain('Not a request');
});

test('details corrected to those of a known person say so, and Undo makes two people of them again', async () => {
  for (const name of ['Known Sample', 'Knwon Sample'])
    await bookOverApi(site().url, name, { phone: '+91 98765 00077' });
  const api = await signInToApi(site());
  const known = async () => (await api.patients.search({ body: { q: '98765 00077' } })).body.map((card) => card.name);
  const page = await visitRequests(1440);
  await openRequest(page, 'Knwon Sample');
  await choose(page, 'Correct details…');
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Known Sample');
  await button(page, 'Save changes').click();
  await page.getByText(appointmentMessages.detailsJoined).waitFor();
  await expect.poll(() => known()).toEqual(['Known Sample']);
  await button(page, 'Undo').click();
  await page.getByText(appointmentMessages.detailsUndone).waitFor();
  await expect.poll(() => known()).toEqual(['Knwon Sample', 'Known Sample']);
});

test('a note while someone else finishes the request is refused, and stays typed', async () => {
  await bookOverApi(site().url, 'Contested Sample');
  const first = await visitRequests(1440);
  const second = await visitRequests(1440, {
    expected: [/status of 412|ApiError/],
    // No live update arrives, so this page does not know yet that the request is done.
    prepare: async (page) => void (await page.route('**/api/appointments/events', () => new Promise(() => {}))),
  });
  await openRequest(first, 'Contested Sample');
  await openRequest(second, 'Contested Sample');
  await second.getByLabel('Remarks').fill('Will call at five.');
  await choose(first, 'Done: not reached');
  await first.getByText(appointmentMessages.done).waitFor();
  await button(second, 'Add note').click();
  await second.getByText('Someone else has changed it in the meantime.').waitFor();
  await button(second, 'Reopen').waitFor();
  await expect.poll(() => second.getByLabel('Remarks').inputValue()).toBe('Will call at five.');
});

test('when two people reopen a request at once, it is reopened once, and the second is told', async () => {
  await bookOverApi(site().url, 'Twice Reopened');
  const expected = [/status of 412|ApiError/];
  const first = await visitRequests(1440, { expected });
  const second = await visitRequests(1440, { expected });
  await openRequest(first, 'Twice Reopened');
  await choose(first, 'Done: cancelled');
  await first.getByText(appointmentMessages.done).waitFor();
  for (const page of [first, second]) {
    await filter(page, 'Done').click();
    await page.waitForURL(/status=done/);
    await openRequest(page, 'Twice Reopened');
    await button(page, 'Reopen').waitFor();
  }
  await Promise.all([button(first, 'Reopen').click(), button(second, 'Reopen').click()]);
  const outcome = (page: Page) =>
    page.getByText(appointmentMessages.reopened).or(page.getByText('Someone else has changed it in the meantime.'));
  for (const page of [first, second]) await outcome(page).first().waitFor();
  for (const page of [first, second]) {
    await button(page, 'No answer').waitFor();
    await expect.poll(() => notes(page).getByRole('listitem').count()).toBe(1);
  }
});

test('the list of pending requests has the longest waiting first, and can be narrowed to a stage', async () => {
  const page = await visitRequests(1440);
  await page.getByText(/of \d+ pending, oldest first/).waitFor();
  await page.getByRole('button', { name: 'Received: any date' }).click();
  await page.getByRole('link', { name: /^Tried/ }).click();
  await page.waitForURL(/stage=tried/);
  await page
    .getByText(/tried, oldest first|No appointments found/)
    .first()
    .waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
});

test('No answer and Mark as done are taken back with what was typed, and the request is where it was', async () => {
  const name = 'Undone Follow Up';
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const find = async () => (await api.appointments.list({ query: { q: reference } })).body[0];
  const before = await find();
  const page = await visitRequests(1440);
  await openRequest(page, name);
  await page.getByLabel('Remarks').fill('Voicemail.');
  await button(page, 'No answer').click();
  await page.getByText(/^Noted: no answer\. Call again: /).waitFor();
  await expect.poll(() => find()).toMatchObject({ stage: 'tried', next_call_at: expect.any(String) as string });
  await rowOf(page, name).getByText('Call: ').waitFor({ state: 'attached' });
  await button(page, 'Undo').last().click();
  await page.getByText(visitMessages.undone).first().waitFor();
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Voicemail.');
  await expect.poll(() => find()).toMatchObject({ stage: 'new', next_call_at: null, note_count: 0 });

  await button(page, 'Mark as done').click();
  await page.getByText(appointmentMessages.done).waitFor();
  await expect.poll(() => find()).toMatchObject({ remarks: 'Voicemail.' });
  await button(page, 'Undo').last().click();
  await rowOf(page, name).waitFor();
  await expect
    .poll(() => find())
    .toMatchObject({
      remarks: null,
      stage: 'new',
      waiting_since: before?.waiting_since,
      note_count: 0,
    });
  await openRequest(page, name);
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Voicemail.');
});

test.each(widths(1440, 390))('at %i px, Esc closes the menu of a sheet, and then the sheet', async (width) => {
  const name = `Escaped W${width}`;
  await bookOverApi(site().url, name);
  const page = await visitRequests(width);
  await openRequest(page, name);
  await button(page, 'More').last().click();
  const menu = page.locator('#more-actions');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  const sheet = page.getByRole('heading', { name, level: 2 });
  await expect.poll(() => sheet.count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('someone who types remarks sees at once that a colleague has finished the request, and loses nothing', async () => {
  const name = 'Typed Against';
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const page = await visitRequests(1440);
  await openRequest(page, name);
  await page.getByLabel('Remarks').fill('Mine.');
  await api.appointments.markDone({ params: { id: request?.id ?? 0 }, body: { remarks: 'Theirs.' } });
  await page.getByRole('blockquote').getByText('Theirs.').waitFor();
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Mine.');
});

test.each(widths(1440, 390))('at %i px, several requests are ticked and marked at once', async (width) => {
  const names = ['One', 'Two', 'Three'].map((number) => `Bulk${width} ${number}`);
  for (const name of names) await bookOverApi(site().url, name);
  const page = await visitRequests(width);
  if (width === 390) await page.getByRole('button', { name: /any date/i }).click();
  await button(page, 'Select').click();
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.getByText('3 chosen').waitFor();
  const bar = page.getByRole('group', { name: 'Chosen requests' });
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThan(height);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expectAccessible(page);
  // People press twice.
  await bar.getByRole('button', { name: 'Spam' }).dblclick();
  await page.getByText('3 requests marked.').waitFor();
  await expect.poll(() => page.getByText(appointmentMessages.noneTicked).count()).toBe(0);
  await rowOf(page, `Bulk${width} One`).waitFor({ state: 'detached' });
  await expect.poll(() => bar.count()).toBe(0);
  await button(page, 'Undo').last().click();
  await page.getByText(visitMessages.undone).waitFor();
  for (const name of names) await rowOf(page, name).waitFor();
});

test('marking ticked requests that a colleague has just marked says that none are left', async () => {
  const reference = await bookOverApi(site().url, 'Bulk Colleague');
  const page = await visitRequests(1440);
  await page.getByLabel('Search by name').fill('Bulk Colleague');
  await page.getByText('1 of 1 pending').waitFor();
  await button(page, 'Select').click();
  await page.getByRole('checkbox', { name: 'Choose Bulk Colleague' }).check();
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const appointments = [{ id: request?.id ?? 0, version: request?.version ?? 0 }];
  await api.followUp.finishSeveral({ body: { appointments, outcome: 'finished', remarks: null } });
  const bar = page.getByRole('group', { name: 'Chosen requests' });
  await expect.poll(() => bar.getByRole('status').textContent()).toBe('0 chosen');
  await bar.getByRole('button', { name: 'Finished' }).click();
  await page.getByText(appointmentMessages.noneTicked).waitFor();
});

test('on a phone the first request stands high, and the menu holds what is needed rarely', async () => {
  const page = await visitRequests(390);
  const top = async () => (await page.getByRole('row').first().boundingBox())?.y;
  expect(await top()).toBeLessThan(310);
  await expect.poll(() => button(page, 'Print').count()).toBe(0);
  await page.getByRole('button', { name: /any date/i }).click();
  await button(page, 'Print').waitFor();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await page.getByRole('dialog', { name: 'Export as CSV' }).waitFor();
});

test('the list prints as a day sheet, from a phone too', async () => {
  const page = await visitRequests(390);
  const printing = page.evaluate(() => new Promise<void>((done) => (window.print = () => done())));
  await page.getByRole('button', { name: /any date/i }).click();
  await button(page, 'Print').click();
  await printing;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 }); // the paper, whatever prints it
  await expect.poll(() => page.getByRole('navigation', { name: 'Show' }).isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('link', { name: /^Open the request of/ }).count()).toBe(0);
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(expect.arrayContaining(['Name and phone', 'Treatment and message', 'Received', 'Follow-up']));
});

test('a colleague’s change and a patient’s cancellation show in an open request without loading the page', async () => {
  const name = 'Open Meanwhile';
  const { id, path } = await bookVisit(site(), name, `${monday}T13:00`);
  const api = await signInToApi(site());
  const page = await visitRequests(1440);
  await openRequest(page, name);
  const visits = page.getByRole('region', { name: 'Visits' });
  await visits.getByText('Booked').waitFor();
  await page.getByLabel('Remarks').fill('Half a sentence');
  const { appointment_id } = await api.visits.get({ params: { id } });
  await api.followUp.addNote({ params: { id: appointment_id }, body: { kind: 'note', text: 'From a colleague.' } });
  await notes(page).getByText('From a colleague.').waitFor({ timeout: 1_500 });
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Half a sentence');

  const calendar = await visitAdmin(`/admin/calendar?day=${monday}`, { viewport: { width: 1440, height: 900 } });
  await calendar.locator('.visit').filter({ hasText: name }).waitFor();
  const patient = await visitAdmin(path);
  await patient.getByText('Cancel this visit', { exact: true }).click();
  await patient.getByRole('button', { name: 'Yes, cancel this visit' }).click();
  await Promise.all([
    visits.getByText('Cancelled').waitFor({ timeout: 3_000 }),
    calendar.locator('.left-visits').getByText(name).waitFor({ timeout: 3_000 }),
  ]);
  await page.locator('.next-call').waitFor({ timeout: 3_000 });
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Half a sentence');
});

test('the admin area says that it is offline, until the network is back', async () => {
  const page = await visitRequests(390, {
    expected: [/ERR_INTERNET_DISCONNECTED|Failed to load|network|request failed/i],
  });
  await page.context().setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  await banner.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(() => banner.evaluate((element) => window.scrollY > 100 && element.getBoundingClientRect().top >= 0))
    .toBe(true);
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => banner.count()).toBe(0);
});
