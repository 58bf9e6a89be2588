import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { NoticeForm } from '#contract/notices.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const text = 'We are closed on Friday.';

/** A day at the clinic, so many days from now. */
function day(offset: number) {
  return new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

async function addNotice(changes: Partial<NoticeForm> = {}) {
  const api = await signInToApi(site());
  const notice = await api.notices.create({
    body: { text, starts_on: day(-1), ends_on: day(1), link: null, ...changes },
  });
  return { api, notice };
}

afterEach(async () => {
  const api = await signInToApi(site());
  for (const { id } of (await api.notices.listAll()).body) await api.notices.remove({ params: { id } });
});

const bar = (page: Page) => page.getByRole('region', { name: 'Notice' });
const close = (page: Page) => page.getByRole('button', { name: 'Close this notice' });
const goTo = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** How much the page has moved by itself since it began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300); // nothing has moved, and so nothing is reported
      }),
  );

/** Whether the notice was ever painted, since the page began to load. */
async function watchPaint(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { noticeWasSeen: false });
    const look = () => {
      if (document.querySelector('.notice')?.checkVisibility()) Object.assign(globalThis, { noticeWasSeen: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (globalThis as unknown as { noticeWasSeen: boolean }).noticeWasSeen);
}

describe('a visitor', () => {
  test.each([390, 1440])(
    'at %i px sees the notice above the navigation, which stays when the notice scrolls away',
    async (width) => {
      await addNotice({ link: '/career' });
      const page = await visit('/', { viewport: { width, height: 844 } });
      const header = page.locator('.site-header');
      const [noticeBox, headerBox] = [await bar(page).boundingBox(), await header.boundingBox()];
      expect(noticeBox?.y).toBe(0);
      expect(headerBox?.y).toBe(noticeBox?.height);
      await expectAccessible(page);
      expect(await layoutShift(page)).toBeLessThan(0.01); // fonts; the notice alone would be 0.06
      await page.mouse.wheel(0, 1_500);
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
      expect((await bar(page).boundingBox())?.y).toBeLessThan(-(noticeBox?.height ?? 0));
    },
  );

  test('closes it for the rest of the visit, with a target of 44 px, and it is not painted again', async () => {
    await addNotice();
    const page = await visit('/about', { viewport: { width: 1440, height: 844 } });
    const button = await close(page).boundingBox();
    expect([button?.width, button?.height]).toEqual([44, 44]);
    const wasSeen = await watchPaint(page);
    await close(page).focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('brand');
    expect((await page.locator('.site-header').boundingBox())?.y).toBe(0);
    await goTo(page, 'Career');
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.01); // fonts; the notice alone would be 0.06
    expect(await wasSeen()).toBe(false);
    const later = await visit('/career');
    await bar(later).waitFor();
  });

  test('sees a notice again that was changed since, and a new one, on the way from page to page', async () => {
    const { api, notice } = await addNotice();
    const page = await visit('/', { viewport: { width: 1440, height: 844 } });
    await close(page).click();
    const body = { text: 'We are closed on Saturday.', starts_on: day(-1), ends_on: day(1), link: null };
    await api.notices.update({ params: { id: notice.id }, body });
    await goTo(page, 'About Us');
    await bar(page).getByText('We are closed on Saturday.').waitFor();
    await close(page).click();
    await addNotice({ text: 'The lift is out of order.', starts_on: day(0) });
    await goTo(page, 'Career');
    await bar(page).getByText('The lift is out of order.').waitFor();
    await page.reload();
    expect(await bar(page).innerText()).toBe('The lift is out of order.');
  });

  test('follows its link, to a page of the site or to another site', async () => {
    const { api, notice } = await addNotice({ link: '/career' });
    const page = await visit('/', { viewport: { width: 1440, height: 844 } });
    await bar(page).getByRole('link', { name: text }).click();
    await page.waitForURL('**/career');
    const body = { text, starts_on: day(-1), ends_on: day(1), link: 'https://example.com/map' };
    await api.notices.update({ params: { id: notice.id }, body });
    await page.reload();
    expect(await bar(page).getByRole('link', { name: text }).getAttribute('href')).toBe('https://example.com/map');
  });

  test('reads it without JavaScript, where it stays', async () => {
    await addNotice({ link: '/career' });
    const page = await visit('/conditions', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await bar(page).getByRole('link', { name: text }).waitFor();
    expect(await close(page).isVisible()).toBe(false);
  });

  test('sees none that is over or still to come, nor any at the login', async () => {
    await addNotice({ text: 'Soon', starts_on: day(1), ends_on: day(2) });
    const page = await visit('/');
    expect(await bar(page).count()).toBe(0);
    const { api, notice } = await addNotice({ text: 'Over' });
    await page.reload();
    await bar(page).getByText('Over').waitFor();
    const body = { text: 'Over', starts_on: day(-2), ends_on: day(-1), link: null };
    await api.notices.update({ params: { id: notice.id }, body });
    await page.reload();
    expect(await bar(page).count()).toBe(0);
    await addNotice();
    await page.goto('/login');
    expect(await bar(page).count()).toBe(0);
  });
});
