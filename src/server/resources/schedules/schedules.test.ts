import { beforeEach, describe, expect, test } from 'vitest';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as roomMessages from '#contract/messages/rooms.ts';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.

let site: TestApp;
let owner: { Authorization: string };
let nila: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  owner = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  return () => site.close();
});

async function book(starts_at: string, more = {}) {
  const appointment_id = (await site.post('/api/appointments', await bookingOf(site))).body.id;
  return (await site.post('/api/visits', { appointment_id, practitioner_id: nila, starts_at, ...more }, owner)).body;
}

const outside = async (trial = {}) => (await site.post('/api/calendar/outside', trial, owner)).body;
const mornings = (more = {}) => ({
  practitioner_id: nila,
  valid_from: '2026-11-23',
  valid_until: null,
  hours: [{ days: ['Monday', 'Tuesday'], spans: [{ opens: '08:00', closes: '12:00' }] }],
  ...more,
});
const leave = (more = {}) => ({
  practitioner_id: nila,
  kind: 'leave',
  starts_at: '2026-11-24',
  ends_at: '2026-11-25',
  ...more,
});

describe('visits that other hours leave outside', () => {
  test('are listed before the hours are saved and afterwards, and stay', async () => {
    await book('2026-11-23T11:30');
    const late = await book('2026-11-23T11:45', { anyway: true });
    expect(await outside()).toEqual([]);
    const { id, starts_at, ends_at, name } = late;
    const listed = [
      { id, starts_at, ends_at, name, practitioner: 'Nila', reason: visitMessages.outsideHours('Nila'), hold: null },
    ];
    expect(await outside({ hours: mornings() })).toEqual(listed);
    expect(await outside({ hours: mornings({ valid_until: '2026-11-22', valid_from: '2026-11-01' }) })).toEqual([]);
    const { body } = await site.post('/api/working-hours', mornings(), owner);
    expect(await outside()).toEqual(listed);
    expect(await outside({ hours: mornings(), id: body.id })).toEqual(listed);
    expect(await outside({ hours: mornings({ valid_from: '2026-11-24' }), id: body.id })).toEqual([]);
    await site.put(`/api/visits/${id}/status`, { status: 'cancelled' }, owner);
    expect(await outside()).toEqual([]);
  });

  test('are listed with the reason in the language of the page', async () => {
    await book('2026-11-23T11:45');
    const hindi = { ...owner, 'Accept-Language': 'hi' };
    const { body } = await site.post('/api/calendar/outside', { hours: mornings() }, hindi);
    expect(body).toMatchObject([{ reason: 'Nila इस समय काम नहीं करते।' }]);
  });

  test('are listed with leave and closures, but not twice', async () => {
    const { id } = await book('2026-11-24T10:00');
    expect(await outside({ absence: leave() })).toMatchObject([{ id, reason: visitMessages.onLeave('Nila') }]);
    expect(await outside({ absence: leave({ starts_at: '2026-11-24T10:30' }) })).toEqual([]);
    await site.post('/api/closures', { reason: 'Diwali', starts_on: '2026-11-24', ends_on: '2026-11-24' }, owner);
    expect(await outside()).toMatchObject([{ id, reason: visitMessages.closed }]);
    expect(await outside({ absence: leave() })).toEqual([]);
  });

  test('are listed with leave also if they were booked outside working hours, or in a break', async () => {
    await site.post(
      '/api/absences',
      leave({ kind: 'break', starts_at: '2026-11-24T13:00', ends_at: '2026-11-24T14:00' }),
      owner,
    );
    const [early, lunch] = [
      await book('2026-11-24T07:00', { anyway: true }),
      await book('2026-11-24T13:00', { anyway: true }),
    ];
    const reason = visitMessages.onLeave('Nila');
    expect(await outside({ absence: leave() })).toMatchObject([
      { id: early.id, reason },
      { id: lunch.id, reason },
    ]);
  });
});

describe('a held time', () => {
  const at = new Date('2026-11-24T10:00+05:30').toISOString();
  async function hold() {
    const settings = { offers_times: true, hold_hours: 48, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await site.put('/api/visit-settings', settings, owner);
    const wishes = { times: [{ starts_at: at, practitioner_id: nila }] };
    const { id, link } = (await site.post('/api/appointments', await bookingOf(site, { wishes }))).body;
    return { id: id as number, token: (link as string).replace('/visit/', '') };
  }

  test('is listed as held in leave, closures, other hours and departures, and stays until it is released', async () => {
    const { id, token } = await hold();
    const closure = { reason: 'Diwali', starts_on: '2026-11-24', ends_on: '2026-11-24', spans: [] };
    const afternoons = mornings({ hours: [{ days: ['Tuesday'], spans: [{ opens: '14:00', closes: '18:00' }] }] });
    const trials = { absence: leave(), closure, hours: afternoons, leaving: [nila] };
    const reasons = {
      absence: visitMessages.onLeave('Nila'),
      closure: visitMessages.closed,
      hours: visitMessages.outsideHours('Nila'),
      leaving: visitMessages.hasLeft('Nila'),
    };
    for (const [name, trial] of Object.entries(trials))
      expect
        .soft(await outside({ [name]: trial }), name)
        .toMatchObject([
          { reason: reasons[name as keyof typeof reasons], starts_at: at, hold: { appointment_id: id } },
        ]);
    expect(await outside()).toEqual([]);
    await site.db.updateTable('practitioners').set({ left_at: site.clock.now }).where('id', '=', nila).execute();
    expect(await outside()).toMatchObject([{ hold: { appointment_id: id }, reason: visitMessages.hasLeft('Nila') }]);
    expect((await site.post('/api/patient-page', { token })).body.held).toMatchObject({ starts_at: at });
  });

  test('is released, with a call to offer another time, and the patient’s page says so at once', async () => {
    const { id, token } = await hold();
    const release = (call: boolean) => site.post(`/api/appointments/${id}/held-time/release`, { call }, owner);
    const due = { held: null, next_call_at: new Date(site.clock.now).toISOString() };
    expect((await release(true)).body).toMatchObject(due);
    expect((await site.post('/api/patient-page', { token })).body.held).toBeNull();
    expect(await site.db.selectFrom('occupied_times').selectAll().execute()).toEqual([]);
    expect((await release(true)).status).toBe(200);
    const [entry] = (await site.get('/api/audit-log?limit=1', owner)).body;
    expect(entry).toMatchObject({ action: 'changed', kind: 'appointment', fields: ['held time'] });
    const other = await hold();
    const path = `/api/appointments/${other.id}/held-time/release`;
    expect((await site.post(path, {}, owner)).body).toMatchObject({ held: null, next_call_at: null });
  });
});

test('leave of whole days begins and ends at midnight, also where the clocks skip it', async () => {
  const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
  const moved = JSON.stringify({ ...JSON.parse(profile), timeZone: 'Africa/Cairo' });
  await site.db.updateTable('clinic_profile').set({ profile: moved }).execute();
  const { body } = await site.post('/api/absences', leave({ starts_at: '2027-04-30', ends_at: '2027-05-01' }), owner);
  expect([body.starts_at, body.ends_at]).toEqual(['2027-04-29T22:00:00.000Z', '2027-04-30T21:00:00.000Z']);
});

describe('a break that repeats', () => {
  const lunch = (more = {}) => ({
    practitioner_id: nila,
    kind: 'break',
    starts_at: '2026-11-22T12:00',
    ends_at: '2026-11-22T13:00',
    repeats: 'week',
    repeats_on: ['Monday', 'Wednesday'],
    repeats_until: '2026-12-02',
    ...more,
  });
  const days = 'from=2026-11-22&to=2026-12-20';
  const starts = async () =>
    (await site.get(`/api/calendar?${days}`, owner)).body.absences.map((one: { starts_at: string }) => one.starts_at);
  const noon = (day: string) => new Date(`${day}T12:00+05:30`).toISOString();

  test('takes each of its times, from the first day that fits, and lists the visits that are then', async () => {
    const { id } = await book('2026-11-25T12:30');
    expect(await outside({ absence: lunch() })).toMatchObject([{ id }]);
    const { body } = await site.post('/api/absences', lunch(), owner);
    expect(body).toMatchObject({ starts_at: noon('2026-11-23'), repeats: 'week', visits: 1 });
    const times = ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02'].map(noon);
    expect(await starts()).toEqual(times);
    expect(await outside()).toMatchObject([{ id }]);
    const { id: request } = (await site.post('/api/appointments', await bookingOf(site))).body;
    const wanted = { appointment_id: request, practitioner_id: nila, starts_at: '2026-11-30T12:15' };
    const refused = await site.post('/api/visits', wanted, owner);
    expect([refused.status, refused.body.detail]).toEqual([422, visitMessages.onBreak('Nila')]);
    expect((await site.post('/api/visits', { ...wanted, starts_at: '2026-12-07T12:15' }, owner)).status).toBe(201);
    const changed = await site.put(`/api/absences/${body.id}`, lunch({ repeats: null, repeats_on: [] }), owner);
    expect(changed.body).toMatchObject({ repeats: null, repeats_until: null, starts_at: noon('2026-11-22') });
    expect(await starts()).toEqual([noon('2026-11-22')]);
  });

  test('leaves out a single day, or has it at another time, in one change', async () => {
    const { body } = await site.post('/api/absences', lunch(), owner);
    const change = (day: string, instead: object | null, headers = {}) =>
      site.post(`/api/absences/${body.id}/changed-day`, { day, instead }, { ...owner, ...headers });
    const left = await change('2026-11-25', null, { 'If-Match': '"1"' });
    expect(left.body).toMatchObject({ absence: { left_out: ['2026-11-25'], version: 2 }, instead: null });
    expect(await starts()).toEqual(['2026-11-23', '2026-11-30', '2026-12-02'].map(noon));
    const moved = await change('2026-11-30', { starts_at: '2026-11-30T14:00', ends_at: '2026-11-30T14:30' });
    expect(moved.body).toMatchObject({
      absence: { left_out: ['2026-11-25', '2026-11-30'] },
      instead: {
        kind: 'break',
        practitioner_id: nila,
        repeats: null,
        ends_at: new Date('2026-11-30T14:30+05:30').toISOString(),
      },
    });
    const afternoon = new Date('2026-11-30T14:00+05:30').toISOString();
    expect((await starts()).toSorted()).toEqual([noon('2026-11-23'), afternoon, noon('2026-12-02')]);
    const entries = (await site.get('/api/audit-log?limit=2', owner)).body;
    expect(entries).toMatchObject([
      { action: 'added', kind: 'absence' },
      { action: 'changed', kind: 'absence', fields: ['days left out'] },
    ]);
    for (const day of ['2026-11-25', '2026-11-24', '2026-12-07'])
      expect((await change(day, null)).body.errors).toEqual([{ field: 'day', message: absenceMessages.notOnThisDay }]);
    expect((await change('2026-12-02', null, { 'If-Match': '"1"' })).status).toBe(412);
    const wrong = await change('2026-12-02', { starts_at: '2026-12-02T14:00', ends_at: '2026-12-02T13:00' });
    expect([wrong.status, (await starts()).length]).toEqual([422, 3]);
    await change('2026-12-02', null);
    expect((await change('2026-11-23', null)).body.errors).toEqual([
      { field: 'day', message: absenceMessages.noneLeft },
    ]);
    const back = await site.put(`/api/absences/${body.id}`, lunch({ left_out: ['2026-11-30', '2026-11-26'] }), owner);
    expect(back.body.left_out).toEqual(['2026-11-30']);
    expect(await starts()).toContain(noon('2026-11-25'));
  });

  test('a day that is left out can be booked, and its visit is outside once the day is back', async () => {
    const { body } = await site.post('/api/absences', lunch({ left_out: ['2026-11-25'] }), owner);
    expect(body.left_out).toEqual(['2026-11-25']);
    const { id } = await book('2026-11-25T12:30');
    expect(await outside()).toEqual([]);
    await site.put(`/api/absences/${body.id}`, lunch(), owner);
    expect(await outside()).toMatchObject([{ id }]);
  });

  test('is listed until its last time is over', async () => {
    await site.post('/api/absences', lunch({ starts_at: '2026-11-02T12:00', ends_at: '2026-11-02T13:00' }), owner);
    const list = async () => (await site.get('/api/absences', owner)).body.length;
    expect(await list()).toBe(1);
    const until = lunch({ starts_at: '2026-10-02T12:00', ends_at: '2026-10-02T13:00', repeats_until: '2026-11-18' });
    await site.post('/api/absences', until, owner);
    expect(await list()).toBe(1);
  });

  test('stays at the same time on the clock when the clinic moves to another time zone', async () => {
    await site.post('/api/absences', lunch(), owner);
    const { body: profile } = await site.get('/api/clinic/profile', owner);
    await site.put('/api/clinic', { ...profile, timeZone: 'Europe/London' }, owner);
    expect((await starts())[0]).toBe('2026-11-23T12:00:00.000Z');
  });

  test('that is too long, or ends before it begins, is refused', async () => {
    const refusalOf = async (mistake: object) => (await site.post('/api/absences', lunch(mistake), owner)).body.detail;
    expect(await refusalOf({ ends_at: '2026-12-01T12:00' })).toBe(absenceMessages.repeatTooLong);
    expect(await refusalOf({ repeats_until: '2026-11-20' })).toBe(absenceMessages.endsBeforeFirst);
  });
});

test('leave that is wrong is refused', async () => {
  const failures = await failuresOf(
    [
      [{ starts_at: '2026-11-25' }, absenceMessages.endBeforeStart],
      [{ ends_at: '2027-11-26' }, absenceMessages.tooLong],
      [{ starts_at: '2026-11-31' }, visitMessages.noTime],
      [{ starts_at: '' }, visitMessages.noTime],
      ...['0000-01-01', '1926-11-20', '2126-11-20', '9999-12-30'].flatMap((starts_at) =>
        [null, 'week', 'month'].map(
          (repeats) => [{ starts_at, ends_at: `${starts_at}T23:00`, repeats }, absenceMessages.farAway] as const,
        ),
      ),
    ] as const,
    async ([mistake, sentence]) => {
      const { status, body } = await site.post('/api/absences', leave(mistake), owner);
      expect([status, body.detail]).toEqual([422, sentence]);
    },
  );
  expect(failures).toEqual([]);
});

test('deleting leave frees its time at once, and undoing that takes it again', async () => {
  const { body } = await site.post('/api/absences', leave(), owner);
  const free = async () => (await site.get('/api/calendar?from=2026-11-24&to=2026-11-24', owner)).body;
  const working = async () =>
    (await free()).practitioners.find((one: { id: number }) => one.id === nila).working.length;
  expect(await working()).toBe(0);
  await site.delete(`/api/absences/${body.id}`, owner);
  expect(await working()).toBe(1);
  await site.post(`/api/absences/${body.id}/restore`, {}, owner);
  expect(await working()).toBe(0);
});

test('rooms are in the clinic’s order', async () => {
  const add = async (name: string) => (await site.post('/api/rooms', { name }, owner)).body;
  const [gym, pool, sauna] = [await add('Gym'), await add('Pool'), await add('Attic')];
  const names = async () => (await site.get('/api/rooms', owner)).body.map((room: { name: string }) => room.name);
  expect(await names()).toEqual(['Gym', 'Pool', 'Attic']);
  const moved = await site.put(`/api/rooms/${sauna.id}/position`, { after: gym.id }, { ...owner, 'If-Match': '"1"' });
  expect([moved.status, moved.body.version]).toEqual([200, 2]);
  expect(await names()).toEqual(['Gym', 'Attic', 'Pool']);
  await site.put(`/api/rooms/${pool.id}/position`, { after: null }, owner);
  expect(await names()).toEqual(['Pool', 'Gym', 'Attic']);
  expect((await site.put(`/api/rooms/${pool.id}/position`, { after: 99 }, owner)).status).toBe(422);
  expect((await site.post('/api/rooms', { name: 'pool' }, owner)).body.detail).toBe(roomMessages.taken);
});

test('settings that someone else has changed are not overwritten', async () => {
  const { version, ...settings } = (await site.get('/api/visit-settings', owner)).body;
  const save = (weeks_ahead: number) =>
    site.put('/api/visit-settings', { ...settings, weeks_ahead }, { ...owner, 'If-Match': `"${version}"` });
  expect((await save(8)).body).toEqual({ ...settings, weeks_ahead: 8, version: version + 1 });
  expect((await save(4)).status).toBe(412);
});

test('patients are reminded a day before, and up to three times where an owner wants it', async () => {
  const { body: settings } = await site.get('/api/visit-settings', owner);
  expect(settings).toMatchObject({ reminders: [24], reminds_first_visits: false });
  const save = (reminders: unknown) => site.put('/api/visit-settings', { ...settings, reminders }, owner);
  expect((await save(['3', 48, 3])).body).toMatchObject({ reminders: [48, 3] });
  for (const wrong of [[1, 2, 3, 4], [0], [169], ['soon'], [1.5]])
    expect((await save(wrong)).body.errors).toEqual([{ field: 'reminders', message: scheduleMessages.wrongReminders }]);
  const { reminders: _, ...others } = settings;
  await site.put('/api/visit-settings', others, owner);
  expect((await site.get('/api/visit-settings', owner)).body.reminders).toEqual([48, 3]);
  expect((await save([])).body.reminders).toEqual([]);
});
