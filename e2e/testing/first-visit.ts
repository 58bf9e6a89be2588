import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** Bytes that a visit transferred, as sent; `total` includes response headers. */
export interface FirstVisit {
  bytes: { html: number; css: number; script: number; font: number; picture: number; data: number; total: number };
  /** Paths of all scripts. */
  scripts: string[];
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
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = { ...weighDocument((await response?.text()) ?? ''), script: 0, font: 0, picture: 0, data: 0, total: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.total += responseBodySize + responseHeadersSize;
    if (request.resourceType() !== 'document') bytes[kindOf(request)] += responseBodySize;
  }
  await context.close();
  const scripts = requests.filter((request) => kindOf(request) === 'script');
  return { bytes, scripts: scripts.map((request) => new URL(request.url()).pathname) };
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
