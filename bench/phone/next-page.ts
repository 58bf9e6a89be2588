import type { Page } from 'playwright-core';
import { documentPages } from '#web/pages.ts';
import { navigation } from '#web/shell/navigation.ts';
import { type OpenPage, settled, tap } from './interactions.ts';
import { judge, median } from './verdict.ts';

const limit = 100;
/** How long a link is focused before it is tapped, in ms, for the next page to load. */
const prefetching = 1_500;
/** The page of each round, after the home page. Documents are measured by their first visits. */
const pages = [...navigation.slice(1), ...navigation.slice(0, 1)]
  .filter(({ to }) => !documentPages.some(({ path }) => path === to))
  .map(({ label }) => label);

declare global {
  interface Window {
    nextPagePainted: Promise<number>;
  }
}

/**
 * Prints how long a tap on a link takes until the next page is painted: from page to page without scripts, and with them, when
 * the page was prefetched.
 */
export async function measureNextPage(openWithoutScripts: OpenPage, open: OpenPage, rounds: number) {
  const reference = await followLinks(openWithoutScripts, openDocument, rounds);
  print('from a tap to the next page, without scripts', reference, '');
  const times = await followLinks(open, openPrefetched, rounds);
  const verdict = `${limit}: ${judge(median(times), limit, median(reference))}`;
  print('from a tap to the next page, prefetched', times, verdict);
}

/** Follows the links of the menu, one page after the other. */
async function followLinks(open: OpenPage, follow: (page: Page, name: string) => Promise<number>, rounds: number) {
  const page = await open('/');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settled(page);
    await tap(page, page.getByRole('button', { name: 'Menu', exact: true }));
    times.push(await follow(page, pages[round % pages.length] ?? ''));
  }
  await page.context().close();
  return times;
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true });

/** Measures until the first contentful paint of the next document. */
async function openDocument(page: Page, name: string) {
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    ),
  );
  const from = page.url();
  await tap(page, linkTo(page, name));
  await page.waitForURL(({ href }) => href !== from);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const painted = list.getEntriesByName('first-contentful-paint')[0];
          if (painted) resolve(performance.timeOrigin + painted.startTime - Number(sessionStorage.getItem('tapped')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Measures until the frame that has the next page's heading. */
async function openPrefetched(page: Page, name: string) {
  const link = linkTo(page, name);
  await link.focus();
  await page.waitForTimeout(prefetching);
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    window.nextPagePainted = new Promise((resolve) => {
      const timeOnePaint = ({ timeStamp }: Event) => {
        const observer = new MutationObserver(() => {
          if (heading() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      addEventListener('click', timeOnePaint, { capture: true, once: true });
    });
  });
  await tap(page, link);
  return page.evaluate(() => window.nextPagePainted);
}

function print(name: string, times: readonly number[], verdict: string) {
  const cells = [name, median(times).toFixed(0), Math.max(...times).toFixed(0), '', '', verdict];
  console.log(`| ${cells.join(' | ')} |`);
}
