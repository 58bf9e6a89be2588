import { beforeAll, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

/** The first Monday after today in India, and those after it. */
const today = Temporal.Now.plainDateISO('Asia/Kolkata');
const mondays = [0, 1, 2].map((weeks) => String(today.add({ days: 8 - today.dayOfWeek + weeks * 7 })));

let practitioners: { id: number; name: string }[];

/** Each works for one hour a week, so that one visit fills it. None works before the first of these Mondays: today may be one. */
beforeAll(async () => {
  const api = await signInToApi(site());
  practitioners = (await api.schedules.getCalendar({})).practitioners.slice(0, 2);
  const hours = [{ days: ['Monday' as const], spans: [{ opens: '10:00', closes: '11:00' }] }];
  const leave = { kind: 'leave' as const, starts_at: `${String(today)}T00:00`, ends_at: `${mondays[0]}T00:00` };
  for (const { id: practitioner_id } of practitioners) {
    await api.workingHours.create({ body: { practitioner_id, valid_from: '2020-01-01', valid_until: null, hours } });
    await api.absences.create({ body: { practitioner_id, ...leave } });
  }
});

test.each(widths(1440, 390))(
  'at %i px a cancelled time goes to the first who answers, and the other is told that it is taken',
  async (width) => {
    const { id: practitioner_id, name: practitioner } = practitioners[1] ?? { id: 0, name: '' };
    const api = await signInToApi(site());
    const book = async (patient: string, day = '') => {
      const reference = await bookOverApi(site().url, patient);
      const [request] = (await api.appointments.list({ query: { q: reference } })).body;
      const body = { appointment_id: request?.id ?? 0, starts_at: `${day}T10:00`, practitioner_id, minutes: 60 };
      return api.visits.create({ body });
    };
    const [early, later, last] = [
      await book(`Early Sample${width}`, mondays[0]),
      await book(`Later Sample${width}`, mondays[1]),
      await book(`Last Sample${width}`, mondays[2]),
    ];
    const wish = { until: mondays[2] ?? '', practitioner_id };
    await api.waitList.set({ params: { id: last.appointment_id }, body: wish });
    await api.contactLog.create({
      params: { id: last.appointment_id },
      body: { message: 'earlier', channel: 'phone', visit_starts_at: early.starts_at },
    });

    const viewport = { width, height: width === 390 ? 844 : 900 };
    const page = await visitAdmin(`/admin/calendar?day=${mondays[1]}&open=${later.id}`, {
      viewport,
      expected: [/status of 422/],
    });
    const wants = page.getByRole('region', { name: 'Earlier time' });
    await wants.getByRole('button', { name: 'Wants an earlier time' }).click();
    const dialog = page.getByRole('dialog', { name: `An earlier time for ${later.name}` });
    await dialog.getByLabel('With', { exact: true }).selectOption({ label: practitioner });
    await dialog.getByRole('checkbox', { name: 'Monday' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please choose the last day on which an earlier time would help.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Until').fill(mondays[2] ?? '');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await wants.getByText(`Waits for: Monday, at any time, with ${practitioner}, until`).waitFor();

    await api.visits.setStatus({ params: { id: early.id }, body: { status: 'cancelled' } });
    await page.goto(`/admin/calendar?day=${mondays[0]}&open=${early.id}`);
    await page.getByRole('link', { name: 'Who can take this time: 2 patients' }).click();
    await page.getByRole('heading', { name: 'Who can take this time', level: 1 }).waitFor();
    await expectAccessible(page);
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('[href^="sms:"]') && event.preventDefault(),
      ),
    );
    const sms = page.getByRole('link', { name: `Text message to ${later.name}`, exact: true });
    const text = new URL((await sms.getAttribute('href')) ?? '').searchParams.get('body');
    expect(text).toMatch(/an earlier time is free at .+: [^{}]*Monday, \d+ \w+( \d{4})?, 10:00 am\. /);
    await sms.click();
    await page.getByText('Told by text message: An earlier time is free', { exact: true }).waitFor();
    // A message covers the button on a phone.
    await page.getByRole('button', { name: new RegExp(`^Book Monday .+ for ${later.name}$`) }).press('Enter');
    await page.getByRole('status', { name: 'Messages' }).getByText(visitMessages.booked).waitFor();
    await expect
      .poll(() => api.visits.get({ params: { id: later.id } }))
      .toMatchObject({
        starts_at: early.starts_at,
        practitioner,
      });

    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('status', { name: 'Messages' }).getByText(visitMessages.undone).waitFor();
    await expect.poll(() => api.visits.get({ params: { id: later.id } })).toMatchObject({ starts_at: later.starts_at });
    await page.getByRole('button', { name: new RegExp(`^Book Monday .+ for ${later.name}$`) }).press('Enter');
    await expect.poll(async () => (await api.visits.get({ params: { id: later.id } })).starts_at).toBe(early.starts_at);

    await page.getByRole('navigation', { name: 'Patients to tell' }).getByRole('link', { name: 'Wait list' }).click();
    const taken = page.getByRole('region', { name: 'Told of a time that is taken now' });
    await taken.getByRole('link', { name: last.name, exact: true }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^Book Monday .+ for ${last.name}$`) }).waitFor(); // at the time that is free now
    await expectAccessible(page);
  },
);

test('the wish for an earlier time is edited only once it has loaded', async () => {
  const name = 'Waiting Sample';
  const reference = await bookOverApi(site().url, name);
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const params = { id: request?.id ?? 0 };
  const until = mondays[2] ?? '';
  await api.waitList.set({ params, body: { until, days: ['Monday'] } });
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  const answer = Promise.withResolvers<void>();
  await page.route('**/earlier-time', async (route) => {
    await answer.promise;
    return route.continue();
  });
  await openRequest(page, name);
  const wants = page.getByRole('region', { name: 'Earlier time' });
  await wants.getByRole('button', { name: 'Wants an earlier time' }).click();
  const dialog = page.getByRole('dialog', { name: `An earlier time for ${name}` });
  await expect.poll(() => dialog.count()).toBe(0);
  answer.resolve();
  await dialog.getByRole('checkbox', { name: 'Friday' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await wants.getByText('Waits for: Monday and Friday').waitFor();
  await expect.poll(() => api.waitList.get({ params })).toMatchObject({ until, days: ['Monday', 'Friday'] });
});

test('someone who waits for a practitioner who has left is shown so, and anyone will do with one click', async () => {
  const reference = await bookOverApi(site().url, 'Left Sample');
  const api = await signInToApi(site());
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const params = { id: request?.id ?? 0 };
  const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
  const leaving = profile.practitioners.at(-1);
  await api.waitList.set({ params, body: { until: mondays[2] ?? '', practitioner_id: leaving?.id ?? 0 } });
  const page = await visitAdmin('/admin/wait-list', { viewport: { width: 390, height: 844 } });
  const practitioners = profile.practitioners.slice(0, -1);
  await api.clinic.update({ body: { ...profile, practitioners } }, { ifMatch: version });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Left Sample' }) });
  await row.getByText(`${leaving?.name} has left, so no free time will suit.`).waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Anyone will do for Left Sample' }).click();
  await page.getByRole('heading', { level: 1 }).hover(); // nothing changes under the pointer
  await row.getByText('with any physiotherapist').waitFor();
  await expect.poll(() => api.waitList.get({ params })).toMatchObject({ practitioner_id: null });
  await row
    .getByRole('button', { name: /^Book / })
    .first()
    .waitFor();
});
