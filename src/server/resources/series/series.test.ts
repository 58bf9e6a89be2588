import { beforeEach, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30. The treatments take 30 minutes.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  nila = await addPractitioner(site, 'Nila');
  return () => site.close();
});

const requestId = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;

async function book(visit: object) {
  const appointment_id = await requestId();
  return site.post('/api/visits', { appointment_id, practitioner_id: nila, ...visit }, admin);
}

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();

describe('a series', () => {
  const at5 = (...days: string[]) => days.map((day) => ({ day, time: '17:00' }));
  const weekly = { first_day: '2026-11-24', times: at5('Tuesday', 'Friday') };
  const plan = async (more: object) => {
    const appointment_id = await requestId();
    const body = { appointment_id, practitioner_id: nila, ...weekly, ...more };
    return (await site.post('/api/visits/series/plan', body, admin)).body;
  };
  const send = async (starts: string[], appointment_id: number, headers = {}) =>
    post(
      starts.map((starts_at) => ({ starts_at })),
      appointment_id,
      headers,
    );
  const post = async (visits: object[], appointment_id: number, headers = {}) =>
    site.post('/api/visits/series', { appointment_id, practitioner_id: nila, visits }, { ...admin, ...headers });

  test('is planned by weekdays, and says which visits cannot be booked, with free times', async () => {
    await book({ starts_at: '2026-11-27T17:00' });
    const body = await plan({ count: 3 });
    const days = ['2026-11-24', '2026-11-27', '2026-12-01'];
    expect(body.map((visit: { starts_at: string }) => visit.starts_at)).toEqual(days.map((day) => at('17:00', day)));
    expect(body[1]).toMatchObject({ refusal: visitMessages.practitionerTaken('Nila'), can_book_anyway: true });
    expect(body[1].free_times[0].starts_at).toBe(at('16:15', '2026-11-27'));
    expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(1);
  });

  test('is booked as a whole or not at all', async () => {
    await book({ starts_at: '2026-11-27T17:00' });
    const appointment_id = await requestId();
    const refused = await send(['2026-11-24T17:00', '2026-11-27T17:00', '2026-11-29T17:00'], appointment_id);
    expect([refused.status, refused.body.detail]).toEqual([409, visitMessages.seriesTaken(2, 3)]);
    expect(refused.body.clashes).toMatchObject([
      { starts_at: at('17:00', '2026-11-27'), detail: visitMessages.practitionerTaken('Nila') },
      { starts_at: at('17:00', '2026-11-29'), detail: visitMessages.outsideHours('Nila') },
    ]);
    const taken = await send(['2026-11-24T17:00', '2026-11-27T17:00'], appointment_id);
    expect(taken.body.clashes[0].free_times).toHaveLength(3);
    expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(1);
    const starts = ['2026-11-24T17:00', refused.body.clashes[0].free_times[0].starts_at];
    const { status, body } = await send(starts, appointment_id);
    expect(status).toBe(201);
    site.clock.now = Date.parse(at('17:40'));
    admin = await site.signIn('front-desk');
    await site.put(`/api/visits/${body[0].id}/status`, { status: 'fulfilled' }, admin);
    const [attended] = (await site.get(`/api/appointments/${appointment_id}/visits`, admin)).body.slice(-1);
    expect(attended.series).toEqual({ id: body[0].id, count: 2, attended: 1 });
  });

  test('overbooks a date that is to be booked anyway, and no other one', async () => {
    for (const day of ['24', '27']) await book({ starts_at: `2026-11-${day}T17:00` });
    const appointment_id = await requestId();
    const visits = ['2026-11-24T17:00', '2026-11-27T17:00', '2026-11-29T17:00', '2026-12-01T17:00'].map(
      (starts_at) => ({
        starts_at,
        anyway: false,
      }),
    );
    const anyway = (...chosen: number[]) =>
      visits.map((visit, index) => (chosen.includes(index) ? { ...visit, anyway: true } : visit));
    const refused = await post(anyway(0, 2), appointment_id);
    expect([refused.status, refused.body.clashes]).toEqual([
      409,
      [expect.objectContaining({ starts_at: at('17:00', '2026-11-27') })],
    ]);
    expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(2);
    const { status, body } = await post(anyway(0, 1, 2), appointment_id);
    expect([status, body.map(isOverbooked)]).toEqual([201, [true, true, false, false]]);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('has its time of each weekday, also after the clocks have changed, and says what they skip', async () => {
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...JSON.parse(profile), timeZone: 'America/New_York' });
    await site.db.updateTable('clinic_profile').set({ profile: moved }).execute();
    const times = [
      { day: 'Friday', time: '17:00' },
      { day: 'Monday', time: '09:30' },
    ];
    const body = await plan({ first_day: '2027-03-12', times, count: 3 });
    expect(body.map((visit: { starts_at: string }) => visit.starts_at)).toEqual([
      '2027-03-12T22:00:00.000Z',
      '2027-03-15T13:30:00.000Z',
      '2027-03-19T21:00:00.000Z',
    ]);
    const night = await plan({ first_day: '2027-03-14', times: [{ day: 'Sunday', time: '02:30' }], count: 2 });
    expect(night[0]).toMatchObject({ refusal: visitMessages.skippedTime, can_book_anyway: false });
    expect(night[1]).toMatchObject({ refusal: visitMessages.outsideHours('Nila'), can_book_anyway: true });
  });

  test('is planned around leave and closures, with free times that no other visit of it has', async () => {
    await site.post(
      '/api/closures',
      { reason: 'Diwali', starts_on: '2026-11-25', ends_on: '2026-11-25' },
      await site.signIn(),
    );
    const leave = { practitioner_id: nila, kind: 'leave', starts_at: '2026-11-27', ends_at: '2026-11-28' };
    await site.post('/api/absences', leave, admin);
    await book({ starts_at: '2026-11-24T17:00' });
    const times = [...at5('Tuesday', 'Wednesday', 'Friday'), { day: 'Tuesday', time: '17:30' }];
    const body = await plan({ times, count: 4 });
    expect(body.map((visit: { refusal: string }) => visit.refusal)).toEqual([
      visitMessages.practitionerTaken('Nila'),
      null,
      visitMessages.closed,
      visitMessages.onLeave('Nila'),
    ]);
    const free = ['16:00', '16:15', '16:30'].map((time) => at(time));
    expect(body[0].free_times.map((one: { starts_at: string }) => one.starts_at)).toEqual(free);
  });

  test('cannot be planned when it is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ count: 1 }, visitMessages.wrongCount(2, 30)],
        [{ count: 31 }, visitMessages.wrongCount(2, 30)],
        [{ times: [] }, visitMessages.noDates],
        [{ times: [{ day: 'Monday', time: '' }] }, visitMessages.noClockTime],
        [{ times: [{ day: 'Monday', time: '17:03' }] }, visitMessages.notAStep],
        [{ first_day: '2026-11-16' }, visitMessages.past],
        [{ first_day: '' }, visitMessages.noFirstDay],
      ],
      async ([mistake, sentence]) => {
        expect((await plan({ count: 3, ...mistake })).detail).toBe(sentence);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is cancelled from one visit on, and booked again, as a whole or not at all', async () => {
    const appointment_id = await requestId();
    const { body } = await send(['2026-11-24T17:00', '2026-11-27T17:00', '2026-12-01T17:00'], appointment_id);
    const later = body.slice(1).map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    const set = async (visits: object[], status: string) =>
      site.put(`/api/visits/series/${body[0].id}/status`, { status, visits }, admin);
    const stored = async () =>
      (await site.db.selectFrom('visits').select('status').orderBy('id').execute()).map(({ status }) => status);
    expect((await set([later[0], { ...later[1], version: 7 }], 'cancelled')).status).toBe(412);
    expect(await stored()).toEqual(['booked', 'booked', 'booked']);
    const cancelled = await set(later, 'cancelled');
    expect(cancelled.body.map((visit: { series: object }) => visit.series)).toEqual([
      { id: body[0].id, count: 1, attended: 0 },
      { id: body[0].id, count: 1, attended: 0 },
    ]);
    await book({ starts_at: '2026-12-01T17:00' });
    const again = cancelled.body.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    const refused = await set(again, 'booked');
    expect([refused.status, refused.body.can_book_anyway]).toEqual([409, true]);
    expect(await stored()).toEqual(['booked', 'cancelled', 'cancelled', 'booked']);
    const anyway = again.map((visit: object) => ({ ...visit, anyway: true }));
    expect((await set(anyway, 'booked')).body.map(isOverbooked)).toEqual([false, true]);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
    const other = await book({ starts_at: '2026-12-02T17:00' });
    expect((await set([{ id: other.body.id, version: 1 }], 'cancelled')).status).toBe(404);
  });

  const isOverbooked = ({ overbooked }: { overbooked: boolean }) => overbooked;

  test('of 40 that want overlapping dates at once, each is booked whole or not at all, and no two share a time', async () => {
    const requests = await Promise.all(Array.from({ length: 4 }, requestId));
    /** Six dates on weekdays, each overlapping those of others; a caller who is told that the database is busy tries again. */
    const race = async (index: number) => {
      const starts = Array.from({ length: 6 }, (_, visit) => {
        const day = 23 + ((index + visit * 2) % 5);
        return `2026-11-${day}T${10 + ((index + visit) % 6)}:${visit % 2 ? '15' : '00'}`;
      });
      for (;;) {
        const answer = await send(starts, requests[index % 4] ?? 0);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => race(index)));
    const booked = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status, body }) => status === 409 && body.clashes.length > 0);
    expect(booked.length).toBeGreaterThan(0);
    expect(booked.length + refused.length).toBe(40);
    const visits = await site.db.selectFrom('visits').select(['starts_at', 'ends_at', 'series_id']).execute();
    const sizes = [...Map.groupBy(visits, ({ series_id }) => series_id).values()].map(({ length }) => length);
    expect(sizes).toEqual(booked.map(() => 6));
    const inOrder = visits.toSorted((a, b) => a.starts_at - b.starts_at);
    for (const [index, visit] of inOrder.entries())
      expect(inOrder[index + 1]?.starts_at ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(visit.ends_at);
    expect(await site.db.selectFrom('occupied_times').select('step').execute()).toHaveLength(visits.length * 6);
  }, 120_000);

  test('with the same time twice is refused', async () => {
    const appointment_id = await requestId();
    const { status, body } = await send(['2026-11-24T17:00', at('17:00')], appointment_id);
    expect([status, body.detail]).toEqual([422, visitMessages.sameTimeTwice]);
  });
});
