import { beforeAll, expect, test } from 'vitest';
import { expectUncovered, name, stopToasts } from './testing/editors.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

beforeAll(() => plantTexts(site(), name, 'A text.'));

const expected = [/ERR_FAILED|request failed|ApiError/];
const visitReviews = () =>
  visitAdmin('/admin/reviews', { expected, prepare: async (page) => void (await page.addInitScript(stopToasts)) });

// One of each kind; all of them are in sweeps/toasts.sweep.ts.
test('at 390 and 1440 px no message covers the button that saves', async () => {
  await expectUncovered(await visitReviews(), [
    'the editor of a blog',
    'the dialog for a link',
    'a new condition',
    'the clinic profile that could not be saved',
    'a request',
  ]);
});

/** Two that stay, of changes that fail. */
async function visitWithMessages() {
  const page = await visitReviews();
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
