import { beforeEach, describe, expect, test } from 'vitest';
import { wishes } from '#contract/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { repairOccupiedTimes } from '#server/db/repair-occupied-times.queries.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
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

async function book(visit: object, headers = {}) {
  const appointment_id = await requestId();
  return site.post('/api/visits', { appointment_id, practitioner_id: nila, ...visit }, { ...admin, ...headers });
}

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const occupied = async () =>
  (await site.db.selectFrom('occupied_times').select('step').orderBy('step').execute()).map(({ step }) => step);
const request = async (id: number) =>
  (await site.get('/api/appointments', admin)).body.find((one: { id: number }) => one.id === id);

describe('a visit', () => {
  test('is booked for a request, which it confirms, and occupies its time', async () => {
    const { status, body } = await book({ starts_at: '2026-11-24T10:00' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      starts_at: at('10:00'),
      ends_at: at('10:30'),
      status: 'booked',
      name: 'Meera Sample',
      phone: '+91 00000 00001',
      practitioner_id: nila,
      practitioner: 'Nila',
      lane: 0,
      overbooked: false,
      series: null,
      version: 1,
    });
    expect(body.treatments).toHaveLength(2);
    expect(await occupied()).toHaveLength(6);
    expect((await request(body.appointment_id)).stage).toBe('confirmed');
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
    expect((await site.get('/api/visits?from=2026-11-24&to=2026-11-24', admin)).body).toEqual([body]);
    expect((await site.get(`/api/appointments/${body.appointment_id}/visits`, admin)).body).toEqual([body]);
  });

  test('lasts as long as the longest treatment with its buffer', async () => {
    await site.db
      .updateTable('treatments')
      .set({ minutes: 45, buffer_minutes: 7 })
      .where('treatment_id', '=', 2)
      .execute();
    const { body } = await book({ starts_at: at('10:00') });
    expect(body.ends_at).toBe(at('10:55'));
  });

  test('needs no practitioner, and then occupies no one’s time', async () => {
    const { body } = await book({ starts_at: '2026-11-24T10:00', practitioner_id: null });
    expect([body.practitioner, body.lane]).toEqual([null, null]);
    expect(await occupied()).toEqual([]);
  });

  test('at a taken time is refused with the nearest free times', async () => {
    await book({ starts_at: '2026-11-24T10:00' });
    const { status, body } = await book({ starts_at: '2026-11-24T10:15' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'taken',
      detail: visitMessages.practitionerTaken('Nila'),
      can_book_anyway: true,
      free_times: ['09:30', '10:30', '10:45'].map((time) => ({ starts_at: at(time), practitioner: 'Nila' })),
    });
    expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(1);
  });

  test('at a taken time can be booked anyway, and says so', async () => {
    await book({ starts_at: '2026-11-24T10:00' });
    const { body } = await book({ starts_at: '2026-11-24T10:00', anyway: true });
    expect(body).toMatchObject({ lane: 1, overbooked: true });
  });

  test('is beside another one where the practitioner sees two at a time', async () => {
    await site.db.updateTable('practitioners').set({ side_by_side: 2 }).execute();
    const booked = [await book({ starts_at: '2026-11-24T10:00' }), await book({ starts_at: '2026-11-24T10:15' })];
    expect(booked.map(({ body }) => [body.lane, body.overbooked])).toEqual([
      [0, false],
      [1, false],
    ]);
    expect((await book({ starts_at: '2026-11-24T10:15' })).status).toBe(409);
  });

  test('in a taken room is refused, with the name of the room', async () => {
    const other = await addPractitioner(site, 'Arjun');
    await site.post('/api/rooms', { name: 'Gym' }, await site.signIn());
    await book({ starts_at: '2026-11-24T10:00', room_id: 1 });
    const { status, body } = await book({ starts_at: '2026-11-24T10:00', room_id: 1, practitioner_id: other });
    expect([status, body.detail]).toEqual([409, visitMessages.roomTaken('Gym')]);
  });

  test.each([
    ['2026-11-24T10:02', visitMessages.notAStep],
    ['2026-11-19T10:00', visitMessages.past],
    ['2028-11-24T10:00', visitMessages.farAhead],
    ['2026-11-24', visitMessages.noTime],
    ['2026-11-24T24:10', visitMessages.noTime],
    ['2026-02-30T10:00', visitMessages.noTime],
  ])('at %s is refused, also anyway', async (starts_at, sentence) => {
    const { status, body } = await book({ starts_at, anyway: true });
    expect([status, body.detail, body.can_book_anyway]).toEqual([422, sentence, undefined]);
  });

  test.each([
    ['2026-11-20T10:00', visitMessages.earlierToday],
    ['2026-11-24T07:45', visitMessages.outsideHours('Nila')],
    ['2026-11-24T19:45', visitMessages.outsideHours('Nila')],
    ['2026-11-22T10:00', visitMessages.outsideHours('Nila')],
  ])('at %s is refused, but can be booked anyway', async (starts_at, sentence) => {
    const { status, body } = await book({ starts_at });
    expect([status, body.detail, body.can_book_anyway]).toEqual([422, sentence, true]);
    expect(body.free_times).toHaveLength(3);
    expect((await book({ starts_at, anyway: true })).status).toBe(201);
  });

  test('is refused during leave and after the practitioner has left', async () => {
    const leave = { practitioner_id: nila, kind: 'leave', starts_at: '2026-11-24T00:00', ends_at: '2026-11-25T00:00' };
    await site.post('/api/absences', leave, admin);
    const { body } = await book({ starts_at: '2026-11-24T10:00' });
    expect(body.detail).toBe(visitMessages.onLeave('Nila'));
    expect(body.free_times[0].starts_at).toBe(at('19:00', '2026-11-23'));
    await site.db.updateTable('practitioners').set({ left_at: 1 }).execute();
    const refused = await book({ starts_at: '2026-11-26T10:00', anyway: true });
    expect(refused.body.detail).toBe(visitMessages.practitionerLeft('Nila'));
  });

  test('is refused for a done request', async () => {
    const id = await requestId();
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, admin);
    const { status, body } = await site.post(
      '/api/visits',
      { appointment_id: id, starts_at: '2026-11-24T10:00' },
      admin,
    );
    expect([status, body.detail]).toEqual([422, visitMessages.doneRequest]);
  });

  test('is booked once under one key', async () => {
    const appointment_id = await requestId();
    const body = { appointment_id, practitioner_id: nila, starts_at: '2026-11-24T10:00' };
    const send = () => site.post('/api/visits', body, { ...admin, 'Idempotency-Key': 'visit' });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  test('moves, which frees its old time', async () => {
    const { body } = await book({ starts_at: '2026-11-24T10:00' });
    const moved = await site.put(
      `/api/visits/${body.id}`,
      { starts_at: '2026-11-24T10:10', minutes: 20, practitioner_id: nila },
      { ...admin, 'If-Match': '"1"' },
    );
    expect(moved.body).toMatchObject({ starts_at: at('10:10'), ends_at: at('10:30'), version: 2 });
    expect(await occupied()).toHaveLength(4);
    const stale = await site.put(`/api/visits/${body.id}`, { starts_at: at('12:00') }, { ...admin, 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    const [, entry] = (await site.get('/api/audit-log?limit=2', await site.signIn())).body; // after that of the sign-in
    expect(entry).toMatchObject({
      action: 'changed',
      kind: 'visit',
      fields: ['time', 'length'],
      subject: body.reference,
    });
  });

  test('that cannot move stays where it is', async () => {
    await book({ starts_at: '2026-11-24T10:00' });
    const { body } = await book({ starts_at: '2026-11-24T11:00' });
    const before = await occupied();
    const moved = await site.put(`/api/visits/${body.id}`, { starts_at: at('10:15'), practitioner_id: nila }, admin);
    expect([moved.status, moved.body.free_times.length]).toEqual([409, 3]);
    expect(await occupied()).toEqual(before);
    expect((await site.get(`/api/visits/${body.id}`, admin)).body).toEqual(body);
  });

  test('that is cancelled leaves its time to others, and takes it again if no one has it', async () => {
    const { body } = await book({ starts_at: '2026-11-24T10:00' });
    const set = (status: string, more = {}) => site.put(`/api/visits/${body.id}/status`, { status, ...more }, admin);
    expect((await set('cancelled')).body.status).toBe('cancelled');
    expect((await request(body.appointment_id)).stage).toBe('tried');
    expect(await occupied()).toEqual([]);
    expect((await set('booked')).body.status).toBe('booked');
    expect((await request(body.appointment_id)).stage).toBe('confirmed');
    await set('cancelled');
    await book({ starts_at: '2026-11-24T10:00' });
    expect((await set('booked')).status).toBe(409);
    expect((await set('booked', { anyway: true })).body.overbooked).toBe(true);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('is erased with its request, and so is the time it takes', async () => {
    const { body } = await book({ starts_at: '2026-11-24T10:00' });
    await site.db.deleteFrom('appointments').where('id', '=', body.appointment_id).execute();
    expect(await occupied()).toEqual([]);
  });

  test('changes a number that live updates report', async () => {
    const changes = async () => (await readCounts(site.db, 'visits.changes'))['visits.changes'];
    const before = await changes();
    await book({ starts_at: '2026-11-24T10:00' });
    expect(await changes()).toBe(before + 1);
  });
});

test('a calendar of too many days is refused', async () => {
  for (const path of ['visits', 'calendar']) {
    const { status, body } = await site.get(`/api/${path}?from=2026-11-01&to=2026-12-13`, admin);
    expect([status, body.detail]).toEqual([422, visitMessages.tooManyDays(42)]);
  }
});

test('someone who walks in gets a request and a visit at once, or neither', async () => {
  const walkIn = { ...(await bookingOf(site)), starts_at: '2026-11-20T11:30', practitioner_id: nila };
  const { status, body } = await site.post('/api/visits/walk-in', walkIn, admin);
  expect([status, body.name, body.starts_at]).toEqual([201, 'Meera Sample', at('11:30', '2026-11-20')]);
  expect((await request(body.appointment_id)).stage).toBe('confirmed');
  expect((await site.post('/api/visits/walk-in', walkIn, admin)).status).toBe(409);
  expect((await site.get('/api/appointments', admin)).body).toHaveLength(1);
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('a time with an offset is understood with and without seconds', async () => {
  const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
  for (const starts_at of ['2026-11-23T10:00+05:30', '2026-11-23T04:30Z', '2026-11-23T10:00:00+05:30']) {
    const body = { appointment_id: id, starts_at, anyway: true };
    expect((await site.post('/api/visits', body, admin)).body).toMatchObject({ starts_at: '2026-11-23T04:30:00.000Z' });
  }
  expect(wishes.safeParse({ times: [{ starts_at: '2026-11-24T10:00+05:30' }] }).success).toBe(true);
  const [from, until] = ['2026-11-24T10:00+05:30', '2026-11-24T06:30Z'].map(encodeURIComponent);
  expect((await site.get(`/api/wait-list?from=${from}&until=${until}`, admin)).status).toBe(200);
});

test('free times are the next ones of anyone, long enough for the treatments', async () => {
  const arjun = await addPractitioner(site, 'Arjun');
  const id = await requestId();
  await book({ starts_at: '2026-11-20T11:30', minutes: 30 });
  const free = async (search = '') => (await site.get(`/api/appointments/${id}/free-times?${search}`, admin)).body;
  const [first, second, third] = await free();
  const name = (id: number) => ({ practitioner_id: id });
  expect(first).toMatchObject({
    starts_at: at('11:30', '2026-11-20'),
    ends_at: at('12:00', '2026-11-20'),
    ...name(arjun),
  });
  expect(second).toMatchObject({ starts_at: at('11:45', '2026-11-20'), ...name(arjun) });
  expect(third).toMatchObject({ starts_at: at('12:00', '2026-11-20'), ...name(nila) });
  expect(await free(`practitioner_id=${nila}&from=2026-11-22&limit=1`)).toMatchObject([
    { starts_at: at('08:00', '2026-11-23'), ...name(nila) },
  ]);
});

test('two visits never have the same time in the database', async () => {
  await book({ starts_at: '2026-11-24T10:00' });
  const [row] = await site.db.selectFrom('occupied_times').selectAll().limit(1).execute();
  if (!row) throw new Error('There is no row.');
  await expect(site.db.insertInto('occupied_times').values(row).execute()).rejects.toThrow(/unique|duplicate/i);
});

test('200 patients who want overlapping times at once never share a time, and the losers are offered free ones', async () => {
  await site.db.updateTable('practitioners').set({ side_by_side: 2 }).execute();
  const requests = [await requestId(), await requestId(), await requestId(), await requestId()];
  /** A caller who is told that the database is busy tries again, also if only the reading of the answer had failed. */
  const race = async (index: number) => {
    const minute = String((index % 12) * 5).padStart(2, '0');
    const visit = { practitioner_id: nila, starts_at: `2026-11-24T1${index % 2}:${minute}`, minutes: 40 };
    for (;;) {
      const body = { appointment_id: requests[index % requests.length], ...visit };
      const answer = await site.post('/api/visits', body, { ...admin, 'Idempotency-Key': `caller ${index}` });
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => race(index)));
  const booked = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.filter(({ status, body }) => status !== 409 || body.free_times.length !== 3)).toEqual([]);
  const visits = await site.db.selectFrom('visits').select(['starts_at', 'ends_at', 'lane']).execute();
  expect(visits).toHaveLength(booked);
  const isApart = (a: (typeof visits)[number], b: (typeof visits)[number]) =>
    a.lane !== b.lane || a.ends_at <= b.starts_at || b.ends_at <= a.starts_at;
  const pairs = visits.flatMap((visit, index) => visits.slice(index + 1).map((other) => [visit, other] as const));
  expect(pairs.every(([one, other]) => isApart(one, other))).toBe(true);
  expect(await occupied()).toHaveLength(booked * 8);
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
}, 120_000);

test('a visit that is cancelled while someone moves it takes no time', async () => {
  for (const round of [1, 2, 3, 4]) {
    const { body } = await book({ starts_at: '2026-11-24T10:00' });
    const cancel = () => site.put(`/api/visits/${body.id}/status`, { status: 'cancelled' }, admin);
    const move = () =>
      site.put(`/api/visits/${body.id}`, { practitioner_id: nila, starts_at: '2026-11-24T12:00' }, admin);
    const changes = [cancel, move];
    await Promise.all((round % 2 ? changes : changes.toReversed()).map((send) => send()));
    expect(await occupied(), `round ${round}`).toEqual([]);
    expectProblem(await move(), 'invalid', visitMessages.notOccupying);
  }
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});

test('a visit that gets another length while someone moves it has both', async () => {
  const { body: visit } = await book({ starts_at: '2026-11-24T10:00' });
  const put = (change: object) => site.put(`/api/visits/${visit.id}`, { practitioner_id: nila, ...change }, admin);
  for (const round of [1, 2, 3, 4]) {
    await put({ starts_at: '2026-11-24T10:00', minutes: 30 });
    const changes = [
      () => put({ starts_at: '2026-11-24T10:00', minutes: 60 }),
      () => put({ starts_at: '2026-11-24T14:00' }),
    ];
    const both = await Promise.all((round % 2 ? changes : changes.toReversed()).map((send) => send()));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await occupied(), `round ${round}`).toHaveLength(12);
  }
});

test('a booking that is sent again gets the first answer, although its time is past by now', async () => {
  const key = { 'Idempotency-Key': 'once' };
  const body = { appointment_id: await requestId(), practitioner_id: nila, starts_at: '2026-11-20T12:00' };
  const first = await site.post('/api/visits', body, { ...admin, ...key });
  expect(first.status).toBe(201);
  site.clock.now += 3_600_000;
  admin = await site.signIn('front-desk');
  expect((await site.post('/api/visits', body, { ...admin, ...key })).body).toEqual(first.body);
});

test('every night occupied times are compared with visits, and repaired', async () => {
  const one = (await book({ starts_at: '2026-11-24T10:00' })).body;
  const other = (await book({ starts_at: '2026-11-24T11:00' })).body;
  const before = await occupied();
  expect(await repairOccupiedTimes(site.db, site.clock.now)).toEqual({ freed: 0, taken: 0 });
  await site.db.updateTable('visits').set({ status: 'cancelled' }).where('id', '=', one.id).execute();
  await site.db.deleteFrom('occupied_times').where('visit_id', '=', other.id).execute();
  expect(await repairOccupiedTimes(site.db, site.clock.now)).toEqual({ freed: 6, taken: 1 });
  expect(await occupied()).toEqual(before.slice(6));
});
