import { beforeAll, expect, test } from 'vitest';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const name = 'כאבי ברך';
const text = 'שתי דקות של תנועה עוזרות.\n\nA line in English.';

/** The pages about the records in Hebrew. */
let hebrewPaths: string[] = [];

beforeAll(async () => {
  hebrewPaths = await plantTexts(site(), name, text);
});

/** What is Hebrew and laid out from left to right, or English and laid out from right to left. */
function wrongDirection() {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const wrong = new Set<string>();
  let hebrew = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const element = node.parentElement;
    const isHebrew = /^[\u0590-\u05ff]{2}/.test(words);
    if (
      !element ||
      !(isHebrew || words === 'A line in English.') ||
      element.closest('script, option, .visually-hidden')
    )
      continue;
    const { direction, unicodeBidi } = getComputedStyle(element);
    if (isHebrew) hebrew += 1;
    if (unicodeBidi !== 'plaintext' && direction !== (isHebrew ? 'rtl' : 'ltr')) wrong.add(words);
  }
  return { hebrew, wrong: [...wrong] };
}

test('text from people goes in the direction of its language', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  let found = 0;
  for (const path of [...paths, ...hebrewPaths]) {
    await page.goto(path);
    const { hebrew, wrong } = await page.evaluate(wrongDirection);
    expect.soft({ path, wrong }).toEqual({ path, wrong: [] });
    found += hebrew;
  }
  expect(found).toBeGreaterThan(20);
});
