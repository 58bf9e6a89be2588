import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as linkMessages from '#contract/messages/patient-links.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. Patients may cancel and move until 24 hours before a visit, to times at least 12 hours away.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let ravi: number;
let readsOfHours = 0;
beforeEach(async () => {
  site = await createTestApp({
    onQuery: ({ sql }) => {
      if (sql.startsWith('select') && sql.includes('from "working_hours"')) readsOfHours += 1;
    },
  });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  ravi = await addPractitioner(site, 'Ravi');
  await offerTimes(true);
  return () => site.close();
});

function offerTimes(offers_times: boolean) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  return site.put('/api/visit-settings', settings, admin);
}

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();
const friday = (time: string) => at(time, '2026-11-27');
const call = (name: string, body: object) => site.post(`/api/patient-page${name}`, body);
const pageOf = async (token: string) => (await call('', { token })).body;
const visitOf = async (token: string) => (await pageOf(token)).visits[0];

/** A request with a visit, and the token of its patient's page. */
async function booked(starts_at: string, more: object = {}) {
  const id = (await site.post('/api/appointments', await bookingOf(site))).body.id as number;
  const { body: visit } = await site.post(
    '/api/visits',
    { appointment_id: id, practitioner_id: nila, starts_at, ...more },
    admin,
  );
  const { path } = (await site.post(`/api/appointments/${id}/link`, undefined, admin)).body;
  return { id, visit, token: path.replace('/visit/', '') as string };
}

/** Values that the button sends from a page with the current visit. */
async function shownBy(token: string) {
  const { id, starts_at, version } = await visitOf(token);
  return { token, visit_id: id as number, starts_at, visit_version: version };
}

async function move(token: string, to: string, practitioner_id: number | null = nila) {
  return call('/move', { ...(await shownBy(token)), to, practitioner_id });
}

const timesFor = async (token: string, more: object = {}) =>
  (await call('/times', { token, visit_id: (await visitOf(token)).id, ...more })).body;
const tuesday = ({ days }: { days: { day: string; times: string[] }[] }) =>
  days.find(({ day }) => day === '2026-11-24')?.times;
const occupied = async () => (await site.db.selectFrom('occupied_times').selectAll().execute()).length;

describe('a patient who moves a visit', () => {
  test('to any practitioner has the working hours of all read once', async () => {
    await addPractitioner(site, 'Sara');
    const { token } = await booked(at('10:00'));
    const shown = await shownBy(token);
    readsOfHours = 0;
    expect((await call('/move', { ...shown, to: friday('08:00'), practitioner_id: null })).status).toBe(200);
    expect(readsOfHours).toBe(1);
  });

  test('gets the free time, leaves the old one to others, and the front desk sees it like a cancellation', async () => {
    const { id, visit, token } = await booked(at('10:00'));
    const before = await readCounts(site.db, 'visits.changes', 'appointments.changes');
    expect(await visitOf(token)).toMatchObject({ can_move: true });
    const { status, body } = await move(token, friday('08:00'));
    const text = 'Moved the visit from 24 November 2026 at 10:00 am to 27 November 2026 at 8:00 am.';
    expect([status, body.notes[0].text]).toEqual([200, text]);
    expect(body.visits).toMatchObject([
      { status: 'booked', moved: true, starts_at: friday('08:00'), ends_at: friday('08:30'), practitioner: 'Nila' },
    ]);
    expect(tuesday(await timesFor(token))).toContain(at('10:00'));
    const [request] = (await site.get('/api/appointments/due', admin)).body;
    expect(request).toMatchObject({ id, stage: 'confirmed', last_note: { text, from_patient: true, author: null } });
    const [entry, ...others] = (await site.get('/api/audit-log?limit=2', admin)).body;
    expect(entry).toMatchObject({
      action: 'moved-by-patient',
      kind: 'visit',
      subject_id: visit.id,
      administrator: null,
    });
    expect(others[0].action).not.toBe('changed');
    const after = await readCounts(site.db, 'visits.changes', 'appointments.changes');
    expect(after).toEqual({
      'visits.changes': before['visits.changes'] + 1,
      'appointments.changes': before['appointments.changes'] + 1,
    });
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
    expect(await occupied()).toBe(6);
  });

  test('finds it moved in the calendar file, with a new SEQUENCE and LAST-MODIFIED', async () => {
    const { token } = await booked(at('10:00'));
    const read = async () => {
      const parsed = ICAL.parse((await site.get(`/visit/${token}/visits.ics`)).body) as never[];
      const event = new ICAL.Component(parsed).getFirstSubcomponent('vevent') as ICAL.Component;
      const valueOf = (name: string) => String(event.getFirstPropertyValue(name));
      return {
        uid: valueOf('uid'),
        start: valueOf('dtstart'),
        sequence: valueOf('sequence'),
        changed: valueOf('last-modified'),
      };
    };
    const before = await read();
    site.clock.now += 60_000;
    await move(token, friday('08:00'));
    const after = await read();
    expect([after.uid, after.start, after.sequence]).toEqual([before.uid, '2026-11-27T02:30:00Z', '1']);
    expect(after.changed > before.changed).toBe(true);
  });

  test('is shown the free times of the same practitioner and length first, and of anyone on request', async () => {
    const { token } = await booked(at('10:00'), { minutes: 60 });
    await booked(at('12:00'), { practitioner_id: ravi });
    const own = await timesFor(token);
    expect(own).toMatchObject({ offered: true, practitioner_id: nila, minutes: 60, time_zone: 'Asia/Kolkata' });
    expect(own.practitioners.map(({ name }: { name: string }) => name)).toEqual(['Nila', 'Ravi']);
    expect(own.days).toHaveLength(43); // today, and six weeks ahead
    expect(tuesday(own)).not.toContain(at('09:30')); // an hour from then is too long
    expect(tuesday(own)).toContain(at('12:00'));
    const ofRavi = tuesday(await timesFor(token, { practitioner_id: ravi }));
    expect(ofRavi).toContain(at('10:00'));
    expect(ofRavi).not.toContain(at('12:00'));
    const ofAnyone = await timesFor(token, { practitioner_id: null });
    expect(ofAnyone.practitioner_id).toBeNull();
    expect(tuesday(ofAnyone)).toContain(at('10:00'));
    expect(own.days[0]).toEqual({ day: '2026-11-20', times: [] });
  });

  test('keeps the practitioner with a choice of anyone, and gets another one who is free', async () => {
    const { token } = await booked(at('10:00'));
    expect((await move(token, friday('08:00'), null)).body.visits[0].practitioner).toBe('Nila');
    await booked(friday('09:00'));
    expect((await move(token, friday('09:00'), null)).body.visits[0].practitioner).toBe('Ravi');
  });

  test('who presses twice moves it once', async () => {
    const { token } = await booked(at('10:00'));
    const shown = await shownBy(token);
    const press = () => call('/move', { ...shown, to: friday('08:00'), practitioner_id: nila });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await pageOf(token)).notes).toHaveLength(1);
  });

  test('of a series moves it alone', async () => {
    const { id, token } = await booked(at('10:00'));
    const visits = ['2026-12-01T10:00', '2026-12-08T10:00'].map((starts_at) => ({ starts_at }));
    await site.post('/api/visits/series', { appointment_id: id, practitioner_id: nila, visits }, admin);
    const [first, second, third] = (await pageOf(token)).visits;
    const shown = { token, visit_id: second.id, starts_at: second.starts_at, visit_version: second.version };
    const { body } = await call('/move', { ...shown, to: at('11:00', '2026-12-01'), practitioner_id: nila });
    expect(body.visits).toEqual([first, { ...second, ...body.visits[1], starts_at: at('11:00', '2026-12-01') }, third]);
  });

  test('offers the freed time to those who wait for an earlier one', async () => {
    const { token } = await booked(at('10:00', '2026-11-23'));
    const waiting = await booked(at('10:00', '2026-12-01'));
    await site.put(
      `/api/appointments/${waiting.id}/earlier-time`,
      { until: '2026-12-31', practitioner_id: nila },
      admin,
    );
    const span = `from=${at('10:00', '2026-11-23')}&until=${at('10:30', '2026-11-23')}`;
    const fits = async () => (await site.get(`/api/wait-list?${span}`, admin)).body.waiting[0]?.fits ?? [];
    expect(await fits()).toEqual([]);
    await move(token, friday('08:00'));
    expect(await fits()).toMatchObject([{ starts_at: at('10:00', '2026-11-23') }]);
  });
});

describe('a move is refused, and changes nothing,', () => {
  async function expectRefused(
    token: string,
    sending: Promise<{ status: number; body: { detail: string } }>,
    sentence: string,
  ) {
    const before = await pageOf(token);
    const { status, body } = await sending;
    expect([status, body.detail]).toEqual([422, sentence]);
    expect(await pageOf(token)).toEqual(before);
  }

  test('when the visit has changed meanwhile', async () => {
    const { visit, token } = await booked(at('10:00'));
    const shown = await shownBy(token);
    const press = () => call('/move', { ...shown, to: friday('08:00'), practitioner_id: nila });
    const changes: (() => Promise<unknown>)[] = [
      () => site.put(`/api/visits/${visit.id}`, { starts_at: at('12:00'), practitioner_id: nila }, admin),
      () => site.put(`/api/visits/${visit.id}`, { starts_at: at('10:00'), practitioner_id: ravi }, admin),
      () => site.put(`/api/visits/${visit.id}/status`, { status: 'cancelled' }, admin),
    ];
    for (const change of changes) {
      await change();
      await expectRefused(token, press(), linkMessages.notMoved);
    }
    const { visit_version: _, ...withoutVersion } = { ...shown, to: friday('08:00') };
    await expectRefused(token, call('/move', withoutVersion), linkMessages.notMoved);
  });

  test('for a visit of someone else, a page of no one, and without a time', async () => {
    const [own, other] = [await booked(at('10:00')), await booked(at('12:00'))];
    const shown = { ...(await shownBy(other.token)), token: own.token, to: friday('08:00'), practitioner_id: nila };
    await expectRefused(own.token, call('/move', shown), linkMessages.notMoved);
    expect((await call('/times', { token: own.token, visit_id: other.visit.id })).status).toBe(422);
    expect((await call('/move', { ...shown, token: 'guessed' })).status).toBe(404);
    expect((await call('/times', { ...shown, token: 'guessed' })).status).toBe(404);
    const withoutTime = await shownBy(own.token);
    await expectRefused(own.token, call('/move', withoutTime), linkMessages.noTimeChosen);
  });

  test('later than the clinic’s notice, for a done request, and where no times are offered', async () => {
    const { id, token } = await booked(at('10:00'));
    await offerTimes(false);
    expect((await visitOf(token)).can_move).toBe(false);
    expect(await timesFor(token)).toMatchObject({ offered: false, days: [] });
    await expectRefused(token, move(token, friday('08:00')), linkMessages.movesAreOff);
    await offerTimes(true);
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Done.' }, admin);
    expect((await visitOf(token)).can_move).toBe(false);
    await expectRefused(token, move(token, friday('08:00')), linkMessages.closedRequest);
    await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
    site.clock.now = Date.parse(at('10:00', '2026-11-23'));
    expect((await visitOf(token)).can_move).toBe(false);
    await expectRefused(token, move(token, friday('08:00')), linkMessages.tooLateToMove);
  });

  test('to a time that no page has shown', async () => {
    const { token } = await booked(at('10:00'));
    const times = [at('10:00', '2026-11-19'), at('12:00', '2026-11-20'), friday('08:03'), at('10:00', '2027-03-01')];
    for (const to of times) await expectRefused(token, move(token, to), timeMessages.unknownTime);
    await expectRefused(token, move(token, friday('08:00'), 999), timeMessages.unknownTime);
    await expectRefused(token, move(token, friday('03:00')), timeMessages.unknownTime);
  });

  test('to a time that someone else took meanwhile, with the nearest free ones', async () => {
    const { token } = await booked(at('10:00'));
    await booked(friday('08:00'));
    const before = await pageOf(token);
    const { status, body } = await move(token, friday('08:00'));
    expect([status, body.detail, body.can_book_anyway]).toEqual([409, linkMessages.timeTaken, undefined]);
    expect(body.free_times.map((time: { starts_at: string }) => time.starts_at)).toContain(friday('08:30'));
    expect(await pageOf(token)).toEqual(before);
    expect(await occupied()).toBe(12);
  });

  test('after ten moves and wishes in a day', async () => {
    const { token } = await booked(at('10:00'));
    for (let index = 0; index < 10; index++)
      expect((await move(token, friday(index % 2 ? '08:00' : '09:00'))).status).toBe(200);
    expect(await move(token, friday('10:00'))).toMatchObject({
      status: 429,
      body: { detail: linkMessages.askedOften },
    });
  });
});

describe('at the same moment', () => {
  test('of two patients who want one time one gets it, also if it is the time of the other', async () => {
    const [one, two] = [await booked(at('10:00')), await booked(at('12:00'))];
    const sendBoth = async (toOfOne: string, toOfTwo: string) => {
      const [first, second] = [await shownBy(one.token), await shownBy(two.token)];
      return Promise.all([
        call('/move', { ...first, to: toOfOne, practitioner_id: nila }),
        call('/move', { ...second, to: toOfTwo, practitioner_id: nila }),
      ]);
    };
    const both = await sendBoth(friday('08:00'), friday('08:00'));
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await occupied()).toBe(12);
    const [a, b] = [(await visitOf(one.token)).starts_at, (await visitOf(two.token)).starts_at];
    const swapped = await sendBoth(b, a);
    expect(swapped.map(({ status }) => status)).toEqual([409, 409]);
    expect(await occupied()).toBe(12);
  });

  test('as the front desk moves or cancels the visit, one of both happens after the other', async () => {
    for (const round of [1, 2, 3, 4]) {
      const { visit, token } = await booked(at(`1${round}:00`));
      const shown = await shownBy(token);
      const [moved] = await Promise.all([
        call('/move', { ...shown, to: friday(`1${round}:00`), practitioner_id: nila }),
        round % 2
          ? site.put(`/api/visits/${visit.id}/status`, { status: 'cancelled' }, admin)
          : site.put(`/api/visits/${visit.id}`, { starts_at: at('18:00'), practitioner_id: ravi }, admin),
      ]);
      expect([200, 422]).toContain(moved.status);
      const { visits, notes } = await pageOf(token);
      expect(notes).toHaveLength(moved.status === 200 ? 1 : 0);
      expect(visits).toMatchObject([
        round % 2 ? { status: 'cancelled' } : { starts_at: at('18:00'), practitioner: 'Ravi' },
      ]);
      const rows = site.db.selectFrom('occupied_times').selectAll().where('visit_id', '=', visit.id);
      expect(await rows.execute()).toHaveLength(round % 2 ? 0 : 6);
      await site.put(`/api/visits/${visit.id}/status`, { status: 'cancelled' }, admin);
    }
  });
});

test('a patient moves a visit only to times at which a room is free, and gets another room if theirs is taken', async () => {
  const addRoom = async (name: string) => (await site.post('/api/rooms', { name }, admin)).body.id as number;
  const [blue, green] = [await addRoom('Blue room'), await addRoom('Green room')];
  const { id, token } = await booked(at('10:00'), { room_id: blue });
  const sara = await addPractitioner(site, 'Sara');
  await booked(friday('08:00'), { practitioner_id: ravi, room_id: blue });
  const { token: other } = await booked(at('11:00'), { room_id: blue });
  expect((await move(token, friday('08:00'))).status).toBe(200);
  const rooms = async (of: number) =>
    (await site.get(`/api/appointments/${of}/visits`, admin)).body.map(({ room_id }: { room_id: number }) => room_id);
  expect(await rooms(id)).toEqual([green]);
  const { days } = await timesFor(other, { practitioner_id: sara });
  const { times } = days.find(({ day }: { day: string }) => day === '2026-11-27');
  expect(times).not.toContain(friday('08:00'));
  expect((await move(other, friday('08:00'), sara)).status).toBe(409);
});
