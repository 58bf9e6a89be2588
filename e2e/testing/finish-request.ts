import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { filter, openRequest, readCounts, signIn } from './admin-pages.ts';
import { messages } from './messages.ts';
import type { Site } from './site.ts';

const remarks = 'Called. First visit on Monday at 10:30.';

/** The front desk signs in, finds a visitor's new request and marks it as done, which needs remarks. */
export async function finishRequest(
  page: Page,
  { admin }: Site,
  { name, reference }: Record<'name' | 'reference', string>,
) {
  await page.goto('/login');
  await signIn(page, admin);
  await page.waitForURL('**/admin');
  const before = await readCounts(page);
  await filter(page, 'Pending').click();
  // Older requests of the same name come first.
  await page.getByLabel('Search by name').fill(reference);
  await page.getByText('1 of 1 pending').waitFor();
  await openRequest(page, name);
  await expect.poll(() => page.getByText(reference).isVisible()).toBe(true);
  await expect
    .poll(() => page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href'))
    .toBe('tel:+919876543210');

  await page.getByRole('button', { name: 'Mark as done' }).click();
  await messages(page).filter({ hasText: appointmentMessages.noRemarks }).waitFor();
  await expect.poll(() => readCounts(page)).toEqual(before);

  await page.getByLabel('Remarks').fill(remarks);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText(appointmentMessages.done).waitFor();
  await expect.poll(() => readCounts(page)).toEqual({ ...before, pending: before.pending - 1, done: before.done + 1 });

  await filter(page, 'Done').click();
  await page.getByRole('table', { name: 'Done appointments' }).waitFor(); // the previous list may have rows with the same name
  await openRequest(page, name);
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe(remarks);
}
