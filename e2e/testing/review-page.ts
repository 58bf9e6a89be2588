import type { Page } from 'playwright-core';

export const asha = {
  rating: '4.5 stars',
  description: 'They listened first. I can reach the top shelf <b>again</b>.',
  name: 'Asha Sample',
  email: 'asha@example.com',
  mobile: '+91 98765 43210',
};

/** The page says so to visitors with scripts, whom a toast thanks. */
export const arrived = 'We have your review';

type Visitor = typeof asha;

/** Fills in the review form as a visitor does, without sending it. */
export async function fillReview(page: Page, visitor: Partial<Visitor> = {}) {
  const { rating, description, name, email, mobile } = { ...asha, ...visitor };
  await page.getByRole('radio', { name: rating }).check();
  await page.getByLabel('In your own words').fill(description);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mobile').fill(mobile);
}

export async function pressSend(page: Page) {
  await page.getByRole('button', { name: 'Send the review' }).click();
}

/** The values in the form. */
export async function readReview(page: Page): Promise<Visitor> {
  const chosen = page.locator('main label:has(input:checked)');
  return {
    rating: (await chosen.count()) > 0 ? await chosen.innerText() : '',
    description: await page.getByLabel('In your own words').inputValue(),
    name: await page.getByLabel('Name').inputValue(),
    email: await page.getByLabel('E-mail').inputValue(),
    mobile: await page.getByLabel('Mobile').inputValue(),
  };
}
