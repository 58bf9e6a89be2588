import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Api } from '#web/api/client.ts';
import { signInToApi } from './testing/admin-api.ts';
import { messages } from './testing/messages.ts';
import { arrived, fillReview, pressSend } from './testing/review-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
let api: Api;
beforeAll(async () => {
  api = await signInToApi(site());
});

const person = { email: 'visitor@example.com', mobile: '+91 00000 00055', rating: 4, description: 'Kind and clear.' };

async function leaveReview(name: string, changes: Partial<typeof person> = {}) {
  await api.reviews.submit({ body: { name, ...person, ...changes } });
  const { body } = await api.reviews.list({ query: { q: name } });
  return body[0]?.id ?? 0;
}

async function visitReviews(search = '', options: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin(`/admin/reviews${search}`, { viewport: { width: 1440, height: 900 }, ...options });
  await page.getByText('newest first').last().waitFor();
  return page;
}

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `the review of ${name}` });
const deleteOf = (page: Page, name: string) => page.getByRole('button', { name: `Delete the review of ${name}` });
const toastOf = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text);
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement?.closest('label, button, h1');
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

/** The numbers on the filters and on the rail. */
async function readCounts(page: Page) {
  const numberIn = async (region: string, name: RegExp) =>
    Number(
      /\d+/.exec(await page.getByRole('navigation', { name: region }).getByRole('link', { name }).innerText())?.[0],
    );
  return {
    all: await numberIn('Show', /^All/),
    active: await numberIn('Show', /^Active/),
    new: await numberIn('Show', /^New/),
    inactive: await numberIn('Show', /^Inactive/),
    waiting: await numberIn('Admin', /^Reviews/),
  };
}

describe('a review from the website', () => {
  test('waits, is shown on the home page and taken off it again', async () => {
    const description = 'I can climb the stairs again without a break.';
    const visitor = await visit('/review');
    await fillReview(visitor, { name: 'Meena Sample', description });
    await pressSend(visitor);
    await messages(visitor).getByText(arrived).waitFor();
    const isOnHome = async () => {
      await visitor.goto('/');
      return (await visitor.getByText(description).count()) > 0;
    };
    await expect.poll(() => isOnHome()).toBe(false);

    const page = await visitReviews('?status=new');
    const before = await readCounts(page);
    expect(before.waiting).toBe(before.new);
    const row = page.getByRole('row').filter({ hasText: 'Meena Sample' });
    await expect.poll(() => row.getByRole('img', { name: '4.5 out of 5 stars' }).isVisible()).toBe(true);
    await expect.poll(() => row.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876543210');
    await expect
      .poll(() => row.getByRole('link', { name: 'E-mail to Meena Sample' }).getAttribute('href'))
      .toMatch(/^mailto:asha@example/);

    // The row leaves this list at once, so that there is nothing left to look at for whether it is checked.
    await switchOf(page, 'Meena Sample').click();
    await toastOf(page, reviewMessages.visibilityUpdated).waitFor();
    await row.waitFor({ state: 'detached' });
    await expect
      .poll(() => readCounts(page))
      .toEqual({ ...before, active: before.active + 1, new: before.new - 1, waiting: before.waiting - 1 });
    await expect.poll(() => focused(page)).toMatch(/^Visible on the website/);
    await expect.poll(isOnHome).toBe(true);

    await page.goto('/admin/reviews?q=stairs+meena');
    await page.getByText('1 of 1 reviews').waitFor();
    await switchOf(page, 'Meena Sample').press('Space');
    await toastOf(page, reviewMessages.visibilityUpdated).waitFor();
    await expect.poll(() => page.getByRole('cell').getByText('Inactive: hidden').isVisible()).toBe(true);
    await expect.poll(isOnHome).toBe(false);
    await expect
      .poll(() => readCounts(page))
      .toEqual({ ...before, new: before.new - 1, inactive: before.inactive + 1, waiting: before.waiting - 1 });
  });

  test('can be hidden at once, and no longer counts as new', async () => {
    await leaveReview('Unfit');
    const page = await visitReviews();
    const before = await readCounts(page);
    await page.getByRole('button', { name: 'Hide the review of Unfit' }).click();
    await toastOf(page, reviewMessages.visibilityUpdated).waitFor();
    await expect
      .poll(() => readCounts(page))
      .toEqual({ ...before, new: before.new - 1, inactive: before.inactive + 1, waiting: before.waiting - 1 });
  });

  test('changes the ratings above the list', async () => {
    await leaveReview('Worst', { rating: 0.5 });
    const page = await visitReviews();
    const worstRow = page.getByRole('region', { name: 'Ratings' }).getByRole('row', { name: '0.5 to 1' });
    await expect.poll(() => worstRow.getByRole('cell').allInnerTexts()).toEqual(['', '1', '0']);
    await switchOf(page, 'Worst').check();
    await expect.poll(() => worstRow.getByRole('cell').allInnerTexts()).toEqual(['', '1', '1']);
  });

  test('that is long is shortened until its reader asks for the rest', async () => {
    await leaveReview('Talker', { description: `${'Many words. '.repeat(40)}The end.` });
    const page = await visitReviews('?q=talker');
    await expect.poll(() => page.getByText('The end.').count()).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.getByText('The end.').isVisible()).toBe(true);
    await page.getByRole('searchbox').fill('nobody-like-this');
    await page.getByText(reviewMessages.empty).waitFor();
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.getByText(/of \d+ reviews, newest first/).waitFor();
  });
});

describe('deleting', () => {
  test('asks for confirmation and moves the focus to the next review', async () => {
    await leaveReview('Next in line');
    await leaveReview('Spam');
    const page = await visitReviews();
    const { all } = await readCounts(page);
    await deleteOf(page, 'Spam').click();
    await page.getByRole('alertdialog', { name: 'Delete this review?' }).getByText('Spam').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Delete the review of Spam');
    await expect.poll(async () => (await readCounts(page)).all).toBe(all);

    // The key that opens the question may be held down, which must not answer it.
    for (let press = 0; press < 3; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => focused(page)).toBe('Cancel');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, reviewMessages.deleted).waitFor();
    await expect.poll(() => focused(page)).toContain('Next in line');
    await expect.poll(() => page.getByText('Spam').count()).toBe(0);
    await expect.poll(async () => (await readCounts(page)).all).toBe(all - 1);

    await page.getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, reviewMessages.restored).waitFor();
    await deleteOf(page, 'Spam').waitFor();
    await expect.poll(async () => (await readCounts(page)).all).toBe(all);
  });

  test('that fails leaves the review where it is', async () => {
    await leaveReview('Stays');
    const page = await visitReviews('', { expected: [/status of 500|ApiError/] });
    await page.route('**/api/reviews/*', (route) => route.fulfill({ status: 500, body: '' }));
    await deleteOf(page, 'Stays').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, reviewMessages.deleteFailure).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => switchOf(page, 'Stays').isVisible()).toBe(true);
  });
});

test('a change that fails puts the switch back and says why', async () => {
  await leaveReview('Lost');
  const page = await visitReviews('', { expected: [/status of 500|ERR_FAILED|request failed|ApiError/] });
  const visibility = '**/api/reviewVisibility/*';
  await page.route(visibility, (route) => route.fulfill({ status: 500, body: '' }));
  await switchOf(page, 'Lost').click();
  await toastOf(page, `${reviewMessages.visibilityFailure} Please try again.`).waitFor();
  await expect.poll(() => switchOf(page, 'Lost').isChecked()).toBe(false);

  await page.unroute(visibility);
  await page.route(visibility, (route) => route.abort());
  await switchOf(page, 'Lost').click();
  await toastOf(page, 'Please check your connection and try again.').waitFor();
  await expect.poll(() => switchOf(page, 'Lost').isChecked()).toBe(false);

  await page.unroute(visibility);
  await switchOf(page, 'Lost').click();
  await toastOf(page, reviewMessages.visibilityUpdated).waitFor();
  await expect.poll(() => switchOf(page, 'Lost').isChecked()).toBe(true);
});

test('the slower of two administrators is told, and sees what the other changed', async () => {
  const params = { id: await leaveReview('Contested') };
  const page = await visitReviews('', { expected: [/status of (404|412)/] });
  await api.reviews.setVisibility({ params, body: { isActive: true } });
  await deleteOf(page, 'Contested').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, `${reviewMessages.deleteFailure} Someone else has changed it`).waitFor();
  await expect.poll(() => switchOf(page, 'Contested').isChecked()).toBe(true);

  // Changes happen between the click and its request from here on, because the list may be reloading.
  const beforeRequest = (change: () => Promise<unknown>) =>
    page.route(
      '**/api/reviewVisibility/*',
      async (route) => {
        await change();
        await route.continue();
      },
      { times: 1 },
    );
  await beforeRequest(() => api.reviews.setVisibility({ params, body: { isActive: false } }));
  await switchOf(page, 'Contested').click();
  await toastOf(page, `${reviewMessages.visibilityFailure} Someone else has changed it`).waitFor();
  await expect.poll(() => switchOf(page, 'Contested').isChecked()).toBe(false);

  await beforeRequest(() => api.reviews.remove({ params }));
  await switchOf(page, 'Contested').click();
  await toastOf(page, `${reviewMessages.visibilityFailure} Someone else has deleted it in the meantime.`).waitFor();
  await switchOf(page, 'Contested').waitFor({ state: 'detached' });
});
