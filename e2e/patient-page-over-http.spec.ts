import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { launchChromium } from './testing/chromium.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

// A site without https: there, browsers send no Sec-Fetch-Site.

const { site } = prepareVisits({ RATE_LIMITS: 'off' });

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium('--host-resolver-rules=MAP *.test 127.0.0.1');
});
afterAll(() => browser.close());

let page: Page;
let token: string;
let statusOfVisit: () => Promise<string>;
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  onTestFinished(() => page.close());
  const api = await signInToApi(site());
  const { id, path } = await bookVisit(site(), 'Plain Sample', `${monday}T10:00`);
  statusOfVisit = async () => (await api.visits.get({ params: { id } })).status;
  token = path.replace('/visit/', '');
});

const clinic = () => site().url.replace('localhost', 'clinic.test');
const heading = (text: string) => page.getByRole('heading', { level: 1 }).filter({ hasText: text });

/** A site of someone else, which remembers where its visitors came from. */
async function startOtherSite(html = '') {
  const referrers: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/') referrers.push(request.headers.referer);
    response.setHeader('Content-Type', 'text/html').end(`<title>Elsewhere</title>${html}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://elsewhere.test:${(server.address() as AddressInfo).port}/`, referrers };
}

test('the patient’s buttons work', async () => {
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => void headers.push(request.headers()));
  await page.goto(`${clinic()}/visit/${token}`);
  await heading('Your visit is booked').waitFor();
  await page.getByText('Ask for another time', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Friday' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Another time, please: Friday.').waitFor();
  await page.getByText('Cancel this visit', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel this visit' }).click();
  await heading('Your visit is cancelled').waitFor();
  expect(headers.length).toBeGreaterThan(5);
  expect(headers.filter((one) => one['sec-fetch-site'])).toEqual([]);
});

test('no site learns the address from a referrer, not even this one', async () => {
  const other = await startOtherSite();
  const referrers: string[] = [];
  page.on('request', (request) => void request.allHeaders().then(({ referer = '' }) => referrers.push(referer)));
  await page.goto(`${clinic()}/visit/${token}`);
  await page.evaluate((url) => {
    const link = document.createElement('a');
    document.body.prepend(Object.assign(link, { href: url, textContent: 'Away' }));
  }, other.url);
  await page.getByRole('link', { name: 'Away' }).click();
  await expect.poll(() => page.title()).toBe('Elsewhere');
  expect(other.referrers).toEqual([undefined]);
  expect(referrers.length).toBeGreaterThan(5);
  expect(referrers.join(' ')).not.toContain(token);
});

test('a page of another site cannot press them, even if it knows the address', async () => {
  const other = await startOtherSite(`<form method="post" action="${clinic()}/visit/${token}">
    <input name="intent" value="cancel"><button>Go</button></form>`);
  await page.goto(other.url);
  const answered = page.waitForResponse(`**/visit/${token}`);
  await page.getByRole('button', { name: 'Go' }).click();
  expect((await answered).status()).toBe(403);
  await expect.poll(() => statusOfVisit()).toBe('booked');
});
