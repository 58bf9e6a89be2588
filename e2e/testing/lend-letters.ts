import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/**
 * Shows letters of another script, which the browser of the tests does not have: the boxes in their place are wider. The page must be
 * one of a context that bypasses the content policy.
 */
export async function lendLetters(page: Page, letters: string) {
  const font = readFileSync(`src/server/storage/fonts/${letters}.ttf`, 'base64');
  const face = `@font-face { font-family: Lent; src: url(data:font/ttf;base64,${font}) }`;
  await page.addStyleTag({ content: face });
  await page.evaluate(async () => {
    const { style } = document.documentElement;
    const tokens = getComputedStyle(document.documentElement);
    for (const name of ['--sans', '--serif']) style.setProperty(name, `${tokens.getPropertyValue(name)}, Lent`);
    await document.fonts.load('16px Lent');
    await document.fonts.ready;
  });
}
