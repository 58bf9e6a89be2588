import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as webhookMessages from '#contract/messages/webhooks.ts';
import { expectAccessible } from './testing/accessible.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'programs.invalid' }) });

/** Answers the dialog that asks for the password, and reads the secret that is shown then. */
async function prove(page: Page, heading: string, submit: string) {
  const dialog = page.getByRole('dialog', { name: heading });
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByRole('button', { name: submit }).click();
  const shown = page.getByRole('dialog', { name: 'Secret of the program' });
  const secret = await shown.getByText(/^whsec_/).innerText();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'detached' });
  return secret;
}

test('on a phone, an owner connects a program, tries it, replaces its secret, and disconnects it', async () => {
  const page = await visitAdmin('/admin/programs', {
    viewport: { width: 390, height: 844 },
    expected: [/status of 422|ApiError/],
  });
  await page.getByText('No program is connected.').waitFor();
  await page.getByRole('button', { name: 'Connect a program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a program' });
  await dialog.getByLabel('Address').fill('https://192.168.0.1/clinic');
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await dialog.getByText(webhookMessages.privateUrl).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('https://programs.invalid/clinic');
  await dialog.getByRole('checkbox', { name: 'New review' }).uncheck();
  const secret = await prove(page, 'Connect a program', 'Connect');
  await card(page).getByText('new request, visit booked, visit changed, visit cancelled, visit attended.').waitFor();
  await expectAccessible(page);

  await card(page).getByRole('button', { name: 'Send a test' }).click();
  await page.getByText(webhookMessages.tested).waitFor();
  await page.getByText(/^Test to programs\.invalid: (waiting|being sent)/).waitFor();

  await card(page).getByRole('button', { name: 'Replace the secret' }).click();
  expect(await prove(page, 'Replace the secret', 'Replace')).not.toBe(secret);
  await card(page)
    .getByText(/The former secret signs as well until/)
    .waitFor();

  await card(page).getByRole('button', { name: 'Change what it hears of' }).click();
  const events = page.getByRole('dialog', { name: 'What it hears of' });
  for (const name of ['New request', 'Visit changed', 'Visit cancelled', 'Visit attended'])
    await events.getByRole('checkbox', { name }).uncheck();
  await events.getByRole('button', { name: 'Save' }).click();
  await card(page).getByText('Hears of: visit booked.').waitFor();

  await card(page).getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('No program is connected.').waitFor();
});

test('an owner connects a gateway, which sends messages to patients without an e-mail address', async () => {
  const page = await visitAdmin('/admin/programs', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Connect a program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a program' });
  await dialog.getByLabel('Address').fill('https://gateway.invalid/messages');
  await dialog.getByLabel('What it does').selectOption('Sends WhatsApp messages to patients');
  await dialog.getByRole('group', { name: 'What it hears of' }).waitFor({ state: 'detached' });
  await expectAccessible(page);
  await prove(page, 'Connect a program', 'Connect');
  const gateway = page.getByRole('listitem').filter({ hasText: 'gateway.invalid' });
  await gateway.getByText('Sends WhatsApp messages to patients who have no e-mail address.').waitFor();
  await gateway.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('No program is connected.').waitFor();
});
