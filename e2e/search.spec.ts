import { beforeAll, expect, test } from 'vitest';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const name = 'Findable Quagmire';
const q = 'quagmire';

beforeAll(async () => {
  await plantTexts(site(), name, 'A text.');
});

/** Lists with a filter and a search, where the search matches nothing or other things, and what it offers instead. */
const lists = [
  ['/admin?status=done', '1 in Pending', 'Open the request of'],
  ['/admin/reviews?status=inactive', '1 in Active', 'Delete the review of'],
  ['/admin/reviews?status=new', '1 in Active', 'Delete the review of'],
  ['/admin/blogs?status=draft', '1 in Published', 'Edit'],
  ['/admin/conditions', '1 in Symptoms', 'Edit'],
  ['/admin/conditions/symptoms', '1 in Conditions', 'Edit'],
] as const;

test.each(lists)('a search in %s offers %s', async (path, offer, action) => {
  const page = await visitAdmin(path, { viewport: { width: 390, height: 844 } });
  await adminPageLoaded(page);
  await page.getByRole('searchbox').fill(q);
  const link = page.getByRole('link', { name: offer, exact: true });
  await link.waitFor();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await link.waitFor({ state: 'detached' });
  const ofRow = { name: `${action} ${name}`, exact: true };
  await page.getByRole('link', ofRow).or(page.getByRole('button', ofRow)).waitFor();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(q);
});

test('a search offers nothing where all are shown, or without a match', async () => {
  const page = await visitAdmin(`/admin/reviews?q=${q}`);
  await page.getByText('1 of 1 reviews').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^\d+ in / }).count()).toBe(0);
  await page.goto('/admin/blogs?status=draft&q=nobody-wrote-this');
  await page.getByText('No title has these words.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^\d+ in / }).count()).toBe(0);
});
