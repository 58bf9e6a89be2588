import { beforeAll, expect, test } from 'vitest';
import { takeTime } from './testing/booking-page.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const refused = /status of 422|ApiError/;

beforeAll(() => speak(site(), ['hi']));

test('a visitor books in Hindi, and reads what happens next', async () => {
  const page = await visit('/hi/appointment');
  await page.locator('input[name=problem]').nth(1).check();
  await page.getByLabel('नाम').fill('मीरा');
  await page.getByLabel('फ़ोन', { exact: true }).fill('+91 98765 43210');
  await page.getByLabel('राज्य').selectOption({ label: 'Kerala' });
  await page.getByRole('combobox', { name: 'शहर' }).fill('Kochi');
  await page.getByRole('button', { name: 'अनुरोध भेजें' }).click();
  await page.getByText('धन्यवाद, मीरा।').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hi/appointment');
  await page.locator('main a[href^="/hi/visit/"]').click();
  await page.waitForURL('**/hi/visit/*');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
});

test('without scripts, mistakes come back in Hindi with everything typed', async () => {
  const page = await visit('/hi/appointment', { javaScriptEnabled: false, expected: [refused] });
  await page.getByLabel('फ़ोन', { exact: true }).fill('12');
  await takeTime(page);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel('फ़ोन', { exact: true }).press('Enter');
  const response = await answered;
  expect([response.status(), new URL(response.url()).pathname]).toEqual([422, '/hi/appointment']);
  await page.getByRole('heading', { name: 'बातें जाँच लें' }).waitFor();
  await expect.poll(() => page.getByLabel('फ़ोन', { exact: true }).inputValue()).toBe('12');
});

test('the pop-up offers problems and treatments in Hindi', async () => {
  const page = await visit('/hi', { startPopup: true });
  const problems = page.getByRole('dialog').locator('label:has(input[name=problem])');
  await problems.nth(1).waitFor();
  const names = await problems.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !/[ऀ-ॿ]/.test(name))).toEqual([]);
});
