import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import * as noticeMessages from '#contract/messages/notices.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import * as roomMessages from '#contract/messages/rooms.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

async function visitList(path: string, width = 1440) {
  const page = await visitAdmin(path, { viewport: { width, height: 900 }, expected: [/status of (422|500)|ApiError/] });
  await page.locator('.data-table').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text);
const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const sheet = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

/** Holds the next change back before it reaches the server, until the returned function lets it through or refuses it. */
async function hold(page: Page, calls: string) {
  const decided = Promise.withResolvers<'pass' | 'refuse'>();
  const arrived = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(calls, async (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback();
    isHeld = true;
    arrived.resolve();
    return (await decided.promise) === 'pass' ? route.continue() : route.fulfill({ status: 500, body: '' });
  });
  return async (answer: 'pass' | 'refuse') => {
    await arrived.promise;
    decided.resolve(answer);
  };
}

describe.each(widths(1440, 390))('at %i px, before the server has answered', (width) => {
  test('a note shows, and is back in its field when it is refused', async () => {
    const name = `Noted Early${width}`;
    await bookOverApi(site().url, name);
    const page = await visitList('/admin', width);
    await openRequest(page, name);
    await page.getByLabel('Remarks').fill('Prefers mornings.');
    const answer = await hold(page, '**/notes');
    await button(page, 'Add note').click();
    await notes(page).getByText('Prefers mornings.').waitFor();
    await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('');
    await page.getByLabel('Remarks').fill('Typed since.');
    await answer('refuse');
    await toast(page, appointmentMessages.noteFailure).waitFor();
    await notes(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Prefers mornings.\nTyped since.');

    const attempt = await hold(page, '**/notes');
    await button(page, 'No answer').click();
    await notes(page).getByText('No answer. Prefers mornings.').waitFor();
    await page.getByRole('dialog').or(page.locator('.side-sheet')).getByText('Tried', { exact: true }).waitFor();
    await attempt('pass');
    await toast(page, appointmentMessages.attemptNoted).waitFor();
    await expect.poll(() => notes(page).getByRole('listitem').count()).toBe(1);
  });

  test('a request that is done leaves, and comes back with its remarks when it is refused', async () => {
    const name = `Leaver W${width}`;
    await bookOverApi(site().url, name);
    const page = await visitList(`/admin?q=W${width}`, width);
    await openRequest(page, name);
    await page.getByLabel('Remarks').fill('Booked for Tuesday.');
    const answer = await hold(page, '**/remark');
    await button(page, 'Mark as done').click();
    await sheet(page, name).waitFor({ state: 'detached' });
    await rowOf(page, name).waitFor({ state: 'detached' });

    // A live update that brings the row as it was changes nothing.
    const newcomer = `Newcomer W${width}`;
    await bookOverApi(site().url, newcomer);
    await rowOf(page, newcomer).waitFor();
    await expect.poll(() => rowOf(page, name).count()).toBe(0);
    await answer('refuse');
    await toast(page, appointmentMessages.failure).waitFor();
    await sheet(page, name).waitFor();
    await messages(page).filter({ hasText: 'Nothing you typed is lost.' }).waitFor();
    await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Booked for Tuesday.');
    await button(page, 'Mark as done').click();
    await toast(page, appointmentMessages.done).waitFor();
    await rowOf(page, name).waitFor({ state: 'detached' });

    await page.goto('/admin?status=done');
    await openRequest(page, name);
    const reopen = await hold(page, '**/reopen');
    await button(page, 'Reopen').click();
    await notes(page).getByText('Booked for Tuesday.').waitFor();
    await button(page, 'No answer').waitFor();
    await reopen('refuse');
    await toast(page, appointmentMessages.reopenFailure).waitFor();
    await button(page, 'Reopen').waitFor();
    await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Booked for Tuesday.');
  });
});

test('text typed in a dialog about a request shows at once, and is back in the dialog when it is refused', async () => {
  const name = 'Dialog Early';
  await bookOverApi(site().url, name);
  const page = await visitList('/admin');
  await openRequest(page, name);
  const beside = page.locator('.side-sheet');
  const choose = async (action: string) => {
    await button(page, 'More').last().click();
    await button(page, action).click();
  };

  await choose('Call again…');
  const call = await hold(page, '**/next-call');
  await page.getByLabel('Day', { exact: true }).fill('2030-01-31');
  await button(page, 'Save').click();
  await beside.getByText('Call again: 31 Jan 2030').waitFor();
  await rowOf(page, name).getByText('Call: 31 Jan 2030').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await call('refuse');
  await page.getByRole('dialog').getByText(appointmentMessages.nextCallFailure).waitFor();
  await expect.poll(() => page.getByLabel('Day', { exact: true }).inputValue()).toBe('2030-01-31');
  await expect.poll(() => beside.getByText(/^Call again:/).count()).toBe(0);
  await button(page, 'Save').click(); // too far for the server
  await page.getByRole('dialog').getByText(appointmentMessages.farDay).first().waitFor();
  await page.keyboard.press('Escape');

  await choose('Correct details…');
  const details = await hold(page, '**/details');
  await page.getByRole('checkbox', { name: 'Kinesio Taping' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dialog Corrected');
  await button(page, 'Save changes').click();
  await sheet(page, 'Dialog Corrected').waitFor();
  await beside.getByText('Kinesio Taping').waitFor();
  await rowOf(page, 'Dialog Corrected').waitFor({ state: 'attached' });
  await details('refuse');
  await page.getByRole('dialog').getByText(appointmentMessages.detailsFailure).waitFor();
  await sheet(page, name).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Dialog Corrected');
  await button(page, 'Save changes').click();
  await toast(page, appointmentMessages.detailsSaved).waitFor();
  await sheet(page, 'Dialog Corrected').waitFor();
});

test('two clicks after each other need no answer in between', async () => {
  const name = 'Quick Sample';
  await bookOverApi(site().url, name);
  const page = await visitList('/admin');
  await openRequest(page, name);
  const answer = await hold(page, '**/notes');
  await button(page, 'No answer').click();
  await notes(page).getByText('No answer.', { exact: true }).waitFor();
  await page.getByLabel('Remarks').fill('Reached at last.');
  await button(page, 'Mark as done').click();
  await rowOf(page, name).waitFor({ state: 'detached' });
  await answer('pass');
  await toast(page, appointmentMessages.done).waitFor();
  const [stored] = (await (await signInToApi(site())).appointments.list({ query: { q: name } })).body;
  expect(stored).toMatchObject({ remarks: 'Reached at last.', note_count: 1 });
});

test('ticked requests leave together, and are ticked again when they are refused', async () => {
  const names = ['Ticked One', 'Ticked Two'];
  for (const name of names) await bookOverApi(site().url, name);
  const page = await visitList('/admin');
  await button(page, 'Select').click();
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  const answer = await hold(page, '**/outcomes');
  await page.getByRole('group', { name: 'Chosen requests' }).getByRole('button', { name: 'Spam' }).click();
  for (const name of names) await rowOf(page, name).waitFor({ state: 'detached' });
  await answer('refuse');
  await toast(page, appointmentMessages.failure).waitFor();
  await page.getByText('2 chosen').waitFor();
  for (const name of names) await rowOf(page, name).waitFor();
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Choose Ticked One', exact: true }).isChecked())
    .toBe(true);
});

test('a told mark shows, and goes when it is refused', async () => {
  const name = 'Told Early';
  const reference = await bookOverApi(site().url, name);
  const page = await visitList(`/admin?status=all&open=${reference}`);
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="sms:"]')) event.preventDefault();
    }),
  );
  await button(page, `Ready messages for ${name}`).click();
  const answer = await hold(page, '**/told-marks');
  const sms = page.getByRole('dialog').getByRole('link', { name: 'Text message' });
  await expect.poll(() => sms.getAttribute('href')).toContain('sms:');
  await sms.click();
  const toldRow = page.locator('.told').getByText(/^Told by text message/);
  await toldRow.waitFor();
  await answer('refuse');
  await toast(page, contactMessages.failure).waitFor();
  await toldRow.waitFor({ state: 'detached' });

  await button(page, `Ready messages for ${name}`).click();
  await expect.poll(() => sms.getAttribute('href')).toContain('sms:');
  await sms.click();
  await toast(page, 'Marked as told by text message.').waitFor();
  const takeBack = await hold(page, '**/told-marks/*');
  await button(page, 'Undo').click();
  await toldRow.waitFor({ state: 'detached' });
  await takeBack('refuse');
  await toast(page, contactMessages.removeFailure).waitFor();
  await toldRow.waitFor();
});

test('a switch moves and a deleted record goes, and both come back when they are refused', async () => {
  const api = await signInToApi(site());
  const person = { email: 'visitor@example.com', mobile: '+91 00000 00057', rating: 4, description: 'Kind and clear.' };
  await api.reviews.submit({ body: { name: 'Early Reviewer', ...person } });
  const page = await visitList('/admin/reviews');
  const review = page.getByRole('switch', { name: 'the review of Early Reviewer' });
  const show = await hold(page, '**/api/reviewVisibility/*');
  await review.check();
  await rowOf(page, 'Early Reviewer').getByText('Active: shown').waitFor();
  await show('refuse');
  await toast(page, reviewMessages.visibilityFailure).waitFor();
  await rowOf(page, 'Early Reviewer').getByText('New: not shown yet').waitFor();

  await api.notices.create({
    body: { text: 'Early notice.', starts_on: '2030-01-01', ends_on: '2030-01-02', link: null },
  });
  await page.goto('/admin/notices');
  await rowOf(page, 'Early notice.').waitFor();
  const remove = await hold(page, '**/api/notices/*');
  await button(page, 'Delete the notice Early notice.').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await rowOf(page, 'Early notice.').waitFor({ state: 'detached' });
  await remove('refuse');
  await toast(page, noticeMessages.deleteFailure).waitFor();
  await rowOf(page, 'Early notice.').waitFor();
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
});

test.each(widths(1440, 390))(
  'an edited record shows at %i px, and its form is open again when it is refused',
  async (width) => {
    const api = await signInToApi(site());
    const days = { starts_on: '2030-01-01', ends_on: '2030-01-02' };
    const text = `Edited at ${width}.`;
    await api.notices.create({ body: { text, ...days, link: null } });
    await api.notices.create({ body: { text: `Another at ${width}.`, ...days, link: null } });
    const page = await visitList('/admin/notices', width);
    const edit = (name: string) => page.getByRole('link', { name: `Edit the notice ${name}` }).click();
    const field = page.getByLabel('Notice', { exact: true });
    const form = page.getByRole('heading', { name: 'Edit the notice', level: 2 });
    await edit(text);
    await field.fill('Typed and sent.');
    const refused = await hold(page, '**/api/notices/*');
    await button(page, 'Save changes').click();
    await rowOf(page, 'Typed and sent.').waitFor();
    await form.waitFor({ state: 'detached' });
    await refused('refuse');
    await page.getByText(noticeMessages.updateFailure).waitFor();
    await rowOf(page, text).waitFor();
    await expect.poll(() => rowOf(page, 'Typed and sent.').count()).toBe(0);
    await expect.poll(() => field.inputValue()).toBe('Typed and sent.');

    // Whatever is open by then stays open, and the message leads back; on a phone it lies below the form.
    const elsewhere = await hold(page, '**/api/notices/*');
    await button(page, 'Save changes').click();
    await form.waitFor({ state: 'detached' });
    await edit(`Another at ${width}.`);
    await expect.poll(() => field.inputValue()).toBe(`Another at ${width}.`);
    await elsewhere('refuse');
    await toast(page, noticeMessages.updateFailure).waitFor();
    await expect.poll(() => field.inputValue()).toBe(`Another at ${width}.`);
    if (width === 390) {
      await page.keyboard.press('Escape');
      await edit(text);
    } else await button(page, 'Open it').click();
    await expect.poll(() => field.inputValue()).toBe('Typed and sent.');

    // The server's complaint appears at its field.
    await field.fill('');
    await button(page, 'Save changes').click();
    await page.getByRole('link', { name: 'Please enter the notice.' }).waitFor();
    await field.fill(`Typed at last ${width}.`);
    await button(page, 'Save changes').click();
    await toast(page, noticeMessages.updated).waitFor();
    await rowOf(page, `Typed at last ${width}.`).waitFor();
    await expect.poll(() => form.count()).toBe(0);
  },
);

test('an edit that someone else has overtaken opens again with what they left', async () => {
  const api = await signInToApi(site());
  const room = await api.rooms.create({ body: { name: 'Blue room' } });
  const page = await visitAdmin('/admin/hours/rooms', {
    viewport: { width: 1440, height: 900 },
    expected: [/status of (404|412)|ApiError/],
  });
  const name = page.getByLabel('Name', { exact: true });
  const listed = (room: string) => page.locator('li p').filter({ hasText: new RegExp(`^${room}$`) });
  await page.getByRole('link', { name: 'Edit Blue room' }).click();
  await name.fill('Green room');
  const overtaken = await hold(page, `**/api/rooms/${room.id}`);
  await button(page, 'Save changes').click();
  await listed('Green room').waitFor();
  await api.rooms.update({ params: { id: room.id }, body: { name: 'Red room' } });
  await overtaken('pass');
  await page.getByText('Someone else has changed this room').waitFor();
  await listed('Red room').waitFor();
  await expect.poll(() => name.inputValue()).toBe('Green room');
  await button(page, 'Save changes').click();
  await toast(page, roomMessages.updated).waitFor();
  await listed('Green room').waitFor();
  await expect.poll(async () => (await api.rooms.get({ params: { id: room.id } })).name).toBe('Green room');
});

test('a deleted symptom and a deleted condition go, and come back when they are refused', async () => {
  const page = await visitList('/admin/conditions/symptoms');
  const [symptom] = await (await signInToApi(site())).symptoms.list();
  const name = symptom?.name ?? '';
  const row = page.getByRole('row').filter({ has: button(page, `Delete ${name}`) });
  const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const removeSymptom = await hold(page, '**/api/symptoms/*');
  await button(page, `Delete ${name}`).click();
  await confirm();
  await row.waitFor({ state: 'detached' });
  await removeSymptom('refuse');
  await toast(page, symptomMessages.deleteFailure).waitFor();
  await row.waitFor();

  await page.goto('/admin/conditions');
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  const condition = (await edit.innerText()).replace(/^Edit\s+/, '');
  const link = page.getByRole('link', { name: `Edit ${condition}`, exact: true });
  await edit.click();
  const removeCondition = await hold(page, '**/api/conditions/*');
  await button(page, 'Delete').click();
  await confirm();
  await page.waitForURL('**/admin/conditions');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor();
  await expect.poll(() => link.count()).toBe(0);
  await removeCondition('refuse');
  await toast(page, conditionMessages.deleteFailure).waitFor();
  await link.waitFor();
  await button(page, 'Open it').click();
  await page.getByRole('heading', { name: condition, level: 1 }).waitFor();
});

test('a change touches its own row, and no other', async () => {
  const names = ['Wall One', 'Wall Two', 'Wall Three'];
  for (const name of names) await bookOverApi(site().url, name);
  const page = await visitList('/admin?q=wall&status=all');
  await bookOverApi(site().url, 'Wall Four');
  await rowOf(page, 'Wall Four').waitFor();
  // A row is marked as new for a moment, whose end would count as a touch.
  await page.locator('.new-mark').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const touched = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('tr')?.querySelector('.who')?.textContent ?? 'the list');
      }
    }).observe(document.querySelector('.data-table tbody') as Element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { touched });
  });
  await openRequest(page, 'Wall Two');
  await page.getByLabel('Remarks').fill('Seen.');
  await button(page, 'No answer').click();
  await rowOf(page, 'Wall Two').getByText('No answer. Seen.').waitFor({ state: 'attached' });
  await toast(page, appointmentMessages.attemptNoted).waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])).toEqual(['Wall Two']);
});
