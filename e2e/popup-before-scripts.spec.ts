import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readBooking } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';

// The start pop-up is HTML: its first step works while the scripts of its form are on their way, and without them.

const { visit } = prepareVisits();

const formScripts = /\/assets\/(booking|take-over|site)-[^/]*\.js$/;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Book an Appointment' });
const story = (page: Page) => popup(page).getByRole('textbox');
const next = (page: Page) => popup(page).getByRole('button', { name: 'Next' });

/** Someone who has chosen and typed before the scripts of the form have come. */
async function visitFirstStep(options: Parameters<typeof visit>[1] & { isLost?: boolean } = {}) {
  const { isLost = false, ...others } = options;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = await visit('/', {
    viewport: { width: 390, height: 844 },
    startPopup: true,
    prepare: async (page) =>
      void (await page.route(formScripts, (route) => (isLost ? route.abort() : released.then(() => route.continue())))),
    ...others,
  });
  await popup(page).getByRole('radio', { name: 'Knee pain' }).check();
  await popup(page).getByText('I know what I want').click();
  await popup(page).getByRole('checkbox', { name: 'Kinesio Taping' }).check();
  await story(page).fill('Since the stairs');
  return { page, release };
}

const isTaken = (page: Page) => popup(page).getByText('2 chosen').waitFor({ state: 'attached' });

async function expectFirstStep(page: Page) {
  const { treatments, conditions } = await readBooking(page);
  expect(conditions).toBe('Knee pain\nSince the stairs');
  expect(treatments).toContain('Kinesio Taping');
  expect(treatments).toHaveLength(2);
}

describe('what was chosen and typed before the scripts of the form', () => {
  test('is in the whole form when they come, with the focus and the place in the text', async () => {
    const { page, release } = await visitFirstStep();
    await story(page).press('ArrowLeft');
    release();
    await isTaken(page);
    await expectFirstStep(page);
    await expect.poll(() => popup(page).getByRole('radio', { name: 'Knee pain' }).isChecked()).toBe(true);
    await page.keyboard.type('!');
    await expect.poll(() => story(page).inputValue()).toBe('Knee pain\nSince the stair!s');
  });

  test('is sent on by the button that was pressed, which waits for them', async () => {
    const { page, release } = await visitFirstStep();
    await next(page).click();
    await expect.poll(() => popup(page).isVisible()).toBe(true);
    release();
    await popup(page)
      .getByRole('heading', { name: /^Step 2 of 3/ })
      .waitFor();
    await expectFirstStep(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  test('is stored, and offered after the page is loaded again', async () => {
    const { page, release } = await visitFirstStep();
    release();
    await isTaken(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue booking' }).click();
    await isTaken(page);
    await expectFirstStep(page);
  });
});

test('where they cannot be loaded, the first step leads to the page with the whole form, and nothing is lost', async () => {
  const { page } = await visitFirstStep({ isLost: true, expected: [/ERR_FAILED/, /request failed/] });
  await page.unroute(formScripts);
  await next(page).click();
  await page.waitForURL('**/appointment#booking-when');
  await page.getByRole('heading', { name: /When suits you/ }).waitFor();
  await expectFirstStep(page);
});

test('on a wide screen, the way on leads down to the next step', async () => {
  const { page, release } = await visitFirstStep({ viewport: { width: 1440, height: 900 } });
  await next(page).click();
  release();
  await expect
    .poll(() => page.locator('#booking-when-title').evaluate((title) => title === document.activeElement))
    .toBe(true);
  await expect.poll(() => popup(page).getByRole('button', { name: 'Send the request' }).isVisible()).toBe(true);
  await expectFirstStep(page);
});
