import { beforeEach, describe, expect, test } from 'vitest';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { bookingOf, importTable } from '#server/testing/fixtures.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

// Requests after corrections and merges: whose they are, and whom the next booking finds.

let site: TestApp;
let desk: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  desk = await site.signIn('front-desk');
  return async () => {
    expect(await findContradictions(site.db, site.clock)).toEqual([]);
    await site.close();
  };
});

async function book(changes: object = {}) {
  site.clock.now += 10;
  const { body } = await site.post('/api/appointments', await bookingOf(site, { email: null, ...changes }));
  return { id: body.id as number, patient: await patientOf(body.id) };
}

async function patientOf(id: number) {
  const row = site.db.selectFrom('appointments').select('patient_id').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).patient_id ?? 0;
}

async function correct(id: number, changes: object) {
  const { conditions: _, ...details } = await bookingOf(site, { email: null, ...changes });
  return site.put(`/api/appointments/${id}/details`, details, desk);
}

const get = async (id: number): Promise<Patient> => (await site.get(`/api/patients/${id}`, desk)).body;
const cards = async () => (await site.get('/api/patients', desk)).body as Patient[];
const requestsOf = async (id: number): Promise<number[]> =>
  (await site.get(`/api/patients/${id}/appointments`, desk)).body.map((one: { id: number }) => one.id);

async function merge(kept: number, other: number, changes: object = {}) {
  const { name, phone, email, language, note, may_message_since, version } = await get(kept);
  const card = { name, phone, email, language, note, may_message: may_message_since !== null, ...changes };
  const body = { ...card, other_id: other, other_version: (await get(other)).version };
  return site.post(`/api/patients/${kept}/merge`, body, { ...desk, 'If-Match': `"${version}"` });
}
const restore = (id: number) => site.post(`/api/patients/${id}/restore`, undefined, desk);

describe('a correction', () => {
  test('of two requests of one patient at once loses no key and no word, and the next bookings make no second card', async () => {
    for (let round = 0; round < 10; round += 1) {
      const phone = (digit: number) => `+91 9000${round} 0000${digit}`;
      const [first, second] = [await book({ phone: phone(1) }), await book({ phone: phone(1) })];
      const corrected = [correct(first.id, { phone: phone(2) }), correct(second.id, { phone: phone(3) })];
      expect((await Promise.all(corrected)).map(({ status }) => status)).toEqual([200, 200]);
      expect(await findContradictions(site.db, site.clock)).toEqual([]);
      const next = [await book({ phone: phone(2) }), await book({ phone: phone(3) })];
      expect(next.map(({ patient }) => patient)).toEqual([first.patient, first.patient]);
    }
  });

  test('that makes a request equal to a known person joins it to them, and is taken back', async () => {
    const known = await book({ name: 'Asha Rao' });
    const mistyped = await book({ name: 'Asha Roa' });
    expect(mistyped.patient).not.toBe(known.patient);
    expect((await correct(mistyped.id, { name: 'Asha Rao' })).body.patient_id).toBe(known.patient);
    expect((await cards()).map(({ id, request_count }) => [id, request_count])).toEqual([[known.patient, 2]]);
    expect((await book({ name: 'Asha Rao' })).patient).toBe(known.patient);
    expect((await book({ name: 'Asha Roa' })).patient).toBe(known.patient);

    const undone = await correct(mistyped.id, { name: 'Asha Roa', patient_id: mistyped.patient });
    expect([undone.status, undone.body.patient_id]).toEqual([200, mistyped.patient]);
    expect(await get(mistyped.patient)).toMatchObject({ name: 'Asha Roa', request_count: 2 });
    expect(await get(known.patient)).toMatchObject({ name: 'Asha Rao', request_count: 2 });
  });

  test('that joins one of several requests to someone else leaves the others, and is taken back as well', async () => {
    const known = await book({ name: 'Asha Rao', phone: '+91 98765 43210' });
    const other = await book({ name: 'Bina Rao' });
    const wrong = await book({ name: 'Bina Rao' });
    expect((await correct(wrong.id, { name: 'Asha Rao', phone: '+91 98765 43210' })).status).toBe(200);
    expect([await requestsOf(known.patient), await requestsOf(other.patient)]).toEqual([
      [wrong.id, known.id],
      [other.id],
    ]);
    await correct(wrong.id, { name: 'Bina Rao', patient_id: other.patient });
    expect(await requestsOf(other.patient)).toEqual([wrong.id, other.id]);
  });

  test('that is taken back after a second one has given the request to someone else finds its patient again', async () => {
    const known = await book({ name: 'Asha Rao' });
    const next = await book({ name: 'Chand Iyer' });
    const mistyped = await book({ name: 'Asha Roa' });
    await correct(mistyped.id, { name: 'Asha Rao' });
    expect((await correct(mistyped.id, { name: 'Chand Iyer' })).body.patient_id).toBe(next.patient);
    const undone = await correct(mistyped.id, { name: 'Asha Roa', patient_id: mistyped.patient });
    expect([undone.status, undone.body.patient_id]).toEqual([200, mistyped.patient]);
    expect(await requestsOf(mistyped.patient)).toEqual([mistyped.id]);
    expect([await requestsOf(known.patient), await requestsOf(next.patient)]).toEqual([[known.id], [next.id]]);
  });

  test('that is taken back undoes no merge that it did not make', async () => {
    const known = await book({ name: 'Asha Rao' });
    const other = await book({ name: 'Bina Rao' });
    const wrong = await book({ name: 'Bina Rao' });
    await correct(wrong.id, { name: 'Asha Rao' });
    const kept = await book({ name: 'Chand Iyer' });
    await merge(kept.patient, other.patient);
    expect((await correct(wrong.id, { name: 'Bina Rao', patient_id: other.patient })).status).toBe(412);
    expect(await requestsOf(kept.patient)).toEqual([kept.id, other.id]);
    expect(await requestsOf(known.patient)).toEqual([wrong.id, known.id]);
  });

  test('that cannot be taken back any more is refused with the reason', async () => {
    const known = await book({ name: 'Asha Rao' });
    const mistyped = await book({ name: 'Asha Roa' });
    await correct(mistyped.id, { name: 'Asha Rao' });
    site.clock.now += 31_000;
    const late = await correct(mistyped.id, { name: 'Asha Roa', patient_id: mistyped.patient });
    expect(late.status).toBe(412);
    expect(await requestsOf(known.patient)).toEqual([mistyped.id, known.id]);
  });

  test('of a card with a note of its own leaves the card, without the request', async () => {
    const known = await book({ name: 'Asha Rao' });
    const mistyped = await book({ name: 'Asha Roa' });
    const { name, phone, email } = await get(mistyped.patient);
    const noted = { name, phone, email, language: null, note: 'Prefers mornings.', may_message: false };
    await site.put(`/api/patients/${mistyped.patient}`, noted, desk);
    await correct(mistyped.id, { name: 'Asha Rao' });
    expect(await requestsOf(known.patient)).toEqual([mistyped.id, known.id]);
    expect(await get(mistyped.patient)).toMatchObject({ note: 'Prefers mornings.', request_count: 0 });
  });

  test('hands what it gives up to the next card that has it', async () => {
    const first = await book({ name: 'Asha Rao', phone: '+91 98765 43210' });
    const twin = await book({ name: 'Asha Roa', phone: '+91 98765 43210' });
    const card = { ...(await get(twin.patient)), name: 'Asha Rao', may_message: false };
    const { language, note, may_message, name, phone, email } = card;
    await site.put(`/api/patients/${twin.patient}`, { language, note, may_message, name, phone, email }, desk);
    expect((await book({ name: 'Asha Rao', phone: '98765 43210' })).patient).toBe(first.patient);
    for (const id of await requestsOf(first.patient)) await correct(id, { name: 'Chand', phone: '+91 91234 56789' });
    const firstCard = { language, note, may_message, name: 'Chand', phone: '+91 91234 56789', email };
    await site.put(`/api/patients/${first.patient}`, firstCard, desk);
    expect((await book({ name: 'Asha Rao', phone: '98765 43210' })).patient).toBe(twin.patient);
    expect(await cards()).toHaveLength(2);
  });
});

describe('a merge', () => {
  const person = (index: number) => ({ name: `Person ${index}`, phone: `+91 98765 0000${index}` });

  test('that is undone gives back what came along and what came since by its keys, and nothing else', async () => {
    const [kept, other] = [await book(person(1)), await book(person(2))];
    await merge(kept.patient, other.patient);
    const [mine, theirs] = [await book(person(1)), await book(person(2))];
    expect([mine.patient, theirs.patient]).toEqual([kept.patient, kept.patient]);
    expect((await restore(other.patient)).status).toBe(200);
    expect(await requestsOf(kept.patient)).toEqual([mine.id, kept.id]);
    expect(await requestsOf(other.patient)).toEqual([theirs.id, other.id]);
    expect([(await book(person(1))).patient, (await book(person(2))).patient]).toEqual([kept.patient, other.patient]);
  });

  test.each([
    ['from its middle', [5, 1, 9, 3, 7, 2, 8, 4, 6]],
    ['from its beginning', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['from its end', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('that is a chain of ten is undone %s', async (_where, order) => {
    const all = [];
    for (let index = 0; index < 10; index += 1) all.push(await book(person(index)));
    const before = await Promise.all(all.map(({ patient }) => get(patient)));
    for (let index = 1; index < 10; index += 1)
      expect((await merge(all[index]?.patient ?? 0, all[index - 1]?.patient ?? 0)).status).toBe(200);
    const last = all.at(-1)?.patient ?? 0;
    expect(await requestsOf(last)).toHaveLength(10);
    const late = await book(person(4));
    expect(late.patient).toBe(last);
    for (const index of order) {
      expect((await restore(all[index - 1]?.patient ?? 0)).status).toBe(200);
      expect(await findContradictions(site.db, site.clock)).toEqual([]);
    }
    for (const [index, { id, patient }] of all.entries()) {
      expect(await requestsOf(patient)).toEqual(index === 4 ? [late.id, id] : [id]);
      const { version: _, request_count: __, last_request_at: ___, ...card } = before[index] as Patient;
      expect(await get(patient)).toMatchObject(card);
    }
  });

  test('of three into one card is undone in any order, and the card is as it was', async () => {
    const [kept, first, second] = [await book(person(1)), await book(person(2)), await book(person(3))];
    await merge(kept.patient, first.patient, { email: 'first@example.com' });
    await merge(kept.patient, second.patient, { note: 'Second.' });
    expect((await restore(first.patient)).status).toBe(200);
    expect(await get(kept.patient)).toMatchObject({ email: null, note: 'Second.', request_count: 2 });
    expect((await restore(second.patient)).status).toBe(200);
    expect(await get(kept.patient)).toMatchObject({ email: null, note: null, request_count: 1 });
  });

  test('is not undone over a correction of the card', async () => {
    const [kept, first, second] = [await book(person(1)), await book(person(2)), await book(person(3))];
    await merge(kept.patient, first.patient);
    const { name, phone, email, language } = await get(kept.patient);
    const corrected = { name, phone, email, language, note: 'Corrected.', may_message: false };
    await site.put(`/api/patients/${kept.patient}`, corrected, desk);
    await merge(kept.patient, second.patient);
    expect(await restore(first.patient)).toMatchObject({
      status: 412,
      body: { detail: patientMessages.alreadyMerged },
    });
    expect((await restore(second.patient)).status).toBe(200);
    expect((await get(kept.patient)).note).toBe('Corrected.');
  });

  test('hands what only came with it to someone who has it, also when the card is erased', async () => {
    const [kept, other, third] = [await book(person(1)), await book(person(2)), await book(person(3))];
    await merge(kept.patient, other.patient);
    await correct(other.id, person(1));
    const card = { ...person(2), email: null, language: null, note: null, may_message: false };
    await site.put(`/api/patients/${third.patient}`, card, desk);
    expect((await book(person(2))).patient).toBe(third.patient);

    await merge(third.patient, kept.patient);
    const fourth = await book(person(4));
    await site.put(`/api/patients/${fourth.patient}`, { ...card, ...person(1) }, desk);
    const contact = person(2).phone;
    const found = (await site.post('/api/patient-data/find', { contact }, await site.signIn())).body;
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const chosen = { contact, patients: [third.patient], appointments: ids(found.appointments), reviews: [] };
    const body = { ...chosen, currentPassword: administrator.password };
    expect((await site.post('/api/patient-data/erase', body, await site.signIn())).status).toBe(200);
    expect((await book(person(1))).patient).toBe(fourth.patient);
  });

  test('is known to an import for good, also after the card was corrected', async () => {
    const owner = await site.signIn();
    const file =
      'Name,Phone numbers,E-mail,Language,Has agreed to messages,Note\r\nMrs. Meera Sample,98765 43210,,,,\r\n';
    const preview = async () => (await importTable(site, 'patients', file, owner, '/preview')).body.counts;
    await importTable(site, 'patients', file, owner, '?name=patients.csv');
    const [imported] = await cards();
    const asked = await book();
    await merge(asked.patient, imported?.id ?? 0);
    site.clock.now += 60_000;
    await site.db.deleteFrom('patients').where('deleted_at', 'is not', null).execute(); // as every hour
    const { name, phone, email, language } = await get(asked.patient);
    const corrected = { name, phone, email, language, note: 'Corrected.', may_message: false };
    await site.put(`/api/patients/${asked.patient}`, corrected, desk);
    expect(await preview()).toEqual({ new: 0, there: 1, wrong: 0 });
    expect((await book({ name: 'Mrs. Meera Sample', phone: '+91 98765 43210' })).patient).toBe(asked.patient);
    // Erasing one of the requests forgets by what someone else was known.
    const chosen = { contact: phone, appointments: [asked.id], reviews: [], currentPassword: administrator.password };
    expect((await site.post('/api/patient-data/erase', chosen, owner)).status).toBe(200);
  });
});
