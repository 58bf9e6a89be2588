import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { watchLayouts } from './testing/watch-layouts.ts';

// Clicks show their effects before the server has answered, on a machine four times slower, with few layouts and requests.

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
const { day } = wallTime(Date.now(), 'Asia/Kolkata');
/** It is noon at the clinic, for the browser. */
const noon = new Date(`${day}T12:00+05:30`);

beforeAll(async () => {
  const api = await signInToApi(site());
  const body = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body });
  const [starts_at = ''] = (await api.times.list()).days.slice(3).flatMap(({ times }) => times);
  await bookOverApi(site().url, 'Wishful Sample', { phone: '+91 00000 00801', wishes: { times: [{ starts_at }] } });
  await bookVisit(site(), 'Now Sample', `${day}T11:45`);
});

async function visitSlowly(path: string) {
  const viewport = { width: 1440, height: 900 };
  const page = await visitAdmin(path, { viewport, prepare: ({ clock }) => clock.setFixedTime(noon) });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** The click itself, its effect, and what the mouse points at then. */
const layoutsOfAClick = 6;

/** Clicks while no call is answered, and lets the calls go once the effect shows. Returns which calls have waited; at most one of them changes something. */
async function showsAtOnce(page: Page, target: Locator, effect: Locator, state: 'visible' | 'detached' = 'visible') {
  await target.waitFor();
  const answers = Promise.withResolvers<void>();
  const waiting: string[] = [];
  let changes = 0;
  const isCall = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/events');
  await page.route(isCall, async (route) => {
    const request = route.request();
    waiting.push(new URL(request.url()).pathname);
    // Others are asked again by the page itself, after an update.
    if (request.method() !== 'GET' && !request.headers()['x-background']) changes += 1;
    await answers.promise;
    await route.continue().catch(() => {}); // the page may have given it up
  });
  const countLayouts = await watchLayouts(page);
  await target.click();
  await effect.waitFor({ state });
  expect(await countLayouts()).toBeLessThanOrEqual(layoutsOfAClick);
  expect(changes).toBeLessThanOrEqual(1);
  answers.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  return waiting;
}

const messages = (page: Page) => page.getByRole('status', { name: 'Messages' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('on Today: Arrived, Attended and Undo', async () => {
  const page = await visitSlowly('/admin/overview');
  const [arrived, attended] = [button(page, 'Arrived (Now Sample)'), button(page, 'Attended (Now Sample)')];
  const row = page
    .getByRole('region', { name: /^The day/ })
    .getByRole('listitem')
    .filter({ hasText: 'Now Sample' });
  // The words of the row follow once the pointer has left, so that its buttons stay.
  const pressed = (mark: string) => row.locator('[aria-pressed=true]', { hasText: mark });
  await showsAtOnce(page, arrived, pressed('Arrived'));
  await messages(page).getByText('Now Sample: Arrived.').waitFor();
  await showsAtOnce(page, attended, pressed('Attended'));
  await messages(page).getByText('Now Sample: Attended.').waitFor();
  await showsAtOnce(page, button(page, 'Undo').last(), row.getByText('Arrived. '));
  await messages(page).getByText('Undone.').waitFor();
  await expect.poll(() => attended.count()).toBe(1);
});

test('in the list: Confirm and Undo, opening a request, and another tab, which asks in one round', async () => {
  const page = await visitSlowly('/admin/calendar');
  await page.getByRole('link', { name: 'Next day' }).waitFor();
  await showsAtOnce(page, page.getByRole('link', { name: 'Next day' }), page.locator('.calendar[aria-busy="true"]'));
  await railOf(page).getByRole('link', { name: 'Appointments' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Wishful Sample' });
  await row.waitFor();
  const confirm = button(page, 'Confirm the request of Wishful Sample');
  await showsAtOnce(page, confirm, row.getByText('Confirmed'));
  await messages(page).getByRole('link', { name: 'Tell Wishful Sample on WhatsApp' }).waitFor();
  await showsAtOnce(page, button(page, 'Undo').last(), row.getByText('New', { exact: true }));
  await messages(page).getByText('Undone.').waitFor();
  await row.getByText('New', { exact: true }).waitFor();
  const open = row.getByRole('link', { name: 'Wishful Sample' });
  await showsAtOnce(page, open, page.getByRole('complementary', { name: 'Wishful Sample' }));
  const calls = await showsAtOnce(
    page,
    railOf(page).getByRole('link', { name: 'Calendar' }),
    page.getByRole('heading', { name: 'Calendar', level: 1 }),
  );
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});
