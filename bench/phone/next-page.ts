import type { Page } from 'playwright-core';
import { navigation } from '#web/shell/navigation.ts';
import { type OpenPage, settled, tap } from './interactions.ts';
import { judge, median } from './verdict.ts';

const limit = 100;
/** How long a link is focused before it is tapped, in ms, for the next page to load. */
const prefetching = 1_500;
/** The page of each round, after the home page. */
const pages = [...navigation.slice(1), ...navigation.slice(0, 1)].map(({ label }) => label);

declare global {
  interface Window {
    nextPagePainted: Promise<number>;
  }
}

/** Prints how long a tap on a link takes until the next page is painted, when the page was prefetched. */
export async function measureNextPage(open: OpenPage, rounds: number) {
  const page = await open('/');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await followLink(page, pages[round % pages.length] ?? ''));
  await page.context().close();
  const [middle, worst] = [median(times), Math.max(...times)];
  const cells = ['from a tap to the next page, prefetched', middle.toFixed(0), worst.toFixed(0), '', ''];
  console.log(`| ${cells.join(' | ')} | ${limit}: ${judge(middle, limit)} |`);
}

async function followLink(page: Page, name: string) {
  await settled(page);
  await tap(page, page.getByRole('button', { name: 'Menu', exact: true }));
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true });
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
