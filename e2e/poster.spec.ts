import jsQr from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { lendLetters } from './testing/lend-letters.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { visitAdmin } = prepareVisits({ SITE_URL: 'https://clinic.example' });

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Text that a camera reads in the picture of the code. */
async function scan(page: Page) {
  const picture = await preview(page)
    .getByRole('img', { name: /^QR code/ })
    .screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Width and height in millimetres of each page that a printer takes. */
async function printedSheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map((box) => box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)));
}

/** How many parts of the poster its edges cut, or lie on the part before them. */
const cutParts = (page: Page) =>
  preview(page).evaluate((poster) => {
    const { left, right, bottom } = poster.getBoundingClientRect();
    const parts = [...poster.querySelectorAll('p, .poster-code svg')].map((part) => part.getBoundingClientRect());
    return parts.filter((part, index) => {
      const isCut = part.left < left - 1 || part.right > right + 1 || part.bottom > bottom + 1;
      return isCut || part.top < (parts[index - 1]?.bottom ?? part.top) - 1;
    }).length;
  });

test('owners find the poster in Settings, and its code leads to booking on the clinic’s own address', async () => {
  const page = await visitAdmin('/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'Poster' }).click();
  await page.getByRole('heading', { level: 1, name: 'Poster' }).waitFor();
  expect(await scan(page)).toBe('https://clinic.example/appointment');
  const shown = await preview(page).innerText();
  for (const words of ['Physiotherapy App', 'Book your visit online', 'clinic.example/appointment', '+91 00000 00000'])
    expect(shown).toContain(words);
});

test('the code leads to reviews or the home page instead, and a headline of the owner stays with it', async () => {
  const page = await visitAdmin('/admin/poster');
  await page.getByLabel('The code leads to').selectOption('Leaving a review');
  expect(await scan(page)).toBe('https://clinic.example/review');
  await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('How was your visit?');
  await page.getByLabel('Headline').fill('See you soon');
  await page.getByLabel('The code leads to').selectOption('The home page');
  expect(await scan(page)).toBe('https://clinic.example/');
  await expect.poll(() => preview(page).innerText()).toContain('See you soon');
});

test.each([
  { paper: 'A4', size: [210, 297] },
  { paper: 'A5', size: [148, 210] },
])('the poster prints on one sheet of $paper, without the rest of the admin area', async ({ paper, size }) => {
  const page = await visitAdmin('/admin/poster');
  await page.getByText(paper, { exact: true }).click();
  await page.getByLabel('Headline').fill('Book your first visit online today, or ask us about a visit at your home');
  expect(await printedSheets(page)).toEqual([size]);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.getByRole('button', { name: 'Print the poster' }), page.getByLabel('Headline')])
    await expect.poll(() => hidden.isVisible()).toBe(false);
  expect(await cutParts(page)).toBe(0);
  const look = await preview(page)
    .locator('header')
    .evaluate((header) => getComputedStyle(header));
  expect(look).toMatchObject({ printColorAdjust: 'exact', backgroundColor: 'rgb(10, 46, 43)' });
});

describe('a clinic whose website is in several languages', () => {
  const hindi = prepareVisits({ SITE_URL: 'https://clinic.example' });

  test.each([
    ['தமிழ்', 'உங்கள் முதல் வருகையை இன்றே இணையத்தில் பதிவு செய்யுங்கள், அல்லது எங்களிடம் கேளு'],
    ['العربية', 'احجزوا زيارتكم الأولى عبر الإنترنت اليوم أو اسألونا عن زيارة في منزلكم من فضلكم'],
  ])('prints the poster with the longest headline on one sheet: %s', async (language, headline) => {
    await speak(hindi.site(), ['hi', 'ta', 'ar']);
    const page = await hindi.visitAdmin('/admin/poster');
    await page.getByLabel('Language').selectOption(language);
    await page.getByLabel('Headline').fill(headline);
    expect(await printedSheets(page)).toEqual([[210, 297]]);
    await page.emulateMedia({ media: 'print' });
    expect(await cutParts(page)).toBe(0);
  });

  test.each([
    { paper: 'A4', language: 'தமிழ்', letters: 'tamil' },
    { paper: 'A5', language: 'தமிழ்', letters: 'tamil' },
    { paper: 'A5', language: 'العربية', letters: 'arabic' },
  ])('has room on $paper for a long name and every word of it: $language', async ({ paper, language, letters }) => {
    await speak(hindi.site(), ['hi', 'ta', 'ar']);
    const api = await signInToApi(hindi.site());
    const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
    const name = 'Physiotherapy & Rehabilitation Centre of Ernakulam and Kochi';
    await api.clinic.update({ body: { ...profile, name } }, { ifMatch: version });
    await api.appearance.update({ body: { hue: 'plum', typefaces: 'classic', corners: 'square', hero: 'framed' } });
    const page = await hindi.visitAdmin('/admin/poster', { bypassCSP: true });
    await page.getByText(paper, { exact: true }).click();
    await page.getByLabel('Language').selectOption(language);
    await lendLetters(page, letters);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => scan(page)).toMatch(/^https:\/\/clinic\.example\/(ta|ar)\/appointment$/);
    expect(await cutParts(page)).toBe(0);
  });

  test('prints the poster in either, with the address of that language', async () => {
    await speak(hindi.site(), ['hi']);
    const page = await hindi.visitAdmin('/admin/poster');
    await page.getByLabel('Language').selectOption('हिन्दी');
    await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('ऑनलाइन अपॉइंटमेंट लें');
    const picture = preview(page).getByRole('img', { name: 'QR code of https://clinic.example/hi/appointment' });
    await picture.waitFor();
  });
});
