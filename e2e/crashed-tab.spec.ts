import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signIn } from './testing/admin-pages.ts';
import { startChromiumWithPort } from './testing/chromium-with-port.ts';
import { type Site, startSite } from './testing/site.ts';

// Playwright gives a crashed page up for good. So the browser is controlled through its debugging port, and connected to again afterwards.

let site: Site;
let chrome: Awaited<ReturnType<typeof startChromiumWithPort>>;
beforeAll(async () => {
  [site, chrome] = await Promise.all([
    startSite({ RATE_LIMITS: 'off' }, inject('seededDatabase')),
    startChromiumWithPort(),
  ]);
});
afterAll(async () => {
  await chrome.stop();
  await site.stop();
});

const connect = () => chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);

interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}

/** Loads the only tab again, as the button of the page that says that it has crashed does. */
async function reloadTab() {
  const targets = (await (await fetch(`http://127.0.0.1:${chrome.port}/json/list`)).json()) as Target[];
  const tab = targets.find(({ type }) => type === 'page');
  if (!tab) throw new Error('The tab is gone.');
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const answered = new Promise((resolve) => socket.addEventListener('message', resolve));
  socket.send(JSON.stringify({ id: 1, method: 'Page.reload' }));
  await answered;
  socket.close();
}

async function crash(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined); // no one is left to answer
  await crashed;
}

const pageOf = async (browser: Awaited<ReturnType<typeof connect>>) => {
  const [page] = browser.contexts()[0]?.pages() ?? [];
  if (!page) throw new Error('The browser has no tab.');
  return page;
};

test('typed text survives a crash of the tab, and its storage does not show it', async () => {
  const before = await connect();
  const page = await pageOf(before);
  await page.goto(`${site.url}/login`);
  await signIn(page, site.admin);
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
  await page.goto(`${site.url}/admin/notices?open=new`);
  const textIn = (one: Page) => one.getByRole('textbox', { name: 'Notice' });
  await textIn(page).fill('Typed before the crash');
  const stored = () => page.evaluate(() => sessionStorage.getItem('locked-page'));
  await expect.poll(stored).not.toBeNull();
  await expect.poll(() => stored()).not.toContain('Typed');
  await crash(page);
  await before.close();
  await reloadTab();
  const after = await connect();
  const again = await pageOf(after);
  await expect.poll(() => textIn(again).inputValue(), { timeout: 20_000 }).toBe('Typed before the crash');
  await after.close();
});
