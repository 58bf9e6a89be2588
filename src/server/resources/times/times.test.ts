import { beforeEach, describe, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { deleteEndedHolds } from '#server/db/occupied-times.queries.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30. The treatments take 30 minutes.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  return () => site.close();
});

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const offer = (more: object = {}) => {
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  return site.put('/api/visit-settings', { ...settings, ...more }, admin);
};
const list = async (search = '') => (await site.get(`/api/times?${search}`)).body;
const timesOf = async (day: string, search = '') => (await list(`from=${day}&days=1&${search}`)).days[0].times;

let phones = 0;
/** Everyone has a phone of their own, unless the test is about it. */
async function ask(times: object[], more: object = {}, headers = {}) {
  phones += 1;
  const booking = await bookingOf(site, {
    phone: `+91 90000 1${String(phones).padStart(4, '0')}`,
    email: null,
    ...more,
  });
  return site.post('/api/appointments', { ...booking, wishes: { times } }, headers);
}

describe('free times', () => {
  test('with someone whom the website does not show are offered without the name', async () => {
    await site.db.updateTable('practitioners').set({ is_shown: 0 }).execute();
    await offer({ weeks_ahead: 1 });
    expect(await list('from=2026-11-21&days=1')).toMatchObject({ practitioners: [] });
    expect(await timesOf('2026-11-21')).toContain(at('08:00', '2026-11-21'));
  });

  test('are not offered unless the clinic wants it', async () => {
    expect(await list()).toMatchObject({ offered: false, minutes: 30, days: expect.arrayContaining([]) as unknown });
    expect((await list()).days.flatMap(({ times }: { times: string[] }) => times)).toEqual([]);
  });

  test('are half an hour apart, begin after the notice, and end with the weeks ahead', async () => {
    await offer({ weeks_ahead: 1 });
    const { days, ...rest } = await list('days=62');
    expect(rest).toMatchObject({
      offered: true,
      time_zone: 'Asia/Kolkata',
      hold_hours: 24,
      practitioners: [{ id: nila, name: 'Nila' }],
    });

    expect(days.map(({ day }: { day: string }) => day)).toHaveLength(8);
    expect(days[0]).toEqual({ day: '2026-11-20', times: [] });
    expect(days[1].times.slice(0, 2)).toEqual([at('08:00', '2026-11-21'), at('08:30', '2026-11-21')]);
    expect(days[2].times).toEqual([]);
    expect(days[3].times).toHaveLength(24);
  });

  test('go when someone books, and come back when it is cancelled', async () => {
    await offer();
    const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
    const visit = { appointment_id: id, practitioner_id: nila, starts_at: at('10:00') };
    const before = await list();
    const booked = await site.post('/api/visits', visit, admin);
    expect((await timesOf('2026-11-24')).includes(at('10:00'))).toBe(false);
    expect((await list()).version).not.toBe(before.version);
    await site.put(`/api/visits/${booked.body.id}/status`, { status: 'cancelled' }, admin);
    expect((await timesOf('2026-11-24')).includes(at('10:00'))).toBe(true);
  });

  test('end with a closure, which the front desk can ignore; visits that were booked before stay', async () => {
    await offer();
    const request = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
    const visit = { practitioner_id: nila, starts_at: at('10:00') };
    const booked = await site.post('/api/visits', { ...visit, appointment_id: await request() }, admin);
    const before = await list();
    const closure = { reason: 'Diwali', starts_on: '2026-11-24', ends_on: '2026-11-24', spans: [] };
    const { body: added } = await site.post('/api/closures', closure, admin);
    expect(await timesOf('2026-11-24')).toEqual([]);
    expect((await list()).version).not.toBe(before.version);
    expect((await site.get(`/api/visits/${booked.body.id}`, admin)).body).toMatchObject({ status: 'booked' });
    const late = { ...visit, starts_at: at('12:00'), appointment_id: await request() };
    const refused = await site.post('/api/visits', late, admin);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ can_book_anyway: true, errors: [{ message: visitMessages.closed }] });
    expect((await site.post('/api/visits', { ...late, anyway: true }, admin)).status).toBe(201);
    await site.put(`/api/closures/${added.id}`, { ...closure, spans: [{ opens: '15:00', closes: '16:00' }] }, admin);
    expect(await timesOf('2026-11-24')).toEqual([at('15:00'), at('15:30')]);
  });

  test('follow leave, working hours, the clock and departures, although they were computed before', async () => {
    await offer();
    const first = async () => (await timesOf('2026-11-24'))[0];
    expect(await first()).toBe(at('08:00'));
    const leave = { practitioner_id: nila, kind: 'break', starts_at: '2026-11-24T00:00', ends_at: '2026-11-24T09:00' };
    const { body: absence } = await site.post('/api/absences', leave, admin);
    expect(await first()).toBe(at('09:00'));
    await site.delete(`/api/absences/${absence.id}`, admin);
    expect(await first()).toBe(at('08:00'));
    const hours = [{ days: ['Tuesday'], spans: [{ opens: '10:30', closes: '12:00' }] }];
    await site.post('/api/working-hours', { practitioner_id: nila, valid_from: '2026-11-24', hours }, admin);
    expect(await first()).toBe(at('10:30'));
    expect((await site.put(`/api/practitioners/${nila}/side-by-side`, { side_by_side: 2 }, admin)).status).toBe(200);
    await ask([{ starts_at: at('10:30') }]);
    expect(await first()).toBe(at('10:30'));
    await ask([{ starts_at: at('10:30') }]);
    expect(await first()).toBe(at('11:00'));
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = { ...JSON.parse(profile), timeZone: 'Asia/Dubai' };
    await site.db
      .updateTable('clinic_profile')
      .set({ profile: JSON.stringify(moved) })
      .execute();
    await site.db.updateTable('counters').set({ count: 1_000 }).where('name', '=', 'content.changes').execute();
    expect(await first()).toBe(at('12:00')); // half past ten in Dubai
    await site.db.updateTable('practitioners').set({ left_at: 1 }).execute();
    await site.db.updateTable('counters').set({ count: 1_001 }).where('name', '=', 'content.changes').execute();
    expect(await first()).toBeUndefined();
  });

  test('of anyone are those of someone who is free, and those of one practitioner are theirs', async () => {
    const arjun = await addPractitioner(site, 'Arjun');
    await offer();
    await ask([{ starts_at: at('10:00'), practitioner_id: nila }]);
    expect((await timesOf('2026-11-24')).includes(at('10:00'))).toBe(true);
    expect((await timesOf('2026-11-24', `practitioner_id=${arjun}`)).includes(at('10:00'))).toBe(true);
    expect((await timesOf('2026-11-24', `practitioner_id=${nila}`)).includes(at('10:00'))).toBe(false);
  });

  test('are long enough for the treatments', async () => {
    await offer();
    await site.db.updateTable('treatments').set({ minutes: 90 }).where('treatment_id', '=', 2).execute();
    const { minutes } = await list('treatments=1,2');
    expect(minutes).toBe(90);
    expect((await timesOf('2026-11-24', 'treatments=1,2')).at(-1)).toBe(at('18:30'));
  });

  test.each(['treatments=9999', 'treatments=x', 'practitioner_id=99', 'days=63', 'from=2026-02-30'])(
    'with %s are refused with a sentence',
    async (search) => {
      expect((await site.get(`/api/times?${search}`)).status).toBe(422);
    },
  );
});

describe('a booking with times', () => {
  test('gets the first of them held, which ends by itself', async () => {
    await offer();
    const times = [{ starts_at: at('10:00'), practitioner_id: nila }, { starts_at: at('11:00') }];
    const { status, body } = await ask(times);
    const held = { starts_at: at('10:00'), ends_at: at('10:30'), practitioner: 'Nila' };
    expect([status, body.held]).toEqual([201, { ...held, held_until: at('11:30', '2026-11-21') }]);
    const sent = { starts_at: at('11:00'), practitioner_id: null };
    expect(body.wishes).toEqual({ days: [], parts: [], times: [times[0], sent] });
    const [stored] = (await site.get('/api/appointments', admin)).body;
    expect(stored).toMatchObject({ stage: 'new', held, wishes: { days: [], parts: [], times } });
    const calendar = await site.get('/api/calendar?from=2026-11-24&to=2026-11-24', admin);
    expect(calendar.body.holds).toMatchObject([
      { appointment_id: body.id, practitioner_id: nila, starts_at: at('10:00') },
    ]);
    expect((await timesOf('2026-11-24')).includes(at('10:00'))).toBe(false);

    site.clock.now += 24 * 3_600_000;
    expect((await timesOf('2026-11-24')).includes(at('10:00'))).toBe(true);
    expect((await ask([{ starts_at: at('10:00') }])).status).toBe(201);
    await deleteEndedHolds(site.db, site.clock.now);
    expect(await site.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('with anyone is held with the least busy practitioner of that day', async () => {
    for (const name of ['Arjun', 'Sara']) await addPractitioner(site, name);
    await offer();
    const heldWith = async (time: string, day?: string) =>
      (await ask([{ starts_at: at(time, day) }])).body.held.practitioner as string;
    const order = ['10:00', '11:00', '12:00', '13:00'];
    const who: string[] = [];
    for (const time of order) who.push(await heldWith(time));
    expect(who).toEqual(['Nila', 'Arjun', 'Sara', 'Nila']);
    expect(await heldWith('10:00', '2026-11-25')).toBe('Nila');
    const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
    const long = { appointment_id: id, practitioner_id: nila, starts_at: at('16:00', '2026-11-26'), minutes: 60 };
    expect((await site.post('/api/visits', long, admin)).status).toBe(201);
    expect(await heldWith('10:00', '2026-11-26')).toBe('Arjun');
  });

  test('that someone else has chosen is refused with free times, and stores nothing', async () => {
    await offer();
    await ask([{ starts_at: at('10:00') }]);
    const key = { 'Idempotency-Key': 'mine' };
    const { status, body } = await ask([{ starts_at: at('10:00') }], {}, key);
    expect([status, body.code, body.detail]).toEqual([409, 'taken', timeMessages.noLongerFree]);
    expect(body.free_times.map((time: { starts_at: string }) => time.starts_at)).toEqual(
      ['09:00', '09:30', '10:30'].map((time) => at(time)),
    );
    expect((await site.get('/api/appointments/counts', admin)).body.all).toBe(1);
    expect((await ask([{ starts_at: at('10:30') }], {}, key)).status).toBe(201); // the refused one has left no answer
  });

  test('is part of an idempotent request', async () => {
    await offer();
    const key = { 'Idempotency-Key': 'twice' };
    const send = (time: string) => ask([{ starts_at: at(time) }], { phone: '+91 90000 20000' }, key);
    const first = await send('10:00');
    expect((await send('10:00')).body).toEqual(first.body);
    expect((await send('11:00')).status).toBe(422);
    expect((await site.get('/api/appointments/counts', admin)).body.all).toBe(1);
  });

  test('is held twice for the same person; a further wish is stored without a hold', async () => {
    await offer();
    const meera = { name: 'Meera Sample', phone: '+91 90000 30000' };
    const isHeld = async (time: string, who: object) => {
      const { status, body } = await ask([{ starts_at: at(time) }], who);
      expect([status, body.wishes.times]).toEqual([201, [{ starts_at: at(time), practitioner_id: null }]]);
      return 'held' in body;
    };
    expect(await isHeld('10:00', meera)).toBe(true);
    expect(await isHeld('10:30', { ...meera, phone: '090000 30000' })).toBe(true);
    expect(await isHeld('11:00', { ...meera, name: ' meera  SAMPLE' })).toBe(false);
    expect(await isHeld('11:30', { ...meera, name: 'Her Daughter' })).toBe(true);
    expect((await timesOf('2026-11-24')).includes(at('11:00'))).toBe(true);
    const taken = await ask([{ starts_at: at('10:00') }], meera);
    expect([taken.status, taken.body.free_times.length]).toEqual([409, 3]);
  });

  test('tells no one whether a phone number is known', async () => {
    await offer();
    const known = { phone: '+91 90000 30000', name: 'Meera Sample' };
    await ask([{ starts_at: at('10:00') }], known);
    await ask([{ starts_at: at('10:30') }], known);
    const sent = await bookingOf(site, { ...known, email: null });
    const fromElsewhere = (time: string, phone: string) =>
      site.send(
        '/api/appointments',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...sent, phone, wishes: { times: [{ starts_at: at(time) }] } }),
        },
        `a stranger with ${phone}`,
      );
    const answers = [await fromElsewhere('12:00', known.phone), await fromElsewhere('12:30', '+91 90000 39999')];
    expect(answers.map(({ status, body }) => [status, Object.keys(body).toSorted()])).toEqual(
      Array.from({ length: 2 }, () => [201, expect.arrayContaining(['held', 'link', 'wishes'])]),
    );
    expect(Object.keys(answers[0]?.body)).toEqual(Object.keys(answers[1]?.body));
  });

  test('sent again with the same key counts once', async () => {
    await offer();
    const send = (key: string, time: string) =>
      ask([{ starts_at: at(time) }], { phone: '+91 90000 20000', name: 'Again' }, { 'Idempotency-Key': key });
    for (let times = 0; times < 12; times += 1) expect((await send('one', '10:00')).status).toBe(201);
    expect('held' in (await send('two', '10:30')).body).toBe(true);
  });

  test('is refused after many from one client', async () => {
    await offer();
    for (let index = 0; index < 10; index++)
      expect((await ask([{ starts_at: at(`${10 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`) }])).status).toBe(
        201,
      );
    const { status, body } = await ask([{ starts_at: at('18:00') }]);
    expect([status, body.detail]).toEqual([429, timeMessages.tooManyHolds]);
  });

  test.each([
    ['outside hours', ['2026-11-22T10:00+05:30']],
    ['not long enough ahead', ['2026-11-20T12:00+05:30']],
    ['beyond the weeks ahead', ['2027-01-25T10:00+05:30']],
    ['between two steps', ['2026-11-24T10:01+05:30']],
    ['twice the same', ['2026-11-24T10:00+05:30', '2026-11-24T10:00+05:30']],
    ['four', ['10', '11', '12', '13'].map((hour) => `2026-11-24T${hour}:00+05:30`)],
    ['without a zone', ['2026-11-24T10:00']],
  ])('%s is refused with a sentence', async (_name, starts) => {
    await offer();
    const { status, body } = await ask(starts.map((starts_at) => ({ starts_at })));
    expect([status, body.errors[0].field.startsWith('wishes.times')]).toEqual([422, true]);
  });

  test('is refused where the clinic offers none; days and parts of the day are always welcome', async () => {
    expect((await ask([{ starts_at: at('10:00') }])).body.detail).toBe(timeMessages.notOffered);
    const wishes = { days: ['Tuesday'], parts: ['morning'] };
    const { status, body } = await site.post('/api/appointments', await bookingOf(site, { wishes }));
    expect([status, 'held' in body, body.wishes]).toEqual([201, false, { ...wishes, times: [] }]);
    const [stored] = (await site.get('/api/appointments', admin)).body;
    expect([stored.wishes, stored.held]).toEqual([{ ...wishes, times: [] }, null]);
  });

  test('leaves its time to others when the request is done or gets a visit', async () => {
    await offer();
    const { body } = await ask([{ starts_at: at('10:00') }]);
    const visit = { appointment_id: body.id, practitioner_id: nila, starts_at: at('10:00') };
    expect((await site.post('/api/visits', visit, admin)).status).toBe(201);
    expect(await site.db.selectFrom('holds').select('id').execute()).toEqual([]);
    const other = (await ask([{ starts_at: at('11:00') }])).body;
    await site.put(`/api/appointments/${other.id}/remark`, { remarks: 'Called.' }, admin);
    expect((await timesOf('2026-11-24')).includes(at('11:00'))).toBe(true);
  });

  test('whose hold has ended is refused with a sentence that says so', async () => {
    await offer();
    const { body } = await ask([{ starts_at: at('10:00') }]);
    site.clock.now += 24 * 3_600_000;
    await ask([{ starts_at: at('10:00') }]);
    const visit = { appointment_id: body.id, practitioner_id: nila, starts_at: at('10:00') };
    const refused = await site.post('/api/visits', visit, await site.signIn().then((fresh) => (admin = fresh)));
    expect([refused.status, refused.body.detail, refused.body.free_times.length]).toEqual([
      409,
      'This time is no longer held for the patient. Someone else has it now.',
      3,
    ]);
  });

  test('is erased with everything about it', async () => {
    await offer();
    const { body } = await ask([{ starts_at: at('10:00') }], { phone: '+91 90000 40000' });
    const found = await site.post('/api/patient-data/find', { contact: '+91 90000 40000' }, admin);
    expect(found.body.appointments[0]).toMatchObject({
      held: body.held,
      wishes: { times: [{ starts_at: at('10:00') }] },
    });
    await site.db.deleteFrom('appointments').where('id', '=', body.id).execute();
    for (const table of ['holds', 'occupied_times'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

test('one of many patients who choose the same time at once gets it, and bookings without times are all stored', async () => {
  await offer();
  const bookings = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      bookingOf(site, { phone: `+91 91000 2${String(index).padStart(4, '0')}`, email: null }),
    ),
  );
  const answers = await Promise.all(
    bookings.map((booking, index) =>
      site.send(
        '/api/appointments',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(index % 2 ? booking : { ...booking, wishes: { times: [{ starts_at: at('10:00') }] } }),
        },
        `client ${index}`,
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((_, index) => index % 2)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await findContradictions(site.db, site.clock)).toEqual([]);
});
