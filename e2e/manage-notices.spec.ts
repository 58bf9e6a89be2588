import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import * as noticeMessages from '#contract/messages/notices.ts';
import type { NoticeForm } from '#contract/notices.ts';
import { expectAccessible, expectAccessibleInAnyWindow } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openMore } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit, visitAdmin } = prepareVisits();

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
  for (const { id } of (await api.notices.list()).body) await api.notices.remove({ params: { id } });
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

async function visitTab({ expected = [], ...options }: Parameters<typeof visit>[1] = {}) {
  const viewport = { width: 1440, height: 900 };
  const page = await visitAdmin('/admin/notices', { viewport, ...options, expected });
  await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
  return page;
}

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const edit = (page: Page, words: string) => page.getByRole('link', { name: `Edit the notice ${words}` });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();

describe('an administrator', () => {
  test('adds, changes and deletes a notice, and visitors see all of it', async () => {
    const page = await visitTab({ expected: [/status of 422/] });
    const visitor = await visit('/about', { viewport: { width: 1440, height: 844 } });
    await page.getByText(noticeMessages.empty).waitFor();
    await page.getByRole('link', { name: 'Add the first notice' }).click();
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByText('3 things to check').waitFor();
    await page.getByRole('textbox', { name: 'Notice' }).fill(text);
    await page.getByLabel('First day').fill(day(0));
    await page.getByLabel('Last day').fill(day(-1));
    await page.getByLabel('Link').fill('career');
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByRole('link', { name: 'Please choose a last day that is not before the first.' }).waitFor();
    await page.getByRole('link', { name: 'Please enter an address that starts with https://' }).waitFor();
    await page.getByLabel('Last day').fill(day(2));
    await page.getByLabel('Link').fill('/career');
    await page.getByRole('button', { name: 'Add notice' }).click();
    await toast(page, noticeMessages.added).waitFor();
    await expect.poll(() => row(page, text).innerText()).toMatch(/\/career[^]* to [^]*Shows now[^]*Today/);
    await visitor.reload();
    await bar(visitor).getByRole('link', { name: text }).waitFor();

    await edit(page, text).click();
    await page.getByRole('textbox', { name: 'Notice' }).fill('We are open on Friday.');
    await page.getByLabel('Link').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, noticeMessages.updated).waitFor();
    await goTo(visitor, 'Career');
    await bar(visitor).getByText('We are open on Friday.').waitFor();
    await expect.poll(() => bar(visitor).getByRole('link').count()).toBe(0);

    await page.getByRole('button', { name: 'Delete the notice We are open' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => row(page, 'We are open on Friday.').count()).toBe(1);
    await page.getByRole('button', { name: 'Delete the notice We are open' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this notice?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await toast(page, noticeMessages.deleted).waitFor();
    await page.getByText(noticeMessages.empty).waitFor();
    await visitor.reload();
    await expect.poll(() => bar(visitor).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, noticeMessages.restored).waitFor();
    await row(page, 'We are open on Friday.').waitFor();
    await visitor.reload();
    await bar(visitor).getByText('We are open on Friday.').waitFor();
    await page.goto('/admin/changes');
    await page.getByText('the notice “We are open on Friday.”').first().waitFor();
  });

  test('sees which of several notices shows, and which are to come or over', async () => {
    await addNotice({ text: 'Soon', starts_on: day(1) });
    await addNotice({ text: 'Now', starts_on: day(0) });
    await addNotice({ text: 'Earlier', starts_on: day(-2) });
    const { api, notice } = await addNotice({ text: 'Past' });
    await api.notices.update({
      params: { id: notice.id },
      body: { text: 'Past', starts_on: day(-3), ends_on: day(-1), link: null },
    });
    const page = await visitTab();
    const states = { Soon: 'Still to come', Now: 'Shows now', Earlier: 'Replaced by a newer one', Past: 'Over' };
    for (const [words, state] of Object.entries(states))
      await expect.poll(() => row(page, words).innerText()).toContain(state);
    await openMore(page);
    await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
  });

  test('opens a record in the instant it is saved, and closes it again, without a request', async () => {
    const page = await visitTab();
    await page.getByRole('link', { name: 'Add a notice' }).click();
    await page.getByRole('textbox', { name: 'Notice' }).fill('Saved in this instant');
    await page.getByLabel('First day').fill(day(0));
    await page.getByLabel('Last day').fill(day(1));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.evaluate(() => {
      const click = () => {
        const links = [...document.querySelectorAll<HTMLElement>('.days-table a')];
        const edit = links.find((link) => link.textContent === 'Edit the notice Saved in this instant');
        if (!edit) return;
        rows.disconnect();
        edit.click();
      };
      const rows = new MutationObserver(click);
      rows.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByRole('heading', { name: 'Edit the notice', level: 2 }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Notice' }).inputValue()).toBe('Saved in this instant');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Edit the notice', level: 2 }).waitFor({ state: 'detached' });
    await row(page, 'Saved in this instant').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    const loaded = requests.filter((request) => !request.startsWith('GET /assets/'));
    expect(loaded).toEqual(['POST /api/notices']);

    // Another tab loads its own data, and none of the document's.
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    await page.getByRole('heading', { name: 'Gallery', level: 1 }).waitFor();
    expect(requests.filter((request) => request.includes('.data'))).toEqual([]);
  });

  test('finds an accessible list, form and question in a narrow and in a wide window', async () => {
    await addNotice({ text: 'A long notice for a narrow screen, '.repeat(5), link: `/career?${'x'.repeat(300)}` });
    const page = await visitTab({ viewport: { width: 1280, height: 844 }, expected: [/status of 422/] });
    await page.getByText('1 of 1 notices').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('link', { name: 'Add a notice' }).click();
    await page.getByRole('button', { name: 'Add notice' }).click();
    await page.getByText('3 things to check').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete the notice/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInAnyWindow(page);
  });
});

describe('a visitor', () => {
  test.each(widths(390, 1440))(
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('brand');
    expect((await page.locator('.site-header').boundingBox())?.y).toBe(0);
    await goTo(page, 'Career');
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
    await expect.poll(() => bar(page).isVisible()).toBe(false);
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
    await expect.poll(() => bar(page).innerText()).toBe('The lift is out of order.');
  });

  test('follows its link, to a page of the site or to another site', async () => {
    const { api, notice } = await addNotice({ link: '/career' });
    const page = await visit('/', { viewport: { width: 1440, height: 844 } });
    await bar(page).getByRole('link', { name: text }).click();
    await page.waitForURL('**/career');
    const body = { text, starts_on: day(-1), ends_on: day(1), link: 'https://example.com/map' };
    await api.notices.update({ params: { id: notice.id }, body });
    await page.reload();
    await expect
      .poll(() => bar(page).getByRole('link', { name: text }).getAttribute('href'))
      .toBe('https://example.com/map');
  });

  test('reads it without JavaScript, where it stays', async () => {
    await addNotice({ link: '/career' });
    const page = await visit('/conditions', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await bar(page).getByRole('link', { name: text }).waitFor();
    await expect.poll(() => close(page).isVisible()).toBe(false);
  });

  test('sees none that is over or still to come, nor any at the login', async () => {
    await addNotice({ text: 'Soon', starts_on: day(1), ends_on: day(2) });
    const page = await visit('/');
    await expect.poll(() => bar(page).count()).toBe(0);
    const { api, notice } = await addNotice({ text: 'Over' });
    await page.reload();
    await bar(page).getByText('Over').waitFor();
    const body = { text: 'Over', starts_on: day(-2), ends_on: day(-1), link: null };
    await api.notices.update({ params: { id: notice.id }, body });
    await page.reload();
    await expect.poll(() => bar(page).count()).toBe(0);
    await addNotice();
    await page.goto('/login');
    await expect.poll(() => bar(page).count()).toBe(0);
  });
});
