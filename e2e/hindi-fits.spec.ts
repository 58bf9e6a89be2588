import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressIn } from '#contract/plain/languages.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { sidewaysOverflow } from './testing/accessible.ts';
import { speak } from './testing/offer-hindi.ts';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

beforeAll(() => speak(site(), ['hi']));

/** Twice the browser's usual size of text, as its settings offer it. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

/**
 * Words in the header, in buttons and in the rails of first letters of which the edge of what they stand in cuts a part.
 * Words are measured with the room of their type above and below, where signs of Devanagari stand. How wide they are differs too
 * much between machines with letters of Devanagari and without.
 */
function cutWords() {
  const cut = new Set<string>();
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY);
  for (const part of document.querySelectorAll('.site-header, .button, .letter-rail, .floating-buttons')) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      if (parent.getBoundingClientRect().width <= 1) continue; // hidden at this width
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      for (
        let around: Element | null = parent;
        around && around !== part.parentElement;
        around = around.parentElement
      ) {
        if (!clips(around) && !around.matches('.site-header, .button')) continue;
        const box = around.getBoundingClientRect();
        if (top < box.top - 0.5 || bottom > box.bottom + 0.5)
          cut.add(`${around.className}: ${text.textContent.trim()}`);
      }
    }
  }
  return [...cut];
}

test.each([
  { how: 'at 320 px', width: 320, prepare: undefined },
  { how: 'with text of twice the usual size', width: 390, prepare: enlargeText },
])('no page in Hindi scrolls sideways or cuts words $how', async ({ width, prepare }) => {
  const options = { viewport: { width, height: 844 }, expected: [/status of 404/] };
  const page = await visit('/hi', prepare ? { ...options, prepare } : options);
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  const failures = await failuresOf(
    [...paths.filter((path) => !path.endsWith('.md')), '/no-such-page'],
    async (path) => {
      await page.goto(addressIn('hi', path));
      await scriptsRun(page);
      await page.evaluate(() => document.fonts.ready);
      expect({ overflow: await sidewaysOverflow(page), cut: await page.evaluate(cutWords) }).toEqual({
        overflow: 0,
        cut: [],
      });
    },
  );
  expect(failures).toEqual([]);
});
