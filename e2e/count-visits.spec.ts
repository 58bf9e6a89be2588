import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const person = { extraHTTPHeaders: { 'User-Agent': userAgent } };

async function read() {
  return (await signInToApi(site())).websiteCounts.get({ query: { days: '7' } });
}

/** Waits until something is counted. */
async function expectCount(of: (counts: Awaited<ReturnType<typeof read>>) => number | undefined, expected: number) {
  await expect.poll(async () => of(await read()), { timeout: 10_000 }).toBe(expected);
}

const viewsOf = (path: string) => (counts: Awaited<ReturnType<typeof read>>) =>
  counts.pages.find(({ name }) => name === path)?.count;
const stepOf = (step: string) => (counts: Awaited<ReturnType<typeof read>>) =>
  counts.steps.find((one) => one.step === step)?.count;

/** Ignores the telephone that a browser would open. */
async function tap(page: Page, selector: string) {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator(selector).first().click();
}

test('an owner reads how often pages were opened, how far the booking form was filled in, and who was called', async () => {
  const empty = await visitAdmin('/admin/reports/website');
  await empty.getByText('No visits yet.').waitFor();
  await expectAccessible(empty);

  const page = await visit('/', person);
  await expectCount(viewsOf('/'), 1);
  await page.goto('/emergency');
  await expectCount(viewsOf('/emergency'), 1);
  await tap(page, 'main a[href^="tel:"]');
  await expectCount(({ calls }) => calls, 1);
  await page.goto('/gallery');
  await expectCount(viewsOf('/gallery'), 1);
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
  await page.waitForURL('**/about');
  await expectCount(viewsOf('/about'), 1);
  await page.goto('/appointment');
  await expectCount(stepOf('opened'), 1);
  expect(stepOf('you')(await read())).toBe(0);
  await page.locator('#booking-you [name="name"]').focus();
  await expectCount(stepOf('you'), 1);
  for (let time = 0; time < 3; time += 1) {
    await page.goto('/search?q=qwertzy');
    await page.goto('/search?q=chest+pain+qwertzy');
  }
  await expectCount(({ words }) => words[0]?.count, 3);
  expect((await read()).words).toEqual([{ name: 'qwertzy', count: 3 }]);
  expect(await page.context().cookies()).toEqual([]);

  const report = await visitAdmin('/admin/reports', { viewport: { width: 390, height: 844 } });
  await report.getByRole('link', { name: 'The website' }).click();
  await report.getByRole('heading', { level: 1, name: 'Visits to the website' }).waitFor();
  await report.getByRole('row', { name: '/emergency 1' }).waitFor();
  await report.getByRole('row', { name: 'Opened the booking form 1' }).waitFor();
  await report.getByRole('row', { name: 'qwertzy 3' }).waitFor();
  await report.getByRole('link', { name: '90 days' }).click();
  await report.getByText('The last 90 days').waitFor();
  await expectAccessible(report);
});

test('who asks not to be tracked is not counted, and nothing is sent', async () => {
  const asked: string[] = [];
  const page = await visit('/reviews', {
    ...person,
    prepare: async (opened) => {
      await opened.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForLoadState('networkidle');
  await page.goto('/career');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('count'))).toEqual([]);
  const counts = await read();
  expect(['/reviews', '/career'].map((path) => viewsOf(path)(counts))).toEqual([undefined, undefined]);
});
