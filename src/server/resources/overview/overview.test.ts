import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, knownIds, reviewOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { cacheForAMinute } from './overview.service.ts';

let site: TestApp;
const opened: TestApp[] = [];

beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  opened.push(site);
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** Sets the clock to a time in the clinic's time zone, Asia/Kolkata. */
function at(time: string) {
  site.clock.now = Date.parse(`${time}+05:30`);
}

async function bookAt(time: string, changes: object = {}) {
  at(time);
  const { status, body } = await site.post('/api/appointments', await bookingOf(site, changes));
  expect(status).toBe(201);
  return body;
}

async function overviewAt(time: string) {
  at(time);
  const { status, body } = await site.get('/api/overview', await site.signIn());
  expect(status).toBe(200);
  return body;
}

const weeksOf = ({ trends }: { trends: { weeks: { monday: string; booked: number }[] } }) =>
  Object.fromEntries(trends.weeks.filter(({ booked }) => booked > 0).map(({ monday, booked }) => [monday, booked]));

test('a new clinic has twelve empty weeks and nothing pending', async () => {
  const { trends, ...rest } = await overviewAt('2026-11-20T11:30');
  const { weeks, ...wanted } = trends;
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ monday: '2026-08-31', booked: 0 });
  expect(weeks[11]).toEqual({ monday: '2026-11-16', booked: 0 });
  expect(wanted).toEqual({ since: '2026-08-23', asOf: '2026-11-20T06:00:00.000Z', treatments: [], cities: [] });
  expect(rest).toEqual({
    backup: null,
    guessed: [],
    today: { day: '2026-11-20', booked: 0 },
    pending: { all: 0, dueCalls: 0, waitingLong: { count: 0, until: '2026-11-17', oldest: null } },
    reviews: { waiting: 0 },
  });
});

describe('bookings per week', () => {
  test('start on Monday at midnight in the clinic’s time zone, and cover twelve weeks', async () => {
    await bookAt('2026-08-30T23:59:59.999');
    await bookAt('2026-08-31T00:00');
    await bookAt('2026-11-15T23:59:59.999');
    await bookAt('2026-11-16T00:00');
    await bookAt('2026-11-20T09:00');
    const overview = await overviewAt('2026-11-20T11:30');
    expect(weeksOf(overview)).toEqual({ '2026-08-31': 1, '2026-11-09': 1, '2026-11-16': 2 });
    expect(overview.today).toEqual({ day: '2026-11-20', booked: 1 });
  });

  test('count a Sunday evening in the week that ends, and Monday in the next', async () => {
    await bookAt('2026-11-22T23:59');
    const sunday = await overviewAt('2026-11-22T23:59');
    expect(sunday.trends.weeks[11]).toEqual({ monday: '2026-11-16', booked: 1 });
    const monday = await overviewAt('2026-11-23T00:00');
    expect(monday.trends.weeks.slice(10)).toEqual([
      { monday: '2026-11-16', booked: 1 },
      { monday: '2026-11-23', booked: 0 },
    ]);
    expect(monday.today).toEqual({ day: '2026-11-23', booked: 0 });
  });

  test('count New Year’s Eve and New Year’s Day in the same week', async () => {
    await bookAt('2026-12-31T23:59');
    await bookAt('2027-01-01T00:01');
    const overview = await overviewAt('2027-01-02T10:00');
    expect(weeksOf(overview)).toEqual({ '2026-12-28': 2 });
    expect(overview.today).toEqual({ day: '2027-01-02', booked: 0 });
  });

  test('are correct across a change to winter time', async () => {
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const inNewYork = JSON.stringify({ ...JSON.parse(profile), timeZone: 'America/New_York' });
    await site.db.updateTable('clinic_profile').set({ profile: inNewYork }).execute();
    const booking = await bookingOf(site);
    // 11:30 p.m. on the Sunday on which winter time begins is still in the week before.
    for (const time of ['2026-11-02T04:30:00Z', '2026-11-02T05:00:00Z']) {
      site.clock.now = Date.parse(time);
      await site.post('/api/appointments', booking);
    }
    expect(weeksOf(await overviewAt('2026-11-20T11:30'))).toEqual({ '2026-10-26': 1, '2026-11-02': 1 });
  });
});

describe('pending for more than two days', () => {
  test('are appointments from before the day before yesterday, as the list of those days shows', async () => {
    await bookAt('2026-11-03T09:00', { name: 'Oldest' });
    await bookAt('2026-11-17T23:59:59.999', { name: 'Late in the evening' });
    await bookAt('2026-11-18T00:00', { name: 'Not long enough' });
    const { pending } = await overviewAt('2026-11-20T23:59');
    expect(pending).toEqual({
      all: 3,
      dueCalls: 0,
      waitingLong: { count: 2, until: '2026-11-17', oldest: '2026-11-03T03:30:00.000Z' },
    });
    const admin = await site.signIn();
    const listed = await site.get(`/api/appointments?status=pending&to=${pending.waitingLong.until}`, admin);
    expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(['Late in the evening', 'Oldest']);
    expect((await overviewAt('2026-11-21T00:00')).pending.waitingLong).toMatchObject({ count: 3, until: '2026-11-18' });
  });

  test('excludes appointments that are done', async () => {
    const { id } = await bookAt('2026-11-03T09:00');
    at('2026-11-20T09:00');
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, await site.signIn());
    expect((await overviewAt('2026-11-20T09:01')).pending).toEqual({
      all: 0,
      dueCalls: 0,
      waitingLong: { count: 0, until: '2026-11-17', oldest: null },
    });
  });
});

test('reviews are waiting until they are shown or deleted', async () => {
  for (const rating of [5, 2]) await site.post('/api/submit-review', reviewOf({ rating }));
  const admin = await site.signIn();
  const waiting = async () => (await site.get('/api/overview', admin)).body.reviews.waiting;
  expect(await waiting()).toBe(2);
  const [{ id }, other] = (await site.get('/api/reviews', admin)).body;
  await site.put(`/api/reviewVisibility/${id}`, { isActive: true }, admin);
  expect(await waiting()).toBe(1);
  await site.delete(`/api/reviews/${other.id}`, admin);
  expect(await waiting()).toBe(0);
});

describe('the most booked treatments and cities', () => {
  test('cover the last 90 days, in descending order', async () => {
    const { first, second, karnataka } = await knownIds(site);
    const [city] = (await site.get(`/api/cities/${karnataka}`)).body;
    const inKarnataka = { state: karnataka, city: city.city_id };
    await bookAt('2026-08-22T23:59', inKarnataka); // the day before the first of the 90
    await bookAt('2026-08-23T00:00', { treatmentType: [second] });
    await bookAt('2026-11-01T10:00', { treatmentType: [second] });
    await bookAt('2026-11-02T10:00', { treatmentType: [first, second], ...inKarnataka });
    const { trends } = await overviewAt('2026-11-20T11:30');
    const nameOf = async (id: number) =>
      (await site.get('/api/treatment')).body.find((one: { treatment_id: number }) => one.treatment_id === id)
        .treatment_description;
    expect(trends.treatments).toEqual([
      { name: await nameOf(second), booked: 3 },
      { name: await nameOf(first), booked: 1 },
    ]);
    expect(trends.cities).toEqual([
      { name: 'Kochi', state: 'Kerala', booked: 2 },
      { name: city.city_name, state: 'Karnataka', booked: 1 },
    ]);
  });

  test('are at most five, with ties sorted by name', async () => {
    const ids = (await site.get('/api/treatment')).body.map((one: { treatment_id: number }) => one.treatment_id);
    await bookAt('2026-11-20T10:00', { treatmentType: ids.slice(0, 7) });
    const { treatments } = (await overviewAt('2026-11-20T11:30')).trends;
    const names = treatments.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(5);
    expect(names).toEqual(names.toSorted());
  });

  test('are cached for a minute together with the weeks, with the time of the query', async () => {
    expect((await overviewAt('2026-11-20T11:30')).trends.cities).toEqual([]);
    await bookAt('2026-11-20T11:30:30');
    const early = await overviewAt('2026-11-20T11:30:59');
    expect(early.trends).toMatchObject({ asOf: '2026-11-20T06:00:00.000Z', cities: [] });
    expect(early.today.booked).toBe(1);
    expect(weeksOf(early)).toEqual({});
    const later = await overviewAt('2026-11-20T11:31');
    expect(later.trends).toMatchObject({ asOf: '2026-11-20T06:01:00.000Z', cities: [{ name: 'Kochi', booked: 1 }] });
  });
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
