import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sidewaysOverflow } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { lendLetters } from './testing/lend-letters.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

async function rename(name: string) {
  const api = await signInToApi(site());
  const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
  await api.clinic.update({ body: { ...profile, name, languages: ['hi', 'ta', 'ar'] } }, { ifMatch: version });
}

const read = async (path: string) => (await fetch(site().url + path)).text();
const directionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => getComputedStyle(part).direction);

/** Goes to a page, and shows Tamil and Arabic there. */
async function open(page: Page, path: string) {
  await page.goto(path);
  for (const letters of ['tamil', 'arabic']) await lendLetters(page, letters);
}

/** Looks at the name in the header as a reader does: its lines, its distance from the logo, and what is cut of it. */
const lookAtName = (page: Page) =>
  page.locator('.site-header').evaluate((header) => {
    const [logo, name] = [header.querySelector('.brand .logo'), header.querySelector('.brand span')];
    if (!logo || !name) throw new Error('There is no name.');
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    const mark = logo.getBoundingClientRect();
    const [start, end] = [Math.min(...lines.map(({ left }) => left)), Math.max(...lines.map(({ right }) => right))];
    const others = [...header.querySelectorAll('.main-nav, .menu-button, .header-languages')]
      .map((other) => other.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return {
      cut: name.scrollWidth - name.clientWidth + name.scrollHeight - name.clientHeight,
      fromLogo: start > mark.left ? start - mark.right : mark.left - end,
      outside: Math.max(...lines.map(({ bottom }) => bottom)) - header.getBoundingClientRect().bottom,
      covered: others.filter(({ left, right }) => left < end && right > start).length,
    };
  });

describe.each([
  {
    kind: 'of 60 characters',
    name: 'The Riverside Physiotherapy and Rehabilitation Centre, Kochi',
    short: 'The Riverside',
    direction: 'ltr',
  },
  {
    kind: 'of one word of 60 characters',
    name: `${'Rehabilitation'.repeat(4)}Ulm1`,
    short: `${'Rehabilitation'.repeat(4)}Ulm1`,
    direction: 'ltr',
  },
  { kind: 'of one character', name: 'Q', short: 'Q', direction: 'ltr' },
  { kind: 'in Tamil', name: 'அமைதி மூட்டு இயன்முறை சிகிச்சை மையம்', short: 'அமைதி மூட்டு இயன்முறை', direction: 'ltr' },
  { kind: 'in Arabic', name: 'مركز الشفاء 24 للعلاج الطبيعي', short: 'مركز الشفاء 24', direction: 'rtl' },
])('a name $kind', ({ name, short, direction }) => {
  beforeAll(() => rename(name));

  test.each(['', '/ar'])('stands whole beside the logo in the header, in its own direction: %s/', async (prefix) => {
    const page = await visit('/about', { bypassCSP: true });
    await open(page, `${prefix}/emergency`);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const languages = page.locator('.header-languages summary');
      if (width >= 1024) await languages.click();
      const { fromLogo, ...seen } = await lookAtName(page);
      expect({ width, ...seen, outside: seen.outside > 0 }).toEqual({ width, cut: 0, outside: false, covered: 0 });
      expect(fromLogo).toBeGreaterThan(4);
      expect(fromLogo).toBeLessThan(16);
      expect(await sidewaysOverflow(page)).toBe(0);
      if (width >= 1024) await languages.click();
    }
    expect(await directionOf(page, '.brand span')).toBe(direction);
    await expect.poll(() => page.locator('.copyright').textContent()).toContain(name);
    if (!prefix || direction === 'rtl') expect(await directionOf(page, '.copyright span')).toBe(direction);
  });

  test('is the name in titles, on shared links and on home screens', async () => {
    const html = await read('/about');
    expect(html).toContain(`<title>About Us | ${name}</title>`);
    expect(html).toContain(`property="og:site_name" content="${name}"`);
    expect(html).toMatch(new RegExp(`property="og:image:alt" content="${name}, `));
    const [, card = ''] = /property="og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(html) ?? [];
    const picture = await fetch(site().url + card);
    expect(picture.headers.get('Cache-Control')).toContain('immutable'); // drawn with its words
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name, short_name: short });
    const [, icon = ''] = /rel="icon" href="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(site().url + icon)).headers.get('Content-Type')).toBe('image/png');
  });

  test.each(['', '/ar'])('is printed below a page, in its own direction: %s/', async (prefix) => {
    const page = await visit('/about', { viewport: { width: 702, height: 1000 }, bypassCSP: true });
    await open(page, `${prefix}/conditions/1`);
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('.printed-contact');
    await expect.poll(() => printed.locator('bdi').first().textContent()).toBe(name);
    expect(await directionOf(page, '.printed-contact bdi:first-child')).toBe(direction);
    const [line, word] = [await printed.boundingBox(), await printed.locator('bdi').first().boundingBox()];
    if (!line || !word) throw new Error('No name is printed.');
    const [left, right] = [word.x, line.x + line.width - word.x - word.width];
    expect(prefix ? right : left).toBeLessThanOrEqual(prefix ? left : right);
  });

  test('leaves room for the start pop-up, the sign-in and the admin area', async () => {
    const narrow = { viewport: { width: 320, height: 640 } };
    const page = await visit('/about', { ...narrow, startPopup: true });
    await page.getByRole('dialog', { name: 'Book an Appointment' }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    const login = await visit('/login', { ...narrow, bypassCSP: true });
    await open(login, '/login');
    const brand = await login.locator('.login-brand bdi').boundingBox();
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await directionOf(login, '.login-brand bdi')).toBe(direction);
    const admin = await visitAdmin('/admin/appearance', narrow);
    await admin.locator('.look-header').first().waitFor();
    expect(await sidewaysOverflow(admin)).toBe(0);
    await expect.poll(() => admin.locator('.rail-brand').getAttribute('aria-label')).toContain(name);
  });
});

test.each([1024, 1248, 1440])(
  'at %i px, no word of a short name is cut or broken beside the languages',
  async (width) => {
    await rename('Physiotherapy App');
    const page = await visit('/emergency', { viewport: { width, height: 600 } });
    await page.locator('.header-languages summary').waitFor();
    const lines = await page.locator('.brand span').evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    expect(lines).toBeLessThanOrEqual(2);
  },
);
