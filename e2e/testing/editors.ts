import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { filter } from './admin-pages.ts';

/** Name of the planted records and of a review. */
export const name = 'Measured Sample';

/** Messages stay until the page is left, however slow the machine is. */
export function stopToasts() {
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

/** Everything with buttons that stay at the bottom, by what opens it from the tab at the path. */
export const editors = {
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
} satisfies Record<string, { path: string; open: ((page: Page) => Promise<void>)[] }>;

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

/** Opens editors one after the other while a message shows, and expects it beside their buttons. */
export async function expectUncovered(page: Page, names: readonly (keyof typeof editors)[]) {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const what of names) {
    const { path, open } = editors[what];
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
}
