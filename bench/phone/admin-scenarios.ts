import type { Page } from 'playwright-core';
import { openDatabase } from '#server/db/database.ts';
import { signInToApi } from '../../e2e/testing/admin-api.ts';
import { adminPageLoaded } from '../../e2e/testing/admin-pages.ts';
import { contentOf } from '../../e2e/testing/blog-pages.ts';
import { bookOverApi } from '../../e2e/testing/book-over-api.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { fillAppointments } from '../admin/fill-appointments.ts';
import { press, type Scenario, tap } from './interactions.ts';

const appointments = 10_000;
const characters = 20_000;

/** Fills the site with what the scenarios need. */
export async function adminScenarios(site: Site): Promise<readonly Scenario[]> {
  const db = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  await fillAppointments(db, appointments);
  await db.destroy();
  const api = await signInToApi(site);
  const sentence = 'Warmth helps a stiff back in the morning, and so does a short walk. ';
  const paragraph = `<p>${sentence.repeat(7).trim()}</p>`;
  const content = `<h2>Warmth</h2>${paragraph.repeat(Math.ceil(characters / paragraph.length))}`;
  const { id } = await api.blogs.create({ body: { title: 'A long article', content, status: 'Draft' } });
  const day = await prepareDay(site, api);
  const tabs = ['Reviews', 'Blogs', 'Gallery', 'Career', 'Appointments'];
  const search = 'person777';
  return [
    {
      path: '/admin',
      opened: adminPageLoaded,
      steps: {
        'a request opens': (page, round) =>
          tap(page, page.getByRole('link', { name: /^Open the request of / }).nth(round % 10)),
        'a letter in the remarks': (page) => press(page, page.getByLabel('Remarks'), 'a'),
        'a request closes': (page) => tap(page, page.getByRole('button', { name: 'Close', exact: true })),
      },
    },
    {
      path: '/admin',
      opened: adminPageLoaded,
      steps: {
        'the first request opens': (page) =>
          tap(page, page.getByRole('link', { name: /^Open the request of / }).first()),
        'a call without an answer is noted': (page) => tap(page, button(page, 'No answer')),
        'the menu of a request opens': (page) => tap(page, button(page, 'More').last()),
        'the dialog to call again opens': (page) => tap(page, button(page, 'Call again…')),
        'a next call is saved': (page) => tap(page, button(page, 'Save')),
        'ready messages open': (page) => tap(page, page.getByRole('button', { name: /^Ready messages/ })),
        'a patient is marked as told': async (page) => {
          const sms = page.getByRole('dialog').getByRole('link', { name: 'Text message' });
          await sms.and(page.locator('[href]')).waitFor();
          await sms.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
          await tap(page, sms);
        },
        'a request is marked as done': async (page) => {
          await page.getByLabel('Remarks').fill('Seen.');
          await tap(page, button(page, 'Mark as done'));
        },
      },
      // A person does not tap before the browser has gone back, and has closed the messages by then.
      before: async (page) => {
        await button(page, 'Mark as done').waitFor({ state: 'detached' });
        await page
          .locator('.toast .icon-button')
          .evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
      },
    },
    {
      path: '/admin',
      opened: async (page) => {
        await adminPageLoaded(page);
        await page.getByRole('button', { name: /any date/i }).click();
        await button(page, 'Select').click();
      },
      steps: {
        'a request is ticked': (page, round) => tap(page, page.getByRole('checkbox').nth(round)),
        'the ticked ones are marked': (page) => tap(page, button(page, 'Spam')),
      },
      before: async (page, round) => {
        if (round === 0) return;
        await page.getByRole('button', { name: /any date/i }).click();
        await button(page, 'Select').click();
      },
    },
    {
      path: '/admin/overview',
      opened: (page) => page.getByRole('heading', { name: 'Today', level: 1 }).waitFor(),
      steps: {
        'day: a patient has arrived': (page) =>
          tap(
            page,
            current(page)
              .getByRole('button', { name: /^Arrived/ })
              .first(),
          ),
        'day: a visit was attended': (page) =>
          tap(
            page,
            current(page)
              .getByRole('button', { name: /^Attended/ })
              .first(),
          ),
        'day: that is undone': (page) => tap(page, button(page, 'Undo').last()),
      },
    },
    {
      path: `/admin?status=all&sort=newest`,
      opened: adminPageLoaded,
      steps: {
        'day: a request is confirmed': (page) =>
          tap(page, page.getByRole('button', { name: `Confirm the request of ${day.wishful}` }).first()),
        'day: the confirmation is undone': (page) => tap(page, button(page, 'Undo').last()),
      },
    },
    {
      path: '/admin/calendar',
      opened: (page) => page.getByRole('link', { name: 'Next day' }).waitFor(),
      steps: { 'day: the next day opens': (page) => tap(page, page.getByRole('link', { name: 'Next day' })) },
    },
    {
      path: '/admin/reviews',
      opened: adminPageLoaded,
      steps: { 'a review is shown or hidden': (page) => tap(page, page.getByRole('switch').first()) },
    },
    {
      path: '/admin/blogs',
      opened: adminPageLoaded,
      steps: { 'a blog is published or not': (page) => tap(page, page.getByRole('switch').first()) },
    },
    {
      path: '/admin',
      opened: adminPageLoaded,
      steps: {
        'the other tabs open': (page) => tap(page, button(page, 'More').first()),
        'the list of shortcuts opens': (page) => tap(page, button(page, 'Shortcuts')),
        'the list of shortcuts closes': (page) => tap(page, button(page, 'Close')),
      },
    },
    {
      path: '/admin',
      opened: adminPageLoaded,
      steps: {
        'a tab is chosen': (page, round) => tap(page, tab(page, tabs[round % tabs.length] ?? '')),
      },
      before: adminPageLoaded,
    },
    {
      path: '/admin',
      opened: adminPageLoaded,
      before: async (page, round) => {
        if (round % search.length === 0) await page.getByRole('searchbox').fill('');
      },
      steps: {
        [`a letter in the search among ${appointments.toLocaleString('en')} appointments`]: (page, round) =>
          press(page, page.getByRole('searchbox'), search.charAt(round % search.length)),
      },
    },
    {
      path: `/admin/blogs/${id}`,
      opened: async (page) => {
        await contentOf(page).waitFor();
        await tap(page, contentOf(page).getByRole('paragraph').nth(20));
      },
      steps: {
        [`a letter in an editor with ${characters.toLocaleString('en')} characters`]: (page) =>
          page.keyboard.press('a'),
        'a new paragraph in it': (page) => page.keyboard.press('Enter'),
      },
    },
  ];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Visits of Today that take place now. */
const current = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText('Now', { exact: true }) });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: false }).first();

/** Twenty visits that take place now, and a request with a wished time. */
async function prepareDay(site: Site, api: Awaited<ReturnType<typeof signInToApi>>) {
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: settings });
  const starts_at = new Date(Math.floor(Date.now() / 300_000) * 300_000).toISOString();
  for (const { id } of (await api.appointments.list({ query: { status: 'pending', limit: '20' } })).body)
    await api.visits.create({ body: { appointment_id: id, starts_at, minutes: 120, anyway: true } });
  const [first = ''] = (await api.times.list()).days.slice(3).flatMap(({ times }) => times);
  const wishful = 'Wishful Sample';
  await bookOverApi(site.url, wishful, { wishes: { times: [{ starts_at: first }] } });
  return { wishful };
}
