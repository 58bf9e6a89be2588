import { gunzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { createFeedFiles, initialsOf } from './calendar-feeds.service.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let asked: number;
beforeEach(async () => {
  asked = 0;
  site = await createTestApp({ onQuery: () => (asked += 1) });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  return () => site.close();
});

const proof = { currentPassword: administrator.password };
const feedPath = () => `/api/practitioners/${nila}/calendar-feed`;
const turnOn = async (with_names = false) =>
  (await site.put(feedPath(), { with_names, ...proof }, admin)).body.path as string;

async function book(starts_at: string, changes: object = {}) {
  const { id } = (await site.post('/api/appointments', await bookingOf(site, changes))).body;
  return (await site.post('/api/visits', { appointment_id: id, practitioner_id: nila, starts_at }, admin)).body;
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const summaries = async (path: string) => eventsOf((await site.get(path)).body).map(({ summary }) => summary);

describe('the calendar feed of a practitioner', () => {
  test('has initials and treatments alone, unless an owner wants names', async () => {
    const { treatments } = await book('2026-11-24T10:00');
    const path = await turnOn();
    expect(path).toMatch(/^\/calendar\/[\w-]{22}\.ics$/);
    const { status, headers, body } = await site.get(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await summaries(path)).toEqual([`M. S.: ${treatments.join(', ')}`]);
    expect(body).not.toMatch(/Meera|00001|shoulder/);
    expect(body).toContain('X-WR-CALNAME:Nila\\, ');
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');

    expect(await turnOn(true)).toBe(path);
    expect(await summaries(path)).toEqual([`Meera Sample: ${treatments.join(', ')}`]);
    expect((await site.get('/api/calendar-feeds', admin)).body).toEqual([
      { practitioner_id: nila, practitioner: 'Nila', path, with_names: true },
    ]);
  });

  test('leaves out the days that a repeated break leaves out', async () => {
    const lunch = { practitioner_id: nila, kind: 'break', repeats: 'week', repeats_on: ['Monday', 'Friday'] };
    const times = {
      starts_at: '2026-11-23T12:00',
      ends_at: '2026-11-23T13:00',
      left_out: ['2026-11-27', '2026-12-04'],
    };
    await site.post('/api/absences', { ...lunch, ...times }, admin);
    const { body } = await site.get(await turnOn());
    expect(body).toContain('EXDATE;TZID=Asia/Kolkata:20261127T120000,20261204T120000');
    const [event] = eventsOf(body);
    const next = event?.iterator();
    const days = Array.from({ length: 4 }, () => next?.next()?.toString().slice(0, 10));
    expect(days).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-11']);
  });

  test('has names only once an owner has proved who they are', async () => {
    const ask = (body: object) => site.put(feedPath(), { with_names: true, ...body }, admin);
    for (const body of [{}, { currentPassword: 'not it' }])
      expect((await ask(body)).body.errors).toMatchObject([{ field: 'currentPassword' }]);
    expect((await site.get('/api/calendar-feeds', admin)).body).toMatchObject([{ path: null, with_names: false }]);
    expect((await ask(proof)).body.with_names).toBe(true);
    expect((await site.put(feedPath(), { with_names: false }, admin)).body.with_names).toBe(false);
  });

  test('has the past 30 and the next 180 days, in order, cancelled visits as such, and no one else’s', async () => {
    const later = await book('2027-05-18T10:00');
    await book('2027-05-20T10:00');
    const soon = await book('2026-11-24T10:00');
    await book('2026-11-24T12:00').then(({ id }) =>
      site.put(`/api/visits/${id}/status`, { status: 'cancelled' }, admin),
    );
    const other = await book('2026-11-25T10:00');
    await site.put(`/api/visits/${other.id}`, { starts_at: '2026-11-25T10:00', practitioner_id: null }, admin);
    const path = await turnOn();
    const read = async () =>
      eventsOf((await site.get(path)).body).map((event) => [
        event.startDate.toJSDate().toISOString(),
        String(event.component.getFirstPropertyValue('status')),
      ]);
    expect(await read()).toEqual([
      [soon.starts_at, 'CONFIRMED'],
      ['2026-11-24T06:30:00.000Z', 'CANCELLED'],
      [later.starts_at, 'CONFIRMED'],
    ]);
    site.clock.now = Date.parse(soon.starts_at) + 31 * 24 * 3_600_000;
    expect((await read()).map(([time]) => time)).toEqual([later.starts_at, '2027-05-20T04:30:00.000Z']);
  });

  test('has breaks that repeat as a rule on the clock of the clinic, without their reason', async () => {
    const { body: profile } = await site.get('/api/clinic/profile', admin);
    await site.put('/api/clinic', { ...profile, timeZone: 'Europe/London' }, admin);
    const lunch = { practitioner_id: nila, kind: 'break', reason: 'Physio for herself' };
    const noon = { starts_at: '2026-11-23T12:00', ends_at: '2026-11-23T13:00' };
    await site.post('/api/absences', { ...lunch, ...noon, repeats: 'week', repeats_until: '2027-03-29' }, admin);
    const { body } = await site.get(await turnOn());
    expect(body).not.toContain('herself');
    expect(body).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270329T225959Z');
    const calendar = new ICAL.Component(ICAL.parse(body) as never[]);
    const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(event?.summary).toBe('Break');
    const times = event?.iterator();
    const starts: string[] = [];
    for (let time = times?.next(); time; time = times?.next()) starts.push(time.toJSDate().toISOString());
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([
      19,
      '2026-11-23T12:00:00.000Z',
      '2027-03-29T11:00:00.000Z',
    ]);
  });

  test('is answered from memory until something changes, and not sent again', async () => {
    await book('2026-11-24T10:00');
    const path = await turnOn();
    const first = await site.get(path, { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(first.bytes).toString()).toBe((await site.get(path)).body);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    asked = 0;
    for (let index = 0; index < 100; index++) expect((await site.get(path)).status).toBe(200);
    expect(asked).toBe(200);

    const etag = first.headers.get('ETag') ?? '';
    const modified = first.headers.get('Last-Modified') ?? '';
    const again = () =>
      Promise.all(
        [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }].map((headers) => site.get(path, headers)),
      );
    expect((await again()).map(({ status, body }) => [status, body])).toEqual([
      [304, ''],
      [304, ''],
    ]);
    site.clock.now += 2 * 3_600_000;
    expect((await again()).map(({ status }) => status)).toEqual([304, 304]);
    admin = await site.signIn();
    await book('2026-11-24T11:00');
    expect((await again()).map(({ status }) => status)).toEqual([200, 200]);
    expect(await summaries(path)).toHaveLength(2);
  });

  test('changes DTSTAMP and LAST-MODIFIED of a visit that is moved, lasts longer, or is cancelled', async () => {
    const { id } = await book('2026-11-24T10:00');
    const path = await turnOn();
    const times = async () => {
      const [event] = eventsOf((await site.get(path)).body);
      return ['dtstamp', 'last-modified'].map((name) => String(event?.component.getFirstPropertyValue(name)));
    };
    expect(await times()).toEqual(['2026-11-20T06:00:00Z', '2026-11-20T06:00:00Z']);
    const change = (path: string, body: object) => site.put(`/api/visits/${id}${path}`, body, admin);
    const where = { starts_at: '2026-11-24T11:00', practitioner_id: nila };
    const changes = [
      () => change('', where),
      () => change('', { ...where, minutes: 75 }),
      () => change('/status', { status: 'cancelled' }),
    ];
    for (const [index, make] of changes.entries()) {
      site.clock.now += 60_000;
      expect((await make()).status).toBe(200);
      const now = `2026-11-20T06:0${index + 1}:00Z`;
      expect(await times()).toEqual([now, now]);
    }
  });

  test('is as old at one instance as at another', async () => {
    await book('2026-11-24T10:00');
    const path = await turnOn();
    const { headers } = await site.get(path);
    site.clock.now += 90_000;
    const another = createFeedFiles({ db: site.db, clock: () => site.clock.now, siteUrl: new URL(siteOrigin) });
    const file = await another(/([\w-]{22})\.ics$/.exec(path)?.[1] ?? '');
    expect(new Date(file?.modifiedAt ?? 0).toUTCString()).toBe(headers.get('Last-Modified'));
  });

  test('ends with another address, when it is turned off, and when the practitioner leaves', async () => {
    const first = await turnOn();
    const second = (await site.post(`${feedPath()}/renewal`, undefined, admin)).body.path;
    expect((await site.get(first)).status).toBe(404);
    expect((await site.get(second)).status).toBe(200);
    expect((await site.delete(feedPath(), admin)).status).toBe(204);
    expect((await site.get(second)).status).toBe(404);
    for (const call of [site.delete(feedPath(), admin), site.post(`${feedPath()}/renewal`, undefined, admin)])
      expect((await call).status).toBe(404);
    const third = await turnOn();
    await site.db.updateTable('practitioners').set({ left_at: 1 }).execute();
    expect((await site.get(third)).status).toBe(404);
    expect((await site.put(feedPath(), { with_names: false }, admin)).status).toBe(404);
  });

  test('forgets a patient who was erased or corrected', async () => {
    const { appointment_id } = await book('2026-11-24T10:00');
    const path = await turnOn(true);
    await summaries(path);
    const details = await bookingOf(site, { name: 'Renamed Sample' });
    await site.put(`/api/appointments/${appointment_id}/details`, details, admin);
    expect((await summaries(path))[0]).toMatch(/^Renamed Sample: /);
    const choice = { contact: '+91 00000 00001', appointments: [appointment_id], reviews: [] };
    await site.post('/api/patient-data/erase', { ...choice, currentPassword: 'a long enough password' }, admin);
    expect(await summaries(path)).toEqual([]);
  });

  test('is neither guessed nor logged, and answers reading only', async () => {
    const path = await turnOn();
    await site.get(path);
    expect((await site.post(path)).status).toBe(405);
    for (let index = 0; index < 20; index++) expect((await site.get(`/calendar/guess-${index}.ics`)).status).toBe(404);
    expect((await site.get('/calendar/guess.ics')).status).toBe(429);
    expect((await site.get(path)).status).toBe(200);
    expect(site.logged.join()).not.toMatch(new RegExp(`${path.slice('/calendar/'.length)}|guess-`));
    const [stored] = await site.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
  });
});

test('initials stand for names', async () => {
  const failures = await failuresOf(
    [
      ['Asha Sample', 'A. S.'],
      ['  asha   de la Sample Nair ', 'a. d. l.'],
      ['Łucja O’Neil', 'Ł. O. N.'],
      ['आशा', 'आ.'],
      ['123', ''],
    ],
    ([name, initials]) => expect(initialsOf(name)).toBe(initials),
  );
  expect(failures).toEqual([]);
});
