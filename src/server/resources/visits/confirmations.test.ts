import { beforeEach, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. Two practitioners work from 8 to 20; the treatments take 30 minutes.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let arjun: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  const owner = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, owner);
  admin = await site.signIn('front-desk');
  return () => site.close();
});

const at = (time: string) => new Date(`2026-11-24T${time}+05:30`).toISOString();

async function ask(times: readonly string[], phone = '+91 00000 00001') {
  const wishes = { times: times.map((time) => ({ starts_at: at(time), practitioner_id: nila })) };
  const booking = await bookingOf(site, { phone, email: '', ...(times.length > 0 && { wishes }) });
  return (await site.post('/api/appointments', booking)).body.id as number;
}

async function book(time: string, practitioner_id = nila) {
  const body = { appointment_id: await ask([], '+91 00000 00009'), practitioner_id, starts_at: at(time) };
  return site.post('/api/visits', body, admin);
}

const confirm = (id: number, body = {}, headers = {}) =>
  site.post(`/api/appointments/${id}/confirmation`, body, { ...admin, ...headers });
const visitsOf = async (id: number) => (await site.get(`/api/appointments/${id}/visits`, admin)).body;
const request = async (id: number) =>
  (await site.get('/api/appointments', admin)).body.find((one: { id: number }) => one.id === id);

describe('confirming a request', () => {
  test('books the first wished time, which was held, and answers what both are then', async () => {
    const id = await ask(['10:00', '12:00']);
    const { status, body } = await confirm(id);
    expect(status).toBe(201);
    expect(body.visit).toMatchObject({ starts_at: at('10:00'), practitioner: 'Nila', status: 'booked' });
    expect(body.appointment).toMatchObject({ id, stage: 'confirmed', held: null, next_visit_at: at('10:00') });
    expect(await request(id)).toEqual(body.appointment);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('books the first that is free, or the one that is named', async () => {
    const id = await ask(['10:00', '12:00', '14:00']);
    await site.post(`/api/appointments/${id}/held-time/release`, { call: false }, admin);
    expect((await book('10:00')).status).toBe(201);
    expect((await confirm(id)).body.visit.starts_at).toBe(at('12:00'));
    const other = await ask(['15:00', '16:00'], '+91 00000 00002');
    expect((await confirm(other, { starts_at: at('16:00') })).body.visit.starts_at).toBe(at('16:00'));
    const third = await ask(['17:00'], '+91 00000 00003');
    const unwished = await confirm(third, { starts_at: at('09:00') });
    expect([unwished.status, unwished.body.errors[0].message]).toEqual([422, visitMessages.notWished]);
  });

  test('is refused where all wished times are taken, with free ones, and where there are no wishes', async () => {
    const id = await ask(['10:00']);
    await site.post(`/api/appointments/${id}/held-time/release`, { call: false }, admin);
    await book('10:00');
    const { status, body } = await confirm(id);
    expect([status, body.detail]).toEqual([409, visitMessages.practitionerTaken('Nila')]);
    expect(body.free_times).toHaveLength(3);
    const none = await confirm(await ask([], '+91 00000 00004'));
    expect([none.status, none.body.detail]).toEqual([409, visitMessages.noWishFree]);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('twice at the same time makes one visit, and the other hears that', async () => {
    await site.db.updateTable('practitioners').set({ side_by_side: 2 }).execute();
    const id = await ask(['10:00', '12:00']);
    const both = await Promise.all([confirm(id), confirm(id)]);
    const refused = both.find(({ status }) => status === 412);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused?.body.detail).toBe(visitMessages.confirmedAlready);
    expect(await visitsOf(id)).toHaveLength(1);
  });

  test('books no one’s time where everyone is taken, for a patient who asked for no one in particular', async () => {
    const booking = await bookingOf(site, {
      phone: '+91 00000 00005',
      wishes: { times: [{ starts_at: at('10:00') }] },
    });
    const id = (await site.post('/api/appointments', booking)).body.id as number;
    await site.post(`/api/appointments/${id}/held-time/release`, { call: false }, admin);
    await book('10:00');
    await book('10:00', arjun);
    const { status, body } = await confirm(id);
    expect([status, body.detail]).toEqual([409, visitMessages.noWishFree]);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('books the next wish where the practitioner of the first has left, and says so where there is no other', async () => {
    const [id, only] = [await ask(['10:00', '12:00']), await ask(['15:00'], '+91 00000 00002')];
    const { wishes } = await request(id);
    const [, second] = wishes.times;
    const changed = { ...wishes, times: [wishes.times[0], { ...second, practitioner_id: arjun }] };
    await site.db
      .updateTable('appointments')
      .set({ wishes: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    await site.db.updateTable('practitioners').set({ left_at: site.clock.now }).where('id', '=', nila).execute();
    expect((await confirm(id)).body.visit).toMatchObject({ starts_at: at('12:00'), practitioner: 'Arjun' });
    const { status, body } = await confirm(only);
    expect([status, body.errors[0].message]).toEqual([422, visitMessages.practitionerLeft('Nila')]);
  });

  test('that is done by now is refused with the reason', async () => {
    const id = await ask(['10:00']);
    await site.put(`/api/appointments/${id}/outcome`, { outcome: 'cancelled' }, admin);
    const { status, body } = await confirm(id);
    expect([status, body.detail]).toEqual([412, visitMessages.doneRequest]);
  });

  test('again with its key answers the first visit', async () => {
    const id = await ask(['10:00']);
    const key = { 'Idempotency-Key': 'a-key-of-thirty-two-characters-00' };
    const [first, again] = [await confirm(id, {}, key), await confirm(id, {}, key)];
    expect(again.body.visit).toEqual(first.body.visit);
  });
});

describe('taking a confirmation back', () => {
  const takeBack = (visit: { id: number; version: number }, before: object) =>
    site.post(`/api/visits/${visit.id}/confirmation/undo`, before, { ...admin, 'If-Match': `"${visit.version}"` });

  test('leaves the request as it was, with its time held as long as before', async () => {
    const id = await ask(['10:00']);
    const before = await request(id);
    const { body } = await confirm(id);
    const { status, body: after } = await takeBack(body.visit, { held: before.held, next_call_at: null });
    expect(status).toBe(200);
    expect(after).toEqual({ ...before, version: after.version });
    expect(await visitsOf(id)).toEqual([]);
    expect((await book('10:00')).status).toBe(409);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('holds the time again that was held, whichever was confirmed', async () => {
    const id = await ask(['10:00', '12:00']);
    const before = await request(id);
    for (const starts_at of ['12:00', '16:00'].map(at)) {
      const body = { appointment_id: id, practitioner_id: arjun, starts_at };
      const { body: visit } = await site.post('/api/visits', body, admin);
      const { body: after } = await takeBack(visit, { held: before.held, next_call_at: null });
      expect.soft(after.held, starts_at).toEqual(before.held);
    }
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('holds a time again that the patient had not wished for, since the front desk had moved it', async () => {
    const id = await ask(['10:00']);
    const { id: held, held_until } = (await site.get('/api/calendar?from=2026-11-24&to=2026-11-24', admin)).body
      .holds[0];
    const moved = { id: held, starts_at: at('17:00'), practitioner_id: arjun };
    await site.post('/api/visits/moves', { visits: [], holds: [moved] }, admin);
    const before = await request(id);
    expect(before.held).toMatchObject({ starts_at: at('17:00'), practitioner: 'Arjun', held_until });
    const visit = { appointment_id: id, practitioner_id: arjun, starts_at: at('17:00') };
    const { body } = await site.post('/api/visits', visit, admin);
    const { body: after } = await takeBack(body, { held: before.held, next_call_at: null });
    expect(after).toEqual({ ...before, version: after.version });
  });

  test('holds nothing where someone else has the time by then', async () => {
    const id = await ask(['10:00', '12:00']);
    const before = await request(id);
    const { body } = await confirm(id, { starts_at: at('12:00') });
    await book('10:00');
    const { status, body: after } = await takeBack(body.visit, { held: before.held, next_call_at: null });
    expect([status, after.stage, after.held]).toEqual([200, 'new', null]);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('is refused in words once a colleague has finished the request, or booked another visit', async () => {
    const nothing = { held: null, next_call_at: null };
    const done = await ask(['10:00']);
    const { visit } = (await confirm(done)).body;
    await site.put(`/api/appointments/${done}/outcome`, { outcome: 'finished' }, admin);
    const finished = await takeBack(visit, nothing);
    expect([finished.status, finished.body.detail]).toEqual([412, visitMessages.finishedMeanwhile]);
    expect(await visitsOf(done)).toMatchObject([{ id: visit.id, status: 'booked' }]);

    const id = await ask(['12:00'], '+91 00000 00002');
    const first = (await confirm(id)).body.visit;
    const place = { appointment_id: id, practitioner_id: arjun, starts_at: at('14:00') };
    const second = (await site.post('/api/visits', place, admin)).body;
    const overtaken = await takeBack(first, nothing);
    expect([overtaken.status, overtaken.body.detail]).toEqual([412, visitMessages.bookedMeanwhile]);
    expect(await visitsOf(id)).toHaveLength(2);
    // The newest one goes, and so does the first once the other is gone.
    expect((await takeBack(second, nothing)).status).toBe(200);
    expect((await takeBack(first, nothing)).status).toBe(200);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('works as before when the clock has jumped back by a day in between', async () => {
    const id = await ask(['10:00', '12:00']);
    const before = await request(id);
    site.clock.jump = -86_400_000;
    admin = await site.signIn('front-desk');
    const confirmed = await confirm(id);
    expect([confirmed.status, confirmed.body.appointment.stage]).toEqual([201, 'confirmed']);
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
    const { status, body: after } = await takeBack(confirmed.body.visit, { held: before.held, next_call_at: null });
    expect([status, after.held, after.stage]).toEqual([200, before.held, 'new']);
    site.clock.jump = 0;
    admin = await site.signIn('front-desk');
    expect((await confirm(id)).body.visit.starts_at).toBe(at('10:00'));
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
  });

  test('is refused once the visit has changed', async () => {
    const id = await ask(['10:00']);
    const { visit } = (await confirm(id)).body;
    const nothing = { held: null, next_call_at: null };
    await site.put(`/api/visits/${visit.id}/status`, { status: 'arrived' }, admin);
    expect((await takeBack(visit, nothing)).status).toBe(412);
    expect((await takeBack({ ...visit, version: visit.version + 1 }, nothing)).status).toBe(412);
    expect(await visitsOf(id)).toHaveLength(1);
  });
});
