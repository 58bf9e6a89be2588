import type { Locator, Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { meera, openTreatments, readBooking } from './testing/booking-page.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const expected = [
  /ERR_FAILED/,
  /ERR_ABORTED/,
  /ERR_INTERNET_DISCONNECTED/,
  /request failed/,
  /status of 50\d/,
  /ApiError/,
  /TypeError: Failed to fetch/, // links that someone points at are loaded in advance
];
const blogData = '**/blog.data*';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => main(page).getByRole('link', { name: 'Try again' });

/** Paths of the documents that the browser requests from now on. */
function watchDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The address of the script of a route, as React Router knows it. */
const scriptOf = (page: Page, route: string) =>
  page.evaluate((id) => {
    const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: Manifest };
    return manifest.routes[id]?.module ?? '';
  }, route);

interface Manifest {
  routes: Readonly<Record<string, { module: string } | undefined>>;
}

async function expectFocus(element: Locator) {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** The header and the footer are the same elements as before, with the phone number. */
async function watchFrame(page: Page) {
  const parts = ['banner', 'contentinfo'] as const;
  for (const part of parts) await page.getByRole(part).evaluate((element) => element.setAttribute('data-seen', ''));
  return async () => {
    for (const part of parts) {
      const element = page.getByRole(part);
      await expect.poll(() => element.getAttribute('data-seen')).toBe('');
      await expect.poll(() => element.getByRole('link', { name: /\+91/ }).first().isVisible()).toBe(true);
    }
  };
}

const failedTitle = 'This page did not load.';
const checkConnection = 'Please check your connection and try again.';
const ourSide = 'Something went wrong on our side';

describe('a page that fails to load', () => {
  const failures: [string, (route: Route) => Promise<void>, string][] = [
    ['the connection fails', (route) => route.abort(), checkConnection],
    ['the request is aborted', (route) => route.abort('aborted'), checkConnection],
    ['the server fails', (route) => route.fulfill({ status: 500, body: 'broken' }), ourSide],
    ['a proxy answers', (route) => route.fulfill({ status: 502, body: '<p>Bad gateway' }), ourSide],
  ];

  test.each(failures)('shows its message between header and footer when %s', async (_, fail, sentence) => {
    const page = await visit('/review', { expected });
    const documents = watchDocuments(page);
    const expectFrame = await watchFrame(page);
    await page.route(blogData, fail);
    await link(page, 'Blog').click();
    await title(page, failedTitle).waitFor();
    await expect.poll(() => main(page).innerText()).toContain(sentence);
    await expect.poll(() => page.title()).toBe('Something went wrong | Physiotherapy App');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
    await expectFrame();
    await expectFocus(title(page, failedTitle));

    const again = page.waitForRequest(blogData);
    await tryAgain(page).click();
    await again;
    await expectFocus(title(page, failedTitle));
    await page.unroute(blogData);
    await tryAgain(page).click();
    await expectFocus(title(page, 'Blog'));
    await expect.poll(() => page.title()).toBe('Blog | Physiotherapy App');
    await expectFrame();
    expect(documents).toEqual([]);
  });

  test('leads on: the next page loads', async () => {
    const page = await visit('/review', { expected });
    await page.route(blogData, (route) => route.abort());
    await link(page, 'Blog').click();
    await title(page, failedTitle).waitFor();
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    await page.goBack();
    await title(page, failedTitle).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  });
});

describe('a tab of the admin area that fails', () => {
  test.each([
    ['while its data load', 'clientLoader'],
    ['while it is drawn', 'default'],
  ])('says so beside the rail %s', async (_, part) => {
    const page = await visitAdmin('/admin/calendar', { expected: [/Error: broken/] });
    const script = `**${await scriptOf(page, 'routes/admin/gallery/route')}`;
    await page.route(script, async (route) => {
      const response = await route.fetch();
      const code = (await response.text()).replace(new RegExp(`\\w+ as ${part}`), `fail as ${part}`);
      const body = `${code};function fail() { throw new Error('broken'); }`;
      await route.fulfill({ body, contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' } });
    });
    const open = (tab: string) => railOf(page).getByRole('link', { name: tab, exact: true }).click();
    await open('Gallery');
    await title(page, failedTitle).waitFor();
    await expect.poll(() => main(page).innerText()).toContain(ourSide);
    await open('Calendar');
    await title(page, 'Calendar').waitFor();
    await page.goBack();
    await title(page, failedTitle).waitFor();
    await page.unroute(script);
    await page.reload();
    await title(page, 'Gallery').waitFor();
  });

  test('since its script is gone after an update opens as a document, at the address that was clicked', async () => {
    const page = await visitAdmin('/admin/calendar', {
      expected: [/status of 404/, /loading route module/, /TypeError/],
    });
    const script = `**${await scriptOf(page, 'routes/admin/gallery/route')}`;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    const documents = watchDocuments(page);
    await railOf(page).getByRole('link', { name: 'Gallery', exact: true }).click();
    await title(page, 'Gallery').waitFor();
    expect([...new Set(documents)]).toEqual(['/admin/gallery']);
  });
});

describe('offline', () => {
  test.each([false, true])(
    'with times %s, when it suits can be tried again, and nothing is lost',
    async (offers_times) => {
      const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
      await (await signInToApi(site())).schedules.setSettings({ body: settings });
      const page = await visit('/appointment', { expected });
      await openTreatments(page);
      await page.getByRole('textbox', { name: 'Name' }).fill(meera.name);
      await page.context().setOffline(true);
      // Free times are asked for as soon as the clinic knows for what.
      if (offers_times) await page.getByRole('checkbox', { name: 'Sports Physiotherapy' }).check();
      else await page.getByRole('button', { name: 'Say when suits you' }).click();
      const before = await readBooking(page);
      const alert = page.getByRole('alert').filter({ hasText: 'This part of the form could not be loaded.' });
      const again = alert.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      await page.context().setOffline(false);
      await again.press('Enter');
      const wishes = page.getByRole('region', { name: 'When suits you?' }).getByRole('checkbox');
      await wishes.first().check({ force: true });
      await expect.poll(() => alert.count()).toBe(0);
      await expect.poll(() => readBooking(page)).toEqual(before);
    },
  );

  test('a page whose scripts have loaded says that the visitor is offline, until it works', async () => {
    const page = await visit('/blog', { expected });
    await link(page, 'Appointment').click();
    await title(page, 'Book an appointment').waitFor();
    const expectFrame = await watchFrame(page);
    await page.route(blogData, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await link(page, 'Blog').click();
    await title(page, 'You are offline.').waitFor();
    await expect.poll(() => main(page).innerText()).toContain(checkConnection);
    await expectFrame();
    await tryAgain(page).click();
    await expectFocus(title(page, 'You are offline.'));
    await page.unroute(blogData);
    await page.context().setOffline(false);
    await tryAgain(page).click();
    await title(page, 'Blog').waitFor();
  });

  test('a link to a page whose scripts have not loaded says so and stays on the page', async () => {
    const page = await visit('/review', { expected: [...expected, /ScriptError/] });
    await page.context().setOffline(true);
    await link(page, 'Appointment').click();
    await page.getByRole('status', { name: 'Messages' }).getByText(`You are offline. ${checkConnection}`).waitFor();
    await expect.poll(() => title(page, 'Leave a review').isVisible()).toBe(true);
  });
});
