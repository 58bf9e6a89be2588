import { beforeEach, describe, expect, test } from 'vitest';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let desk: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  desk = await site.signIn('front-desk');
  return () => site.close();
});

async function book(changes: object = {}) {
  site.clock.now += 1_000;
  const { body } = await site.post('/api/appointments', await bookingOf(site, changes));
  const row = site.db.selectFrom('appointments').select(['id', 'reference', 'patient_id']).where('id', '=', body.id);
  const { id, reference, patient_id } = await row.executeTakeFirstOrThrow();
  return { id, reference, patient: patient_id ?? 0 };
}

const get = async (id: number): Promise<Patient> => (await site.get(`/api/patients/${id}`, desk)).body;
const summaryOf = async (id: number) => (await site.get(`/api/patients/${id}/summary`, desk)).body;
const requestsOf = async (id: number): Promise<number[]> =>
  (await site.get(`/api/patients/${id}/appointments`, desk)).body.map((one: { id: number }) => one.id);

const formOf = ({ name, phone, email, language, note, may_message_since }: Patient) => {
  const may_message = may_message_since !== null;
  return { name, phone, email, language, note, may_message };
};

describe('a patient', () => {
  test('is found by name, e-mail, reference and phone', async () => {
    const { patient, reference } = await book({ name: 'Zoë Sample', phone: '+91 98765 43210' });
    await book({ name: 'Ravi Other', phone: '+91 91234 56789', email: null });
    for (const q of ['zoe', 'sam zo', 'MEERA@exa', reference.slice(0, 6), '+91 987', '98765', '098765', '3210']) {
      const { body } = await site.post('/api/patients/search', { q }, desk);
      expect([q, body.map(({ id }: Patient) => id)]).toEqual([q, [patient]]);
    }
    expect((await site.get('/api/patients?q=zoe', desk)).body).toMatchObject([{ id: patient, request_count: 1 }]);
    expect((await site.get('/api/patients', desk)).body).toHaveLength(2);
  });

  test('is told from others by the vowel signs of a name, and found in any coding, spelling and mix of scripts', async () => {
    const names = [
      'राम शर्मा',
      'रमा शर्मा',
      'रीमा शर्मा',
      'रोमी शर्मा',
      'हिन्दू \u095eिरो\u095b Khan',
      'लक्\u200dष्मी वार्ड ०९',
    ];
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, (await book({ name, email: null })).patient);
    const searches = [
      ['राम', 0],
      ['रमा', 1],
      ['रीमा शर्मा', 2],
      ['रोमी', 3],
      ['फ\u093cिरोज\u093c', 4],
      ['फिरोज khan', 4],
      ['हिंदू', 4],
      ['लक्ष्मी', 5],
      ['लक्\u200cष्मी', 5],
      ['वार्ड 09', 5],
    ] as const;
    for (const [q, place] of searches) {
      const { body } = await site.post('/api/patients/search', { q }, desk);
      expect([q, body.map(({ id }: Patient) => id)]).toEqual([q, [ids.get(names[place] ?? '')]]);
    }
  });

  test('whose number was sent without a country code is found with its beginning, and the other way round', async () => {
    const national = await book({ name: 'Asha Rao', phone: '098765 43210', email: null });
    const international = await book({ name: 'Bina Rao', phone: '+91 98712 34567', email: null });
    for (const q of ['987', '+91 987', '0091987', '0987', '987-']) {
      const { body } = await site.post('/api/patients/search', { q }, desk);
      const found = body.map(({ id }: Patient) => id);
      expect([q, found]).toEqual([q, [international.patient, national.patient]]);
    }
  });

  test('is corrected, while requests keep what was sent', async () => {
    const { id, patient } = await book();
    const before = await get(patient);
    const form = {
      ...formOf(before),
      name: 'Mira Sample',
      language: 'hi',
      note: 'Prefers mornings.',
      may_message: true,
    };
    const { body } = await site.put(`/api/patients/${patient}`, form, { ...desk, 'If-Match': `"${before.version}"` });
    expect(body).toMatchObject({ name: 'Mira Sample', language: 'hi', note: 'Prefers mornings.' });
    expect(body.may_message_since).toBe(new Date(site.clock.now).toISOString());
    expect((await site.get(`/api/patients/${patient}/appointments`, desk)).body).toMatchObject([
      { id, name: 'Meera Sample' },
    ]);
    // The patient is known by both names now.
    expect([(await book()).patient, (await book({ name: 'Mira Sample' })).patient]).toEqual([patient, patient]);
    const { body: log } = await site.get('/api/audit-log', await site.signIn());
    expect(log).toContainEqual(
      expect.objectContaining({
        kind: 'patient',
        subject: null,
        fields: ['name', 'language', 'consent to messages', 'note'],
      }),
    );
    const again = { ...form, may_message: true };
    site.clock.now += 60_000;
    const { may_message_since } = (await site.put(`/api/patients/${patient}`, again, desk)).body;
    expect(may_message_since).toBe(body.may_message_since);
  });

  test('whose consent was taken away by mistake has it back since the time at which it was given', async () => {
    const { patient } = await book();
    const consent = async (changes: object) => {
      const form = { ...formOf(await get(patient)), ...changes };
      return (await site.put(`/api/patients/${patient}`, form, desk)).body.may_message_since;
    };
    const may_message_since = await consent({ may_message: true });
    site.clock.now += 60_000;
    expect(await consent({ may_message: false })).toBeNull();
    expect(await consent({ may_message: true, may_message_since })).toBe(may_message_since);
    await consent({ may_message: false });
    const now = new Date(site.clock.now).toISOString();
    expect(await consent({ may_message: true, may_message_since: '2099-01-01T00:00:00Z' })).toBe(now);
  });

  test('who has sent one request is corrected with it, and one who has sent others is not', async () => {
    const { id, patient } = await book({ email: null });
    const correct = async (changes: object) => {
      const { conditions: _, ...details } = await bookingOf(site, { email: null, ...changes });
      expect((await site.put(`/api/appointments/${id}/details`, details, desk)).status).toBe(200);
    };
    await correct({ name: 'Mira Sample' });
    expect(await get(patient)).toMatchObject({ name: 'Mira Sample', phone: '+91 00000 00001' });
    expect((await site.get('/api/patients?q=meera+sample', desk)).body).toEqual([]);
    expect((await book({ name: 'Mira Sample', email: null })).patient).toBe(patient);
    await correct({ name: 'Mina Sample' });
    expect((await get(patient)).name).toBe('Mira Sample');
    expect((await site.get('/api/patients?q=mina', desk)).body).toMatchObject([{ id: patient }]);
  });

  test('with 400 visits is read page by page', async () => {
    const { id, patient } = await book();
    const visit = {
      appointment_id: id,
      practitioner_id: null,
      room_id: null,
      created_at: 1,
      status: 'fulfilled' as const,
    };
    const rows = Array.from({ length: 400 }, (_, index) => ({
      ...visit,
      starts_at: index * 86_400_000,
      ends_at: index * 86_400_000 + 1_800_000,
    }));
    await site.db.insertInto('visits').values(rows).execute();
    expect((await summaryOf(patient)).visits.attended).toBe(400);
    let address = `/api/patients/${patient}/visits?limit=150`;
    const seen: string[] = [];
    for (const length of [150, 150, 100]) {
      const { body, headers } = await site.get(address, desk);
      expect([body.length, headers.get('X-Total-Count')]).toEqual([length, '400']);
      seen.push(...body.map(({ starts_at }: { starts_at: string }) => starts_at));
      address = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(address).toBe('');
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
  });

  test('has visits, missed ones, messages and wishes of all requests', async () => {
    const first = await book();
    const second = await book();
    const at = (day: number) => `2026-11-${day}T10:00`;
    const visit = async (appointment_id: number, starts_at: string) =>
      (await site.post('/api/visits', { appointment_id, starts_at, anyway: true }, desk)).body.id;
    const missed = await visit(first.id, at(20));
    const ahead = await visit(second.id, at(24));
    await site.put(`/api/visits/${missed}/status`, { status: 'noshow' }, desk);
    await site.post(`/api/appointments/${second.id}/told-marks`, { message: 'reminder', channel: 'phone' }, desk);
    await site.put(`/api/appointments/${second.id}/earlier-time`, { until: '2026-12-01' }, desk);
    expect(await summaryOf(first.patient)).toMatchObject({
      similar: [],
      visits: { ahead: 1, attended: 0, missed: 1, cancelled: 0 },
      told: [{ message: 'reminder', reference: second.reference }],
      waiting: [{ until: '2026-12-01', reference: second.reference }],
    });
    const { body, headers } = await site.get(`/api/patients/${first.patient}/visits?limit=1`, desk);
    expect(body).toMatchObject([{ id: ahead, patient_id: first.patient }]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
    expect((await site.get(next, desk)).body).toMatchObject([{ id: missed }]);
  });

  test('whom the front desk has chosen gets the request, whatever its details', async () => {
    const { patient } = await book();
    const booking = await bookingOf(site, { name: 'M. Sample', phone: '+91 00000 00009', email: null });
    const { body } = await site.post('/api/admin/appointments', { ...booking, patient_id: patient }, desk);
    expect(await requestsOf(patient)).toContain(body.id);
    const gone = await site.post('/api/admin/appointments', { ...booking, patient_id: 999 }, desk);
    expect(gone).toMatchObject({ status: 422, body: { errors: [{ message: patientMessages.gone }] } });
  });
});

test('five members of a family with one number are five patients, who may be the same', async () => {
  const names = ['Asha', 'Bina', 'Chand', 'Dev', 'Esha'];
  const family = [];
  for (const name of names) family.push((await book({ name: `${name} Rao`, email: null })).patient);
  expect(new Set(family).size).toBe(5);
  const { similar } = await summaryOf(family[0] ?? 0);
  expect(similar.map(({ id, same }: { id: number; same: string[] }) => [id, same])).toEqual(
    family.slice(1).map((id) => [id, ['phone']]),
  );
});

test('those who have most in common come first among many who may be the same', async () => {
  const { patient } = await book({ name: 'Asha Rao', phone: '+91 98765 43210', email: null });
  for (let index = 0; index < 12; index += 1)
    await book({ name: 'Asha Rao', phone: `+91 98000 000${10 + index}`, email: null });
  const twin = await book({ name: 'Twin', phone: '+91 98765 43210', email: null });
  const corrected = { ...formOf(await get(twin.patient)), name: 'Asha Rao' };
  await site.put(`/api/patients/${twin.patient}`, corrected, desk);
  const { similar } = await summaryOf(patient);
  expect(similar).toHaveLength(serverLimits.similarPatients);
  expect(similar[0]).toMatchObject({ id: twin.patient, same: ['name', 'phone'] });
});

describe('two patients', () => {
  async function two() {
    const kept = await book({ name: 'Asha Rao', phone: '+91 00000 00011', email: null });
    const other = await book({ name: 'Asha R.', phone: '+91 00000 00011', email: 'asha@example.com' });
    return { kept, other };
  }
  const mergeOf = async (kept: number, other: number, changes: object = {}) => {
    const card = await get(kept);
    const body = { ...formOf(card), other_id: other, other_version: (await get(other)).version, ...changes };
    return () => site.post(`/api/patients/${kept}/merge`, body, { ...desk, 'If-Match': `"${card.version}"` });
  };

  test('are merged, and again two when that is undone', async () => {
    const { kept, other } = await two();
    const cards = [await get(kept.patient), await get(other.patient)];
    const merge = await mergeOf(kept.patient, other.patient, { email: 'asha@example.com' });
    expect(await merge()).toMatchObject({ status: 200, body: { email: 'asha@example.com', request_count: 2 } });
    expect(await requestsOf(kept.patient)).toEqual([other.id, kept.id]);
    expect((await site.get(`/api/patients/${other.patient}`, desk)).status).toBe(404);
    expect((await site.get('/api/patients?q=asha', desk)).body).toHaveLength(1);
    // The other name leads to this one.
    const later = await book({ name: 'Asha R.', phone: '+91 00000 00011', email: null });
    expect(later.patient).toBe(kept.patient);

    const undone = await site.post(`/api/patients/${other.patient}/restore`, undefined, desk);
    expect(undone).toMatchObject({ status: 200, body: { id: other.patient, request_count: 2 } });
    expect(await requestsOf(other.patient)).toEqual([later.id, other.id]);
    const { version: _, request_count: __, last_request_at: ___, ...before } = cards[0] as Patient;
    expect(await get(kept.patient)).toMatchObject(before);
    expect((await book({ name: 'Asha Rao', phone: '+91 00000 00011', email: null })).patient).toBe(kept.patient);
    const { body: log } = await site.get('/api/audit-log', await site.signIn());
    expect(log.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['merged', 'restored']));
  });

  test('have their visits, notes, messages and wishes back when a merge is undone, and are split later', async () => {
    const { kept, other } = await two();
    const visit = { appointment_id: other.id, starts_at: '2026-11-24T10:00', anyway: true };
    await site.post('/api/visits', visit, desk);
    await site.post(`/api/appointments/${other.id}/told-marks`, { message: 'reminder', channel: 'phone' }, desk);
    await site.put(`/api/appointments/${other.id}/earlier-time`, { until: '2026-12-01' }, desk);
    await site.post(`/api/appointments/${other.id}/notes`, { kind: 'note', text: 'Ask for Asha.' }, desk);
    const { similar: _, next, ...all } = await summaryOf(other.patient);
    expect(all).toMatchObject({ visits: { ahead: 1 }, told: [{}], waiting: [{}] });

    await (await mergeOf(kept.patient, other.patient))();
    expect(await summaryOf(kept.patient)).toEqual({
      similar: [],
      next: { ...next, patient_id: kept.patient },
      ...all,
    });
    await site.post(`/api/patients/${other.patient}/restore`, undefined, desk);
    expect(await summaryOf(other.patient)).toMatchObject(all);
    expect(await summaryOf(kept.patient)).toMatchObject({ visits: { ahead: 0 }, told: [], waiting: [] });
    expect((await site.get(`/api/appointments/${other.id}/notes`, desk)).body).toMatchObject([
      { text: 'Ask for Asha.' },
    ]);

    // Requests that were moved there and back can be split as before.
    const third = await book({ name: 'Asha R.', phone: '+91 00000 00011', email: null });
    expect(third.patient).toBe(other.patient);
    const { body } = await site.post(`/api/patients/${other.patient}/split`, { requests: [other.id] }, desk);
    expect(await summaryOf(body.added.id)).toMatchObject(all);
    expect(await requestsOf(other.patient)).toEqual([third.id]);
    expect(await requestsOf(kept.patient)).toEqual([kept.id]);
  });

  test('stay merged after 30 seconds, and when the card was corrected since', async () => {
    const { kept, other } = await two();
    await (await mergeOf(kept.patient, other.patient))();
    await site.put(`/api/patients/${kept.patient}`, formOf(await get(kept.patient)), desk);
    expect((await site.post(`/api/patients/${other.patient}/restore`, undefined, desk)).status).toBe(412);
    site.clock.now += 31_000;
    const late = await site.post(`/api/patients/${other.patient}/restore`, undefined, desk);
    expect(late).toMatchObject({ status: 404, body: { detail: patientMessages.cannotUnmerge } });
  });

  test('that are merged in both directions at once are one, and the other merge gets a sentence', async () => {
    const { kept, other } = await two();
    const merges = [await mergeOf(kept.patient, other.patient), await mergeOf(other.patient, kept.patient)];
    const answers = await Promise.all(merges.map((merge) => merge()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([404, 412])]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body.detail).toBe(patientMessages.alreadyMerged);
    expect((await site.get('/api/patients', desk)).body).toMatchObject([{ request_count: 2 }]);
  });

  test('that are merged while they book lose no request', async () => {
    const { kept, other } = await two();
    const merge = await mergeOf(kept.patient, other.patient);
    const booking = await bookingOf(site, { name: 'Asha R.', phone: '+91 00000 00011', email: 'asha@example.com' });
    const book = () => site.post('/api/appointments', booking);
    const bookings = [book(), book(), merge(), book(), book()];
    const answers = await Promise.all(bookings);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201, 201]);
    expect((await site.get('/api/patients', desk)).body).toMatchObject([{ id: kept.patient, request_count: 6 }]);
  });

  test('are refused as one and the same', async () => {
    const { kept } = await two();
    const body = { ...formOf(await get(kept.patient)), other_id: kept.patient };
    expect((await site.post(`/api/patients/${kept.patient}/merge`, body, desk)).status).toBe(422);
  });
});

describe('patients who look alike and are not the same person', () => {
  test('are told apart in both directions, and Undo lets both pages ask again', async () => {
    const mother = await book();
    const son = await book({ name: 'Arun Sample', email: null });
    const similarOf = async (id: number) =>
      (await summaryOf(id)).similar.map((other: { id: number }) => other.id) as number[];
    expect(await similarOf(mother.patient)).toEqual([son.patient]);
    const apart = (path: string) =>
      site.post(`/api/patients/${mother.patient}/${path}`, { other_id: son.patient }, desk);
    for (const _ of [1, 2]) expect((await apart('different')).status).toBe(200);
    expect([await similarOf(mother.patient), await similarOf(son.patient)]).toEqual([[], []]);
    const { body: entries } = await site.get(`/api/history/patient/${son.patient}`, desk);
    expect(entries[0]).toMatchObject({ action: 'told-apart' });
    await apart('different/undo');
    expect([await similarOf(mother.patient), await similarOf(son.patient)]).toEqual([[son.patient], [mother.patient]]);
  });

  test('are never one patient and themselves, nor someone who is not there', async () => {
    const { patient } = await book();
    for (const [other_id, status] of [
      [patient, 422],
      [999_999, 404],
    ])
      expect((await site.post(`/api/patients/${patient}/different`, { other_id }, desk)).status).toBe(status);
  });
});

describe('some requests of a patient', () => {
  test('become a new patient, and come back when that is undone', async () => {
    const father = await book({ email: null });
    const son = await book();
    expect(son.patient).toBe(father.patient);
    const card = await get(father.patient);
    const { status, body } = await site.post(`/api/patients/${card.id}/split`, { requests: [son.id] }, desk);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      patient: { id: card.id, request_count: 1 },
      added: { name: 'Meera Sample', email: 'meera@example.com', request_count: 1 },
    });
    expect(await requestsOf(body.added.id)).toEqual([son.id]);
    // The next one of the same name and phone is the father's, and with the e-mail address alone the son's.
    expect((await book({ email: null })).patient).toBe(card.id);
    expect((await book({ phone: '+91 00000 00099' })).patient).toBe(body.added.id);

    const { id, version } = body.added;
    const back = { ...formOf(card), other_id: id, other_version: version };
    await site.post(`/api/patients/${card.id}/merge`, back, desk);
    expect(formOf(await get(card.id))).toEqual(formOf(card));
    expect(await requestsOf(card.id)).toContain(son.id);
  });

  test('that are not theirs are refused', async () => {
    const { patient } = await book();
    const other = await book({ name: 'Ravi Other', phone: '+91 00000 00009', email: null });
    const refused = await site.post(`/api/patients/${patient}/split`, { requests: [other.id] }, desk);
    expect(refused).toMatchObject({ status: 412, body: { detail: patientMessages.notTheirs } });
    expect(await requestsOf(other.patient)).toEqual([other.id]);
  });
});
