import { expect, test } from 'vitest';
import { addressOf } from './testing/pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

test('the marks and buttons of the reviews stand in one row on a phone', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const [marks, buttons] = await Promise.all(
    ['.review-controls .ticks', '.review-buttons'].map((selector) => page.locator(selector).boundingBox()),
  );
  const middle = (box: typeof marks) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(marks) - middle(buttons))).toBeLessThan(4);
  expect((buttons?.x ?? 0) + (buttons?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('on a low screen the header is one line of 44 px, and the call buttons do not stick', async () => {
  const page = await visit('/about', { viewport: { width: 844, height: 390 } });
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBe(44);
  const position = await page.locator('.floating-buttons').evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe('static');
});

test('a phone on its side shows the way to an appointment in the first screen of Home', async () => {
  const page = await visit('/', { viewport: { width: 844, height: 390 } });
  const book = await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first().boundingBox();
  expect((book?.y ?? 390) + (book?.height ?? 0)).toBeLessThanOrEqual(390);
});

test('the facts of Home leave no half of a row empty', async () => {
  const page = await visit('/');
  const facts = page.getByRole('region', { name: 'At a glance' }).locator('dl > div');
  const wrap = page.getByRole('region', { name: 'At a glance' }).locator('dl');
  for (const count of [3, 2]) {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await facts.evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
      expect.soft(new Set(tops).size, `rows of ${count} facts at ${width} px`).toBe(1);
      const [last, row] = [
        await facts.last().boundingBox(),
        await wrap.evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(element).paddingRight);
        }),
      ];
      expect.soft((last?.x ?? 0) + (last?.width ?? 0), `${count} facts at ${width} px`).toBeCloseTo(row, 0);
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const rows = await facts.evaluateAll((all) =>
        all.map((fact) => {
          const [words, figure] = [...fact.children].map((part) => part.getBoundingClientRect());
          const middle = (box?: DOMRect) => Math.round(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2);
          return { apart: Math.abs(middle(words) - middle(figure)), top: middle(words), left: words?.left };
        }),
      );
      expect.soft(Math.max(...rows.map(({ apart }) => apart)), `words beside figures at ${width} px`).toBeLessThan(2);
      expect.soft(new Set(rows.map(({ top }) => top)).size, `lines of ${count} facts at ${width} px`).toBe(count);
      expect.soft(new Set(rows.map(({ left }) => left)).size, `columns of words at ${width} px`).toBe(1);
    }
    await facts.last().evaluate((fact) => fact.remove());
  }
});

test('the field that searches shows all of its question on a narrow phone', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 640 } });
  const field = page.locator('main .find-field input');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).waitFor();
  const room = await field.evaluate((input: HTMLInputElement) => {
    input.value = input.placeholder;
    return input.clientWidth - input.scrollWidth;
  });
  expect(room).toBe(0);
});

test('the emergency numbers are easy to hit on a phone', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const low: string[] = [];
  for (const path of ['/', '/conditions', '/appointment']) {
    await page.goto(path);
    const numbers = page.getByRole('main').locator('a[href="tel:112"], a[href="tel:108"]').filter({ visible: true });
    await expect.poll(() => numbers.count()).toBeGreaterThan(1);
    for (const number of await numbers.all()) {
      const height = (await number.boundingBox())?.height ?? 0;
      if (height < 44) low.push(`${path} ${await number.innerText()}: ${height} px`);
    }
  }
  expect(low).toEqual([]);
});

test('the lists of Home can be skipped by keyboard', async () => {
  const page = await visit('/');
  for (const title of ['Conditions', 'Symptoms']) {
    const card = page.getByRole('region', { name: title, exact: true });
    const skip = card.getByRole('link', { name: 'Skip this list' });
    await card.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement), { message: title }).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`after-${title.toLowerCase()}`);
    await page.keyboard.press('Tab');
    const list = card.getByRole('list', { name: title });
    await expect
      .poll(() => list.evaluate((rows) => rows.contains(document.activeElement)), { message: title })
      .toBe(false);
    await expect
      .poll(() => card.getByRole('navigation').evaluate((rail) => rail.contains(document.activeElement)))
      .toBe(false);
  }
});

test('a breadcrumb stays on one line, however long the title is', async () => {
  const page = await visit(await addressOf(site(), '/conditions/:id'), { viewport: { width: 320, height: 844 } });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.locator('bdi').evaluate((element) => {
    element.textContent = 'A very long name of a condition that nobody can remember';
  });
  const tops = await breadcrumb.locator('li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  const middles = new Set(tops.map(({ top, height }) => Math.round(top + height / 2)));
  expect(middles.size).toBe(1);
  expect(Math.max(...tops.map(({ right }) => right))).toBeLessThanOrEqual(320);
});

test('in no window is an enlarged picture smaller than its tile', async () => {
  const page = await visit('/gallery');
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => picture.getBoundingClientRect().width);
  const tile = page.locator('.tile-picture').first();
  const picture = '.viewer-slide:not([inert]) :is(img, .drawn-still)';
  for (const [width, height] of [
    [390, 844],
    [390, 600],
    [568, 320],
    [667, 375],
    [844, 390],
    [768, 600],
    [1200, 400],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const small = await widthOf('.tile-picture');
    await tile.click();
    await page.locator(picture).first().waitFor();
    expect.soft(await widthOf(picture), `${width} by ${height} px`).toBeGreaterThanOrEqual(small);
    await page.keyboard.press('Escape');
    await page.locator(picture).first().waitFor({ state: 'detached' });
  }
});
