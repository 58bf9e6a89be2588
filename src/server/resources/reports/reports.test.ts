import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import { addPractitioner, bookingOf, knownIds } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { cacheForAMinute } from './reports.service.ts';

let site: TestApp;
const opened: TestApp[] = [];

beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  opened.push(site);
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** A time in the clinic's time zone, Asia/Kolkata. */
const clinicTime = (time: string) => Date.parse(`${time}+05:30`);

async function requestAt(time: string, changes: object = {}): Promise<{ id: number }> {
  site.clock.now = clinicTime(time);
  const { status, body } = await site.post('/api/appointments', await bookingOf(site, changes));
  expect(status).toBe(201);
  return body;
}

interface StoredVisit {
  appointment_id: number;
  from: string;
  minutes?: number;
  status?: VisitStatus;
  practitioner_id?: number;
}

async function storeVisit({ appointment_id, from, minutes = 30, status = 'fulfilled', practitioner_id }: StoredVisit) {
  const starts_at = clinicTime(from);
  const times = { starts_at, ends_at: starts_at + minutes * 60_000, created_at: starts_at };
  const where = { practitioner_id: practitioner_id ?? null, room_id: null };
  await site.db
    .insertInto('visits')
    .values({ appointment_id, status, ...times, ...where })
    .execute();
}

async function reportAt(time: string, by = 'week') {
  site.clock.now = clinicTime(time);
  const { status, body } = await site.get(`/api/reports?by=${by}`, await site.signIn());
  expect(status).toBe(200);
  return body;
}

type Periods = Record<string, unknown>[];

/** One figure by the first day of each period in which there is something to count. */
const figure = ({ periods }: { periods: Periods }, name: string) =>
  Object.fromEntries(periods.filter((one) => one[name]).map((one) => [one['first_day'], one[name]]));

test('a new clinic has twelve empty weeks or months', async () => {
  const { periods, ...rest } = await reportAt('2026-11-20T11:30');
  const nothing = {
    requests: 0,
    visits: 0,
    attended: 0,
    missed: 0,
    unmarked: 0,
    new_patients: 0,
    returning_patients: 0,
    followed_patients: 0,
    came_back: 0,
    lead_days: null,
  };
  expect(periods).toHaveLength(12);
  expect(periods[0]).toEqual({ first_day: '2026-08-31', last_day: '2026-09-06', ...nothing });
  expect(periods[11]).toEqual({ first_day: '2026-11-16', last_day: '2026-11-22', ...nothing });
  const lists = { practitioners: [], treatments: [], cities: [] };
  expect(rest).toEqual({ since: '2026-08-23', as_of: '2026-11-20T06:00:00.000Z', ...lists });
  const months = (await reportAt('2026-11-20T11:30', 'month')).periods;
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ first_day: '2025-12-01', last_day: '2025-12-31' });
  expect(months[11]).toMatchObject({ first_day: '2026-11-01', last_day: '2026-11-30' });
});

describe('weeks and months', () => {
  test('begin at midnight in the clinic’s time zone, on Monday or the first', async () => {
    await requestAt('2026-08-30T23:59:59.999');
    await requestAt('2026-08-31T00:00');
    await requestAt('2026-10-31T23:59');
    await requestAt('2026-11-01T00:00');
    await requestAt('2026-11-16T00:00');
    await requestAt('2026-11-20T09:00');
    const weeks = figure(await reportAt('2026-11-20T11:30'), 'requests');
    expect(weeks).toEqual({ '2026-08-31': 1, '2026-10-26': 2, '2026-11-16': 2 });
    const months = figure(await reportAt('2026-11-20T11:30', 'month'), 'requests');
    expect(months).toEqual({ '2026-08-01': 2, '2026-10-01': 1, '2026-11-01': 3 });
  });

  test('are correct across New Year and a change to winter time', async () => {
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const berlin = JSON.stringify({ ...JSON.parse(profile), timeZone: 'Europe/Berlin' });
    await site.db.updateTable('clinic_profile').set({ profile: berlin }).execute();
    for (const time of [
      '2026-10-18T21:59:59Z',
      '2026-10-18T22:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ]) {
      site.clock.now = Date.parse(time);
      expect((await site.post('/api/appointments', await bookingOf(site))).status).toBe(201);
    }
    await requestAt('2026-12-31T23:00');
    await requestAt('2027-01-01T12:00');
    expect(figure(await reportAt('2027-01-02T10:00'), 'requests')).toEqual({
      '2026-10-12': 1,
      '2026-10-19': 2,
      '2026-10-26': 1,
      '2026-12-28': 2,
    });
  });
});

test('visits count once they have begun, by what became of them; cancelled ones never do', async () => {
  const { id: appointment_id } = await requestAt('2026-11-10T10:00');
  const states: [string, VisitStatus][] = [
    ['2026-11-15T23:59', 'fulfilled'],
    ['2026-11-16T00:00', 'fulfilled'],
    ['2026-11-17T10:00', 'noshow'],
    ['2026-11-18T10:00', 'cancelled'],
    ['2026-11-19T10:00', 'booked'],
    ['2026-11-20T11:00', 'arrived'],
    ['2026-11-20T11:30', 'booked'],
  ];
  for (const [from, status] of states) await storeVisit({ appointment_id, from, status });
  const report = await reportAt('2026-11-20T11:30');
  expect(figure(report, 'visits')).toEqual({ '2026-11-09': 1, '2026-11-16': 4 });
  expect(figure(report, 'attended')).toEqual({ '2026-11-09': 1, '2026-11-16': 1 });
  expect(figure(report, 'unmarked')).toEqual({ '2026-11-16': 2 });
  expect(figure(report, 'missed')).toEqual({ '2026-11-16': 1 });
});

test('a patient who comes again within 15 days has come back, once these days are over', async () => {
  const once = await requestAt('2026-10-01T10:00', { name: 'Asha Sample', email: null });
  const late = await requestAt('2026-10-01T11:00', { name: 'Binu Sample', email: null });
  const back = await requestAt('2026-10-01T12:00', { name: 'Chandra Sample', email: null });
  const recent = await requestAt('2026-10-01T13:00', { name: 'Devi Sample', email: null });
  await storeVisit({ appointment_id: once.id, from: '2026-11-02T10:00' });
  await storeVisit({ appointment_id: once.id, from: '2026-11-09T10:00', status: 'noshow' });
  await storeVisit({ appointment_id: late.id, from: '2026-11-02T11:00' });
  await storeVisit({ appointment_id: late.id, from: '2026-11-17T11:01' });
  await storeVisit({ appointment_id: back.id, from: '2026-11-02T12:00' });
  await storeVisit({ appointment_id: back.id, from: '2026-11-17T12:00' });
  await storeVisit({ appointment_id: recent.id, from: '2026-11-06T10:00' });
  const report = await reportAt('2026-11-20T11:30');
  expect(figure(report, 'followed_patients')).toEqual({ '2026-11-02': 3 });
  expect(figure(report, 'came_back')).toEqual({ '2026-11-02': 1 });
  expect(figure(await reportAt('2026-11-21T11:30'), 'followed_patients')).toEqual({ '2026-11-02': 4 });
});

test('a patient is new in the time of the first attended visit, and returns later, whatever the request', async () => {
  const asha = { name: 'Asha Sample', email: null };
  const bina = { name: 'Bina Sample', email: null }; // the same number, as families have
  const first = await requestAt('2026-10-01T10:00', asha);
  await storeVisit({ appointment_id: first.id, from: '2026-11-02T10:00', status: 'noshow' });
  await storeVisit({ appointment_id: first.id, from: '2026-11-10T10:00' });
  await storeVisit({ appointment_id: first.id, from: '2026-11-12T10:00' });
  const second = await requestAt('2026-11-13T10:00', { ...asha, name: ' asha  SAMPLE' });
  await storeVisit({ appointment_id: second.id, from: '2026-11-18T10:00' });
  const other = await requestAt('2026-11-13T10:00', bina);
  await storeVisit({ appointment_id: other.id, from: '2026-11-18T11:00', status: 'arrived' });
  const report = await reportAt('2026-11-20T11:30');
  expect(figure(report, 'new_patients')).toEqual({ '2026-11-09': 1, '2026-11-16': 1 });
  expect(figure(report, 'returning_patients')).toEqual({ '2026-11-16': 1 });
  const months = await reportAt('2026-11-20T11:30', 'month');
  expect(figure(months, 'new_patients')).toEqual({ '2026-11-01': 2 });
});

test('lead time is the median from requests to their first visits', async () => {
  const leads: [string, string][] = [
    ['2026-11-10T10:00', '2026-11-16T10:00'], // 6 days
    ['2026-11-14T10:00', '2026-11-17T10:00'], // 3 days
    ['2026-11-17T10:00', '2026-11-17T22:00'], // half a day
  ];
  for (const [received, from] of leads) {
    const { id } = await requestAt(received);
    await storeVisit({ appointment_id: id, from: received, status: 'cancelled' });
    await storeVisit({ appointment_id: id, from });
    await storeVisit({ appointment_id: id, from: '2026-11-19T10:00' }); // a later visit tells nothing
  }
  expect(figure(await reportAt('2026-11-20T11:30'), 'lead_days')).toEqual({ '2026-11-16': 3 });
  const { id } = await requestAt('2026-11-16T10:00');
  await storeVisit({ appointment_id: id, from: '2026-11-18T10:00' }); // 2 days
  const late = await requestAt('2026-11-03T10:00');
  await storeVisit({ appointment_id: late.id, from: '2026-11-03T09:00' }); // entered afterwards
  const report = await reportAt('2026-11-20T11:31');
  expect(figure(report, 'lead_days')).toEqual({ '2026-11-16': 2.5 });
  expect(report.periods.at(-3)).toMatchObject({ visits: 1, lead_days: 0 });
});

test('filled time compares booked minutes with the hours that each practitioner offers, up to now', async () => {
  const asha = await addPractitioner(site, 'Dr. Asha', 2);
  const bina = await addPractitioner(site, '=Dr. Bina');
  const hours = [{ days: ['Monday', 'Friday'], spans: [{ opens: '10:00', closes: '13:00' }] }];
  const admin = await site.signIn();
  for (const practitioner_id of [asha, bina]) {
    const body = { practitioner_id, valid_from: '2026-11-09', valid_until: null, hours };
    expect((await site.post('/api/working-hours', body, admin)).status).toBe(201);
  }
  const leave = { practitioner_id: bina, kind: 'leave', starts_at: '2026-11-09T10:00', ends_at: '2026-11-09T12:00' };
  expect((await site.post('/api/absences', { ...leave, reason: null }, admin)).status).toBe(201);
  const { id: appointment_id } = await requestAt('2026-11-05T10:00');
  await storeVisit({ appointment_id, from: '2026-11-09T10:00', minutes: 90, practitioner_id: asha });
  await storeVisit({ appointment_id, from: '2026-11-13T10:00', practitioner_id: asha, status: 'noshow' });
  await storeVisit({ appointment_id, from: '2026-11-13T11:00', practitioner_id: asha, status: 'cancelled' });
  await storeVisit({ appointment_id, from: '2026-11-20T11:15', practitioner_id: bina });
  const report = await reportAt('2026-11-20T11:30');
  const last = report.practitioners.map((one: { name: string; periods: Periods }) => [one.name, one.periods.slice(10)]);
  expect(Object.fromEntries(last)).toEqual({
    'Dr. Asha': [
      { booked_minutes: 120, offered_minutes: 720 },
      { booked_minutes: 0, offered_minutes: 540 },
    ],
    '=Dr. Bina': [
      { booked_minutes: 0, offered_minutes: 240 },
      { booked_minutes: 15, offered_minutes: 270 },
    ],
  });
  const { body, headers } = await site.get('/api/reports/export?by=week', admin);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="reports-by-week-2026-11-16.csv"');
  const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect(entry).toMatchObject({ action: 'exported', kind: 'report', administrator: administrator.email });
  const [names, ...lines] = body.trim().split('\r\n');
  expect(names).toMatch(/^"First day","Last day","Requests",.*"Dr. Asha: booked minutes","Dr. Asha: offered minutes"/);
  expect(names).toContain(`"'=Dr. Bina: booked minutes"`);
  expect(lines).toHaveLength(12);
  expect(lines[11]).toBe('"2026-11-16","2026-11-22","0","1","1","0","0","0","1","0","0","","0","540","15","270"');
});

test('a practitioner who has left counts in the weeks in which they worked', async () => {
  const asha = await addPractitioner(site, 'Dr. Asha');
  await addPractitioner(site, 'Dr. Bina');
  const gone = await addPractitioner(site, 'Dr. Gone');
  const leave = async (id: number, at: string) =>
    site.db
      .updateTable('practitioners')
      .set({ left_at: Date.parse(`${at}+05:30`) })
      .where('id', '=', id)
      .execute();
  await leave(asha, '2026-11-10T12:00'); // a Tuesday; the clinic is open from 8 to 20
  await leave(gone, '2026-08-01T12:00');
  const { id: appointment_id } = await requestAt('2026-11-05T10:00');
  await storeVisit({ appointment_id, from: '2026-11-09T10:00', minutes: 90, practitioner_id: asha });
  const { practitioners } = await reportAt('2026-11-20T11:30');
  expect(practitioners.map(({ name }: { name: string }) => name)).toEqual(['Dr. Asha', 'Dr. Bina']);
  expect(practitioners[0].periods.slice(10)).toEqual([
    { booked_minutes: 90, offered_minutes: 16 * 60 },
    { booked_minutes: 0, offered_minutes: 0 },
  ]);
});

describe('the most wanted treatments and cities', () => {
  test('cover the last 90 days, in descending order', async () => {
    const { first, second, karnataka } = await knownIds(site);
    const [city] = (await site.get(`/api/cities/${karnataka}`)).body;
    const inKarnataka = { state: karnataka, city: city.city_id };
    await requestAt('2026-08-22T23:59', inKarnataka); // the day before the first of the 90
    await requestAt('2026-08-23T00:00', { treatmentType: [second] });
    await requestAt('2026-11-01T10:00', { treatmentType: [second] });
    await requestAt('2026-11-02T10:00', { treatmentType: [first, second], ...inKarnataka });
    const { treatments, cities } = await reportAt('2026-11-20T11:30');
    const nameOf = async (id: number) =>
      (await site.get('/api/treatment')).body.find((one: { treatment_id: number }) => one.treatment_id === id)
        .treatment_description;
    expect(treatments).toEqual([
      { name: await nameOf(second), booked: 3 },
      { name: await nameOf(first), booked: 1 },
    ]);
    expect(cities).toEqual([
      { name: 'Kochi', state: 'Kerala', booked: 2 },
      { name: city.city_name, state: 'Karnataka', booked: 1 },
    ]);
  });

  test('are at most five, with ties sorted by name', async () => {
    const ids = (await site.get('/api/treatment')).body.map((one: { treatment_id: number }) => one.treatment_id);
    await requestAt('2026-11-20T10:00', { treatmentType: ids.slice(0, 7) });
    const { treatments } = await reportAt('2026-11-20T11:30');
    const names = treatments.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(5);
    expect(names).toEqual(names.toSorted());
  });
});

test('a report is cached for a minute, with the time of the query', async () => {
  expect((await reportAt('2026-11-20T11:30')).cities).toEqual([]);
  await requestAt('2026-11-20T11:30:30');
  const early = await reportAt('2026-11-20T11:30:59');
  expect(early).toMatchObject({ as_of: '2026-11-20T06:00:00.000Z', cities: [] });
  const later = await reportAt('2026-11-20T11:31');
  expect(later).toMatchObject({ as_of: '2026-11-20T06:01:00.000Z', cities: [{ name: 'Kochi', booked: 1 }] });
});

describe('the cache', () => {
  function countedLoads(clock: { now: number }, fails: () => boolean = () => false) {
    let loads = 0;
    return cacheForAMinute(
      () => clock.now,
      async () => {
        loads += 1;
        if (fails()) throw new Error('The database is away.');
        return loads;
      },
    );
  }

  test('holds a result for a minute', async () => {
    const clock = { now: 0 };
    const read = countedLoads(clock);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    clock.now = 59_999;
    expect(await read()).toBe(1);
    clock.now = 60_000;
    expect(await read()).toBe(2);
  });

  test('passes a failure on and does not hold it', async () => {
    let isAway = true;
    const read = countedLoads({ now: 0 }, () => isAway);
    await expect(read()).rejects.toThrow('away');
    isAway = false;
    expect(await read()).toBe(2);
  });
});
