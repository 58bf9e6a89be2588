import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { bookingOf, knownIds } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const path = (id: number, call: string) => `/api/appointments/${id}/${call}`;
const book = async (changes = {}) => (await site.post('/api/appointments', await bookingOf(site, changes))).body;
const read = async (reference: string) => (await site.get(`/api/appointments?q=${reference}`, admin)).body[0];
const note = (id: number, body: object, headers = {}) => site.post(path(id, 'notes'), body, { ...admin, ...headers });
const attempt = (id: number, more = {}) => note(id, { kind: 'attempt', ...more });
const finish = (id: number, body: object, headers = {}) =>
  site.put(path(id, 'outcome'), body, { ...admin, ...headers });
const reopen = (id: number, headers = {}) => site.post(path(id, 'reopen'), undefined, { ...admin, ...headers });
const counts = async () => (await site.get('/api/appointments/counts', admin)).body;
const lastEntry = async () => (await site.get('/api/audit-log?limit=1', admin)).body[0];
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const minute = 60_000;

describe('a note', () => {
  test('has an author and a time, and leaves the request pending', async () => {
    const { id, reference } = await book();
    const { status, body, headers } = await note(id, { kind: 'note', text: ' Prefers mornings. ' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    const last_note = {
      id: expect.any(Number),
      kind: 'note',
      text: 'Prefers mornings.',
      author: 'admin',
      created_at: new Date(site.clock.now).toISOString(),
    };
    expect(body).toMatchObject({ remarks: null, stage: 'new', note_count: 1, last_note, version: 2 });
    expect(await read(reference)).toEqual(body);
    expect((await site.get(path(id, 'notes'), admin)).body).toEqual([{ ...last_note, from_patient: false }]);
    expect(await lastEntry()).toMatchObject({ action: 'noted', kind: 'appointment', subject: reference, fields: [] });
  });

  test('may be added to a done request, and its list is paged, newest first', async () => {
    const { id } = await book();
    await finish(id, { outcome: 'finished' });
    for (const text of ['One', 'Two', 'Three']) await note(id, { kind: 'note', text });
    const pages = await readPages(site, `${path(id, 'notes')}?limit=2`, admin);
    expect(pages.map((page) => page.map(({ text }: { text: string }) => text))).toEqual([['Three', 'Two'], ['One']]);
  });

  test.each([
    [{ kind: 'note', text: ' ' }, 'text', appointmentMessages.noNote],
    [{ kind: 'note' }, 'text', appointmentMessages.noNote],
    [{ kind: 'note', text: 'x'.repeat(1_001) }, 'text', 'Please use at most 1,000 characters.'],
    [{ kind: 'attempt', next_call: 'soon' }, 'next_call', appointmentMessages.notADay],
    [{ kind: 'attempt', next_call: '2026-11-23T10:00Z' }, 'next_call', appointmentMessages.notADay],
    [{ kind: 'attempt', next_call: '2026-11-19' }, 'next_call', appointmentMessages.pastDay],
    [{ kind: 'attempt', next_call: '2027-11-21T10:00' }, 'next_call', appointmentMessages.farDay],
  ])('is refused as %j, and nothing is stored', async (body, field, message) => {
    const { id, reference } = await book();
    const before = await read(reference);
    const answer = await note(id, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
    expect(await read(reference)).toEqual(before);
  });

  test('is refused when someone else has finished the request meanwhile', async () => {
    const { id, reference } = await book();
    await finish(id, { outcome: 'finished', remarks: 'Visit on Monday.' }, ifMatch(1));
    expect((await note(id, { kind: 'note', text: 'Late' }, ifMatch(1))).status).toBe(412);
    expect(await read(reference)).toMatchObject({ remarks: 'Visit on Monday.', note_count: 0 });
  });

  test('replaces the draft of its author', async () => {
    const { id } = await book();
    await site.put(path(id, 'draft'), { text: 'Prefers' }, admin);
    await note(id, { kind: 'note', text: 'Prefers mornings.' });
    const drafts: { appointment_id: number }[] = (await site.get('/api/appointments/drafts', admin)).body;
    expect(drafts.filter(({ appointment_id }) => appointment_id === id)).toEqual([]);
  });

  test('on a request that does not exist is answered with 404', async () => {
    for (const answer of [
      await attempt(999_999),
      await site.get(path(999_999, 'notes'), admin),
      await site.get(path(999_999, 'earlier'), admin),
      await reopen(999_999),
    ])
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Appointment not found.' } });
  });
});

describe('the stage', () => {
  test('is tried after an attempt, and counts only attempts since the request was last opened', async () => {
    const { id, reference } = await book();
    const before = await counts();
    expect((await attempt(id)).body).toMatchObject({ stage: 'tried', last_note: { kind: 'attempt', text: '' } });
    expect(await counts()).toEqual({
      ...before,
      new: before.new - 1,
      waiting: before.waiting - 1,
      tried: before.tried + 1,
    });
    await attempt(id, { text: 'Voicemail.' });
    expect(await counts()).toEqual({
      ...before,
      new: before.new - 1,
      waiting: before.waiting - 1,
      tried: before.tried + 1,
    });

    expect((await finish(id, { outcome: 'not-reached' })).body).toMatchObject({ stage: null, outcome: 'not-reached' });
    site.clock.now += minute;
    expect((await reopen(id)).body).toMatchObject({ stage: 'new', outcome: null, remarks: null });
    expect(await counts()).toEqual(before);
    site.clock.now += minute;
    await attempt(id);
    expect(await read(reference)).toMatchObject({ stage: 'tried' });
  });

  test('is confirmed by a visit that is booked or arrived, whatever was tried', async () => {
    const { id } = await book();
    const [starts_at, created_at] = [site.clock.now + minute, site.clock.now];
    const visit = { practitioner_id: null, room_id: null, starts_at, ends_at: starts_at + minute, created_at };
    await site.db
      .insertInto('visits')
      .values({ ...visit, appointment_id: id })
      .execute();
    const before = await counts();
    expect((await attempt(id)).body.stage).toBe('confirmed');
    expect(await counts()).toEqual({
      ...before,
      new: before.new - 1,
      waiting: before.waiting - 1,
      confirmed: before.confirmed + 1,
    });
    await finish(id, { outcome: 'finished' });
    expect((await reopen(id)).body.stage).toBe('confirmed');
    await site.db.updateTable('visits').set({ status: 'noshow' }).where('appointment_id', '=', id).execute();
    expect((await note(id, { kind: 'note', text: 'Did not come.' })).body.stage).toBe('tried');
    await finish(id, { outcome: 'finished' });
  });

  test('filters the list, with its total', async () => {
    const { id, reference } = await book();
    await attempt(id);
    const { tried } = await counts();
    const { body, headers } = await site.get('/api/appointments?stage=tried', admin);
    expect(headers.get('X-Total-Count')).toBe(String(tried));
    expect(body.map((one: { reference: string }) => one.reference)).toContain(reference);
    expect(new Set(body.map((one: { stage: string }) => one.stage))).toEqual(new Set(['tried']));
    const done = await site.get('/api/appointments?stage=tried&status=done', admin);
    expect([done.body, done.headers.get('X-Total-Count')]).toEqual([[], '0']);
  });
});

describe('finishing', () => {
  test.each([
    ['finished', 'Finished'],
    ['cancelled', 'Cancelled'],
    ['not-reached', 'Not reached'],
    ['not-a-request', 'Not a request'],
  ])('with the outcome %s stores remarks, its label by default', async (outcome, label) => {
    const { id } = await book();
    expect((await finish(id, { outcome })).body).toMatchObject({ outcome, remarks: label });
    expect((await finish(id, { outcome, remarks: 'Because.' })).body).toMatchObject({ outcome, remarks: 'Because.' });
  });

  test('by the specified call means finished, and on a done request changes only the remarks', async () => {
    const { id } = await book();
    const remark = (remarks: string) => site.put(path(id, 'remark'), { remarks }, admin);
    expect((await remark('Called.')).body).toMatchObject({ outcome: 'finished', remarks: 'Called.' });
    await finish(id, { outcome: 'cancelled' });
    expect((await remark('Called twice.')).body).toMatchObject({ outcome: 'cancelled', remarks: 'Called twice.' });
  });

  test('of several requests answers for each', async () => {
    const [first, second] = [await book(), await book()];
    await note(second.id, { kind: 'note', text: 'Changed meanwhile.' });
    const before = await counts();
    const appointments = [
      { id: 999_999, version: 1 },
      { id: second.id, version: 1 },
      { id: first.id, version: 1 },
    ];
    const { status, body } = await site.post(
      '/api/appointments/outcomes',
      { appointments, outcome: 'not-a-request' },
      admin,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: first.id, result: 'saved', appointment: { outcome: 'not-a-request', remarks: 'Not a request' } },
      { id: second.id, result: 'stale', appointment: { remarks: null, note_count: 1 } },
      { id: 999_999, result: 'not-found', appointment: null },
    ]);
    expect(await counts()).toEqual({
      ...before,
      pending: before.pending - 1,
      new: before.new - 1,
      waiting: before.waiting - 1,
      done: before.done + 1,
    });
  });

  test('of several requests is bounded', async () => {
    const send = (length: number) =>
      site.post(
        '/api/appointments/outcomes',
        {
          appointments: Array.from({ length }, (_, index) => ({ id: 900_000 + index, version: 1 })),
          outcome: 'finished',
        },
        admin,
      );
    for (const length of [0, 101]) expect((await send(length)).status).toBe(422);
  });
});

describe('reopening', () => {
  test('makes a request pending again, waits from then on, and keeps its remarks as a note', async () => {
    const { id, reference, created_at } = await book();
    expect(await read(reference)).toMatchObject({ waiting_since: created_at });
    expect((await finish(id, { outcome: 'cancelled', remarks: 'Moved away.' })).body.waiting_since).toBeNull();
    site.clock.now += minute;
    const { status, body } = await reopen(id, ifMatch(2));
    expect(status).toBe(200);
    const waiting_since = new Date(site.clock.now).toISOString();
    expect(body).toMatchObject({ remarks: null, outcome: null, stage: 'new', version: 3, waiting_since, created_at });
    expect(body.last_note).toMatchObject({ kind: 'note', text: 'Cancelled: Moved away.' });
    expect(await lastEntry()).toMatchObject({ action: 'reopened', subject: reference });
  });

  test('succeeds for one of two who do it at once', async () => {
    const { id } = await book();
    await finish(id, { outcome: 'finished' });
    const both = await Promise.all([reopen(id, ifMatch(2)), reopen(id, ifMatch(2))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await reopen(id)).status).toBe(412);
  });
});

describe('a next call', () => {
  const setNextCall = (id: number, next_call: string | null) => site.put(path(id, 'next-call'), { next_call }, admin);
  const due = async () =>
    (await site.get('/api/appointments/due', admin)).body.map((one: { reference: string }) => one.reference);

  test('is due from its time at the clinic on, the longest due first, until it was tried or finished', async () => {
    const [one, two, three] = [await book(), await book(), await book()];
    const later = (minutes: number) => localTime(site.clock.now + minutes * minute);
    expect((await setNextCall(one.id, later(30))).body.next_call_at).toBe(
      new Date(Math.floor(site.clock.now / minute) * minute + 30 * minute).toISOString(),
    );
    await attempt(two.id, { next_call: later(20) });
    await note(three.id, { kind: 'note', text: 'Asks us to call.', next_call: later(10) });
    expect(await due()).toEqual([]);
    site.clock.now += 31 * minute;
    admin = await site.signIn();
    expect(await due()).toEqual([three, two, one].map(({ reference }) => reference));
    await note(three.id, { kind: 'note', text: 'Prefers mornings.' });
    await attempt(two.id);
    await finish(one.id, { outcome: 'finished' });
    expect(await due()).toEqual([three.reference]);
    await setNextCall(three.id, null);
    expect(await due()).toEqual([]);
  });

  test('without a time is due from the beginning of its day', async () => {
    const { id } = await book();
    expect((await setNextCall(id, '2026-11-25')).body.next_call_at).toBe('2026-11-24T18:30:00.000Z');
  });

  test('stays when someone tries before it is due', async () => {
    const { id } = await book();
    const { next_call_at } = (await setNextCall(id, '2026-11-25')).body;
    expect((await attempt(id)).body.next_call_at).toBe(next_call_at);
  });

  // It is Friday, 2026-11-20, 11:30, in Kochi, where Saturday is open from 9:00 and Sunday closed.
  test('is set by itself when no one answers: in two hours, then in the morning of the next opening day', async () => {
    const { id, reference } = await book();
    const before = await read(reference);
    const first = (await attempt(id)).body;
    expect(first).toMatchObject({
      stage: 'tried',
      next_call_at: new Date(site.clock.now + 120 * minute).toISOString(),
    });
    const second = (await attempt(id)).body;
    const morning = Temporal.Instant.from(second.next_call_at).toZonedDateTimeISO('Asia/Kolkata');
    expect(morning.toPlainDate().toString()).toBe('2026-11-21');
    expect((await attempt(id, { next_call: null })).body.next_call_at).toBeNull();

    const undo = (next_call_at: string | null, version: number) =>
      site.post(path(id, 'attempts/undo'), { next_call_at }, { ...admin, ...ifMatch(version) });
    expect((await undo(null, first.version)).status).toBe(412);
    expect((await undo(second.next_call_at, second.version + 1)).body).toMatchObject({ note_count: 2 });
    expect((await undo(first.next_call_at, second.version + 2)).body).toMatchObject({ note_count: 1, stage: 'tried' });
    expect((await undo(null, second.version + 3)).body).toMatchObject({
      stage: 'new',
      next_call_at: null,
      note_count: 0,
    });
    expect((await read(reference)).waiting_since).toBe(before.waiting_since);
    expect((await site.post(path(id, 'attempts/undo'), { next_call_at: null }, admin)).status).toBe(412);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
  });

  test('and stage are as before when an ending is taken back, which leaves no note', async () => {
    const { id, reference } = await book();
    await attempt(id);
    const { version: _, ...before } = await read(reference);
    for (const outcome of ['finished', 'cancelled', 'not-reached', 'not-a-request']) {
      const { version } = (await finish(id, { outcome })).body;
      const body = { next_call_at: before.next_call_at };
      const { status } = await site.post(path(id, 'outcome/undo'), body, { ...admin, ...ifMatch(version) });
      expect.soft(status, outcome).toBe(200);
      expect.soft(await read(reference), outcome).toMatchObject(before);
    }
    expect((await site.post(path(id, 'outcome/undo'), { next_call_at: null }, admin)).status).toBe(412);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
  });

  test('of a done request is refused', async () => {
    const { id } = await book();
    await finish(id, { outcome: 'finished' });
    expect((await setNextCall(id, '2026-11-25')).body).toMatchObject({ detail: appointmentMessages.callOfDone });
  });
});

/** Time on the clock in Kolkata. */
function localTime(time: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' });
}

describe('correcting the details', () => {
  const correct = async (id: number, changes: object, headers = {}) => {
    const { kerala, kochi, first, second } = await knownIds(site);
    const before = { name: 'Meera Sample', email: 'meera@example.com', phone: '+91 00000 00001' };
    const details = { ...before, state: kerala, city: kochi, treatmentType: [first, second], ...changes };
    return site.put(path(id, 'details'), details, { ...admin, ...headers });
  };

  test('is found by the new terms only, and the audit log names the fields without values', async () => {
    const { id, reference } = await book({ name: 'Wrongname Sample' });
    const { first } = await knownIds(site);
    const changes = { name: 'Rightname Sample', phone: '+91 40404 50505', email: '', treatmentType: [first] };
    const { status, body } = await correct(id, changes, ifMatch(1));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Rightname Sample', phone: '+91 40404 50505', email: null, version: 2 });
    expect(body.treatment_ids).toEqual([first]);
    const found = async (q: string) => (await site.get(`/api/appointments?q=${q}`, admin)).body.length;
    expect([await found('Wrongname'), await found('Rightname'), await found('4040450505')]).toEqual([0, 1, 1]);
    expect(await found(reference)).toBe(1);
    expect(await lastEntry()).toMatchObject({
      action: 'changed',
      subject: reference,
      fields: ['name', 'phone', 'e-mail', 'treatments'],
    });
  });

  test('refuses what is wrong at its field', async () => {
    const failures = await failuresOf(
      [
        [{ name: ' ' }, 'name'],
        [{ phone: '12' }, 'phone'],
        [{ email: 'meera' }, 'email'],
        [{ city: 999_999 }, 'city'],
        [{ treatmentType: [] }, 'treatmentType'],
        [{ treatmentType: [999_999] }, 'treatmentType'],
      ],
      async ([changes, field]) => {
        const { id, reference } = await book();
        const before = await read(reference);
        expect(await correct(id, changes)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
        expect(await read(reference)).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused when the version is stale', async () => {
    const { id } = await book();
    await attempt(id);
    expect((await correct(id, {}, ifMatch(1))).status).toBe(412);
  });
});

test('earlier requests share a phone number or an e-mail address, in any spelling', async () => {
  const same = { phone: '+91 30303 11111', email: 'earlier@example.com' };
  const oldest = await book({ ...same, phone: '030303 11111', email: '' });
  const older = await book({ ...same, phone: '+91 30303 22222', email: 'Earlier@Example.com' });
  await book({ name: '30303 11111', phone: '+44 30303 11111', email: 'other@example.com' });
  const { id } = await book(same);
  const { body } = await site.get(path(id, 'earlier'), admin);
  expect(body.map((one: { reference: string }) => one.reference)).toEqual([older.reference, oldest.reference]);
});

test('the counters are right after all of this', async () => {
  expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
});
