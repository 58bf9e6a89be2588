import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as templateMessages from '#contract/messages/message-templates.ts';
import { expectAccessible, findViolations } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';

import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const toasts = (page: Page) => page.getByRole('status', { name: 'Messages' });
const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };

async function openAdmin(path: string, size: typeof phone) {
  const page = await visitAdmin(path, { ...size, expected: [/status of 422/] });
  await page.waitForURL(`**${path}`);
  return page;
}

/** Keeps the apps of the device closed: what their links would open. */
async function withoutApps(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="https://wa.me"], a[href^="sms:"]');
      if (link) event.preventDefault();
    }),
  );
}

describe.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
])('%s', (where, size) => {
  test('a patient is told with a ready message, which leaves a mark that can be taken back', async () => {
    const name = `Told Sample ${where.length}`;
    const reference = await bookOverApi(site().url, name);
    const page = await openAdmin('/admin/untold', size);
    await withoutApps(page);
    await page.getByRole('button', { name: `Ready messages for ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Tell ${name}` });
    const text = dialog.getByLabel('What the patient reads');
    await expect.poll(() => text.inputValue()).toContain(`Hello ${name}, thank you for your request`);
    expect(await text.inputValue()).toContain(reference);
    expect(await findViolations(page)).toEqual([]);

    await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
    await dialog.getByText('Please write what belongs in place of {when}.').waitFor();
    expect(await dialog.getByText('Text message').getAttribute('href')).toBeNull();
    await text.fill('See you on Tuesday at 5 & bring a towel.');
    await dialog.getByRole('radio', { name: templateMessages.titles.received }).check();
    await dialog.getByRole('radio', { name: templateMessages.titles.confirmed }).check();
    expect(await text.inputValue()).toBe('See you on Tuesday at 5 & bring a towel.');

    const sms = dialog.getByRole('link', { name: 'Text message' });
    const href = new URL((await sms.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('sms:');
    expect(href.searchParams.get('body')).toBe('See you on Tuesday at 5 & bring a towel.');
    await sms.click();
    await toasts(page).getByText('Marked as told by text message.').waitFor();
    await page.getByText(`Told by text message: ${templateMessages.titles.confirmed}`, { exact: true }).waitFor();

    const api = await signInToApi(site());
    const find = async () => (await api.appointments.list({ query: { q: reference } })).body[0];
    const told = { message: 'confirmed', channel: 'sms', author: site().admin.email };
    expect(await find()).toMatchObject({ last_told: told, remarks: null });
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await find())?.last_told).toBeNull();
  });
});

test('an owner edits a message beside a preview, and goes back to the default words', async () => {
  const page = await openAdmin('/admin/messages', phone);
  await expectAccessible(page);
  const edit = page.getByRole('link', { name: `Edit the message ${templateMessages.titles.review}` });
  await edit.click();
  const text = page.getByRole('textbox', { name: 'Message' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(`Hello Asha Sample, thank you for coming`).waitFor();
  await text.fill('Dear {nmae}, how was it?');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(/^There is no field {nmae}/)
    .first()
    .waitFor();
  expect(await text.inputValue()).toBe('Dear {nmae}, how was it?');
  expect(await findViolations(page)).toEqual([]);

  await text.fill('Dear {name}, how was it?');
  await preview.getByText('Dear Asha Sample, how was it?').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toasts(page).getByText(templateMessages.updated).waitFor();
  await page.getByText('Dear {name}, how was it?').waitFor();

  await edit.click();
  await page.getByRole('button', { name: 'Back to the default words' }).click();
  expect(await text.inputValue()).toBe(templateMessages.defaults.review);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(templateMessages.defaults.review).waitFor();
});
