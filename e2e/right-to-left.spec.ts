import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { digitsOf } from '#contract/plain/phone-numbers.ts';
import { expectAccessible, sidewaysOverflow } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 } };

beforeAll(async () => {
  await speak(site(), ['ar']);
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await (await signInToApi(site())).schedules.setSettings({ body: settings });
});

async function boxOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { left: box.x, right: box.x + box.width };
}

/** How far something ends on the left of what comes after it. */
async function isRightOf(first: Locator, next: Locator) {
  return (await boxOf(first)).left - (await boxOf(next)).right;
}

async function expectMirrored(page: Page) {
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sidewaysOverflow(page), { message: `${page.url()} at ${width} px` }).toBe(0);
  }
  await expectAccessible(page);
}

test('a visitor books in Arabic, on pages that begin on the right', async () => {
  const page = await visit('/ar', { viewport: { width: 1440, height: 900 } });
  const links = page.locator('.main-nav a');
  expect(await isRightOf(page.locator('.site-header .brand'), links.first())).toBeGreaterThan(0);
  expect(await isRightOf(links.first(), links.nth(1))).toBeGreaterThanOrEqual(0);
  await expectMirrored(page);

  // The menu opens at the end of the line, which is on the left.
  await page.getByRole('button', { name: 'القائمة' }).click();
  const menu = page.locator('.side-panel');
  await expect.poll(async () => (await boxOf(menu)).left).toBe(0);
  await menu.getByRole('button', { name: 'إغلاق القائمة' }).click();

  await page.goto('/ar/conditions/1');
  const crumbs = page.locator('.breadcrumb li');
  expect(await isRightOf(crumbs.first(), crumbs.nth(1))).toBeGreaterThanOrEqual(0);
  await expectMirrored(page);

  await page.goto('/ar/appointment');
  await page.locator('input[name=problem]').nth(1).check();
  await page.getByRole('button', { name: 'التالي' }).click();
  const times = page.locator('.booking-form input[type=checkbox]:visible');
  const days = page.getByRole('toolbar', { name: 'أيام فيها مواعيد متاحة' }).getByRole('button');
  await days.first().waitFor();
  await expectMirrored(page);
  await days.first().press('ArrowLeft');
  await expect.poll(() => days.nth(1).getAttribute('aria-pressed')).toBe('true');
  await times.first().check({ force: true });
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.getByLabel('الاسم').fill('ليلى');
  await page.getByLabel('الهاتف', { exact: true }).fill('+٩١ ٩٨٧٦٥ ٤٣٢١٠');
  await page.getByLabel('الولاية').selectOption({ label: 'Kerala' });
  await page.getByRole('combobox', { name: 'المدينة' }).fill('Kochi');
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.getByText('شكرًا لكم، ليلى.').waitFor();
  const [request] = (await (await signInToApi(site())).appointments.list()).body;
  expect(digitsOf(request?.phone ?? '')).toBe('919876543210');

  await page.locator('main a[href^="/ar/visit/"]').click();
  await page.waitForURL('**/ar/visit/*');
  await page.getByRole('heading', { level: 1, name: 'نحتفظ لكم بموعد' }).waitFor();
  await expectMirrored(page);
});

test('a phone number reads from left to right between Arabic words', async () => {
  const page = await visit('/ar', phone);
  const number = page.getByRole('main').locator('a[href^="tel:"] bdi').first();
  await number.waitFor();
  const places = await number.evaluate((element) => {
    const [text] = element.childNodes;
    if (!text) return [];
    return Array.from(text.textContent ?? '', (_, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places.length).toBeGreaterThan(8);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('arrow keys and pictures go the way that lines run', async () => {
  const page = await visit('/ar/gallery', phone);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const place = page.getByRole('dialog').getByRole('status');
  await place.getByText('1 من').waitFor();
  for (const [key, shown] of [
    ['ArrowLeft', '2 من'],
    ['ArrowLeft', '3 من'],
    ['ArrowRight', '2 من'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => place.innerText()).toContain(shown);
  }
  await expect.poll(() => page.locator('.viewer-row').evaluate(({ scrollLeft }) => scrollLeft)).toBe(-390);
  const [previous, next] = [page.locator('.viewer-bar button').first(), page.locator('.viewer-bar button').last()];
  expect(await isRightOf(previous, next)).toBeGreaterThan(0);
  await next.click();
  await expect.poll(() => place.innerText()).toContain('3 من');
});

test('reviews move to the left, and end where there are no more', async () => {
  const page = await visit('/ar', phone);
  const row = page.locator('.review-row');
  const scrolled = () => row.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('button', { name: 'الرأي التالي' }).click();
  await expect.poll(scrolled).toBe(-1);
  await page.getByRole('button', { name: 'الرأي السابق' }).click();
  await expect.poll(scrolled).toBe(0);
});
