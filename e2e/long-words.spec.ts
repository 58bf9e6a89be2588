import { beforeAll, expect, test } from 'vitest';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const word = `Wirbelsäulen${'gymnastik'.repeat(12)}`;
const address = `https://example.com/${'an-address-that-never-breaks/'.repeat(4)}`;
const text = `${word} ${address}\n\nA short line.`;

/** The pages about the records with long words. */
let longPaths: string[] = [];

beforeAll(async () => {
  longPaths = await plantTexts(site(), word, text);
});

/** Text that ends outside of the screen, except in rows that scroll, and where it is cut with an ellipsis. */
function textOutside() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const isReachable = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, textOverflow, visibility } = getComputedStyle(element);
    const isHidden = element.matches('.visually-hidden, .skip-link, dialog:not([open])') || visibility === 'hidden';
    const isCut = overflowX === 'hidden' && textOverflow === 'ellipsis';
    return isHidden || isCut || overflowX === 'auto' || overflowX === 'scroll' || isReachable(element.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const outside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (outside && !isReachable(node.parentElement)) found.add((node.textContent ?? '').trim().slice(0, 40));
  }
  return [...found].filter(Boolean);
}

test.each([320, 390, 768, 1440])('long words and addresses fit on every page at %i px', async (width) => {
  const page = await visit('/', { viewport: { width, height: 844 } });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  for (const path of [...paths, ...longPaths]) {
    await page.goto(path);
    await scriptsRun(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect
      .soft({ path, overflow, outside: await page.evaluate(textOutside) })
      .toEqual({ path, overflow: 0, outside: [] });
  }
});
