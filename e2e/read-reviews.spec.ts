import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { signInToApi } from './testing/admin-api.ts';
import { asha } from './testing/review-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ SEED: 'reference' });

/** Adds reviews that the clinic shows, one for each rating. */
async function publish(ratings: number[], description = asha.description) {
  const api = await signInToApi(site());
  for (const rating of ratings) await api.reviews.submit({ body: { ...asha, rating, description, website: '' } });
  for (const { id, is_new } of (await api.reviews.list()).body)
    if (is_new) await api.reviews.setVisibility({ params: { id }, body: { isActive: true } });
}

const summary = (page: Page) => page.locator('.reviews-summary');

describe('the page of reviews', () => {
  test('says without reviews that there are none, and how to leave the first', async () => {
    const page = await visit('/reviews');
    await page.getByText(reviewMessages.emptyPublic, { exact: true }).waitFor();
    await expect.poll(() => summary(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Leave a review' }).click();
    await page.getByRole('heading', { level: 1, name: 'Leave a review' }).waitFor();
  });

  test.each([1, 2, 3])('fills its rows, so that no card stands alone: %d', async () => {
    await publish([4]);
    const page = await visit('/reviews');
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rights = await page.locator('.all-reviews').evaluate((grid) => {
        const rows = new Map<number, number>();
        for (const cell of grid.querySelectorAll('li, .tell-others')) {
          const { top, right } = cell.getBoundingClientRect();
          rows.set(Math.round(top), Math.round(right));
        }
        return [Math.round(grid.getBoundingClientRect().right), ...rows.values()];
      });
      expect.soft(new Set(rights).size, `ends of rows at ${width} px`).toBe(1);
    }
  });

  test('shows the mean on an arc, and from five reviews on how they differ', async () => {
    const page = await visit('/reviews');
    await expect.poll(() => summary(page).innerText()).toMatch(/4\.0\s+out of 5 stars\s+from 3 reviews/);
    await expect.poll(() => summary(page).getByRole('table').count()).toBe(0);
    await publish([4.5, 2]);
    await page.reload();
    await expect.poll(() => summary(page).innerText()).toMatch(/3\.7\s+out of 5 stars\s+from 5 reviews/);
    const rows = summary(page).getByRole('table', { name: 'How many reviews gave how many stars' }).getByRole('row');
    await expect
      .poll(async () => (await rows.allInnerTexts()).map((row) => row.trim().split(/\s*\t\s*/)))
      .toEqual([
        ['4.5 to 5', '1'],
        ['3.5 to 4', '3'],
        ['2.5 to 3', '0'],
        ['1.5 to 2', '1'],
        ['0.5 to 1', '0'],
      ]);
  });

  test('cuts a long review until someone opens it, and shows all of it without scripts', async () => {
    await publish([5], 'Every exercise was shown twice, and I know what to do at home. '.repeat(20));
    const page = await visit('/reviews');
    const quote = page.locator('blockquote').first();
    const hidden = () => quote.evaluate((element) => element.scrollHeight - element.clientHeight);
    await expect.poll(hidden).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Read more' }).click();
    await expect.poll(hidden).toBe(0);
    await page.getByRole('button', { name: 'Read less' }).waitFor();

    const plain = await visit('/reviews', { javaScriptEnabled: false });
    await expect.poll(() => plain.getByRole('button', { name: 'Read more' }).isVisible()).toBe(false);
    await expect
      .poll(() =>
        plain
          .locator('blockquote')
          .first()
          .evaluate((element) => element.scrollHeight - element.clientHeight),
      )
      .toBe(0);
  });
});
