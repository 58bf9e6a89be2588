import type { Locator, Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as noticeMessages from '#contract/messages/notices.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin, visitAs } = prepareVisits({ RATE_LIMITS: 'off' });
const wide = { viewport: { width: 1440, height: 900 } };

const tabTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text);

/** Whether a request is a call that the click caused. */
const isCall = ({ pathname }: URL) => pathname.startsWith('/api/') && !/\/(events|session(\/prolong)?)$/.test(pathname);

/** Follows the calls that the page makes. */
function watchCalls(page: Page) {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    if (!isCall(new URL(request.url()))) return;
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    count: () => asked,
    /** Resolves when nothing more is awaited, and what has come is painted. */
    settled: async () => {
      await expect.poll(() => open.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect.poll(() => open.size).toBe(0);
    },
  };
}

/** Holds the calls of the page back until they are let through. */
async function holdCalls(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(isCall, (route) => (isHolding ? void held.push(route) : route.continue()));
  return {
    paths: () => held.map((route) => new URL(route.request().url()).pathname),
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(isCall);
    },
  };
}

/** Watches what moves from now on, also right after a click, and answers which elements did. */
async function watchShifts(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moved: string[] = [];
    type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { readShifts: () => (note(observer.takeRecords()), moved) });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => string[] }).readShifts());
}

/** Positions of the tab's heading, tools and table. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tab-head *, .calendar-head *, main table')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    }),
  );
}

test('a click on Calendar makes six requests in one round, and nothing in its head moves', async () => {
  const page = await visitAdmin('/admin', wide);
  const watch = watchCalls(page);
  await page.reload();
  await page.getByRole('table').waitFor();
  await watch.settled();
  const before = watch.count();
  const calls = await holdCalls(page);
  await tabTo(page, 'Calendar').click();
  await expect.poll(() => calls.paths().length).toBe(6);
  await calls.release();
  await heading(page, 'Calendar').waitFor();
  const first = await places(page);
  await watch.settled();
  expect(await places(page)).toEqual(first);
  expect(watch.count() - before).toBe(6);
});

/** How many requests a click on each tab makes, in an order in which each has a link on the page before. */
const frontDeskTabs = {
  '/admin/overview': 6,
  '/admin': 3,
  '/admin/calendar': 6,
  '/admin/patients': 2,
  '/admin/tomorrow': 3,
  '/admin/untold': 2,
  '/admin/wait-list': 4,
  '/admin/to-come-back': 2,
  '/admin/closures': 2,
  '/admin/hours/leave': 4,
  '/admin/hours': 6,
  '/admin/reviews': 3,
  '/admin/blogs': 3,
  '/admin/gallery': 3,
  '/admin/career': 2,
  '/admin/conditions': 3,
  '/admin/conditions/symptoms': 3,
  '/admin/notices': 2,
};

const ownersTabs = {
  '/admin/overview': 7,
  '/admin/reports': 2,
  '/admin/career': 2,
  '/admin/career/applications': 3,
  '/admin/treatments': 4,
  '/admin/treatments/table': 3,
  '/admin/pages': 2,
  '/admin/texts': 2,
};

/** Pages that Settings leads to. */
const settings = {
  '/admin/clinic': 2,
  '/admin/clinic/team': 5,
  '/admin/hours/rooms': 2,
  '/admin/hours/settings': 2,
  '/admin/poster': 2,
  '/admin/messages': 2,
  '/admin/people': 3,
  '/admin/patient-data': 2,
  '/admin/system': 5,
  '/admin/import': 2,
  '/admin/changes': 2,
};

describe('a click on any tab makes its requests in one round', { timeout: 120_000 }, () => {
  async function expectOneRound(page: Page, path: string, count: number) {
    const watch = watchCalls(page);
    const calls = await holdCalls(page);
    await page.locator(`:is(.rail, main) a[href="${path}"]`).first().dispatchEvent('click');
    await expect.poll(() => calls.paths().length, { message: path }).toBeGreaterThanOrEqual(count);
    await calls.release();
    await page.waitForURL(`**${path}`);
    await watch.settled();
    expect({ path, count: watch.count(), held: calls.paths() }).toMatchObject({ path, count });
  }

  /** Waits for the first live update, after which pages reload. */
  const options = {
    ...wide,
    async prepare(page: Page) {
      await page.addInitScript(() => {
        new BroadcastChannel('appointment-updates').addEventListener('message', ({ data }) => {
          if ('update' in data) Object.assign(window, { isUpdated: true });
        });
      });
    },
  };

  async function settled(page: Page) {
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.evaluate(() => 'isUpdated' in window)).toBe(true);
    await watchCalls(page).settled();
    return page;
  }

  test('for the front desk', async () => {
    const person = { email: 'switches@example.com', password: 'mango tractor evening' };
    await addColleague(site(), person);
    const page = await settled(await visitAs(person, '/admin', options));
    for (const [path, count] of Object.entries(frontDeskTabs)) await expectOneRound(page, path, count);
  });

  test('for owners', async () => {
    const page = await settled(await visitAdmin('/admin', options));
    for (const [path, count] of Object.entries(ownersTabs)) await expectOneRound(page, path, count);
    for (const [path, count] of Object.entries(settings)) {
      await expectOneRound(page, '/admin/settings', 1);
      await expectOneRound(page, path, count);
    }
  });
});

test('a patient is opened with requests and visits in one round', async () => {
  const page = await visitAdmin('/admin/patients', wide);
  const patient = page.getByRole('table').getByRole('link').first();
  await patient.waitFor();
  await watchCalls(page).settled();
  const calls = await holdCalls(page);
  await patient.click();
  const paths = () => calls.paths().map((path) => path.replace(/\d+/, 'ID'));
  await expect
    .poll(paths)
    .toEqual(expect.arrayContaining(['', '/appointments', '/visits'].map((part) => `/api/patients/ID${part}`)));
  await calls.release();
  await page.getByRole('heading', { name: 'Timeline', level: 2 }).waitFor();
});

test('while a request is open beside the list, the next one moves neither the head nor the table', async () => {
  const page = await visitAdmin('/admin?status=all', wide);
  await page.getByRole('table').getByRole('link').first().click();
  const sheet = page.locator('.side-sheet');
  await sheet.getByRole('heading', { level: 2 }).waitFor();
  const watch = watchCalls(page);
  await watch.settled();
  const first = await places(page);
  const calls = await holdCalls(page);
  const before = await sheet.getByRole('heading', { level: 2 }).innerText();
  await page.keyboard.press('j');
  await expect.poll(() => sheet.getByRole('heading', { level: 2 }).innerText()).not.toBe(before);
  expect(await places(page)).toEqual(first);
  await calls.release();
  await watch.settled();
  expect(await places(page)).toEqual(first);
});

test('a tab that was open before shows what is known before anything has answered', async () => {
  const page = await visitAdmin('/admin/calendar', wide);
  await heading(page, 'Calendar').waitFor();
  const watch = watchCalls(page);
  await tabTo(page, 'Appointments').click();
  await page.getByRole('table').waitFor();
  await watch.settled();
  const calls = await holdCalls(page);
  await tabTo(page, 'Calendar').click();
  await page.getByRole('navigation', { name: 'Days' }).waitFor();
  const first = await places(page);
  await calls.release();
  await watch.settled();
  expect(await places(page)).toEqual(first);
});

/** Books a visit at ten on a day. */
async function book(name: string, day: string) {
  await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: name } })).body;
  const body = { appointment_id: request?.id ?? 0, starts_at: `${day}T10:00`, anyway: true };
  return api.visits.create({ body });
}

test('a pointer on the next day asks for it, so that the click shows its visits before anything answers, and the day after as well', async () => {
  const day = addDays(monday, 2);
  await book('Ahead One', addDays(day, 1));
  await book('Ahead Two', addDays(day, 2));
  const page = await visitAdmin(`/admin/calendar?day=${day}`, wide);
  const next = page.getByRole('link', { name: 'Next day' });
  const watch = watchCalls(page);
  await next.waitFor();
  await watch.settled();
  const asksFor = (wanted: string) =>
    page.waitForRequest((request) => request.url().includes(`/api/visits?from=${wanted}&`));
  await Promise.all([asksFor(addDays(day, 1)), next.hover()]);
  await watch.settled();
  const calls = await holdCalls(page);
  await Promise.all([asksFor(addDays(day, 2)), next.click()]);
  await page.locator('.visit').filter({ hasText: 'Ahead One' }).waitFor();
  await calls.release();
  await watch.settled();
  const again = await holdCalls(page);
  await next.click();
  await page.locator('.visit').filter({ hasText: 'Ahead Two' }).waitFor();
  await expect.poll(() => page.locator('.visit').filter({ hasText: 'Ahead One' }).count()).toBe(0);
  await again.release();
});

test('a visit opens with what the calendar knows, before anything answers, and what comes late moves nothing', async () => {
  await book('Opened Sample', addDays(monday, 9));
  const page = await visitAdmin(`/admin/calendar?day=${addDays(monday, 9)}`, wide);
  const watch = watchCalls(page);
  const visit = page.locator('.visit').filter({ hasText: 'Opened Sample' });
  await visit.waitFor();
  await watch.settled();
  const calls = await holdCalls(page);
  await visit.click();
  await page.locator('.side-sheet').getByRole('heading', { name: 'Opened Sample', level: 2 }).waitFor();
  const shifts = await watchShifts(page);
  await calls.release();
  await watch.settled();
  expect(await shifts()).toEqual([]);
});

test('a request opens with what the list knows, before anything answers, and what comes late moves nothing', async () => {
  await bookOverApi(site().url, 'Shifting Sample');
  const page = await visitAdmin('/admin?status=all', wide);
  const watch = watchCalls(page);
  await page.getByRole('table').waitFor();
  await watch.settled();
  const calls = await holdCalls(page);
  await page.getByRole('table').getByRole('link', { name: 'Shifting Sample' }).click();
  await page.locator('.side-sheet').getByRole('heading', { name: 'Shifting Sample', level: 2 }).waitFor();
  const shifts = await watchShifts(page);
  await calls.release();
  await watch.settled();
  expect(await shifts()).toEqual([]);
});

describe.each(widths(1440, 1280, 1920))('a sheet lies over the list, at %i px', (width) => {
  const laptop = { viewport: { width, height: 800 } };
  const sheetNames = (page: Page) => page.locator('.side-sheet').getByRole('heading', { level: 2 });

  /** Opens something, goes to the next one where there is one, and closes it: nothing moves, from before the first click on. */
  async function expectStill(page: Page, open: () => Promise<unknown>, next?: string) {
    await watchCalls(page).settled();
    const first = await places(page);
    const shifts = await watchShifts(page);
    await open();
    const sheet = sheetNames(page);
    await sheet.waitFor();
    expect(await places(page)).toEqual(first);
    if (next) {
      const before = await sheet.innerText();
      await page.keyboard.press(next);
      await expect.poll(() => sheet.innerText()).not.toBe(before);
      expect(await places(page)).toEqual(first);
    }
    await page.locator('.side-sheet-close').click();
    await page.locator('.side-sheet').waitFor({ state: 'detached' });
    expect(await places(page)).toEqual(first);
    const moved = await shifts();
    expect({ moved, sum: moved.map(parseFloat).reduce((sum, value) => sum + value, 0) < 0.02 }).toMatchObject({
      sum: true,
    });
  }

  test('nothing of the requests moves when one opens, the next one follows and it closes', async () => {
    const page = await visitAdmin('/admin?status=all', laptop);
    const table = page.getByRole('table');
    await table.waitFor();
    await expectStill(page, () => table.getByRole('link').first().click(), 'j');
  });

  test('nothing of the calendar moves when a visit or the requests open and close', async () => {
    const day = addDays(monday, 3);
    await book(`Still ${width}`, day);
    const page = await visitAdmin(`/admin/calendar?day=${day}`, laptop);
    const visit = page.locator('.visit').filter({ hasText: `Still ${width}` });
    await visit.waitFor();
    await expectStill(page, () => visit.click());
    await expectStill(page, () => page.getByRole('link', { name: 'Requests', exact: true }).click());
  });

  test.each(['/admin/career', '/admin/gallery', '/admin/treatments', '/admin/messages'])(
    'nothing of the list moves when a record opens and closes: %s',
    async (path) => {
      const page = await visitAdmin(path, laptop);
      const edit = page.locator('.table-frame').getByRole('link', { name: /^Edit/ }).first();
      await edit.waitFor();
      await expectStill(page, () => edit.click());
    },
  );

  test('what lies under it comes out with the focus, and the page is no wider than the window', async () => {
    const page = await visitAdmin('/admin?status=all', laptop);
    await page.getByRole('table').getByRole('link').first().click();
    await sheetNames(page).waitFor();
    await page.keyboard.press('/');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Open/ }) });
    for (const control of [page.getByRole('searchbox'), rows.nth(2).getByRole('link', { name: /^Open/ })]) {
      await control.focus();
      await expect.poll(() => isInSight(control)).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

/** Nothing lies over any part of it. */
function isInSight(control: Locator) {
  return control.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const at = (x: number) => document.elementFromPoint(x, top + height / 2);
    return [left + 8, right - 8].every((x) => element.contains(at(x)) || at(x)?.contains(element));
  });
}

test('a pointer on Patients asks for them, so that the click waits for no answer', async () => {
  await bookOverApi(site().url, 'Patient Ahead');
  const page = await visitAdmin('/admin', wide);
  const watch = watchCalls(page);
  await page.getByRole('table').waitFor();
  await watch.settled();
  await tabTo(page, 'Patients').hover();
  await watch.settled();
  const calls = await holdCalls(page);
  await tabTo(page, 'Patients').click();
  await page.locator('.patient-table').getByText('Patient Ahead', { exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/patients');
  await calls.release();
});

test('typed text survives a reload, and the storage of the tab does not show it', async () => {
  const page = await visitAdmin('/admin/notices?open=new', wide);
  page.on('dialog', (dialog) => void dialog.accept());
  const text = page.getByRole('textbox', { name: 'Notice' });
  await text.fill('Typed before the reload');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locked-page'))).not.toBeNull();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])))
    .not.toContain('Typed');
  for (const _ of [1, 2]) {
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('Typed before the reload');
  }
  await text.fill('');
});

test('when the network goes in the middle of several moves, the rest are taken back with a sentence', async () => {
  const page = await visitAdmin('/admin/treatments', { ...wide, expected: [/ERR_FAILED|ApiError|request failed/] });
  const rows = page.getByRole('list', { name: 'Treatments' }).getByRole('listitem');
  const names = async () => (await rows.locator('.ordered-name').allInnerTexts()).slice(0, 4);
  await rows.first().waitFor();
  const [first = '', second = '', third = '', fourth = ''] = await names();
  let moves = 0;
  await page.route('**/api/treatments/*/position', (route) => {
    moves += 1;
    return moves === 1 ? route.continue() : route.abort();
  });
  const up = (name: string) => page.getByRole('button', { name: `Move up: ${name}`, exact: true }).click();
  await up(second);
  await up(third);
  await up(fourth);
  await toast(page, treatmentMessages.moveFailure).first().waitFor();
  await expect.poll(names).toEqual([second, first, third, fourth]);
});

test('when the network goes between two changes of a request, the second is taken back and its text is still there', async () => {
  await bookOverApi(site().url, 'Offline Between');
  const page = await visitAdmin('/admin', { ...wide, expected: [/ERR_FAILED|ApiError|request failed/] });
  await openRequest(page, 'Offline Between');
  let notes = 0;
  await page.route('**/notes', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    notes += 1;
    return notes === 1 ? route.continue() : route.abort();
  });
  await page.getByRole('button', { name: 'No answer' }).click();
  await page.getByLabel('Remarks').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await toast(page, appointmentMessages.noteFailure).waitFor();
  await page.locator('.side-sheet').getByText('Tried', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Remarks').inputValue()).toBe('Prefers mornings.');
});

test('a draft of another shape in the storage of the browser breaks nothing', async () => {
  const page = await visitAdmin('/admin', wide);
  const weeks = page.getByLabel('Weeks ahead');
  page.on('dialog', (dialog) => void dialog.accept());
  for (const stored of ['{', '[]', '"text"', '{"values":{"offers_times":"no"}}', '{"values":null,"version":"7"}']) {
    await page.evaluate((draft) => localStorage.setItem('draft-visit-settings', draft), stored);
    await page.goto('/admin/hours/settings');
    await expect.poll(() => weeks.inputValue()).toMatch(/^\d+$/);
  }
});

test('an old tab whose call the server no longer knows says so, and what was typed stays', async () => {
  const page = await visitAdmin('/admin/notices?open=new', { ...wide, expected: [/status of 410/, /ApiError/] });
  await page.route('**/api/notices', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 410, body: '' }) : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Notice' }).fill('Typed in an old tab');
  await page.getByLabel('First day').fill('2031-01-01');
  await page.getByLabel('Last day').fill('2031-01-02');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await messages(page).filter({ hasText: noticeMessages.addFailure }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Notice' }).inputValue()).toBe('Typed in an old tab');
});

test('an old tab that deletes at an address that the server no longer has shows the record again, and blames no one', async () => {
  const api = await signInToApi(site());
  const body = { text: 'Closed on Friday', starts_on: '2031-02-01', ends_on: '2031-02-02', link: '' };
  await api.notices.create({ body });
  const page = await visitAdmin('/admin/notices', { ...wide, expected: [/status of 404/, /ApiError/] });
  await page.route('**/api/notices/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.continue({ url: route.request().url().replace('/notices/', '/earlier-notices/') })
      : route.continue(),
  );
  const remove = page.getByRole('button', { name: 'Delete the notice Closed on Friday' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, noticeMessages.deleteFailure).waitFor();
  await remove.waitFor();
  await expect.poll(() => toast(page, 'Someone else').count()).toBe(0);
});
