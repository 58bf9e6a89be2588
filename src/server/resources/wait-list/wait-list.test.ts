import { beforeEach, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { WaitList } from '#contract/wait-list.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deletePastWishes } from './wait-list.queries.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30. The treatments take 30 minutes.
// Nila works from 10 to 11 on Mondays and Tuesdays, so that few times are free.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  nila = await addPractitioner(site, 'Nila');
  const hours = [{ days: ['Monday', 'Tuesday'], spans: [{ opens: '10:00', closes: '11:00' }] }];
  const row = { practitioner_id: nila, valid_from: '2026-11-01', valid_until: null, hours };
  await site.post('/api/working-hours', row, await site.signIn());
  return () => site.close();
});

const request = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
async function book(starts_at: string, practitioner_id: number | null = nila) {
  const visit = { appointment_id: await request(), practitioner_id, starts_at, minutes: 60 };
  return (await site.post('/api/visits', visit, admin)).body;
}
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}+05:30`).toISOString();
const wish = (id: number, form: object = {}) =>
  site.put(`/api/appointments/${id}/earlier-time`, { until: '2026-12-31', ...form }, admin);
const read = async (query = ''): Promise<WaitList> => (await site.get(`/api/wait-list${query}`, admin)).body;
const fits = async () => (await read()).waiting.map((one) => one.fits.map(({ starts_at }) => starts_at));
const cancel = ({ id }: { id: number }) => site.put(`/api/visits/${id}/status`, { status: 'cancelled' }, admin);
const tell = (id: number, visit_starts_at: string, message = 'earlier') =>
  site.post(`/api/appointments/${id}/told-marks`, { message, channel: 'sms', visit_starts_at }, admin);
const take = (id: number | undefined, starts_at: string, practitioner_id = nila) =>
  site.post(`/api/wait-list/${id}/visit`, { starts_at, practitioner_id }, admin);

/** Both Mondays are taken, and the patients of both Tuesdays want an earlier time. */
async function fillTwoWeeks() {
  const early = await book('2026-11-23T10:00');
  const [first, second] = [await book('2026-11-24T10:00'), await book('2026-12-01T10:00')];
  await book('2026-11-30T10:00');
  await wish(first.appointment_id);
  await wish(second.appointment_id);
  return { early, first, second };
}

describe('who waits', () => {
  test('is compared with the free times of at most 62 days at once, wherever these are', async () => {
    const { first } = await fillTwoWeeks();
    const ask = (from: string, until: string) => site.get(`/api/wait-list?from=${from}&until=${until}`, admin);
    for (const [from, until] of [
      ['2026-11-20T00:00Z', '2126-11-20T00:00Z'],
      ['0000-01-01T00:00Z', '9999-12-31T23:59Z'],
      ['2026-11-20T00:00Z', '2027-01-21T00:01Z'],
    ] as const) {
      const { status, body } = await ask(from, until);
      expect([status, body.detail]).toEqual([422, visitMessages.tooManyDays(62)]);
    }
    const far = [
      ['2026-11-20T00:00Z', '2027-01-21T00:00Z'],
      ['0000-01-01T00:00Z', '0000-01-02T00:00Z'],
      ['9999-12-31T00:00Z', '9999-12-31T23:59Z'],
    ] as const;
    for (const [from, until] of far) expect((await ask(from, until)).status).toBe(200);
    for (const until of ['2126-11-20', '9999-12-31']) {
      const { status, body } = await wish(first.appointment_id, { until });
      expect([status, body.detail]).toEqual([422, waitMessages.farAhead]);
    }
  });

  test('is offered the time of a cancelled visit, if it is earlier than the own one', async () => {
    const { early } = await fillTwoWeeks();
    expect(await fits()).toEqual([[], []]);
    await cancel(early);
    expect(await fits()).toEqual([[at('10:00')], [at('10:00')]]);
    const span = `?from=${early.starts_at}&until=${early.ends_at}`;
    const [patient] = (await read(span)).waiting;
    expect(patient).toMatchObject({
      practitioner: null,
      days: [],
      parts: [],
      until: '2026-12-31',
      practitioner_id: null,
    });
    expect(patient?.fits).toMatchObject([
      { starts_at: at('10:00'), ends_at: at('11:00'), practitioner: 'Nila', told: false },
    ]);
    expect((await read(`?from=${at('11:00')}&until=${at('12:00')}`)).waiting[0]?.fits).toEqual([]);
  });

  test('is offered a time from which a visit was moved, or at which leave was removed', async () => {
    const { early, first } = await fillTwoWeeks();
    await site.put(`/api/visits/${early.id}`, { starts_at: '2026-12-07T10:00', practitioner_id: nila }, admin);
    expect((await fits())[0]).toEqual([at('10:00')]);
    const leave = { practitioner_id: nila, kind: 'leave', starts_at: '2026-11-23T00:00', ends_at: '2026-11-24T00:00' };
    const { body } = await site.post('/api/absences', leave, admin);
    expect((await fits())[0]).toEqual([]);
    await site.delete(`/api/absences/${body.id}`, admin);
    expect((await fits())[0]).toEqual([at('10:00')]);
    expect((await site.get(`/api/appointments/${first.appointment_id}/earlier-time`, admin)).body).toMatchObject({
      until: '2026-12-31',
    });
  });

  test.each([
    ['on other days', { days: ['Tuesday', 'Friday'] }, false],
    ['on this day', { days: ['Monday'] }, true],
    ['in the evening', { parts: ['evening'] }, false],
    ['in the morning', { parts: ['evening', 'morning'] }, true],
    ['until the day before', { until: '2026-11-22' }, false],
    ['until that day', { until: '2026-11-23' }, true],
  ])('%s is offered what suits', async (_name, form, isOffered) => {
    const { appointment_id } = await book('2026-11-24T10:00');
    await wish(appointment_id, form);
    expect((await fits())[0]).toEqual(isOffered ? [at('10:00')] : []);
  });

  test('for one practitioner is offered no one else', async () => {
    const other = await addPractitioner(site, 'Arjun');
    const { appointment_id } = await book('2026-11-24T10:00');
    await wish(appointment_id, { practitioner_id: other, parts: ['evening'], until: '2026-11-20' });
    const [fit] = (await read()).waiting[0]?.fits ?? [];
    expect(fit).toMatchObject({ starts_at: at('17:00', '2026-11-20'), practitioner: 'Arjun' });
  });

  test('for someone who has left is offered no time, which is said, until anyone will do', async () => {
    const { appointment_id } = await book('2026-12-22T10:00');
    await wish(appointment_id, { practitioner_id: nila });
    expect((await read()).waiting).toMatchObject([{ has_left: false }]);
    await addPractitioner(site, 'Arjun');
    await site.db.updateTable('practitioners').set({ left_at: 1 }).where('id', '=', nila).execute();
    expect((await read()).waiting).toMatchObject([{ practitioner: 'Nila', has_left: true, fits: [] }]);
    expect((await wish(appointment_id, { practitioner_id: null })).body).toMatchObject({ has_left: false });
    expect((await read()).waiting[0]?.fits).toHaveLength(3);
  });

  test('is offered the first times that suit, also if they are weeks ahead and apart', async () => {
    const leave = { practitioner_id: nila, kind: 'leave', starts_at: '2026-11-20T00:00', ends_at: '2026-12-12T00:00' };
    await site.post('/api/absences', leave, admin);
    const { appointment_id } = await book('2026-12-22T10:00');
    await wish(appointment_id);
    expect((await fits())[0]).toEqual(['2026-12-14', '2026-12-15', '2026-12-21'].map((day) => at('10:00', day)));
  });

  test('without a visit is offered what is long enough for the treatments', async () => {
    await wish(await request(), { days: ['Monday'] });
    expect((await fits())[0]).toEqual(['10:00', '10:15', '10:30'].map((time) => at(time)));
  });

  test('is left out when the day is over, the request is done or the visit is cancelled, and is deleted after the day', async () => {
    const [over, done, gone] = [
      await book('2026-11-23T10:00'),
      await book('2026-11-24T10:00'),
      await book('2026-11-30T10:00'),
    ];
    await wish(over.appointment_id, { until: '2026-11-20' });
    await wish(done.appointment_id);
    await wish(gone.appointment_id);
    const listed = async () => (await read()).waiting.map(({ appointment }) => appointment.id);
    expect(await listed()).toEqual([over, done, gone].map((visit) => visit.appointment_id));
    await site.put(`/api/appointments/${done.appointment_id}/remark`, { remarks: 'Done.' }, admin);
    await cancel(gone);
    site.clock.now = Date.parse('2026-11-21T00:00+05:30');
    admin = await site.signIn('front-desk');
    expect(await listed()).toEqual([]);
    await deletePastWishes(site.db, '2026-11-21');
    expect(await site.db.selectFrom('wait_list').select('appointment_id').orderBy('appointment_id').execute()).toEqual([
      { appointment_id: done.appointment_id },
      { appointment_id: gone.appointment_id },
    ]);
  });

  test('is refused when it is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ until: '2026-11-19' }, 'until', waitMessages.dayIsOver],
        [{ until: '2028-11-21' }, 'until', waitMessages.farAhead],
        [{ until: '' }, 'until', waitMessages.noDay],
        [{ practitioner_id: 'x' }, 'practitioner_id', visitMessages.noPractitioner],
        [{ practitioner_id: 999 }, 'practitioner_id', visitMessages.noPractitioner],
      ],
      async ([form, field, message]) => {
        const { status, body } = await wish(await request(), form);
        expect([status, body.errors]).toEqual([422, [{ field, message }]]);
      },
    );
    expect(failures).toEqual([]);
  });

  test('no longer waits when someone says so', async () => {
    const id = await request();
    expect((await site.get(`/api/appointments/${id}/earlier-time`, admin)).body).toBeNull();
    await wish(id);
    await wish(id, { days: ['Monday'] });
    expect((await site.get(`/api/appointments/${id}/earlier-time`, admin)).body).toMatchObject({ days: ['Monday'] });
    expect((await site.delete(`/api/appointments/${id}/earlier-time`, admin)).status).toBe(204);
    expect((await site.delete(`/api/appointments/${id}/earlier-time`, admin)).status).toBe(404);
    expect((await read()).waiting).toEqual([]);
  });
});

describe('the first who answers', () => {
  test('gets the time, which ends the waiting and frees the own time for the next', async () => {
    const { early, first, second } = await fillTwoWeeks();
    await cancel(early);
    const [waiting] = (await read()).waiting;
    const { status, body } = await take(waiting?.id, at('10:00'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first.id, starts_at: at('10:00'), ends_at: at('11:00'), practitioner: 'Nila' });
    const left = (await read()).waiting;
    expect(left.map(({ visit }) => visit?.id)).toEqual([second.id]);
    expect(left[0]?.fits.map(({ starts_at }) => starts_at)).toEqual([first.starts_at]);
  });

  test('without a visit gets one, which confirms the request', async () => {
    const id = await request();
    const { body: wished } = await wish(id);
    const { body } = await take(wished.id, '2026-11-23T10:30');
    expect(body).toMatchObject({ appointment_id: id, starts_at: at('10:30'), status: 'booked' });
    expect((await read()).waiting).toEqual([]);
  });

  test('of two who are booked at the same moment wins, and the other keeps visit and place on the list', async () => {
    const { early, first, second } = await fillTwoWeeks();
    await cancel(early);
    const wishes = (await read()).waiting.map(({ id }) => id);
    const colleague = await site.signIn();
    const answers = await Promise.all(
      wishes.map((id, index) =>
        site.post(
          `/api/wait-list/${id}/visit`,
          { starts_at: at('10:00'), practitioner_id: nila },
          index ? colleague : admin,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]?.body.detail).toBe(visitMessages.practitionerTaken('Nila'));
    const loser = [first, second][1 - won];
    expect((await site.get(`/api/visits/${loser.id}`, admin)).body).toEqual(loser);
    expect((await read()).waiting.map(({ id }) => id)).toEqual([wishes[1 - won]]);
    const steps = await site.db.selectFrom('occupied_times').select('visit_id').execute();
    expect(steps.filter(({ visit_id }) => visit_id === loser.id)).toHaveLength(12);
  });

  test('is booked once when two people book the same patient', async () => {
    const { early } = await fillTwoWeeks();
    await cancel(early);
    const [waiting] = (await read()).waiting;
    const answers = await Promise.all([take(waiting?.id, at('10:00')), take(waiting?.id, at('10:00'))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('does not get a later time', async () => {
    const { first } = await fillTwoWeeks();
    const [waiting] = (await read()).waiting;
    const { status, body } = await take(waiting?.id, '2026-12-07T10:00');
    expect([status, body.errors]).toEqual([422, [{ field: 'starts_at', message: waitMessages.notEarlier }]]);
    expect((await site.get(`/api/visits/${first.id}`, admin)).body).toEqual(first);
  });
});

describe('taking back a booking', () => {
  const takeBack = (visit: { id: number; version: number }, body: object) =>
    site.post(`/api/visits/${visit.id}/wait-list`, body, { ...admin, 'If-Match': `"${visit.version}"` });
  const wished = { practitioner_id: null, days: ['Monday'], parts: [], until: '2026-12-31' };

  async function bookFirst() {
    const { early, first } = await fillTwoWeeks();
    await wish(first.appointment_id, wished);
    await cancel(early);
    const { body: booked } = await take((await read()).waiting[0]?.id, at('10:00'));
    return { first, booked, before: { starts_at: first.starts_at, practitioner_id: nila } };
  }

  test('moves the visit to where it was, and puts the patient on the list again', async () => {
    const { first, booked, before } = await bookFirst();
    const { status, body } = await takeBack(booked, { wish: { ...wished, from_patient: true }, before });
    expect([status, body]).toEqual([200, { ...first, version: expect.any(Number) }]);
    const again = (await read()).waiting.find(({ visit }) => visit?.id === first.id);
    expect(again).toMatchObject({ ...wished, from_patient: true, fits: [{ starts_at: at('10:00') }] });
    const steps = await site.db.selectFrom('occupied_times').select('visit_id').execute();
    expect(steps.filter(({ visit_id }) => visit_id === first.id)).toHaveLength(12);
  });

  test('changes nothing when someone else has the time of before, unless it is booked anyway', async () => {
    const { first, booked, before } = await bookFirst();
    await book(first.starts_at);
    const { status, body } = await takeBack(booked, { wish: wished, before });
    expect([status, body.detail]).toEqual([409, visitMessages.practitionerTaken('Nila')]);
    expect(body).toMatchObject({ can_book_anyway: true, free_times: expect.any(Array) });
    expect((await site.get(`/api/visits/${first.id}`, admin)).body).toEqual(booked);
    expect((await read()).waiting.map(({ appointment }) => appointment.id)).not.toContain(first.appointment_id);
    const anyway = await takeBack(booked, { wish: wished, before, anyway: true });
    expect(anyway.body).toMatchObject({ starts_at: first.starts_at, overbooked: true });
    expect((await read()).waiting.map(({ appointment }) => appointment.id)).toContain(first.appointment_id);
  });

  test('cancels a visit that was the first one, so that the request is due for a call', async () => {
    const id = await request();
    const { body: waiting } = await wish(id);
    const { body: booked } = await take(waiting.id, '2026-11-23T10:30');
    expect((await takeBack(booked, { wish: wished })).body).toMatchObject({ id: booked.id, status: 'cancelled' });
    expect((await read()).waiting).toMatchObject([{ appointment: { id, stage: 'tried' }, visit: null }]);
  });

  test('never cancels a visit whose patient has arrived meanwhile', async () => {
    for (const round of [1, 2, 3, 4]) {
      const { body: waiting } = await wish(await request());
      const { body: booked } = await take(waiting.id, '2026-11-23T10:30');
      const calls = [
        () => site.put(`/api/visits/${booked.id}/status`, { status: 'arrived' }, admin),
        () => site.post(`/api/visits/${booked.id}/wait-list`, { wish: wished }, admin),
      ];
      await Promise.all((round % 2 ? calls : calls.toReversed()).map((send) => send()));
      expect((await site.get(`/api/visits/${booked.id}`, admin)).body.status, `round ${round}`).toBe('arrived');
      await site.put(`/api/visits/${booked.id}/status`, { status: 'cancelled' }, admin);
      await site.delete(`/api/appointments/${booked.appointment_id}/earlier-time`, admin);
    }
  });

  test('is refused once someone else has changed or cancelled the visit', async () => {
    const { booked, before } = await bookFirst();
    await cancel(booked);
    expect((await takeBack(booked, { wish: wished, before })).status).toBe(422);
    await site.put(`/api/visits/${booked.id}/status`, { status: 'booked' }, admin);
    expect((await takeBack(booked, { wish: wished, before })).status).toBe(412);
    expect((await takeBack({ id: 999, version: 1 }, { wish: wished, before })).status).toBe(404);
  });
});

test('the others who were told of a taken time are listed until they are told so', async () => {
  const { early, second } = await fillTwoWeeks();
  await cancel(early);
  const [one, other] = (await read()).waiting;
  for (const waiting of [one, other]) await tell(waiting?.appointment.id ?? 0, at('10:00'));
  const list = await read();
  expect(list.taken).toEqual([]);
  expect(list.waiting.map((waiting) => waiting.fits.map(({ told }) => told))).toEqual([[true], [true]]);
  await take(one?.id, at('10:00'));
  const { taken } = await read();
  expect(taken).toMatchObject([{ starts_at: at('10:00'), appointment: { id: second.appointment_id } }]);
  await tell(second.appointment_id, at('10:00'), 'taken');
  expect((await read()).taken).toEqual([]);
});

test('a patient’s own data contains what they want, and erasing takes it away', async () => {
  const id = await request();
  await wish(id, { practitioner_id: nila, days: ['Monday'], parts: ['morning'] });
  const owner = await site.signIn();
  const { body } = await site.post('/api/patient-data/find', { contact: '+91 00000 00001' }, owner);
  const earlier_time = { practitioner: 'Nila', days: ['Monday'], parts: ['morning'], until: '2026-12-31' };
  expect(body.appointments[0].earlier_time).toEqual(earlier_time);
  await site.db.deleteFrom('appointments').where('id', '=', id).execute();
  expect(await site.db.selectFrom('wait_list').selectAll().execute()).toEqual([]);
});
