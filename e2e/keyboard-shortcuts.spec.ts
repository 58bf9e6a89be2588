import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { type Shortcut, shortcuts, spokenKey } from '#web/admin/shortcuts/shortcuts.ts';
import { expectAccessible, findViolations } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { fillCallersBooking } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit, seePatient, todayAtTheClinic } from './testing/book-visit.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

async function visitRequests(width = 1440) {
  const page = await visitAdmin('/admin', { viewport: { width, height: 900 } });
  await page.getByRole('table').waitFor();
  return page;
}

async function leaveReview(name: string) {
  const person = { email: 'visitor@example.com', mobile: '+91 00000 00056', rating: 4, description: 'Kind and clear.' };
  await (await signInToApi(site())).reviews.submit({ body: { name, ...person } });
}

const toasts = (page: Page) => page.getByRole('status', { name: 'Messages' });
const request = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('tr, li')?.textContent ?? '');

/** Leaves nothing but what has these words in the list, and the focus outside of the field. */
async function search(page: Page, words: string, found: number) {
  await page.keyboard.press('/');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.getByText(`${found} of ${found} `).waitFor();
  await page.locator('h1').focus();
}

test('a receptionist gets through the morning without a mouse', { timeout: 120_000 }, async () => {
  const names = ['Morning First', 'Morning Second', 'Morning Third', 'Morning Fourth'];
  for (const name of names) await bookOverApi(site().url, name);
  const page = await visitRequests();
  const press = (key: string) => page.keyboard.press(key);
  await search(page, 'Morning', 4);

  await press('j');
  await expect.poll(() => focused(page)).toContain('Morning First');
  await press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('Morning Second');
  await press('k');
  await press('o');
  await request(page, 'Morning First').waitFor();
  await press('a');
  await toasts(page).getByText(appointmentMessages.attemptNoted).waitFor();
  await press('c');
  await page.getByRole('dialog', { name: 'Call Morning First again' }).waitFor();
  await press('j'); // belongs to the dialog
  await press('Enter');
  await toasts(page).getByText(appointmentMessages.nextCallSaved).waitFor();

  await press('j');
  await request(page, 'Morning Second').waitFor();
  await press('w');
  await page.keyboard.type('Prefers a morning, jokes aside.');
  await press('Tab');
  await press('s');
  await page.getByRole('region', { name: 'Notes' }).getByText('Prefers a morning, jokes aside.').waitFor();
  await press('e');
  await page.getByRole('dialog', { name: 'Correct details' }).waitFor();
  await press('Escape'); // closes the dialog alone
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('t');
  await page.getByRole('dialog', { name: 'Tell Morning Second' }).waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('w');
  await page.keyboard.type('Booked for Tuesday.');
  await press('Control+Enter');
  await toasts(page).getByText(appointmentMessages.done).waitFor();
  await request(page, 'Morning Second').waitFor({ state: 'detached' });
  await rowOf(page, 'Morning Second').waitFor({ state: 'detached' });

  await page.locator('h1').focus();
  await press('k');
  await rowOf(page, 'Morning Third').getByRole('link').last().focus();
  await press('x');
  await press('j');
  await press('x');
  await page.getByText('2 chosen').waitFor();
  await press('!');
  await toasts(page).getByText('2 requests marked.').waitFor();

  await press('3');
  await page.waitForURL(/status=done/);
  await rowOf(page, 'Morning Second').waitFor();
  await rowOf(page, 'Morning Second').getByRole('link').last().focus();
  await press('Enter');
  await request(page, 'Morning Second').waitFor();
  await press('r');
  await toasts(page).getByText(appointmentMessages.reopened).waitFor();
  await press('Escape');
  await request(page, 'Morning Second').waitFor({ state: 'detached' });

  await press('n');
  await page.getByRole('button', { name: 'Save a request without a time' }).press('Enter');
  await page.getByRole('checkbox').first().waitFor();
  await fillCallersBooking(page, 'Morning Caller');
  await press('Enter');
  await page.getByRole('heading', { name: 'Request saved' }).waitFor();
  await press('Escape');
  await page.getByRole('heading', { name: 'Request saved' }).waitFor({ state: 'detached' });

  await press('g');
  await press('u');
  await page.getByRole('heading', { name: 'Not told yet', level: 1 }).waitFor();
});

test('reviews are shown, hidden and deleted by keys, and Undo brings them back', async () => {
  await leaveReview('Keyed Sample');
  const page = await visitRequests();
  const press = (key: string) => page.keyboard.press(key);
  await press('g');
  await press('r');
  await page.getByRole('heading', { name: 'Reviews', level: 1 }).waitFor();
  await search(page, 'Keyed', 1);
  await press('j');
  await press('v');
  await toasts(page).getByText(reviewMessages.visibilityUpdated).waitFor();
  await press('Delete');
  await page.getByRole('alertdialog', { name: 'Delete this review?' }).waitFor();
  await press('Shift+Tab');
  await press('Enter');
  await toasts(page).getByText(reviewMessages.deleted).waitFor();
  await press('u');
  await toasts(page).getByText(reviewMessages.restored).waitFor();
  await rowOf(page, 'Keyed Sample').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'the review of Keyed Sample' }).isChecked()).toBe(true);
});

test.each(widths(1440, 390))('the list of keys at %i px is reached by a button, and turns them off', async (width) => {
  const page = await visitRequests(width);
  await openYou(page);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await help(page).waitFor();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Shortcuts in this browser' }).uncheck();
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[aria-keyshortcuts]').count()).toBe(0);
  await page.reload();
  await page.getByRole('table').waitFor();
  await expect.poll(() => page.locator('[aria-keyshortcuts]').count()).toBe(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  await expect.poll(() => help(page).count()).toBe(0);

  await openYou(page);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByRole('switch', { name: 'Shortcuts in this browser' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await help(page).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('every key that presses a control finds it on its page', async () => {
  const name = 'Complete Sample';
  await bookOverApi(site().url, name);
  await seePatient(site(), 'Seen Sample');
  await leaveReview('Complete Reviewer');
  const page = await visitRequests();
  const declared = (Object.values(shortcuts) as Shortcut[]).filter(({ page: path }) => path !== undefined);
  const readKeys = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-keyshortcuts]')].map((control) => control.getAttribute('aria-keyshortcuts')),
    );
  const { id: visit } = await bookVisit(site(), 'Visiting Sample', `${todayAtTheClinic()}T00:00`);
  const keysOn = async (path: string) => {
    if (path === '/admin/calendar') {
      await page.goto(`${path}?open=${visit}`);
      await request(page, 'Visiting Sample').waitFor();
      return readKeys();
    }
    await page.goto(path);
    await page.locator('.data-table').waitFor();
    if (path !== '/admin') return readKeys();
    const found = await readKeys();
    const opener = page.getByRole('link', { name: `Open the request of ${name}` });
    await opener.click();
    await request(page, name).waitFor();
    await bookOverApi(site().url, 'Newest Sample');
    await page.locator('.new-requests [aria-keyshortcuts]').waitFor();
    found.push(...(await readKeys()));
    await page.keyboard.press('!');
    await toasts(page).getByText(appointmentMessages.done).waitFor();
    await page.goto('/admin?status=done');
    await opener.click();
    await request(page, name).waitFor();
    return [...found, ...(await readKeys())];
  };
  for (const path of new Set(declared.map(({ page: onPage }) => onPage ?? ''))) {
    const found = new Set(await keysOn(path));
    const lacking = declared.filter(
      ({ page: onPage, keys }) => onPage === path && !found.has(spokenKey(keys[0] ?? '')),
    );
    expect({ path, lacking }).toEqual({ path, lacking: [] });
  }
});

test('keys lead to the day before and after, and book a time for an existing patient', async () => {
  const name = 'Keyboard Sample';
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const page = await visitAdmin('/admin/calendar', { viewport: { width: 1440, height: 900 } });
  const day = page.getByLabel('Go to the day');
  await day.waitFor();
  const start = await day.inputValue();
  const shifted = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
  await page.locator('h1').focus();
  for (const [key, days] of [
    ['l', 1],
    ['l', 2],
    ['y', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => day.inputValue()).toBe(shifted(days));
  }
  await page.keyboard.press('0');
  await expect.poll(() => day.inputValue()).toBe(start);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Book a time' });
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.type('Keyb');
  const patient = dialog.getByRole('radio', { name: new RegExp(`${name}.*1 request`) });
  await patient.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('region', { name: 'Next free times' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await toasts(page)
    .getByRole('link', { name: `Tell ${name} on WhatsApp` })
    .waitFor();
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  expect(request?.stage).toBe('confirmed');
});

test('keys of the calendar cancel a visit, lead to requests and leave, and choose a view', async () => {
  const { id } = await bookVisit(site(), 'Cancelling Sample', `${todayAtTheClinic()}T11:00`);
  const api = await signInToApi(site());
  const statusOf = async () => (await api.visits.get({ params: { id } })).status;
  const page = await visitAdmin(`/admin/calendar?open=${id}`, { viewport: { width: 1440, height: 900 } });
  await request(page, 'Cancelling Sample').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Cancel the visit', exact: true }).press('Enter');
  await toasts(page).getByText('Cancelling Sample: Cancelled.').waitFor();
  await expect.poll(() => statusOf()).toBe('cancelled');
  await page.keyboard.press('u');
  await expect.poll(statusOf).toBe('booked');
  await page.locator(`a.visit[href*="open=${id}"]`).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Cancel the visit', exact: true }).press('Enter');
  await expect.poll(statusOf).toBe('cancelled');
  await request(page, 'Cancelling Sample').focus();
  await page.keyboard.press('q');
  await page.getByRole('dialog', { name: /^Book a series/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('heading', { name: 'Requests without a visit' }).waitFor();
  await page.keyboard.press('h');
  await page.getByRole('dialog', { name: 'Add leave' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Add leave' }).waitFor({ state: 'detached' });
  await page.keyboard.press('2');
  await page.waitForURL(/view=week/);
});

test('on Today keys mark the visit of the row that has the focus, and no other', async () => {
  const times = { 'Keys First': '00:00', 'Keys Second': '11:45' }; // a missed one has begun
  const ids: number[] = [];
  for (const [name, time] of Object.entries(times))
    ids.push((await bookVisit(site(), name, `${todayAtTheClinic()}T${time}`)).id);
  const api = await signInToApi(site());
  const statuses = async () => Promise.all(ids.map(async (id) => (await api.visits.get({ params: { id } })).status));
  const noon = new Date(`${todayAtTheClinic()}T12:00+05:30`);
  const page = await visitAdmin('/admin/overview', {
    viewport: { width: 1440, height: 900 },
    prepare: ({ clock }) => clock.setFixedTime(noon),
  });
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row('Keys Second').getByRole('link').first().focus();
  await page.keyboard.press('a');
  await toasts(page).getByText('Keys Second: Arrived.').waitFor();
  await expect.poll(() => statuses()).toEqual(['booked', 'arrived']);
  await page.keyboard.press('f');
  await toasts(page).getByText('Keys Second: Attended.').waitFor();
  await expect.poll(() => statuses()).toEqual(['booked', 'fulfilled']);
  await page.keyboard.press('u');
  await expect.poll(statuses).toEqual(['booked', 'arrived']);
  await row('Keys First').getByRole('link').first().focus();
  await page.keyboard.press('x');
  await expect.poll(statuses).toEqual(['noshow', 'arrived']);
  const call = page.getByRole('link', { name: 'Call Keys First now' });
  await expect.poll(() => call.getAttribute('aria-keyshortcuts')).toBe('D');
});
