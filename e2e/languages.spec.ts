import { afterEach, expect, test } from 'vitest';
import { addressIn } from '#contract/plain/languages.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { sharedChromium } from './testing/chromium.ts';
import { visitFirst } from './testing/first-visit.ts';
import { speak } from './testing/offer-hindi.ts';
import { asha, fillReview } from './testing/review-page.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const read = async (path: string) => (await fetch(site().url + path)).text();
const offered = (page: Awaited<ReturnType<typeof visit>>) => page.getByRole('region', { name: 'हिन्दी' });

afterEach(() => speak(site(), []));

test('a website in English alone has no other addresses, and names none', async () => {
  const response = await fetch(`${site().url}/hi/conditions?area=knee`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toMatch(/\/\/[^/]+\/conditions\?area=knee$/);
  expect(await read('/about')).not.toContain('hreflang');
  expect(await read('/sitemap.xml')).not.toContain('/hi/');
});

test('a page leads to itself in the other language and back, with and without React', async () => {
  await speak(site(), ['hi']);
  for (const path of ['/about', '/conditions/1']) {
    const page = await visit(path);
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(`**/hi${path}`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  }
});

test('links of a page in Hindi stay in Hindi, also those that React follows', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/hi');
  await page.locator('.main-nav a[href="/hi/gallery"]').click();
  await page.waitForURL('**/hi/gallery');
  await page.locator('.main-nav a[href="/hi/career"]').click();
  await page.waitForURL('**/hi/career');
  const html = await read('/hi');
  const pages = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((href) => !/^\/hi(\/|$|[?#])/.test(href ?? ''))).toEqual(['/', '/', '/']); // the ways to English in header, menu and footer
});

test('what was typed is still there in the other language', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/review');
  await fillReview(page);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/review');
  await expect.poll(() => page.locator('textarea[name=description]').inputValue()).toBe(asha.description);
  await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe(asha.name);
  await expect.poll(() => page.locator('input[name=rating]:checked').inputValue()).toBe('4.5');
});

test('programs are told of the page in each language', async () => {
  await speak(site(), ['hi']);
  const [, origin] = /rel="canonical" href="([^"]*)\/about"/.exec(await read('/about')) ?? [];
  expect(origin).toMatch(/^http/);
  for (const path of ['/about', '/hi/about']) {
    const html = await read(path);
    expect(html).toContain(`rel="alternate" hrefLang="en" href="${origin}/about"`);
    expect(html).toContain(`rel="alternate" hrefLang="hi" href="${origin}/hi/about"`);
    expect(html).toContain(`rel="canonical" href="${origin}${path}"`);
  }
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${origin}/hi/about</loc>`);
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${origin}/hi/about"/>`);
});

test('a browser that asks for Hindi is offered it once, and sent nowhere', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/about', { locale: 'hi-IN' });
  await offered(page).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await page.goto('/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => offered(page).count()).toBe(0);
});

test('the offer is closed by its button', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/about', { locale: 'hi-IN' });
  await offered(page).getByRole('button').click();
  await expect.poll(() => offered(page).count()).toBe(0);
});

test('neither English nor Hindi in Latin letters is a wish for Hindi', async () => {
  await speak(site(), ['hi']);
  for (const locale of ['en-IN', 'hi-Latn-IN']) {
    const page = await visit('/about', { locale });
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).waitFor();
    await expect.poll(() => offered(page).count()).toBe(0);
  }
});

test('urgent signs stand in both languages while no owner has checked the Hindi', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/hi/emergency');
  const sign = page.locator('.emergency-signs li').first();
  await expect.poll(() => sign.innerText()).toMatch(/[ऀ-ॿ]/);
  await expect.poll(() => sign.locator('[lang=en]').innerText()).toMatch(/call 112 now/);
  await page.goto('/emergency');
  await page.locator('.emergency-signs li').first().waitFor();
  await expect.poll(() => page.locator('.emergency-signs [lang=en]').count()).toBe(0);
});

test('what is written in other letters than the page’s is marked with its language', async () => {
  await speak(site(), ['hi']);
  const page = await visit('/hi/reviews');
  await expect.poll(() => page.locator('blockquote').first().getAttribute('lang')).toBe('en');
  await page.goto('/hi/conditions/1');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBeNull();
  await page.goto('/reviews');
  await expect.poll(() => page.locator('blockquote').first().getAttribute('lang')).toBeNull();
});

test('what has no translation is English, and a sign says in English too what to do', async () => {
  await speak(site(), ['mr', 'ta']);
  for (const [language, letters] of [
    ['mr', /\p{Script=Devanagari}/u],
    ['ta', /\p{Script=Tamil}/u],
  ] as const) {
    const page = await visit(`/${language}/emergency`);
    await expect.poll(() => page.locator('.emergency-signs h2').first().innerText()).toMatch(letters);
    const sign = page.locator('.emergency-signs li').first();
    await expect.poll(() => sign.getAttribute('lang')).toBe('en');
    await expect.poll(() => sign.innerText()).toMatch(/call 112 now/);
    await expect.poll(() => page.locator('.page-head .lead [lang=en]').count()).toBe(1);
  }
});

test('several languages open from one place of the header, and a browser is offered its own', async () => {
  await speak(site(), ['hi', 'mr', 'ta']);
  const page = await visit('/about', { locale: 'ta-IN' });
  await page.getByRole('region', { name: 'தமிழ்' }).waitFor();
  const header = page.getByRole('banner');
  await header.getByText('Languages').click();
  await header.getByRole('link', { name: 'मराठी' }).click();
  await page.waitForURL('**/mr/about');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('mr');
});

test('a first visit in Hindi takes at most a tenth more than in English, with its type', async () => {
  await speak(site(), ['hi']);
  const browser = await sharedChromium();
  const failures = await failuresOf(['/', '/appointment', '/blog', '/conditions/1', '/treatments'], async (path) => {
    const [english, hindi] = [site().url + path, site().url + addressIn('hi', path)];
    await Promise.all([english, hindi].map((address) => fetch(address))); // rendered before, as for most visitors
    const { bytes } = await visitFirst(browser, english);
    expect((await visitFirst(browser, hindi)).bytes.total).toBeLessThanOrEqual(bytes.total * 1.1);
  });
  expect(failures).toEqual([]);
});
