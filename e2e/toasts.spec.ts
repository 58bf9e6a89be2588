import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { filter } from './testing/admin-pages.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const name = 'Measured Sample';

beforeAll(() => plantTexts(site(), name, 'A text.'));

/** Messages stay until the page is left, however slow the machine is. */
function stopToasts() {
  const { setTimeout: start } = window;
  const patient = (act: TimerHandler, delay = 0) => start(act, delay >= 2_000 ? 2 ** 30 : delay);
  Object.assign(window, { setTimeout: patient });
}

/** Follows a link of the rail, which may be in a menu, or of the settings. */
async function follow(page: Page, path: string) {
  const press = (to: string) => page.locator(`:is(.rail, .settings) a[href="${to}"]`).first().dispatchEvent('click');
  if ((await page.locator(`.rail a[href="${path}"]`).count()) === 0) await press('/admin/settings');
  await press(path);
}

const link = (words: string) => (page: Page) => page.getByRole('link', { name: words, exact: true }).first().click();
const button = (words: string) => (page: Page) =>
  page.getByRole('button', { name: words, exact: true }).first().click();

const filterBy = (words: string) => (page: Page) => filter(page, words).click();

interface Editor {
  path: string;
  open: ((page: Page) => Promise<void>)[];
}

/** Everything with buttons that stay at the bottom, by what opens it from the tab at the path. */
const editors: Record<string, Editor> = {
  'the editor of a blog': { path: '/admin/blogs', open: [link(`Edit ${name}`)] },
  'the dialog for a link': { path: '/admin/blogs', open: [link(`Edit ${name}`), button('Link')] },
  'the dialog for a picture': { path: '/admin/blogs', open: [link(`Edit ${name}`), button('Picture')] },
  'the editor of a condition': { path: '/admin/conditions', open: [link(`Edit ${name}`)] },
  'a new condition': { path: '/admin/conditions', open: [link('Add a condition')] },
  'a symptom': { path: '/admin/conditions', open: [filterBy('Symptoms'), button(`Edit ${name}`)] },
  'the clinic profile': { path: '/admin/clinic', open: [] },
  'the clinic profile that could not be saved': {
    path: '/admin/clinic',
    open: [
      async (page) => {
        await page.getByLabel('Name of the clinic').fill('Unsaved');
        await page.route('**/api/clinic', (route) => route.abort());
        await button('Save changes')(page);
        await page.getByText(clinicMessages.saveFailure).first().waitFor();
        await page.unroute('**/api/clinic');
      },
    ],
  },
  'a request': { path: '/admin', open: [link(`Open the request of ${name}`)] },
  'a new booking': { path: '/admin', open: [link('New booking')] },
  'a request without a time': { path: '/admin', open: [link('New booking'), button('Save a request without a time')] },
  'an opening': { path: '/admin/career', open: [link(`Edit the opening ${name}`)] },
  'a notice': { path: '/admin/notices', open: [link(`Edit the notice ${name}`)] },
  'a gallery item': { path: '/admin/gallery', open: [link(`Edit ${name}`)] },
  'a new gallery item': { path: '/admin/gallery', open: [link('Add an item')] },
  'a question': { path: '/admin/gallery', open: [button(`Delete ${name}`)] },
  'a new administrator': { path: '/admin/people', open: [button('Add someone')] },
};

/** The buttons at the bottom that a message covers, and how many there are. */
function findCovered() {
  const rects = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < window.innerHeight);
  const toasts = rects('.toasts:popover-open .toast');
  const buttons = rects(
    ':is(.save-bar, .clinic-save, .condition-save, .dialog-footer, .remarks-pinned) :is(button, a)',
  );
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const covered = buttons.filter(({ box }) => toasts.some((toast) => meets(toast.box, box)));
  return { messages: toasts.length, isMeasured: buttons.length > 0, covered: covered.map(({ words }) => words) };
}

test('at 390 and 1440 px no message covers the button that saves', { timeout: 240_000 }, async () => {
  const expected = [/ERR_FAILED|request failed|ApiError/];
  const prepare = async (page: Page) => void (await page.addInitScript(stopToasts));
  const page = await visitAdmin('/admin/reviews', { expected, prepare });
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [what, { path, open }] of Object.entries(editors)) {
    await page.goto('/admin/reviews');
    await page.getByRole('switch', { name: `the review of ${name}` }).click();
    await page.getByText(reviewMessages.visibilityUpdated).waitFor();
    await follow(page, path);
    for (const step of open) await step(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(findCovered), { message: `${what} at ${width} px`, timeout: 20_000 })
        .toEqual({ messages: 1, isMeasured: true, covered: [] });
    }
    const styleOfAll = await page.locator('html').getAttribute('style');
    expect(styleOfAll, 'what the document passes on makes the browser compute the style of everything').toBeNull();
  }
});

/** Two that stay, of changes that fail. */
async function visitWithMessages() {
  const expected = [/ERR_FAILED|request failed|ApiError/];
  const prepare = async (page: Page) => void (await page.addInitScript(stopToasts));
  const page = await visitAdmin('/admin/reviews', { expected, prepare });
  const messages = page.getByRole('status', { name: 'Messages' }).locator('.toast');
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  for (const count of [1, 2]) {
    await page.getByRole('switch', { name: `the review of ${name}` }).click();
    await expect.poll(() => messages.count()).toBe(count);
  }
  return { page, messages };
}

test('between two messages the page can be pressed', async () => {
  const { messages } = await visitWithMessages();
  const hit = await messages.evaluateAll(([first, second]) => {
    const [above, below] = [first, second].map((one) => (one as Element).getBoundingClientRect());
    const y = ((above?.bottom ?? 0) + (below?.top ?? 0)) / 2;
    return document.elementFromPoint((above?.left ?? 0) + 20, y)?.closest('.toasts') ?? null;
  });
  expect(hit).toBeNull();
});

test('Esc closes a dialog or a menu first, then the newest message, also where keys are turned off', async () => {
  const { page, messages } = await visitWithMessages();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await dialog.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openYou(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'hidden' });
  await expect.poll(() => messages.count()).toBe(2);
  for (const left of [1, 0]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => messages.count()).toBe(left);
  }
});
