import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { listQuestions, listSheets, type Opened } from '../testing/admin-dialogs.ts';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { addressOf, adminPathsOf, visitorPaths } from '../testing/pages.ts';
import { type Planted, plantTexts } from '../testing/plant-texts.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const widths = [320, 390, 768, 1280];
const height = 720;
const word = `Wirbelsäulen${'gymnastik'.repeat(12)}`;
const address = `https://example.com/${'an-address-that-never-breaks/'.repeat(4)}`;
const text = `${word} ${address}\n\nA short line.`;

const colleague = `${'colleague'.repeat(6)}@${'clinic'.repeat(9)}.example.com`;

/** The records with long words. */
let planted: Planted;
beforeAll(async () => {
  planted = await plantTexts(site(), word, text);
  await (await signInToApi(site())).people.create({
    body: { email: colleague, password: 'a long enough password', currentPassword: site().admin.password },
  });
});

/** Lists elements wider than they should be (the page, overlays) and text that ends outside the screen. */
function findTooWide() {
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > window.innerWidth) found.add('the page');
  for (const frame of document.querySelectorAll('dialog[open], .dialog-body, .side-sheet, .side-sheet-frame'))
    if (frame.scrollWidth > frame.clientWidth + 1) found.add(frame.className);
  for (const table of document.querySelectorAll('.data-table')) {
    const frame = table.parentElement ?? table;
    const isWider = table.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
    if (isWider && getComputedStyle(frame).overflowX !== 'auto') found.add('a table, which is cut');
  }
  /** Rows that scroll, what is cut with an ellipsis, and what does not show. */
  const isReachable = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { clipPath, overflowX, textOverflow, visibility } = getComputedStyle(element);
    const isHidden =
      element.matches('.skip-link, dialog:not([open])') || clipPath !== 'none' || visibility === 'hidden';
    const isCut = overflowX === 'hidden' && textOverflow === 'ellipsis';
    return isHidden || isCut || overflowX === 'auto' || overflowX === 'scroll' || isReachable(element.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const outside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (outside && !isReachable(node.parentElement)) found.add((node.textContent ?? '').trim().slice(0, 40));
  }
  return [...found].filter(Boolean);
}

/** Resizes one page, or the dialog over it, and checks every width. */
async function expectToFit(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Sheets stand beside their list from 1280 px.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft({ what, width, tooWide: await page.evaluate(findTooWide) }).toEqual({ what, width, tooWide: [] });
  }
}

const narrow = { viewport: { width: 390, height } };

describe('long words and addresses fit', () => {
  test('on every page', { timeout: 180_000 }, async () => {
    const page = await visit('/', narrow);
    const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
    expect(
      await failuresOf([...paths, ...planted.pages], async (path) => {
        await page.goto(path);
        await scriptsRun(page);
        await expectToFit(page, path);
      }),
    ).toEqual([]);
  });

  test('in what opens over a page', { timeout: 180_000 }, async () => {
    const page = await visit('/blog', { ...narrow, expected: [/youtube-nocookie/] });
    const open: [path: string, role: 'link' | 'button', name: string][] = [
      ['/blog', 'link', `Read More ${word}`],
      ['/gallery', 'link', word],
      ['/about', 'button', `Read more about ${word.slice(0, 100)}`],
    ];
    for (const [path, role, name] of open) {
      await page.setViewportSize(narrow.viewport);
      await page.goto(path);
      await scriptsRun(page);
      await page.getByRole(role, { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectToFit(page, `${path}: ${name.slice(0, 20)}`);
    }
  });

  test('on every page of the admin area', { timeout: 180_000 }, async () => {
    const page = await visitAdmin('/admin', { ...narrow });
    expect(
      await failuresOf(adminPathsOf(planted), async (path) => {
        await page.goto(path);
        await adminPageLoaded(page);
        await expectToFit(page, path);
      }),
    ).toEqual([]);
  });

  const opened: [string, () => Opened[]][] = [
    ['sheets and dialogs', () => listSheets(planted)],
    ['questions', () => listQuestions(planted, colleague)],
  ];

  test.each(opened)('in the %s of the admin area', { timeout: 240_000 }, async (kind, list) => {
    const page = await visitAdmin('/admin', { ...narrow });
    page.on('dialog', (dialog) => void dialog.accept());
    expect(
      await failuresOf(list(), async ({ what, path, opener }) => {
        await page.setViewportSize({ width: 1440, height });
        await page.goto(path);
        await (await opener(page)).click();
        await page.locator('dialog[open], .side-sheet').first().waitFor();
        await expectToFit(page, `${kind}: ${what}`);
      }),
    ).toEqual([]);
  });
});
