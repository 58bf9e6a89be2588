import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { seePatient } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

test('a patient who came stays under To come back until a visit is booked, with what is agreed', async () => {
  const name = 'Comes Again';
  await seePatient(site(), name);
  const viewport = { width: 390, height: 844 };
  const page = await visitAdmin('/admin/overview', { viewport });
  await page.getByRole('link', { name: 'Agree on the next step with 1 patient who has no next visit' }).click();
  const group = (heading: string) => page.getByRole('region', { name: heading });
  await group('Nothing agreed').getByRole('link', { name, exact: true }).waitFor();
  await expectAccessible(page);

  await group('Nothing agreed').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('button', { name: 'No next visit…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'No next visit' });
  await dialog.getByLabel('Reason').fill('Waits for the scan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(appointmentMessages.returnReasonSaved).waitFor();
  await page.getByText('No next visit: Waits for the scan').waitFor();

  const list = await visitAdmin('/admin/to-come-back', { viewport: { width: 1440, height: 900 } });
  const reasons = list.getByRole('region', { name: 'No next visit for a reason' });
  await reasons.getByText('Waits for the scan').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('No next visit: Waits for the scan').waitFor({ state: 'detached' });
  await list.getByRole('region', { name: 'Nothing agreed' }).getByText(name).waitFor();
  await page.getByRole('button', { name: 'No answer', exact: true }).click();
  await page.getByText(appointmentMessages.attemptNoted).first().waitFor();
  await list.getByText(/^No answer\. \(owner@|^No answer\. \(/).waitFor();

  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: name } })).body;
  await api.visits.create({
    body: { appointment_id: request?.id ?? 0, starts_at: `${monday}T10:00`, anyway: true },
  });
  await list.getByText('No one is left without a next step.').waitFor();
  await expect.poll(() => list.getByText(name).count()).toBe(0);
});

test('a row of To come back fits on a phone and opens its request', async () => {
  const name = 'Long Name Of A Patient Who Has Been Here Before Sample';
  await seePatient(site(), name);
  const page = await visitAdmin('/admin/to-come-back', { viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name, exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: `Call ${name}, +91 98765 00000` }).waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
});
