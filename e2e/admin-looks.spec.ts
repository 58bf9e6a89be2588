import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { signInToApi } from './testing/admin-api.ts';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { titleOf } from './testing/blog-pages.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits();

async function visitLoaded(path: string, width = 1440) {
  const page = await visitAdmin(path, { viewport: { width, height: 844 } });
  await adminPageLoaded(page);
  return page;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};

test.each(widths(1440, 390))(
  'at %i px, nothing found stands apart from its form, and e-mail is not broken',
  async (width) => {
    const page = await visitLoaded('/admin/patient-data', width);
    await page.getByLabel('Phone or e-mail').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByText(patientDataMessages.nothing).waitFor();
    const [form, nothing] = [await boxOf(page, '.look-up'), await boxOf(page, '.empty-state')];
    expect(nothing.y - form.y - form.height).toBeGreaterThanOrEqual(24);
    const lines = await page.getByText(patientDataMessages.nothing).evaluate((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf('e-'));
      range.setEnd(text, text.data.indexOf('mail') + 4);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  },
);

test('on phones, the link that adds a record stands beside the heading of its tab', async () => {
  const page = await visitLoaded('/admin/career', 390);
  for (const path of ['/admin/career', '/admin/gallery', '/admin/notices', '/admin/conditions', '/admin/blogs']) {
    await page.goto(path);
    await adminPageLoaded(page);
    const [heading, link] = [await boxOf(page, '.tab-head h1'), await boxOf(page, '.tab-head a.button-primary')];
    expect({ path, below: link.y >= heading.y + heading.height }).toEqual({ path, below: false });
  }
});

test('what a tab lists begins where its heading does', async () => {
  const page = await visitLoaded('/admin/changes', 390);
  for (const path of ['/admin/changes', '/admin/blogs', '/admin/reviews', '/admin/career']) {
    await page.goto(path);
    await adminPageLoaded(page);
    const [heading, list] = [await boxOf(page, '.tab-head h1'), await boxOf(page, '.list-area > :first-child')];
    expect({ path, apart: Math.abs(list.x - heading.x) > 2 }).toEqual({ path, apart: false });
  }
});

test('dialog titles have one size', async () => {
  const page = await visitLoaded('/admin/account');
  const sizes: string[] = [];
  for (const [path, button] of [
    ['/admin/people', 'Add someone'],
    ['/admin/account', 'Turn on two-step sign-in'],
    ['/admin/conditions/symptoms', 'Add a symptom'],
    ['/admin/blogs', /^Delete /],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    const title = page.locator('dialog[open] h2').first();
    await title.waitFor();
    sizes.push(await title.evaluate((heading) => getComputedStyle(heading).fontSize));
  }
  expect(new Set(sizes).size).toBe(1);
});

test.each(['/admin/blogs', '/admin/conditions/symptoms', '/admin/gallery', '/admin/career', '/admin/reviews'])(
  'deleting looks alike in every list: %s',
  async (path) => {
    const page = await visitLoaded(path);
    const look = await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .evaluate((button) => [
        getComputedStyle(button).color,
        button.querySelectorAll('svg').length,
        button.textContent,
      ]);
    expect(look).toEqual(['rgb(166, 27, 27)', 1, '']);
  },
);

test('on phones, a long title of a blog grows over several lines, and its actions stay on one', async () => {
  const [blog] = (await (await signInToApi(site())).blogs.listPublic()).body.blogs;
  const page = await visitLoaded(`/admin/blogs/${blog?.id}`, 390);
  const title = titleOf(page);
  await title.fill('A title that is much longer than a phone is wide, and that nobody should have to scroll to read');
  const sizes = await title.evaluate(({ clientHeight, scrollHeight, scrollWidth, clientWidth }) => ({
    isCut: scrollHeight > clientHeight || scrollWidth > clientWidth,
    height: clientHeight,
  }));
  expect(sizes.isCut).toBe(false);
  expect(sizes.height).toBeGreaterThan(80);
  const heights = await page
    .locator('.save-bar .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(60);
  await expect
    .poll(() =>
      page
        .locator('.blog-head')
        .getByRole('link', { name: /^View it/ })
        .isVisible(),
    )
    .toBe(true);

  await title.press('Enter');
  await page.getByText('All changes are saved.').waitFor();
  await expect.poll(() => title.inputValue()).not.toContain('\n');
});

test('days and files are chosen in the words of the site, not in those of the browser', async () => {
  const page = await visitLoaded('/admin/notices?open=new');
  const day = page.getByLabel('First day');
  await day.fill('2026-10-19');
  await page.getByLabel('Notice', { exact: true }).focus();
  const field = page.locator('.day-input').first();
  await expect.poll(() => field.getByText('19 October 2026').isVisible()).toBe(true);
  await day.focus();
  await expect.poll(() => field.getByText('19 October 2026').isVisible()).toBe(false);

  await page.goto('/admin/blogs/new');
  const file = page.getByLabel('Picture (optional)');
  await page.getByText('Choose a picture').waitFor();
  await expect.poll(() => file.evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
  const chosen = page.waitForEvent('filechooser');
  const box = await boxOf(page, '.file-button');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await chosen;
});

test('on phones, the tools of the calendar stand beside each other, none over the next', async () => {
  const page = await visitLoaded('/admin/calendar', 390);
  const lastView = await page.locator('.calendar-head .status-filter a').last().boundingBox();
  const day = await boxOf(page, '.calendar-head .day-input');
  expect(lastView && lastView.x + lastView.width).toBeLessThanOrEqual(day.x);
});
