import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { filter, openRequest, signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });

async function visitAdmin(width: 390 | 1440, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/login', { viewport: { width, height: width === 390 ? 844 : 900 }, ...options });
  await signIn(page, site().admin);
  await page.getByRole('table').waitFor();
  return page;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const due = (page: Page) => page.getByRole('region', { name: /^Due now/ });

async function choose(page: Page, name: string) {
  await button(page, 'More').last().click();
  await button(page, name).click();
}

describe.each([390, 1440] as const)('at %i px, a request', (width) => {
  const name = `Follow Up${width}`;

  test('is tried, noted, called again, cancelled, reopened and corrected', async () => {
    await bookOverApi(site().url, name);
    const page = await visitAdmin(width);
    await openRequest(page, name);

    await button(page, 'No answer').click();
    await page.getByText(appointmentMessages.attemptNoted).waitFor();
    await notes(page).getByText('No answer.', { exact: true }).waitFor();
    await page.getByLabel('Remarks').fill('Prefers mornings.');
    await button(page, 'Add note').click();
    await page.getByText(appointmentMessages.noted, { exact: true }).waitFor();
    await expect.poll(() => notes(page).getByRole('listitem').count()).toBe(2);
    expect(await page.getByLabel('Remarks').inputValue()).toBe('');

    await choose(page, 'Call again…');
    await button(page, 'Save').click();
    await page.getByText(appointmentMessages.nextCallSaved).waitFor();
    await due(page).getByText(name).waitFor({ state: 'attached' });

    await choose(page, 'Done: cancelled');
    await page.getByText(appointmentMessages.done).waitFor();
    await page.getByRole('heading', { name, level: 2 }).waitFor({ state: 'detached' });
    await due(page).getByText(name).waitFor({ state: 'detached' });
    await filter(page, 'Done').click();
    await rowOf(page, name).getByText('Cancelled').first().waitFor();

    await openRequest(page, name);
    await button(page, 'Reopen').click();
    await page.getByText(appointmentMessages.reopened).waitFor();
    await notes(page).getByText('Cancelled', { exact: true }).waitFor();

    await choose(page, 'Correct details…');
    await page.getByRole('checkbox').first().waitFor();
    await page.getByLabel('Name', { exact: true }).fill(`${name} Corrected`);
    await button(page, 'Save changes').click();
    await page.getByText(appointmentMessages.detailsSaved).waitFor();
    await page.getByRole('heading', { name: `${name} Corrected`, level: 2 }).waitFor();
    await choose(page, 'Spam: not a request');
    await page.getByRole('heading', { name: `${name} Corrected`, level: 2 }).waitFor({ state: 'detached' });
    expect(await rowOf(page, `${name} Corrected`).innerText()).toContain('Not a request');
  });
});

test('a note while somebody else finishes the request is refused, and stays typed', async () => {
  await bookOverApi(site().url, 'Contested Sample');
  const first = await visitAdmin(1440);
  const second = await visitAdmin(1440, { expected: [/status of 412|ApiError/] });
  await openRequest(first, 'Contested Sample');
  await openRequest(second, 'Contested Sample');
  await second.getByLabel('Remarks').fill('Will call at five.');
  await choose(first, 'Done: not reached');
  await first.getByText(appointmentMessages.done).waitFor();
  await button(second, 'Add note').click();
  await second.getByText(appointmentMessages.overtaken).waitFor();
  await button(second, 'Reopen').waitFor();
  expect(await second.getByLabel('Remarks').inputValue()).toBe('Will call at five.');
});

test('the list of pending requests has the longest waiting first, and can be narrowed to a stage', async () => {
  const page = await visitAdmin(1440);
  await page.getByText(/of \d+ pending, oldest first/).waitFor();
  await page.getByRole('button', { name: 'Received: any date' }).click();
  await page.getByRole('link', { name: /^Tried/ }).click();
  await page.waitForURL(/stage=tried/);
  await page
    .getByText(/tried, oldest first|No appointments found/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBeNull();
});
