import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import * as hindi from '../../../languages/hi/messages/patient-links.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. Patients may cancel until 24 hours before a visit.

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
const requestId = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
const pathOf = async (id: number) =>
  (await site.post(`/api/appointments/${id}/link`, undefined, admin)).body.path as string;
const tokenIn = (path: string) => path.replace('/visit/', '');
const pageOf = (token: string) => site.post('/api/patient-page', { token });
const call = (name: string, body: object) => site.post(`/api/patient-page/${name}`, body);

/** Sends what the page sends that shows the visit as it is now. */
async function press(button: 'cancellation' | 'confirmation', token: string, visit_id: number) {
  const { visits = [] } = (await pageOf(token)).body;
  const shown = visits.find(({ id }: { id: number }) => id === visit_id) ?? { starts_at: at('10:00'), version: 1 };
  return call(button, { token, visit_id, starts_at: shown.starts_at, visit_version: shown.version });
}

const cancel = (token: string, visitId: number) => press('cancellation', token, visitId);

/** A request with visits at these times, and the token of its patient's page. */
async function booked(...starts: string[]) {
  const id = await requestId();
  const visits = [];
  for (const starts_at of starts) {
    const visit = { appointment_id: id, practitioner_id: nila, starts_at };
    visits.push((await site.post('/api/visits', visit, admin)).body);
  }
  return { id, visits, token: tokenIn(await pathOf(id)) };
}

describe('the link of a request', () => {
  test('is made once, has 128 bits, and is stored as a hash and encrypted', async () => {
    const id = await requestId();
    const path = await pathOf(id);
    expect(path).toMatch(/^\/visit\/[\w-]{22}$/);
    expect(await pathOf(id)).toBe(path);
    const [stored] = await site.db.selectFrom('patient_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tokenIn(path));
    expect((await pageOf(tokenIn(path))).body.visits).toEqual([]);
  });

  test('is the same for all who ask for the first one at once', async () => {
    const id = await requestId();
    const paths = await Promise.all([1, 2, 3].map(() => pathOf(id)));
    expect(new Set(paths).size).toBe(1);
  });

  test('ends when the front desk makes a new one', async () => {
    const { id, token } = await booked();
    const { body } = await site.post(`/api/appointments/${id}/link/renewal`, undefined, admin);
    expect((await pageOf(token)).status).toBe(404);
    expect((await pageOf(tokenIn(body.path))).status).toBe(200);
    expect(await pathOf(id)).toBe(body.path);
  });

  test('is replaced when it was encrypted with another secret', async () => {
    const { id, token } = await booked();
    await site.db.updateTable('patient_links').set({ token: 'unreadable' }).execute();
    const path = await pathOf(id);
    expect(tokenIn(path)).not.toBe(token);
    expect((await pageOf(tokenIn(path))).status).toBe(200);
  });

  test.each([{}, { wishes: { days: ['Monday'] } }])(
    'comes with a booking, and again with a repeated one: %o',
    async (wishes) => {
      const booking = await bookingOf(site, wishes);
      const key = { 'Idempotency-Key': 'twice' };
      const { body } = await site.post('/api/appointments', booking, key);
      expect((await site.post('/api/appointments', booking, key)).body).toEqual(body);
      expect((await pageOf(tokenIn(body.link))).body.reference).toBe(body.reference);
      expect(await pathOf(body.id)).toBe(body.link);
      const answers = await site.db.selectFrom('idempotency_keys').select('answer').execute();
      expect(JSON.stringify(answers)).not.toContain(tokenIn(body.link));
    },
  );

  test('comes with no request that the front desk enters for a caller', async () => {
    const { body } = await site.post('/api/admin/appointments', await bookingOf(site), admin);
    expect(body).not.toHaveProperty('link');
    expect(await site.db.selectFrom('patient_links').selectAll().execute()).toEqual([]);
  });

  describe('ends 12 weeks', () => {
    const weeks = 7 * 24 * 3_600_000;
    const finish = (id: number) => site.put(`/api/appointments/${id}/remark`, { remarks: 'Better.' }, admin);
    const statusOf = async (token: string) => (await pageOf(token)).status;

    test('after the request was finished, however often its remarks are corrected', async () => {
      const { id, token } = await booked();
      site.clock.now += 20 * weeks;
      expect(await statusOf(token)).toBe(200);
      admin = await site.signIn();
      await finish(id);
      site.clock.now += 12 * weeks - 1;
      admin = await site.signIn();
      await finish(id);
      expect(await statusOf(token)).toBe(200);
      site.clock.now += 1;
      expect(await statusOf(token)).toBe(404);
      expect((await site.get(`/visit/${token}/visits.ics`)).status).toBe(404);
    });

    test('after the last visit, where that is later', async () => {
      const { id, token, visits } = await booked(at('10:00'));
      await finish(id);
      site.clock.now = Date.parse(visits[0].ends_at) + 12 * weeks - 1;
      expect(await statusOf(token)).toBe(200);
      site.clock.now += 1;
      expect(await statusOf(token)).toBe(404);
    });

    test('and goes on to work while the request is open, also once it is reopened', async () => {
      const { id, token } = await booked(at('10:00'));
      await finish(id);
      site.clock.now += 30 * weeks;
      expect(await statusOf(token)).toBe(404);
      admin = await site.signIn();
      await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
      expect(await statusOf(token)).toBe(200);
    });

    test('and the front desk then gets a new one, which works as long', async () => {
      const { id, token } = await booked();
      await finish(id);
      site.clock.now += 12 * weeks;
      admin = await site.signIn();
      const next = tokenIn(await pathOf(id));
      expect(next).not.toBe(token);
      expect(await statusOf(next)).toBe(200);
      expect(tokenIn(await pathOf(id))).toBe(next);
      site.clock.now += 12 * weeks;
      expect(await statusOf(next)).toBe(404);
    });
  });

  test('ends with the data of the patient', async () => {
    const { id, token } = await booked(at('10:00'));
    const choice = { contact: '+91 00000 00001', appointments: [id], reviews: [] };
    const proof = { currentPassword: administrator.password };
    await site.post('/api/patient-data/erase', { ...choice, ...proof }, admin);
    expect(await site.db.selectFrom('patient_links').selectAll().execute()).toEqual([]);
    for (const name of ['', '/cancellation', '/wish'])
      expect(
        (
          await site.post(`/api/patient-page${name}`, {
            token,
            visit_id: 1,
            starts_at: at('10:00'),
            visit_version: 1,
            text: 'x',
          })
        ).status,
      ).toBe(404);
  });

  test('is not found under any other token', async () => {
    for (const token of ['', 'guessed', '../admin', 'x'.repeat(101), "' or 1=1 --", '💥']) {
      expect([404, 422]).toContain((await pageOf(token)).status);
      expect([404, 422]).toContain((await cancel(token, 1)).status);
    }
  });

  test('cannot be guessed for long, while those that are known go on to work', async () => {
    const { token } = await booked();
    for (let index = 0; index < 20; index++) expect((await pageOf(`guess-${index}`)).status).toBe(404);
    expect(await pageOf('guess')).toMatchObject({ status: 429, body: { detail: linkMessages.tooManyGuesses } });
    expect((await pageOf(token)).status).toBe(200);
  });

  test('is in no line of the log', async () => {
    const { token } = await booked(at('10:00'));
    await site.get(`/visit/${token}/visits.ics`);
    await site.post(`/visit/${token}/visits.ics`);
    await site.get('/visit/unknown-secret/visits.ics');
    await site.get(`/visit/${token}/other`);
    await cancel(token, 99);
    expect(site.logged.length).toBeGreaterThan(4);
    for (const line of site.logged) expect(line).not.toMatch(new RegExp(`${token}|unknown-secret`));
    expect(site.logged.join()).toContain('/visit/:token/visits.ics');
  });
});

describe('the patient’s page', () => {
  test('says what is held, and nothing about the patient', async () => {
    const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await site.put('/api/visit-settings', settings, admin);
    const booking = await bookingOf(site, { wishes: { times: [{ starts_at: at('10:00') }] } });
    const { link, held } = (await site.post('/api/appointments', booking)).body;
    const { body } = await pageOf(tokenIn(link));
    expect(body).toMatchObject({ held, visits: [], notes: [], is_closed: false, time_zone: 'Asia/Kolkata' });
    expect(JSON.stringify(body)).not.toMatch(/Meera|meera|00001|shoulder/);
    site.clock.now += 24 * 3_600_000;
    expect((await pageOf(tokenIn(link))).body.held).toBeNull();
  });

  test('lists all visits in order, with until when each can be cancelled, and stays when one is moved', async () => {
    const { visits, token } = await booked(at('10:00', '2026-11-25'), at('10:00'), at('15:00', '2026-11-20'));
    const { body } = await pageOf(token);
    expect(body.visits.map((visit: { cancel_until: string | null }) => visit.cancel_until)).toEqual([
      null,
      at('10:00', '2026-11-23'),
      at('10:00'),
    ]);
    await site.put(`/api/visits/${visits[1].id}`, { starts_at: at('12:00'), practitioner_id: nila }, admin);
    expect((await pageOf(token)).body.visits[1]).toMatchObject({
      starts_at: at('12:00'),
      moved: true,
      practitioner: 'Nila',
    });
  });

  test('says that the patient will come, once, and only at this time', async () => {
    const { visits, token } = await booked(at('10:00'));
    const [{ id }] = visits;
    const seen = async () => (await site.get(`/api/visits/${id}`, admin)).body;
    expect(await seen()).toMatchObject({ is_coming: false, to_tell: 'new' });
    const [shown] = (await pageOf(token)).body.visits;
    const before = await readCounts(site.db, 'visits.changes');
    const answers = [await press('confirmation', token, id), await press('confirmation', token, id)];
    expect(answers.map(({ body }) => body.visits[0].is_coming)).toEqual([true, true]);
    expect(await readCounts(site.db, 'visits.changes')).toEqual({
      'visits.changes': before['visits.changes'] + 1,
    });
    expect(await seen()).toMatchObject({ is_coming: true, to_tell: null, status: 'booked' });
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'confirmed-by-patient', kind: 'visit', administrator: null });

    await site.put(`/api/visits/${id}`, { starts_at: at('12:00'), practitioner_id: nila }, admin);
    expect(await seen()).toMatchObject({ is_coming: false, to_tell: 'changed' });
    const old = { token, visit_id: id, starts_at: shown.starts_at, visit_version: shown.version };
    const refused = await call('confirmation', old);
    expect([refused.status, refused.body.detail]).toEqual([422, linkMessages.changedSince]);
    await cancel(token, id);
    expect((await press('confirmation', token, id)).body.detail).toBe(linkMessages.changedSince);
    const other = await booked(at('13:00'));
    expect((await press('confirmation', token, other.visits[0].id)).body.detail).toBe(linkMessages.changedSince);
    site.clock.now = Date.parse(at('13:00'));
    expect((await press('confirmation', other.token, other.visits[0].id)).body.detail).toBe(linkMessages.changedSince);
  });

  test.each([
    ['English', linkMessages.pleaseCall],
    ['Hindi', hindi.pleaseCall],
  ])('asks for a call in %s, which is due at once', async (_language, text) => {
    const { id, token } = await booked(at('10:00'));
    const { body } = await call('wish', { token, text });
    expect(body.notes).toMatchObject([{ text: linkMessages.pleaseCall }]);
    const due = (await site.get('/api/appointments/due', admin)).body;
    expect(due).toMatchObject([{ id, last_note: { from_patient: true, text: linkMessages.pleaseCall } }]);
  });

  test('cancels a visit, which frees its time and tells the front desk', async () => {
    const { id, visits, token } = await booked(at('10:00'));
    const before = await readCounts(site.db, 'visits.changes', 'appointments.changes');
    const answer = await cancel(token, visits[0].id);
    expect(answer.body).toMatchObject({
      visits: [{ status: 'cancelled', cancel_until: null }],
      notes: [{ text: 'Cancelled the visit on 24 November 2026 at 10:00 am.' }],
    });
    expect(await site.db.selectFrom('occupied_times').selectAll().execute()).toEqual([]);
    const [request] = (await site.get('/api/appointments/due', admin)).body;
    expect(request).toMatchObject({ id, stage: 'tried', last_note: { from_patient: true, author: null } });
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'cancelled-by-patient', kind: 'visit', administrator: null });
    const after = await readCounts(site.db, 'visits.changes', 'appointments.changes');
    expect(after).toEqual({
      'visits.changes': before['visits.changes'] + 1,
      'appointments.changes': before['appointments.changes'] + 1,
    });
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));

    const again = await cancel(token, visits[0].id);
    expect([again.status, again.body.notes.length]).toEqual([200, 1]);
  });

  test('is cancelled once by many who press the button at the same time', async () => {
    const { visits, token } = await booked(at('10:00'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(token, visits[0].id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await pageOf(token)).body.notes).toHaveLength(1);
  });

  test('does nothing with a button of a visit that has changed, and shows what is true', async () => {
    const { visits, token } = await booked(at('10:00'));
    const [shown] = (await pageOf(token)).body.visits;
    const pressOld = () => call('cancellation', { ...shown, token, visit_id: shown.id, visit_version: shown.version });
    await site.put(`/api/visits/${visits[0].id}`, { starts_at: at('12:00'), practitioner_id: nila }, admin);
    const refused = await pressOld();
    expect([refused.status, refused.body.detail]).toEqual([422, linkMessages.changedMeanwhile]);
    await site.put(`/api/visits/${visits[0].id}`, { starts_at: at('10:00'), practitioner_id: null }, admin);
    expect((await pressOld()).status, 'the same time, another practitioner').toBe(422);
    expect((await call('cancellation', { token, visit_id: shown.id })).status, 'a page of an older version').toBe(422);
    const { body } = await pageOf(token);
    expect(body).toMatchObject({ notes: [], visits: [{ status: 'booked', starts_at: at('10:00') }] });
    expect((await cancel(token, shown.id)).body.visits).toMatchObject([{ status: 'cancelled' }]);
  });

  test('refuses to cancel late, what is over, and what belongs to someone else', async () => {
    const { visits, token } = await booked(at('10:00'), at('11:00'));
    const other = await booked(at('12:00'));
    await site.put(`/api/visits/${visits[1].id}/status`, { status: 'arrived' }, admin);
    const refused = (visit_id: number) => cancel(token, visit_id).then(({ status, body }) => [status, body.detail]);
    expect(await refused(visits[1].id)).toEqual([422, linkMessages.notBooked]);
    expect(await refused(other.visits[0].id)).toEqual([422, linkMessages.notBooked]);
    site.clock.now = Date.parse(at('10:00', '2026-11-23')) - 1;
    expect((await pageOf(token)).body.visits[0].cancel_until).not.toBeNull();
    site.clock.now += 1;
    expect((await pageOf(token)).body.visits[0].cancel_until).toBeNull();
    expect(await refused(visits[0].id)).toEqual([422, linkMessages.tooLateToCancel]);
    expect((await pageOf(token)).body.notes).toEqual([]);
  });

  test('asks for another time, which is due at the front desk, up to ten times a day', async () => {
    const { id, token } = await booked(at('10:00'));
    const wish = { token, days: ['Monday', 'Friday'], parts: ['evening'], text: 'After work.' };
    const text = 'Another time, please: Monday or Friday, evening. After work.';
    expect((await call('wish', wish)).body.notes).toMatchObject([{ text }]);
    const [request] = (await site.get('/api/appointments/due', admin)).body;
    expect(request).toMatchObject({ id, stage: 'confirmed', last_note: { text, from_patient: true } });
    expect((await site.get('/api/audit-log?limit=1', admin)).body[0].action).toBe('asked-by-patient');
    expect((await call('wish', { token, text: '  ' })).body.errors).toEqual([
      { field: 'text', message: linkMessages.noWish },
    ]);
    for (let index = 0; index < 9; index++) await call('wish', wish);
    expect(await call('wish', wish)).toMatchObject({ status: 429, body: { detail: linkMessages.askedOften } });
  });

  test('takes equal wishes as one, which is due again', async () => {
    const { id, token } = await booked(at('10:00'));
    const wish = { token, days: ['Monday'], text: 'After work.' };
    await call('wish', wish);
    await site.put(`/api/appointments/${id}/next-call`, { next_call: null }, admin);
    const due = async () => (await site.get('/api/appointments/due', admin)).body;
    expect(await due()).toEqual([]);
    await Promise.all([1, 2].map(() => call('wish', wish)));
    expect((await pageOf(token)).body.notes).toHaveLength(1);
    expect(await due()).toMatchObject([{ id, note_count: 1 }]);
    await call('wish', { ...wish, text: 'At noon.' });
    expect((await pageOf(token)).body.notes).toHaveLength(2);
  });

  test('puts a patient whom an earlier time would help on the wait list, once', async () => {
    const { id, token, visits } = await booked(at('10:00'));
    const before = await readCounts(site.db, 'visits.changes');
    const text = 'Another time, please: Monday, morning. Tell me if an earlier time opens up.';
    const asked = await call('wish', { token, days: ['Monday'], parts: ['morning'], earlier: true });
    expect(asked.body.notes).toMatchObject([{ text }]);
    const [waiting, ...others] = (await site.get('/api/wait-list', admin)).body.waiting;
    expect(waiting).toMatchObject({ days: ['Monday'], parts: ['morning'], until: '2026-11-24', from_patient: true });
    expect([waiting.visit.id, waiting.practitioner, others]).toEqual([visits[0].id, null, []]);
    expect(waiting.fits[0].starts_at).toBe(at('08:00', '2026-11-23'));
    const after = await readCounts(site.db, 'visits.changes');
    expect(after['visits.changes']).toBe(before['visits.changes'] + 1);

    const edited = { days: ['Monday'], practitioner_id: nila, until: '2026-11-23' };
    const kept = await site.put(`/api/appointments/${id}/earlier-time`, edited, admin);
    expect(kept.body).toMatchObject({ practitioner: 'Nila', from_patient: true });
    await Promise.all([1, 2].map(() => call('wish', { token, earlier: true })));
    const rows = await site.db.selectFrom('wait_list').selectAll().execute();
    expect(rows).toMatchObject([{ days: '[]', parts: '[]', practitioner_id: nila, until: '2026-11-23' }]);
  });

  test('keeps a patient without a visit on the wait list for two months, and others off it', async () => {
    const { id, token } = await booked();
    await call('wish', { token, days: ['Monday'] });
    const list = async () => (await site.get('/api/wait-list', admin)).body.waiting;
    expect(await list()).toEqual([]);
    await call('wish', { token, earlier: true });
    expect(await list()).toMatchObject([{ appointment: { id }, visit: null, until: '2027-01-21' }]);
    await site.put(`/api/appointments/${id}/earlier-time`, { until: '2026-12-01' }, admin);
    expect(await list()).toMatchObject([{ until: '2026-12-01', from_patient: true }]);
  });

  test('of a request that is done takes no more wishes', async () => {
    const { id, token } = await booked();
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Done.' }, admin);
    expect((await pageOf(token)).body.is_closed).toBe(true);
    const { status, body } = await call('wish', { token, text: 'Monday' });
    expect([status, body.detail]).toEqual([422, linkMessages.closedRequest]);
  });
});

describe('a time that is held', () => {
  beforeEach(async () => {
    const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await site.put('/api/visit-settings', settings, admin);
  });

  async function held() {
    const booking = await bookingOf(site, { wishes: { times: [{ starts_at: at('10:00') }] } });
    const { id, link } = (await site.post('/api/appointments', booking)).body;
    return { id: id as number, token: tokenIn(link), starts_at: at('10:00') };
  }
  const rowsOf = async (table: 'holds' | 'occupied_times') =>
    (await site.db.selectFrom(table).selectAll().execute()).length;
  const isOffered = async () => {
    const { days } = (await site.get('/api/times?from=2026-11-24&days=1')).body;
    return days[0].times.includes(at('10:00'));
  };

  test('is given back by the patient, which frees it at once and tells the front desk', async () => {
    const { id, token, starts_at } = await held();
    expect(await isOffered()).toBe(false);
    const { status, body } = await call('release', { token, starts_at });
    const text = 'Gave up the held time, 24 November 2026 at 10:00 am.';
    expect([status, body.held, body.notes[0].text]).toEqual([200, null, text]);
    expect([await rowsOf('holds'), await rowsOf('occupied_times')]).toEqual([0, 0]);
    expect(await isOffered()).toBe(true);
    const [request] = (await site.get('/api/appointments/due', admin)).body;
    expect(request).toMatchObject({ id, stage: 'new', held: null, last_note: { text, from_patient: true } });
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'released-by-patient', kind: 'appointment', administrator: null });
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
  });

  test('is given back once by one who presses twice, and not after it was booked again by someone else', async () => {
    const { token, starts_at } = await held();
    const twice = await Promise.all([1, 2, 3].map(() => call('release', { token, starts_at })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await held();
    const { body } = await call('release', { token, starts_at });
    expect(body.notes).toHaveLength(1);
    expect((await pageOf(other.token)).body.held.starts_at).toBe(starts_at);
  });

  test('that has ended meanwhile leaves nothing to give back', async () => {
    const { token, starts_at } = await held();
    site.clock.now += 24 * 3_600_000;
    const { status, body } = await call('release', { token, starts_at });
    expect([status, body.held, body.notes]).toEqual([200, null, []]);
  });

  test('that is not the one on the page stays', async () => {
    const { token } = await held();
    expect((await call('release', { token, starts_at: at('11:00') })).body.held.starts_at).toBe(at('10:00'));
    const { status, body } = await call('release', { token, starts_at: 'soon' });
    expect([status, body.detail]).toEqual([422, linkMessages.notHeld]);
    expect((await call('release', { token: 'guessed', starts_at: at('10:00') })).status).toBe(404);
  });

  test('that the front desk has confirmed is a visit, which the patient can cancel', async () => {
    const { id, token, starts_at } = await held();
    await site.post('/api/visits', { appointment_id: id, practitioner_id: nila, starts_at }, admin);
    const { status, body } = await call('release', { token, starts_at });
    expect([status, body.detail]).toEqual([422, linkMessages.confirmedMeanwhile]);
    expect((await pageOf(token)).body).toMatchObject({
      held: null,
      visits: [{ starts_at, status: 'booked' }],
      notes: [],
    });
  });

  test('is a visit in the end when patient and front desk decide at the same moment', async () => {
    const { id, token, starts_at } = await held();
    const visit = { appointment_id: id, practitioner_id: nila, starts_at };
    const [released, booked] = await Promise.all([
      call('release', { token, starts_at }),
      site.post('/api/visits', visit, admin),
    ]);
    expect([200, 422]).toContain(released.status);
    expect(booked.status).toBe(201);
    const { visits, notes } = (await pageOf(token)).body;
    expect([visits.length, notes.length]).toEqual([1, released.status === 200 ? 1 : 0]);
    expect([await rowsOf('holds'), await rowsOf('occupied_times')]).toEqual([0, 6]);
  });
});

describe('the calendar file', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as never[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

  test('has all visits, and keeps their names while it counts changes', async () => {
    const { visits, token } = await booked(at('10:00'), at('10:00', '2026-11-27'));
    const { status, headers, body } = await site.get(`/visit/${token}/visits.ics`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect([headers.get('Referrer-Policy'), headers.get('X-Robots-Tag')]).toEqual(['no-referrer', 'noindex, nofollow']);
    const before = eventsOf(body);
    expect(before.map((event) => event.startDate.toJSDate().toISOString()).toSorted()).toEqual([
      at('10:00'),
      at('10:00', '2026-11-27'),
    ]);
    expect(body).not.toMatch(/Meera|00001|\/visit\//);

    await site.put(`/api/visits/${visits[0].id}`, { starts_at: at('12:00'), practitioner_id: nila }, admin);
    await site.put(`/api/visits/${visits[1].id}/status`, { status: 'cancelled' }, admin);
    const after = eventsOf((await site.get(`/visit/${token}/visits.ics`)).body);
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted());
    const moved = after.find(({ uid }) => uid.startsWith(`visit-${visits[0].id}@`));
    expect([moved?.startDate.toJSDate().toISOString(), moved?.sequence, moved && statusOf(moved)]).toEqual([
      at('12:00'),
      1,
      'CONFIRMED',
    ]);
    expect(after.map(statusOf)).toContain('CANCELLED');
  });

  test('answers reading only, and a link that has ended not at all', async () => {
    const { id, token } = await booked(at('10:00'));
    expect((await site.post(`/visit/${token}/visits.ics`)).status).toBe(405);
    await site.post(`/api/appointments/${id}/link/renewal`, undefined, admin);
    expect((await site.get(`/visit/${token}/visits.ics`)).status).toBe(404);
  });
});
