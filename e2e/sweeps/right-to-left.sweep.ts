import { beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { listQuestions, listSheets } from '../testing/admin-dialogs.ts';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { addressOf, adminPathsOf, visitorPaths } from '../testing/pages.ts';
import { type Planted, plantTexts } from '../testing/plant-texts.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const name = 'כאבי ברך';
const text = 'שתי דקות של תנועה עוזרות.\n\nA line in English.';
const colleague = { email: 'colleague@example.com', password: 'a long enough password' };

/** The records in Hebrew. */
let planted: Planted;

beforeAll(async () => {
  planted = await plantTexts(site(), name, text);
  await (await signInToApi(site())).people.create({
    body: { ...colleague, currentPassword: site().admin.password },
  });
});

/**
 * Finds Hebrew laid out from left to right, and English from right to left. Hebrew inside an English sentence must be
 * isolated, or its words and the punctuation after them change their order.
 */
function wrongDirection() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong = new Set<string>();
  let hebrew = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const element = node.parentElement;
    const isHebrew = /[\u0590-\u05ff]{2}/.test(words);
    if (!element || !(isHebrew || words === 'A line in English.')) continue;
    // Text for screen readers has no layout; textareas are checked below.
    if (element.closest('script, title, option, textarea, .visually-hidden')) continue;
    const { direction, unicodeBidi } = getComputedStyle(element);
    if (isHebrew) hebrew += 1;
    if (unicodeBidi !== 'plaintext' && direction !== (isHebrew ? 'rtl' : 'ltr')) wrong.add(words);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (/^[\u0590-\u05ff]/.test(field.value) && field.checkVisibility()) {
      const { direction, unicodeBidi } = getComputedStyle(field);
      if (unicodeBidi !== 'plaintext' && direction !== 'rtl') wrong.add(`field ${field.name || field.id}`);
    }
  return { hebrew, wrong: [...wrong] };
}

test('text from people goes in the direction of its language', { timeout: 120_000 }, async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  let found = 0;
  for (const path of [...paths, ...planted.pages]) {
    await page.goto(path);
    await scriptsRun(page);
    const { hebrew, wrong } = await page.evaluate(wrongDirection);
    expect.soft({ path, wrong }).toEqual({ path, wrong: [] });
    found += hebrew;
  }
  expect(found).toBeGreaterThan(20);
});

test('text from people follows its own direction in the admin area, its sheets, dialogs and questions', {
  timeout: 240_000,
}, async () => {
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  page.on('dialog', (dialog) => void dialog.accept());
  expect(
    await failuresOf(adminPathsOf(planted), async (path) => {
      await page.goto(path);
      await adminPageLoaded(page);
      expect.soft({ path, ...(await page.evaluate(wrongDirection)) }).toMatchObject({ path, wrong: [] });
    }),
  ).toEqual([]);
  expect(
    await failuresOf(
      [...listSheets(planted), ...listQuestions(planted, colleague.email)],
      async ({ what, path, opener }) => {
        await page.goto(path);
        await (await opener(page)).click();
        await page.locator('dialog[open], .side-sheet').first().waitFor();
        expect.soft({ what, ...(await page.evaluate(wrongDirection)) }).toMatchObject({ what, wrong: [] });
      },
    ),
  ).toEqual([]);
});
