import { launchChromium } from '../e2e/testing/chromium.ts';
import { firstAddressOf, firstPaths, visitFirst } from '../e2e/testing/first-visit.ts';
import { showPages } from '../e2e/testing/show-pages.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine } from './machine.ts';

// Measures the bytes that a first visit to each page transfers, on a phone, with the start pop-up open.
const kinds = ['html', 'css', 'script', 'font', 'picture', 'data', 'total'] as const;

const [site, browser] = await Promise.all([startSite(), launchChromium()]);
await showPages(site);
console.log(`${describeMachine()}, Chromium ${browser.version()}; KB of 1,000 bytes, as sent`);
console.log(`| first visit to | ${kinds.join(' | ')} |`);
console.log(`|---${'|---'.repeat(kinds.length)}|`);
for (const path of firstPaths) {
  const { bytes } = await visitFirst(browser, await firstAddressOf(site, path));
  console.log(`| ${path} | ${kinds.map((kind) => (bytes[kind] / 1_000).toFixed(1)).join(' | ')} |`);
}
await browser.close();
await site.stop();
