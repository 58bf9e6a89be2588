import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import {
  chooseAll,
  email,
  eraseAll,
  everything,
  findAll,
  findMarks,
  idsOf,
  marks,
  phone,
  sendAllOf,
} from '#server/testing/patient-records.ts';
import { recount } from '#server/testing/recount.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  return () => site.close();
});

const sendAll = () => sendAllOf(site, admin);
const find = (contact: string) => findAll(site, admin, contact);
/** The body of a call that exports or erases everything. */
const allOf = (contact: string) => chooseAll(site, admin, contact);
const erase = (contact: string) => eraseAll(site, admin, contact);

async function sendOthers(count: number) {
  for (let i = 0; i < count; i++) {
    const person = { name: `Person ${i}`, email: `p${i}@example.com`, phone: `07${i}000` };
    expect((await site.post('/api/appointments', await bookingOf(site, person))).status).toBe(201);
  }
}

describe('a search for a patient', () => {
  test.each([
    ['+91 70707 12345', 2],
    ['0091-7070712345', 2],
    ['70707 12345', 2],
    ['zebulon.QUAGMIRE@example.com', 2],
    ['+92 70707 12345', 2],
    ['70707', 0],
    ['zebulon.quagmire@example.co', 0],
    ['७०७०७ १२३४५', 2],
    ['80808 12345 / 70707 12345', 2],
  ])('by %s finds %i appointments', async (contact, bookings) => {
    await sendAll();
    await sendOthers(3);
    const { appointments } = await find(contact);
    expect(appointments).toHaveLength(bookings);
  });

  test('finds everything that is stored about them', async () => {
    await sendAll();
    const { patients, appointments, reviews } = await find(email);
    const [stored] = (await site.get('/api/appointments?status=done', admin)).body;
    const {
      waiting_since: _,
      next_visit_at: __,
      next_visit_ends_at: ___,
      to_tell_until: ____,
      last_attended_at: _____,
      next_visit_coming: ______,
      ...known
    } = stored;
    const { note_count, last_note, last_told, ...shared } = known;
    const { message, channel, visit_starts_at } = last_told;
    const { kind, text, created_at } = last_note;
    expect(note_count).toBe(1);
    expect(patients).toMatchObject([{ name: 'Zebulon Quagmire', email, phone }]);
    expect(appointments.slice(1)).toEqual([
      {
        ...shared,
        notes: [{ kind, text, created_at }],
        told: [{ message, channel, visit_starts_at, created_at: last_told.created_at, visits: [] }],
        visits: [],
        mails: [],
        offers: [],
        earlier_time: null,
        drafts: [],
      },
    ]);
    expect(reviews).toEqual((await site.get('/api/reviews', admin)).body);
  });

  test('finds their visits', async () => {
    await sendAll();
    const [starts_at, ends_at] = [Date.parse('2026-11-23T06:00Z'), Date.parse('2026-11-23T06:30Z')];
    await site.db.insertInto('rooms').values({ name: 'Room 1' }).execute();
    await site.db
      .insertInto('visits')
      .values({
        appointment_id: 1,
        practitioner_id: null,
        room_id: 1,
        starts_at,
        ends_at,
        created_at: 1,
        status: 'cancelled',
        cancellation_reason: 'Fever',
      })
      .execute();
    const [, appointment] = (await find(email)).appointments;
    const times = { starts_at: '2026-11-23T06:00:00.000Z', ends_at: '2026-11-23T06:30:00.000Z' };
    const cancelled = { status: 'cancelled', cancellation_reason: 'Fever' };
    expect(appointment.visits).toEqual([{ id: 1, ...times, ...cancelled, practitioner: null, room: 'Room 1' }]);
    await erase(email);
    expect(await site.db.selectFrom('visits').selectAll().execute()).toEqual([]);
  });

  test.each(['', 'Zebulon', '12 34'])('by %j is refused with a message at the field', async (contact) => {
    const { status, body } = await site.post('/api/patient-data/find', { contact }, admin);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'contact', message: patientDataMessages.noContact }]);
  });
});

describe('an export', () => {
  test('contains what was found, and is recorded in the audit log without patient data', async () => {
    await sendAll();
    const { body } = await site.post('/api/patient-data/export', await allOf(phone), admin);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    const { backups: _, ...found } = await find(phone);
    expect(body).toEqual(found);
    expect(entry).toMatchObject({
      action: 'exported',
      kind: 'patient-data',
      subject: 'of one patient: 2 requests, 1 review, 1 application, 1 contact card',
    });
  });

  test('contains only the records that were chosen, and the audit log says how many', async () => {
    await sendAll();
    const { appointments } = await find(phone);
    const choice = { contact: phone, appointments: [appointments[1].id], reviews: [] };
    const { body } = await site.post('/api/patient-data/export', choice, admin);
    expect(body).toEqual({ patients: [], appointments: [appointments[1]], reviews: [], applications: [] });
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry.subject).toBe('of one patient: 1 request, 0 reviews');
  });
});

describe.each(['export', 'erase'])('%s', (call) => {
  const proof = call === 'erase' && { currentPassword: administrator.password };
  const send = (choice: object) =>
    site.post(`/api/patient-data/${call}`, { contact: phone, ...proof, ...choice }, admin);

  test('is refused if nothing was chosen', async () => {
    await sendAll();
    const { status, body } = await send({ appointments: [], reviews: [] });
    expect([status, body.detail]).toEqual([422, patientDataMessages.noneChosen]);
  });

  test('is refused if a chosen record is not there, or belongs to another number', async () => {
    await sendAll();
    const { appointments } = await find(phone);
    const other = (await site.post('/api/appointments', await bookingOf(site, { phone: '80808 12345' }))).body.id;
    for (const id of [other, 999_999]) {
      const { status, body } = await send({ appointments: [...idsOf(appointments), id], reviews: [] });
      expect([status, body.detail]).toEqual([412, patientDataMessages.changedSince]);
    }
    expect((await site.get('/api/appointments', admin)).body).toHaveLength(3);
  });
});

describe('erasing a patient’s data', () => {
  test.each([[{}], [{ currentPassword: 'not the password' }]])(
    'asks for the password: %j erases nothing',
    async (proof) => {
      await sendAll();
      const seen = await allOf(phone);
      const { status, body } = await site.post('/api/patient-data/erase', { ...seen, ...proof }, admin);
      expect([status, body.errors[0].field]).toEqual([422, 'currentPassword']);
      expect(await allOf(phone)).toEqual(seen);
    },
  );

  test('leaves no byte of it in the database or in later backups', async () => {
    await sendOthers(60);
    await sendAll();
    await sendOthers(60);
    expect(await findMarks(site)).toEqual(marks);
    const { status, body } = await erase(phone);
    expect([status, body]).toEqual([200, { ...everything, isComplete: true }]);
    expect(await findMarks(site)).toEqual([]);
    expect((await site.get('/api/appointments', admin)).body).toHaveLength(120);

    const folder = path.join(site.dataDir, 'backup');
    await makeBackup(site.db, site.storage, folder, site.clock.now);
    const files = readdirSync(path.join(folder, 'tables')).map((name) => path.join(folder, 'tables', name));
    const text = files.map((file) => gunzipSync(readFileSync(file)).toString('utf8')).join('\n');
    expect(text).toContain('Person 59');
    expect(marks.filter((mark) => text.toLowerCase().includes(mark))).toEqual([]);
  });

  test('updates counters, searches, public lists and the audit log', async () => {
    await sendAll();
    await sendOthers(2);
    await erase(email);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
    expect((await site.get('/api/appointments/counts', admin)).body).toMatchObject({ all: 2, pending: 2, done: 0 });
    for (const search of ['zebulon', '70707', 'marmaladeknee'])
      expect((await site.get(`/api/appointments?q=${search}`, admin)).body).toEqual([]);
    expect((await site.get('/api/approved-reviews')).body).toEqual([]);
    const { body } = await site.get('/api/audit-log', admin);
    const entries = body.filter(({ action }: { action: string }) => action === 'erased');
    expect(entries.map(({ subject }: { subject: string }) => subject)).toEqual([
      'of one patient: 2 requests, 1 review, 1 application, 1 contact card',
    ]);
  });

  test('invalidates cached pages that showed a review', async () => {
    await sendAll();
    const version = async () => (await readCounts(site.db, 'content.changes'))['content.changes'];
    const before = await version();
    await erase(email);
    expect(await version()).toBeGreaterThan(before);
  });

  test('deletes the patient’s idempotency keys, and not those of others', async () => {
    await sendAll();
    const other = await bookingOf(site);
    const send = (key: string) => site.post('/api/appointments', other, { 'Idempotency-Key': key });
    const { body } = await send('other');
    await erase(phone);
    expect((await send('other')).body).toEqual(body);
    expect((await send('first')).status).toBe(201);
  });

  test('leaves the records of others who share the number, and what was added since the search', async () => {
    await sendAll();
    const seen = await allOf(phone);
    await site.post('/api/appointments', await bookingOf(site, { phone, name: 'Anouk Quagmire' }));
    await site.post('/api/submit-review', reviewOf({ mobile: '70707 12345 / 80808 12345' }));
    const { status, body } = await site.post(
      '/api/patient-data/erase',
      { ...seen, currentPassword: administrator.password },
      admin,
    );
    const left = { patients: 1, appointments: 1, reviews: 1, applications: 0 };
    expect([status, body]).toEqual([200, { ...everything, left, isComplete: true }]);
    const found = await find(phone);
    expect(found.appointments).toMatchObject([{ name: 'Anouk Quagmire' }]);
    expect(found.reviews).toHaveLength(1);
    expect((await site.get('/api/appointments?q=anouk', admin)).body).toHaveLength(1);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
  });

  test('leaves the stored answer of a record that was not chosen', async () => {
    await sendAll();
    const booking = await bookingOf(site, { phone, name: 'Anouk Quagmire' });
    const send = () => site.post('/api/appointments', booking, { 'Idempotency-Key': 'second' });
    const seen = await allOf(phone);
    const { body } = await send();
    await site.post('/api/patient-data/erase', { ...seen, currentPassword: administrator.password }, admin);
    expect((await send()).body).toEqual(body);
  });
});

describe('by patient', () => {
  const card = { phone: '+91 80808 11111', email: null };
  /** A patient with another number, who becomes part of the one of `sendAll`. */
  async function merge() {
    await sendAll();
    await site.post('/api/appointments', await bookingOf(site, { name: 'Zebulon Q.', ...card }));
    const { patients } = await find(phone);
    const [other] = (await find(card.phone)).patients;
    const [{ id, name }] = patients;
    const form = { name, phone, may_message: false, note: 'Quincebanana.', other_id: other.id };
    await site.post(`/api/patients/${id}/merge`, form, admin);
    return id as number;
  }

  test('what was merged is found and erased with the patient, and Undo brings nothing back', async () => {
    const id = await merge();
    expect((await find(phone)).appointments).toHaveLength(3);
    const found = await find(card.phone);
    expect([found.patients.length, found.appointments.length]).toEqual([1, 3]);
    expect(found.patients).toMatchObject([{ id, note: 'Quincebanana.' }]);
    expect((await erase(phone)).body).toMatchObject({ patients: 1, appointments: 3, left: { patients: 0 } });
    expect(await findMarks(site)).toEqual([]);
    for (const table of ['patients', 'patient_keys', 'patient_terms', 'patient_merges'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('a card stays with the requests that are left, by which alone it is found', async () => {
    const id = await merge();
    const { appointments } = await find(phone);
    const chosen = appointments.filter(({ name }: { name: string }) => name === 'Zebulon Q.');
    const body = { contact: phone, appointments: idsOf(chosen), reviews: [], currentPassword: administrator.password };
    expect((await site.post('/api/patient-data/erase', body, admin)).body).toMatchObject({ patients: 0 });
    expect((await site.get(`/api/patients/${id}`, admin)).body.request_count).toBe(2);
    expect((await site.get('/api/patients?q=80808', admin)).body).toEqual([]);
  });

  test('a card without requests is found, and erased on its own', async () => {
    await sendAll();
    await site.db.deleteFrom('appointments').execute();
    const { patients, appointments } = await find(phone);
    expect([patients.length, appointments]).toEqual([1, []]);
    const body = { contact: phone, patients: idsOf(patients), appointments: [], reviews: [] };
    const answer = await site.post(
      '/api/patient-data/erase',
      { ...body, currentPassword: administrator.password },
      admin,
    );
    expect(answer.body).toMatchObject({ patients: 1, appointments: 0, left: { patients: 0 } });
  });
});

describe('the privacy notice', () => {
  test.each([
    [{ privacy_notice: '2026-11-22' }, '2026-11-22'],
    [{}, null],
  ])('that was shown is stored: %j', async (sent, stored) => {
    await site.post('/api/appointments', await bookingOf(site, sent));
    await site.post('/api/submit-review', reviewOf(sent));
    expect((await site.get('/api/appointments', admin)).body).toMatchObject([{ privacy_notice: stored }]);
    expect((await site.get('/api/reviews', admin)).body).toMatchObject([{ privacy_notice: stored }]);
  });
});
