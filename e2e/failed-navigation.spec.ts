import type { Page, Request } from 'playwright-core';
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
];
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

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

const failedTitle = 'This page did not load.';
const ourSide = 'Something went wrong on our side';

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
});
