import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { patientPage } from '#web/pages.ts';
import { bookVisit } from './book-visit.ts';
import { countElements } from './count-elements.ts';
import { addressOf, visitorPaths } from './pages.ts';
import type { Site } from './site.ts';
import { watchLayouts } from './watch-layouts.ts';
import { monday } from './weeks-ahead.ts';

/** Every page that someone may open first, as the list of pages names it. */
export const firstPaths: readonly string[] = [...visitorPaths, patientPage.path];

/** The address of such a page. For the page of a patient's visit, it makes one. */
export async function firstAddressOf(site: Pick<Site, 'url' | 'admin'>, path: string): Promise<string> {
  if (path === patientPage.path) return site.url + (await bookVisit(site, 'Asha Sample', `${monday}T10:00`)).path;
  return site.url + (await addressOf(site, path));
}

/** Bytes that a visit transferred, as sent; `total` includes response headers. */
export interface FirstVisit {
  bytes: { html: number; css: number; script: number; font: number; picture: number; data: number; total: number };
  /** Paths of all scripts. */
  scripts: string[];
  /** Elements in the server's HTML. */
  elements: number;
  /** How often the browser laid the page out, which varies: an animation may need one or two more. */
  layouts: number;
  /** Made by scripts. Each takes the main thread of a cheap phone 80 ms. */
  segmenters: number;
  /** Addresses of other sites that it asked for, names of cookies that it got, and pictures that it loaded without showing them. */
  unwanted: string[];
}

declare global {
  interface Window {
    segmenters: number;
  }
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const kinds: Readonly<Record<string, keyof FirstVisit['bytes']>> = {
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'picture',
};

/** A script that is fetched into the cache before it is imported is one, too. */
function kindOf(request: Request) {
  return new URL(request.url()).pathname.endsWith('.js') ? 'script' : (kinds[request.resourceType()] ?? 'data');
}

/** Opens a page on a phone as a first-time visitor and waits until the network is idle, including the start pop-up if it opens. */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    class CountedSegmenter extends Intl.Segmenter {
      constructor(...options: ConstructorParameters<typeof Intl.Segmenter>) {
        super(...options);
        window.segmenters += 1;
      }
    }
    Object.assign(Intl, { Segmenter: CountedSegmenter });
    window.segmenters = 0;
  });
  const asked = watchOtherSites(page, new URL(url).origin);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  const countLayouts = await watchLayouts(page);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const layouts = await countLayouts();
  const segmenters = await page.evaluate(() => window.segmenters);
  const unwanted = await findUnwanted(page, asked);
  const html = (await response?.text()) ?? '';
  const bytes = { ...weighDocument(html), script: 0, font: 0, picture: 0, data: 0, total: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.total += responseBodySize + responseHeadersSize;
    if (request.resourceType() !== 'document') bytes[kindOf(request)] += responseBodySize;
  }
  await context.close();
  const scripts = requests.filter((request) => kindOf(request) === 'script');
  return {
    bytes,
    scripts: scripts.map((request) => new URL(request.url()).pathname),
    elements: countElements(html),
    layouts,
    segmenters,
    unwanted,
  };
}

/** Opens a page as a first-time visitor with a wide screen, who scrolls to its end at once. Returns what is `unwanted` in a first visit. */
export async function scrollThrough(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 844 } });
  const asked = watchOtherSites(page, new URL(url).origin);
  await page.goto(url);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const unwanted = await findUnwanted(page, asked);
  await page.close();
  return unwanted;
}

/** Addresses outside of the site that a page has asked for. */
export function watchOtherSites(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) asked.push(request.url());
  });
  return asked;
}

async function findUnwanted(page: Page, asked: readonly string[]) {
  const notShown = await page.evaluate(() => {
    const images = [...document.images];
    const shown = new Set(images.filter((image) => image.getClientRects().length > 0).map(({ src }) => src));
    return images.map(({ naturalWidth, src }) => (naturalWidth > 0 ? src : '')).filter((src) => src && !shown.has(src));
  });
  return [...asked, ...(await page.context().cookies()).map(({ name }) => name), ...notShown];
}

/** Inline styles count as CSS and not as HTML. */
function weighDocument(document: string) {
  const styles: string[] = [];
  const html = document.replaceAll(/(<style[^>]*>)([^]*?)(?=<\/style>)/g, (_, tag: string, style: string) => {
    styles.push(style);
    return tag;
  });
  return { html: brotliCompressSync(html).length, css: brotliCompressSync(styles.join('')).length };
}
