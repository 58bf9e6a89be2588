import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from '#contract/plain/languages.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from './testing/admin-api.ts';
import { lendLetters } from './testing/lend-letters.ts';
import { speak } from './testing/offer-hindi.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ SITE_URL: 'https://clinic.example' });

const papers = ['A4', 'Letter'] as const;

/** How many pages a printer would take. */
async function printedPages(page: Page, format: (typeof papers)[number]) {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length;
}

async function addressesBelow(folder: string) {
  const addresses = (await readSitemap(site())).filter((address) => address.startsWith(folder));
  expect(addresses.length).toBeGreaterThan(3);
  return addresses;
}

test('every condition prints on two pages, and its exercises on one', async () => {
  const page = await visit('/', { prepare: stayHere });
  const failures = await failuresOf(await addressesBelow('/conditions/'), async (address) => {
    await page.goto(address);
    for (const paper of papers) {
      expect(await printedPages(page, paper), paper).toBe(2);
      await page.getByRole('button', { name: 'Print the exercise sheet' }).click();
      expect(await printedPages(page, paper), `exercises on ${paper}`).toBe(1);
    }
  });
  expect(failures).toEqual([]);
});

/** The dialog of the browser would wait for someone. */
async function stayHere(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {};
  });
}

/** Sample pages that have the most words. */
const longest = ['/conditions/2', '/conditions/5'];

describe('other languages and typefaces', () => {
  beforeAll(() => speak(site(), ['hi', 'ar']));
  afterAll(async () => {
    const api = await signInToApi(site());
    await api.appearance.update({ body: defaultLook });
  });

  // The longest in Hindi take a third page of Letter, on which India does not print.
  test.each([
    { language: 'hi', letters: 'devanagari', typefaces: 'warm', on: ['A4'] },
    { language: 'hi', letters: 'devanagari', typefaces: 'clear', on: ['A4'] },
    { language: 'ar', letters: 'arabic', typefaces: 'warm', on: papers },
    { language: 'en', letters: 'tamil', typefaces: 'classic', on: papers },
    { language: 'en', letters: 'tamil', typefaces: 'clear', on: papers },
  ] as const)('take no more pages: $language, $typefaces typefaces', async ({ language, letters, typefaces, on }) => {
    const api = await signInToApi(site());
    await api.appearance.update({ body: { ...defaultLook, typefaces } });
    const page = await visit('/', { prepare: stayHere, bypassCSP: true });
    const articles = (await addressesBelow('/blog/')).slice(0, 2);
    const failures = await failuresOf([...longest, ...articles], async (address) => {
      await page.goto(addressIn(language, address));
      await lendLetters(page, letters);
      for (const paper of on) {
        expect(await printedPages(page, paper), paper).toBe(2);
        if (!longest.includes(address)) continue;
        await page.locator('[data-prints]').click();
        expect(await printedPages(page, paper), `exercises on ${paper}`).toBe(1);
      }
    });
    expect(failures).toEqual([]);
  });
});

test('an article prints on two pages, and its picture is small', async () => {
  const page = await visit('/');
  const failures = await failuresOf(await addressesBelow('/blog/'), async (address) => {
    await page.goto(address);
    for (const paper of papers) expect(await printedPages(page, paper), paper).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('article img').first().boundingBox())?.height).toBeLessThan(200);
    await page.emulateMedia({ media: null });
  });
  expect(failures).toEqual([]);
});

/** The width between the margins of A4. */
const paperWidth = { width: 702, height: 1000 };

test.each(['light', 'dark'] as const)(
  'a condition prints black on white in letters of 11 points, with nothing cut (%s scheme)',
  async (colorScheme) => {
    const page = await visit('/conditions/2', { viewport: paperWidth, colorScheme });
    await page.emulateMedia({ media: 'print' });
    const looks = await page.locator('main').evaluate((main) => {
      const shown = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd')].filter(
        (part) => part.offsetParent && !part.closest('.sources, .condition-small-print'),
      );
      const styles = shown.map((part) => getComputedStyle(part));
      return {
        count: shown.length,
        colours: [...new Set(styles.map(({ color }) => color))],
        coloured: styles.filter(({ backgroundColor }) => !/^rgba?\(255, 255, 255|, 0\)$/.test(backgroundColor)).length,
        smallest: Math.min(...styles.map(({ fontSize }) => Number.parseFloat(fontSize))),
        cut: shown.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
        ground: getComputedStyle(document.body).backgroundColor,
        width: document.documentElement.scrollWidth,
      };
    });
    expect(looks.count).toBeGreaterThan(50);
    expect(looks).toMatchObject({
      colours: ['rgb(0, 0, 0)'],
      coloured: 0,
      ground: 'rgb(255, 255, 255)',
      cut: 0,
      width: paperWidth.width,
    });
    expect(looks.smallest).toBeGreaterThanOrEqual((11 * 96) / 72 - 0.01);
  },
);

test('a printed condition begins with its name and urgent help, and ends with whose it is and where it stands', async () => {
  const page = await visit('/conditions/2', { viewport: paperWidth });
  const end = page.getByRole('paragraph').filter({ hasText: 'https://clinic.example/conditions/2' });
  await expect.poll(() => end.count()).toBe(0); // hidden
  await page.emulateMedia({ media: 'print' });
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  expect(headings.slice(0, 2)).toEqual([
    await page.getByRole('heading', { level: 1 }).innerText(),
    'Urgent: get help now',
  ]);
  await expect.poll(() => end.innerText()).toContain('Physiotherapy App · +91 00000 00000 ·');
  const [text, last] = [await page.getByRole('article').boundingBox(), await end.boundingBox()];
  expect(last?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('the exercise sheet has the urgent advice, what to do and avoid, and the exercises, until it is printed', async () => {
  const page = await visit('/conditions/2', { prepare: stayHere });
  await page.emulateMedia({ media: 'print' });
  const shown = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(shown).toContain('Causes');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Print the exercise sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).toEqual(['Urgent: get help now', 'What you can do', 'Exercises']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(shown).toContain('Causes');
});

test('without scripts a condition offers no button that would do nothing', async () => {
  const page = await visit('/conditions/2', { javaScriptEnabled: false });
  await expect.poll(() => page.getByRole('button', { name: 'Print the exercise sheet' }).isVisible()).toBe(false);
});
