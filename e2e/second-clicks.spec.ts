import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit, putBackADay, seePatient, todayAtTheClinic } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

// A second click at the same point never hits what the first one has brought there. Motion is on.

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
const wide = { width: 1440, height: 900 };

async function visitMoving(path: string, viewport = wide) {
  const page = await visitAdmin(path, { viewport, reducedMotion: 'no-preference' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Clicks, waits for what comes of it, and clicks again at the same point; `share` says how far along the width. */
async function clickTwice(page: Page, target: Locator, effect: () => Promise<unknown>, share = 0.5) {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  await target.click({ position: { x: width * share, y: height / 2 } }); // once it stands still
  await effect();
  await page.mouse.down();
  await page.mouse.up();
}

/** Top of an element on the page in whole px, independent of scrolling. */
const topOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words);

test('in the list, a finished request keeps its place until the pointer leaves the list, and the next one is not finished', async () => {
  const names = ['First Twice', 'Second Twice'];
  for (const name of names) await seePatient(site(), name);
  const page = await visitMoving('/admin?stage=seen&sort=oldest');
  const finish = (name: string) => button(page, `Finish the request of ${name}`);
  await clickTwice(page, finish('First Twice'), () => finish('First Twice').waitFor({ state: 'detached' }));
  await toast(page, 'Marked as done!').waitFor();
  const gone = page.locator('tbody tr[data-leaving]');
  await expect.poll(() => gone.innerText()).toContain('First Twice');
  await page.getByRole('heading', { level: 1 }).hover();
  await gone.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Second Twice' }).count()).toBe(1);
  const api = await signInToApi(site());
  const { body } = await api.appointments.list({ query: { q: 'Second Twice' } });
  expect(body[0]?.remarks).toBeNull();
});

test('among the openings, a second click does not delete the next one', async () => {
  const api = await signInToApi(site());
  const description = 'A text that says enough.';
  for (const position of ['Last Twice', 'Next Twice'])
    await api.careers.create({ body: { position, experience: '1', description } });
  const page = await visitMoving('/admin/career');
  const remove = (name: string) => button(page, `Delete the opening ${name}`);
  await clickTwice(page, remove('Next Twice'), () => remove('Next Twice').waitFor({ state: 'detached' }));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
  const left = (await api.careers.listPublic()).map(({ position }) => position);
  expect(left).toContain('Last Twice');
  expect(left).not.toContain('Next Twice');
});

test.each(widths(1440, 390))(
  'at %i px, among new reviews, neither a second nor a third click changes another one',
  async (width) => {
    const api = await signInToApi(site());
    const person = { email: 'visitor@example.com', mobile: '+91 00000 00055', rating: 4, description: 'Kind.' };
    const [shown, hidden] = [`Shown Twice${width}`, `Hidden Twice${width}`];
    for (const name of [shown, hidden]) await api.reviews.submit({ body: { name, ...person } });
    const page = await visitMoving('/admin/reviews?status=new', { width, height: 900 });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/reviewVisibility/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const hide = (name: string) => button(page, `Hide the review of ${name}`);
    const before = await topOf(hide(shown));
    // While the change is under way, the row has no such button any more; once it is made, the row leaves.
    await clickTwice(page, hide(hidden), () => hide(hidden).waitFor({ state: 'detached' }));
    expect(await topOf(hide(shown))).toBe(before);
    answer.resolve();
    const leaving = page.locator('[data-leaving]', { hasText: hidden });
    await leaving.waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('heading', { level: 1 }).hover();
    await leaving.waitFor({ state: 'detached' });
    await hide(shown).waitFor();
    const { body } = await api.reviews.list({ query: { q: shown } });
    expect(body[0]?.is_new).toBe(true);
  },
);

test.each(widths(1440, 390))('at %i px, every mark of a visit is where it was after a click on it', async (width) => {
  const name = `Marked Twice${width}`;
  const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T00:05`);
  const page = await visitMoving(`/admin/calendar?open=${id}`, { width, height: 844 });
  const api = await signInToApi(site());
  const status = async () => (await api.visits.get({ params: { id } })).status;
  for (const [mark, becomes] of [
    ['Arrived', 'arrived'],
    ['Did not come', 'noshow'],
    ['Booked', 'booked'],
  ] as const) {
    if (width === 390) await page.goto(`/admin/calendar?open=${id}`);
    const effect =
      width === 390 ? toast(page, `${name}: ${mark}.`) : page.locator('[aria-pressed=true]', { hasText: mark });
    await clickTwice(page, button(page, mark), () => effect.first().waitFor());
    await expect.poll(status).toBe(becomes);
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  }
});

test.each(widths(1440, 390))('at %i px, cancelling asks away from the pointer, and takes a reason', async (width) => {
  const name = `Cancelled Twice${width}`;
  const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T00:15`);
  const page = await visitMoving(`/admin/calendar?open=${id}`, { width, height: 844 });
  const api = await signInToApi(site());
  const read = () => api.visits.get({ params: { id } });
  const question = page.getByRole('alertdialog', { name: `Cancel the visit of ${name}?` });
  const ask = button(page, 'Cancel the visit…');
  await clickTwice(page, ask, () => question.waitFor());
  expect((await read()).status).toBe('booked');
  if ((await question.count()) === 0) await ask.click();
  await question.getByLabel('Reason').fill('Fever');
  await question.getByRole('button', { name: 'Cancel the visit', exact: true }).click();
  await toast(page, `${name}: Cancelled.`).waitFor();
  expect(await read()).toMatchObject({ status: 'cancelled', cancellation_reason: 'Fever' });
  await page.goto(`/admin/calendar?open=${id}`);
  await page.getByText('Fever').waitFor();
  await clickTwice(page, button(page, 'Restore visit'), () => toast(page, `${name}: Booked.`).waitFor());
  expect(await read()).toMatchObject({ status: 'booked', cancellation_reason: null });
});

test('wherever Restore visit is clicked twice, the visit is booked, and its marks come once the pointer has left', async () => {
  const { id } = await bookVisit(site(), 'Restored Twice', `${todayAtTheClinic()}T00:20`);
  const api = await signInToApi(site());
  const read = () => api.visits.get({ params: { id } });
  const page = await visitMoving(`/admin/calendar?open=${id}`);
  for (const share of [0.1, 0.35, 0.65, 0.9]) {
    const { version } = await read();
    await api.visits.setStatus({ params: { id }, body: { status: 'cancelled' } }, { ifMatch: version });
    // The message of the round before may go while the next one comes, so neither is waited for.
    const isBooked = async () => await expect.poll(async () => (await read()).status).toBe('booked');
    await clickTwice(page, button(page, 'Restore visit'), isBooked, share);
    await page.getByRole('heading', { level: 1 }).hover();
    await button(page, 'Arrived').waitFor();
    expect((await read()).status).toBe('booked');
  }
});

test('a message that was pressed keeps its place, so that the one above it is not undone', async () => {
  const visits = await Promise.all(
    ['Toast One', 'Toast Two'].map((name, place) =>
      bookVisit(site(), name, `${todayAtTheClinic()}T00:${30 + place * 10}`),
    ),
  );
  const page = await visitMoving(`/admin/calendar?open=${visits[0]?.id}`);
  const api = await signInToApi(site());
  for (const { id } of visits) {
    await page.goto(`/admin/calendar?open=${id}`);
    await button(page, 'Arrived').click();
    await toast(page, 'Arrived.').last().waitFor();
    if (id === visits[0]?.id) await page.locator('.visit', { hasText: 'Toast Two' }).click();
    if (id === visits[0]?.id) break;
  }
  await button(page, 'Arrived').click();
  await toast(page, 'Toast Two: Arrived.').waitFor();
  await clickTwice(page, button(page, 'Undo').last(), () => toast(page, visitMessages.undone).first().waitFor());
  const statuses = await Promise.all(visits.map(async ({ id }) => (await api.visits.get({ params: { id } })).status));
  expect(statuses).toEqual(['arrived', 'booked']);
});

test('a request that a click marks as done leaves a list in which nothing else is marked', async () => {
  const references = [await bookOverApi(site().url, 'Sheet One'), await bookOverApi(site().url, 'Sheet Two')];
  const page = await visitMoving(`/admin?q=Sheet&open=${references[0]}`);
  await page.getByLabel('Remarks').fill('Done.');
  const done = button(page, 'Mark as done');
  await clickTwice(page, done, () => done.waitFor({ state: 'detached' }));
  const api = await signInToApi(site());
  const { body } = await api.appointments.list({ query: { q: references[1] } });
  expect(body[0]).toMatchObject({ remarks: null, stage: 'new' });
});

/** A visit of yesterday that no one has marked. */
async function leaveUnmarked(name: string, days = 1) {
  const { id } = await bookVisit(site(), name, `${todayAtTheClinic()}T00:00`);
  for (let day = 0; day < days; day += 1) putBackADay(site(), id);
  return async () => (await (await signInToApi(site())).visits.get({ params: { id } })).status;
}

test.each(['/admin/overview', '/admin/unmarked'])(
  'at %s, a second click marks neither the next unmarked visit nor that of the next day',
  async (path) => {
    const own = path.slice(-8);
    const [first, second, third] = [`Alone ${own}`, `Next ${own}`, `Last ${own}`];
    // Days go forwards on Today and backwards on the page of all; the first of them has one visit.
    const days = path.endsWith('overview') ? [4, 3, 3] : [1, 2, 2];
    const read = [
      await leaveUnmarked(first, days[0]),
      await leaveUnmarked(second, days[1]),
      await leaveUnmarked(third, days[2]),
    ];
    const page = await visitMoving(path);
    const attended = (name: string) => button(page, `Attended (${name})`);
    await attended(third).waitFor();
    const before = await topOf(attended(second));
    await clickTwice(page, attended(first), () => toast(page, `${first}: Attended.`).waitFor());
    await expect.poll(() => read[0]?.()).toBe('fulfilled');
    expect(await topOf(attended(second))).toBe(before);
    expect([await read[1]?.(), await read[2]?.()]).toEqual(['booked', 'booked']);
    await page.getByRole('heading', { level: 1 }).hover();
    await attended(first).waitFor({ state: 'detached' });
    await attended(second).waitFor();
  },
);

test('after a tap, a row that is marked stays for two seconds', async () => {
  const [first, second] = ['Tapped First', 'Tapped Second'];
  const read = [await leaveUnmarked(first), await leaveUnmarked(second)];
  const page = await visitAdmin('/admin/unmarked', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    prepare: ({ clock }) => clock.install(),
  });
  const attended = (name: string) => button(page, `Attended (${name})`);
  await attended(second).waitFor();
  const leaving = page.locator('[data-leaving]', { hasText: first });
  let passed = 0;
  const pass = async (ms: number) => {
    passed += ms;
    await page.clock.runFor(ms);
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await attended(first).tap();
  await expect
    .poll(async () => {
      await pass(20); // frames, too, come by this clock
      return leaving.count();
    })
    .toBe(1);
  await expect.poll(() => read[0]?.()).toBe('fulfilled');
  const top = await topOf(attended(second));
  await pass(1_900 - passed);
  await expect.poll(() => leaving.count()).toBe(1);
  expect(await topOf(attended(second))).toBe(top);
  await pass(200);
  await leaving.waitFor({ state: 'detached' });
  expect(await read[1]?.()).toBe('booked');
});

test('on the wait list, a second click books no time for the next patient', async () => {
  const api = await signInToApi(site());
  const { practitioners } = await api.schedules.getCalendar({});
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  for (const name of ['Waits First', 'Waits Second']) {
    const reference = await bookOverApi(site().url, name);
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    const body = { until, practitioner_id: practitioners[0]?.id ?? null };
    await api.waitList.set({ params: { id: request?.id ?? 0 }, body });
  }
  const page = await visitMoving('/admin/wait-list');
  const book = page.getByRole('button', { name: / for Waits First$/ }).filter({ hasText: 'Book' });
  await clickTwice(page, book.first(), () => toast(page, visitMessages.booked).first().waitFor());
  await page.getByRole('heading', { level: 1 }).hover();
  await page
    .getByRole('button', { name: / for Waits First$/ })
    .first()
    .waitFor({ state: 'detached' });
  const second = (await api.appointments.list({ query: { q: 'Waits Second' } })).body[0];
  expect(second?.next_visit_at).toBeNull();
});

test('among those not told yet, a second click tells no one, and the next row stays where it is', async () => {
  for (const [place, name] of ['Untold First', 'Untold Second'].entries())
    await bookVisit(site(), name, `${todayAtTheClinic()}T23:${30 + place * 15}`);
  const page = await visitMoving('/admin/untold');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const before = await topOf(row('Untold Second'));
  const dialog = page.getByRole('dialog', { name: 'Tell Untold First' });
  await page.evaluate(() =>
    addEventListener('click', (event) => (event.target as Element).closest('[href^="sms:"]') && event.preventDefault()),
  );
  await clickTwice(page, row('Untold First').getByRole('button'), () => dialog.waitFor());
  expect((await (await signInToApi(site())).contactLog.listToTell({})).visits.map(({ visit }) => visit.name)).toContain(
    'Untold First',
  );
  if ((await dialog.count()) === 0) await row('Untold First').getByRole('button').click();
  await clickTwice(page, dialog.getByRole('link', { name: 'Text message' }), () =>
    dialog.waitFor({ state: 'detached' }),
  );
  await row('Untold First').getByText('Nothing to tell any more').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(Math.abs((await topOf(row('Untold Second'))) - before)).toBeLessThanOrEqual(1);
});
