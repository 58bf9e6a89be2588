import { inflateSync } from 'node:zlib';
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

/** The two of these pages that have the most in those of their parts. A picture takes as much paper as a few sentences. */
async function fullestOf(page: Page, addresses: readonly string[], parts: string) {
  const found = await page.evaluate(
    ({ all, selector }) =>
      Promise.all(
        all.map(async (address) => {
          const text = await (await fetch(address)).text();
          const shown = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector)];
          const length = (part: Element) => part.textContent.length + 200 * part.querySelectorAll('img').length;
          return { address, size: shown.reduce((sum, part) => sum + length(part), 0) };
        }),
      ),
    { all: addresses, selector: parts },
  );
  return found
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 2)
    .map(({ address }) => address);
}

/** The dialog of the browser would wait for someone. */
async function stayHere(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {};
  });
}

describe('in each language', () => {
  beforeAll(() => speak(site(), ['hi', 'mr', 'ta', 'ar']));
  afterAll(async () => {
    const api = await signInToApi(site());
    await api.appearance.update({ body: defaultLook });
  });

  test.each([
    { language: 'en', letters: '', typefaces: 'warm' },
    { language: 'en', letters: '', typefaces: 'classic' },
    { language: 'en', letters: '', typefaces: 'clear' },
    { language: 'hi', letters: 'devanagari', typefaces: 'warm' },
    { language: 'hi', letters: 'devanagari', typefaces: 'clear' },
    { language: 'mr', letters: 'devanagari', typefaces: 'warm' },
    { language: 'ta', letters: 'tamil', typefaces: 'clear' },
    { language: 'ar', letters: 'arabic', typefaces: 'warm' },
  ] as const)(
    'the longest conditions and articles print on two pages, and exercises on one: $language, $typefaces typefaces',
    async ({ language, letters, typefaces }) => {
      const api = await signInToApi(site());
      await api.appearance.update({ body: { ...defaultLook, typefaces } });
      const page = await visit('/', { prepare: stayHere, bypassCSP: true });
      const listed = async (folder: string) =>
        (await addressesBelow(folder)).map((address) => addressIn(language, address));
      const [conditions, articles] = [await listed('/conditions/'), await listed('/blog/')];
      const sheets = await fullestOf(page, conditions, '#urgent-help, #what-you-can-do, #exercises');
      const wholes = await fullestOf(page, conditions, '.lead, #urgent-help, .condition-article');
      wholes.push(...(await fullestOf(page, articles, 'article')));
      const failures = await failuresOf([...new Set([...wholes, ...sheets])], async (address) => {
        await page.goto(address);
        if (letters) await lendLetters(page, letters);
        for (const paper of papers) {
          if (wholes.includes(address)) expect(await printedPages(page, paper), paper).toBe(2);
          if (!sheets.includes(address)) continue;
          await page.locator('[data-prints]').click();
          expect(await printedPages(page, paper), `exercises on ${paper}`).toBe(1);
        }
      });
      expect(failures).toEqual([]);
    },
  );
});

test('the picture of a printed article is small', async () => {
  const [address = ''] = await addressesBelow('/blog/');
  const page = await visit(address);
  await page.emulateMedia({ media: 'print' });
  const picture = page.locator('article img').first();
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThan(200);
});

/** The colours of everything that is drawn on the sheets. */
async function printedColours(page: Page) {
  const pdf = (await page.pdf()).toString('latin1');
  const streams = [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const drawn = streams.map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'));
  return new Set(drawn.flatMap((text) => text.match(/[\d.]+ [\d.]+ [\d.]+ rg/g) ?? []));
}

test.each(['System', 'Dark'])('drawings print in their light colours where the screen is dark: %s', async (choice) => {
  const [article = ''] = await addressesBelow('/blog/');
  const light = await visit('/emergency', { colorScheme: 'light' });
  const dark = await visit('/emergency', { colorScheme: choice === 'System' ? 'dark' : 'light' });
  await dark.getByRole('radiogroup', { name: 'Colours' }).getByText(choice, { exact: true }).click();
  for (const address of [article, '/conditions/2', '/gallery']) {
    await Promise.all([light.goto(address), dark.goto(address)]);
    const expected = await printedColours(light);
    expect(expected.size).toBeGreaterThan(8);
    expect(await printedColours(dark), address).toEqual(expected);
    const drawing = dark.getByRole('main').locator('picture img').first();
    const shown = () => drawing.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown, { message: 'on the screen again' }).toContain('-dark.');
  }
});

/** The width between the margins of A4. */
const paperWidth = { width: 718, height: 1000 };

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
