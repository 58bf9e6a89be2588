import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { slugOf } from '#contract/plain/slug.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { Treatment, TreatmentEntry, TreatmentRecord } from '#contract/treatments.ts';
import { clinicProfile } from '#server/db/seed/content/clinic.ts';
import { treatmentTexts } from '#server/db/seed/content/treatment-texts.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const offered = async (): Promise<Treatment[]> => (await site.get('/api/treatment')).body;
const all = async (): Promise<TreatmentRecord[]> => (await site.get('/api/allTreatments', admin)).body;
const names = async () => (await all()).map(({ name }) => name);

const hydrotherapy = { name: 'Hydrotherapy', kind: 'therapy', minutes: 45, price_from: null, not_if: null };
const add = (form: object = {}) => site.post('/api/treatments', { ...hydrotherapy, ...form }, admin);
const change = (id: number, form: object, headers = {}) =>
  site.put(`/api/treatments/${id}`, { ...hydrotherapy, ...form }, { ...admin, ...headers });
const hide = (id: number, is_hidden: boolean) => site.put(`/api/treatments/${id}/visibility`, { is_hidden }, admin);
const move = (id: number, after: number | null, headers = {}) =>
  site.put(`/api/treatments/${id}/position`, { after }, { ...admin, ...headers });

const treatmentSlugs = Object.keys(treatmentTexts).map(slugOf);
const noPage = {
  what: null,
  happens: null,
  helps: null,
  evidence: null,
  sources: null,
  grade: null,
  aim: null,
  reviewed_by: null,
  reviewed_on: null,
};

test('a new clinic offers advice first, and then the 17 therapies and the 13 services', async () => {
  const { status, body, headers } = await site.get('/api/treatment');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  const nothing = { not_if: null, minutes: 30, price_from: null, price_label: null };
  const [advice, ...rest] = body;
  expect(advice).toEqual({
    ...nothing,
    not_if: expect.stringContaining('do not wait for a visit'),
    treatment_id: 31,
    treatment_description: 'Assessment and advice (not sure yet)',
    kind: 'advice',
  });
  expect(rest.map((one: Treatment) => one.treatment_id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(rest[0]).toEqual({
    ...nothing,
    treatment_id: 1,
    treatment_description: 'Post-COVID Physiotherapy',
    kind: 'therapy',
    not_if: expect.stringContaining('See a doctor first'),
  });
  expect(rest[10]).toMatchObject({ not_if: expect.stringContaining('blood thinners') });
  expect(rest[16]).toMatchObject({ treatment_description: 'Ultrasound Therapy', kind: 'therapy' });
  expect(rest[17]).toMatchObject({ treatment_description: 'Home Care Physiotherapy', kind: 'service' });
  expect(rest[29]).toMatchObject({ treatment_description: 'Chiropractor Treatment', kind: 'service' });
  expect(rest.filter((one: Treatment) => one.kind === 'therapy')).toHaveLength(17);
});

describe('an owner', () => {
  test('adds a treatment, in the last place', async () => {
    const { status, body } = await add({ name: ' Hydrotherapy ', price_from: 80_000, not_if: 'Not with open wounds.' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...hydrotherapy,
      id: expect.any(Number),
      buffer_minutes: 0,
      needs_room: true,
      practitioner_ids: null,
      price_from: 80_000,
      not_if: 'Not with open wounds.',
      other_words: null,
      ...noPage,
      signs: [],
      is_hidden: false,
      version: 1,
    });
    expect((await all()).at(-1)).toEqual(body);
    expect((await offered()).at(-1)).toMatchObject({ treatment_id: body.id, price_label: 'from ₹800' });
    expect((await site.get(`/api/allTreatments/${body.id}`, admin)).body).toEqual(body);
  });

  test('gives a treatment other words, which visitors do not load', async () => {
    const { id, other_words } = (await add({ name: 'Wax bath', other_words: ' mom ki sikai\nमोम ' })).body;
    expect(other_words).toBe('mom ki sikai\nमोम');
    expect((await change(id, { name: 'Wax bath' })).body.other_words).toBe(other_words);
    expect(JSON.stringify(await offered())).not.toContain('mom ki sikai');
    expect((await change(id, { name: 'Wax bath', other_words: null })).body.other_words).toBe(null);
  });

  test('makes advice of a treatment, and a service of advice', async () => {
    const { id } = (await add({ name: 'Ask a physiotherapist', kind: 'advice' })).body;
    const kinds = async () => [
      (await all()).find((one) => one.id === id)?.kind,
      (await offered()).find((one) => one.treatment_id === id)?.kind,
    ];
    expect(await kinds()).toEqual(['advice', 'advice']);
    expect((await change(id, { name: 'Ask a physiotherapist', kind: 'service' })).body.kind).toBe('service');
    expect(await kinds()).toEqual(['service', 'service']);
  });

  test('moves a treatment to any place, and the others keep their order', async () => {
    const [first, second, third] = (await all()).map(({ id }) => id) as [number, number, number];
    const rest = (await all()).slice(3).map(({ id }) => id);
    const order = async () => (await all()).map(({ id }) => id);
    expect((await move(first, second)).status).toBe(200);
    expect(await order()).toEqual([second, first, third, ...rest]);
    await move(third, null);
    expect(await order()).toEqual([third, second, first, ...rest]);
    await move(third, rest.at(-1) ?? 0);
    expect(await order()).toEqual([second, first, ...rest, third]);
    expect((await offered()).map(({ treatment_id }) => treatment_id)).toEqual(await order());
    expectProblem(await move(third, 999_999), 'invalid', 'The treatment in front of it is no longer there.');
    expectProblem(await move(third, third), 'invalid');
    expectProblem(await move(third, null, { 'If-Match': '"1"' }), 'stale');
    expect(await order()).toEqual([second, first, ...rest, third]);
  });

  test('cannot use a name twice, in any case, also that of a hidden treatment', async () => {
    const { id } = (await add({ name: 'Élan' })).body;
    await hide(id, true);
    const taken = [{ field: 'name', message: treatmentMessages.taken }];
    expect((await add({ name: 'ÉLAN' })).body.errors).toEqual(taken);
    const other = (await add({ name: 'Balance class' })).body;
    expect((await change(other.id, { name: 'élan' })).body.errors).toEqual(taken);
    expect((await change(other.id, { name: 'BALANCE CLASS' })).body).toMatchObject({
      name: 'BALANCE CLASS',
      version: 2,
    });
  });

  test('cannot store what is wrong', async () => {
    const failures = await failuresOf<[object, string, string]>(
      [
        [{ name: ' ' }, 'name', 'Please enter the name of the treatment.'],
        [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
        [{ kind: 'cure' }, 'kind', 'Please choose therapy, service or advice.'],
        [{ minutes: 4 }, 'minutes', 'Please enter the length in whole minutes, from 5 to 480.'],
        [{ minutes: '30.5' }, 'minutes', 'Please enter the length in whole minutes, from 5 to 480.'],
        [{ minutes: 'long' }, 'minutes', 'Please enter the length in whole minutes, from 5 to 480.'],
        [{ price_from: -1 }, 'price_from', treatmentMessages.noPrice],
        [{ price_from: 0.5 }, 'price_from', treatmentMessages.noPrice],
        [{ price_from: 1_000_000_001 }, 'price_from', 'Please enter a lower price.'],
        [{ not_if: 'x'.repeat(301) }, 'not_if', 'Please use at most 300 characters.'],
        [{ other_words: 'x'.repeat(2_001) }, 'other_words', 'Please use at most 2,000 characters.'],
      ],
      async ([form, field, message]) => {
        const before = await names();
        const answer = await add({ name: 'Refused', ...form });
        expectProblem(answer, 'invalid', message);
        expect(answer.body.errors).toEqual([{ field, message }]);
        expect(await names()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is told when someone else has saved first, and does not find what does not exist', async () => {
    const { id, version } = (await add({ name: 'Tai chi' })).body;
    expect((await change(id, { name: 'Tai chi class' }, { 'If-Match': `"${version}"` })).status).toBe(200);
    expectProblem(await change(id, { name: 'Tai chi group' }, { 'If-Match': `"${version}"` }), 'stale');
    expectProblem(await change(999_999, {}), 'not-found', 'Treatment not found.');
    expectProblem(await hide(999_999, true), 'not-found', 'Treatment not found.');
  });

  test('sees every change in the audit log', async () => {
    const { id } = (await add({ name: 'Logged' })).body;
    await hide(id, true);
    await hide(id, false);
    await move(id, null);
    const entries: { kind: string; subject_id: number; action: string }[] = (await site.get('/api/audit-log', admin))
      .body;
    const actions = entries.filter((entry) => entry.kind === 'treatment' && entry.subject_id === id);
    expect(actions.map(({ action }) => action)).toEqual(['changed', 'shown', 'hidden', 'added']);
  });
});

describe('several treatments at once', () => {
  const save = (treatments: object[], order?: number[]) => site.put('/api/allTreatments', { treatments, order }, admin);
  const three = async () => {
    const added: TreatmentRecord[] = [];
    for (const name of ['One', 'Two', 'Three'])
      added.push((await add({ name: `${name} ${crypto.randomUUID()}` })).body);
    return added as [TreatmentRecord, TreatmentRecord, TreatmentRecord];
  };

  test('are changed and put in another order, with an entry of each, and keep what the table does not show', async () => {
    const [one, two, three_] = await three();
    await change(one.id, { ...one, what: 'Warm water.' });
    const changes = [
      { ...one, version: 2, minutes: '60', price_from: 50_000, is_hidden: true },
      { ...two, kind: 'advice', needs_room: false, buffer_minutes: 5 },
    ];
    const order = (await all()).map(({ id }) => id).filter((id) => id !== two.id);
    const { status, body } = await save(changes, [two.id, ...order]);
    expect(status).toBe(200);
    expect(body).toEqual(await all());
    expect(body[0]).toMatchObject({ id: two.id, kind: 'advice', needs_room: false, buffer_minutes: 5, version: 2 });
    const first = body.find(({ id }: TreatmentRecord) => id === one.id);
    expect(first).toMatchObject({ what: 'Warm water.', minutes: 60, price_from: 50_000, is_hidden: true, version: 3 });
    expect(body.find(({ id }: TreatmentRecord) => id === three_.id)).toEqual(three_);
    const entries = (await site.get('/api/audit-log?limit=2', admin)).body;
    expect(entries).toMatchObject([
      { action: 'changed', subject_id: two.id, fields: ['kind', 'time after it', 'room', 'order'] },
      { action: 'changed', subject_id: one.id, fields: ['length', 'price', 'on the website', 'order'] },
    ]);
  });

  test('swap their names, and a name that another has is refused at its row', async () => {
    const [one, two, other] = await three();
    const swapped = await save([
      { ...one, name: two.name },
      { ...two, name: one.name },
    ]);
    expect(swapped.status).toBe(200);
    const before = await names();
    expect(before).toEqual(expect.arrayContaining([one.name, two.name]));
    const refused = await save([
      { ...one, version: 2, name: 'New and free' },
      { ...two, version: 2, name: other.name.toUpperCase() },
    ]);
    expect(refused.body.errors).toEqual([{ field: 'treatments.1.name', message: treatmentMessages.taken }]);
    expect(await names()).toEqual(before);
  });

  test('are all refused where one is wrong, or was changed by someone else', async () => {
    const [one, two] = await three();
    const before = await all();
    const wrong = await save([
      { ...one, name: 'Changed' },
      { ...two, minutes: 'long' },
    ]);
    expect(wrong.body.errors).toEqual([
      { field: 'treatments.1.minutes', message: 'Please enter the length in whole minutes, from 5 to 480.' },
    ]);
    await change(two.id, { ...two, minutes: 40 });
    expectProblem(await save([{ ...one, name: 'Changed' }, two]), 'stale');
    expect((await all()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect((await all()).find(({ id }) => id === one.id)).toEqual(one);
    expectProblem(await save([]), 'invalid', treatmentMessages.noneChanged);
    expectProblem(await save([{ ...one, id: 999_999 }]), 'not-found', treatmentMessages.notFound);
  });
});

test('practitioners of a treatment are a list, and an empty one means everyone', async () => {
  const nila = await addPractitioner(site, 'Nila');
  const { id, ...added } = (await add({ name: 'Cupping', practitioner_ids: [nila] })).body;
  expect(added.practitioner_ids).toEqual([nila]);
  expect((await change(id, { name: 'Cupping' })).body.practitioner_ids).toEqual([nila]);
  expect((await change(id, { name: 'Cupping', practitioner_ids: [] })).body.practitioner_ids).toBe(null);
  const refused = await change(id, { name: 'Cupping', practitioner_ids: [999_999] });
  expect(refused.body.errors).toEqual([{ field: 'practitioner_ids', message: visitMessages.noPractitioner }]);
  expect(JSON.stringify(await offered())).not.toContain('practitioner_ids');
});

describe('a hidden treatment', () => {
  test('is not offered, cannot be booked, and stays in earlier requests', async () => {
    const { id, name } = (await add({ name: 'Traction' })).body;
    const booking = { ...(await bookingOf(site)), treatmentType: [String(id)] };
    const booked = await site.post('/api/appointments', booking);
    expect(booked.status).toBe(201);
    await hide(id, true);
    expect((await offered()).map(({ treatment_id }) => treatment_id)).not.toContain(id);
    const refusal = { field: 'treatmentType', message: treatmentMessages.noLongerOffered(name) };
    for (const refused of [
      await site.post('/api/appointments', booking),
      await site.post('/api/admin/appointments', booking, admin),
    ]) {
      expectProblem(refused, 'invalid', refusal.message);
      expect(refused.body.errors).toEqual([refusal]);
    }
    const list = async () => (await site.get(`/api/appointments?q=${booked.body.reference}`, admin)).body;
    expect(await list()).toMatchObject([{ treatmentType: ['Traction'], treatment_ids: [id] }]);
    await hide(id, false);
    expect((await site.post('/api/appointments', booking)).status).toBe(201);
  });
});

test('a request keeps the name that its patient chose', async () => {
  const { id } = (await add({ name: 'Old name' })).body;
  const booking = { ...(await bookingOf(site)), phone: '+91 00000 00777', treatmentType: [id] };
  const before = (await site.post('/api/appointments', booking)).body;
  await change(id, { name: 'New name' });
  const after = (await site.post('/api/appointments', booking)).body;
  expect([before.treatmentType, after.treatmentType]).toEqual([['Old name'], ['New name']]);
  const stored: { reference: string; treatmentType: string[] }[] = (await site.get('/api/appointments', admin)).body;
  const namesOf = (reference: string) => stored.find((row) => row.reference === reference)?.treatmentType;
  expect([namesOf(before.reference), namesOf(after.reference)]).toEqual([['Old name'], ['New name']]);
  const found = await site.post('/api/patient-data/find', { contact: booking.phone }, admin);
  expect(JSON.stringify(found.body)).toContain('Old name');
  const csv = await site.get(`/api/appointments/export?q=${before.reference}`, admin);
  expect(JSON.stringify(csv.body)).toContain('Old name');
});

test('a price is written as in the country of the clinic', async () => {
  const failures = await failuresOf(
    [
      ['INR', 'IN', 10_000_050, 'from ₹1,00,000.50'],
      ['USD', 'US', 4_500, 'from $45'],
      ['JPY', 'JP', 3_000, 'from ¥3,000'],
      ['KWD', 'KW', 1_500, /^from KWD\s1\.500$/],
    ],
    async ([currency, country, price_from, label]) => {
      const { version: _, ...profile } = (await site.get('/api/clinic')).body;
      await site.put('/api/clinic', { ...profile, currency, address: { ...profile.address, country } }, admin);
      const { id } = (await add({ name: `Priced in ${currency}`, price_from })).body;
      const priced = (await offered()).find(({ treatment_id }) => treatment_id === id);
      expect(priced?.price_label).toEqual(typeof label === 'string' ? label : expect.stringMatching(label));
      await site.put('/api/clinic', { ...profile, currency: 'INR', address: clinicProfile.address }, admin);
    },
  );
  expect(failures).toEqual([]);
});

describe('the page of a treatment', () => {
  const pages = async (): Promise<TreatmentEntry[]> => (await site.get('/api/treatment-pages')).body;
  const page = (slug: string) => site.get(`/api/treatment-pages/${encodeURIComponent(slug)}`);
  const texts = {
    what: 'Exercise in warm water.',
    happens: 'You move.',
    helps: 'Sore joints.',
    evidence: 'Small studies.',
    sources: 'A guideline | https://example.com/pool',
  };

  test('says of each seeded treatment what it is, what happens, whom it helps and how sure we are', async () => {
    const listed = (await pages()).filter(({ slug }) => treatmentSlugs.includes(slug));
    expect(listed).toHaveLength(31);
    const failures = await failuresOf(listed, async ({ slug }) => {
      const { body } = await page(slug);
      for (const text of [body.what, body.happens, body.helps, body.evidence]) expect(text.length).toBeGreaterThan(20);
      expect(body.reviewed_by).toBe(null);
    });
    expect(failures).toEqual([]);
    const { body } = await page('dry-needling-therapy');
    expect(body).toMatchObject({
      minutes: 30,
      price_label: null,
      happens: expect.stringContaining('Afterwards, sudden breathlessness or chest pain: call 112.'),
      grade: 'advised-against',
    });
  });

  test('has what its form says, with the numbers of the clinic, and is not changed by a form without it', async () => {
    const form = { ...texts, reviewed_by: 'A. Sample, physiotherapist', reviewed_on: '2025-10-12' };
    const { id } = (await add({ name: 'Pool class', ...form, helps: 'Chest pain: call {emergency}.' })).body;
    expect((await page('pool-class')).body).toMatchObject({ ...form, helps: 'Chest pain: call 112.' });
    const kept = (await change(id, { name: 'Pool class', minutes: 60 })).body;
    expect(kept).toMatchObject({ ...form, helps: 'Chest pain: call {emergency}.', minutes: 60 });
    expect((await change(id, { name: 'Pool class', what: '', reviewed_on: '' })).body).toMatchObject({
      what: null,
      reviewed_on: null,
      happens: 'You move.',
    });
  });

  test('is listed by what it is for, which stays as it is in a form without it', async () => {
    const seeded = (await pages()).filter(({ slug, kind }) => treatmentSlugs.includes(slug) && kind !== 'advice');
    expect(seeded.filter((one) => one.aim === null)).toEqual([]);
    const { id, aim } = (await add({ name: 'Slow walk', aim: 'steady' })).body;
    expect(aim).toBe('steady');
    expect((await change(id, { name: 'Slow walk' })).body.aim).toBe('steady');
    expect((await pages()).find(({ slug }) => slug === 'slow-walk')?.aim).toBe('steady');
    expect((await change(id, { name: 'Slow walk', aim: '' })).body.aim).toBe(null);
    expectProblem(await change(id, { name: 'Slow walk', aim: 'cure' }), 'invalid');
    await hide(id, true);
  });

  test('names those who give it by their ids, of people whom the website shows', async () => {
    const someone = await addPractitioner(site, 'A. Quiet');
    await site.db.updateTable('practitioners').set({ is_shown: 0 }).where('id', '=', someone).execute();
    const { id } = (await add({ name: 'Quiet hour', practitioner_ids: [someone] })).body;
    expect((await page('quiet-hour')).body.practitioner_ids).toEqual([]);
    await change(id, { name: 'Quiet hour', practitioner_ids: [] });
    expect((await page('quiet-hour')).body.practitioner_ids).toBe(null);
    await hide(id, true);
  });

  test('has a history with its words before and after', async () => {
    const { id } = (await add({ name: 'Mud bath', ...texts })).body;
    await change(id, { name: 'Mud bath', ...texts, sources: '', not_if: 'Not with fever.' });
    const [entry] = (await site.get(`/api/history/treatment/${id}`, admin)).body;
    expect(entry.texts).toEqual([
      { field: 'not_if', label: 'not if', before: '', after: 'Not with fever.' },
      { field: 'sources', label: 'sources', before: texts.sources, after: '' },
    ]);
  });

  test('is previewed at its address, or at that of a new treatment, and stays as it is', async () => {
    const { id } = (await add({ name: 'Sauna', ...texts })).body;
    await change(id, { name: 'Warm room' });
    const preview = async (form: object) => {
      const { body } = await site.post(
        '/api/previews/treatment',
        { ...form, kind: 'therapy', minutes: 20, price_from: 100 },
        admin,
      );
      const [path, key] = body.path.split('?preview=');
      return { path, answers: (await site.get(`/api/previews/${key}`)).body.answers };
    };
    const changed = await preview({ id: String(id), name: 'Steam room', helps: 'In need: {emergency}.' });
    expect(changed.path).toBe('/treatments/sauna');
    expect(changed.answers['/api/treatment-pages/sauna']).toMatchObject({
      ...texts,
      treatment_id: id,
      treatment_description: 'Steam room',
      helps: 'In need: 112.',
      price_label: 'from ₹1',
    });
    expect((await preview({ name: 'Ice room', buffer_minutes: 5 })).path).toBe('/treatments/ice-room');
    expect((await page('sauna')).body.treatment_description).toBe('Warm room');
    expect((await page('ice-room')).status).toBe(404);
  });

  test('keeps its address when the name changes, and is also found by its id', async () => {
    const { id } = (await add({ name: 'Wall bars' })).body;
    await change(id, { name: 'Swedish bars' });
    expect((await page('wall-bars')).body).toMatchObject({ treatment_id: id, treatment_description: 'Swedish bars' });
    expect((await page(String(id))).body.slug).toBe('wall-bars');
    await add({ name: 'Wall bars!' });
    expect((await page('wall-bars-2')).body.treatment_description).toBe('Wall bars!');
  });

  test('has an address whatever the name is', async () => {
    for (const [name, slug] of [
      ['घुटने का दर्द', 'घुटने-का-दर्द'],
      ['🦵', 'treatment'],
      ['🦶', 'treatment-2'],
      ['42', 'treatment-42'],
    ] as const) {
      await add({ name });
      expect((await page(slug)).body.treatment_description).toBe(name);
    }
  });

  test('is gone while the treatment is hidden, and answers 404 to made-up addresses', async () => {
    const { id } = (await add({ name: 'Hot stones' })).body;
    await hide(id, true);
    expect((await pages()).map(({ slug }) => slug)).not.toContain('hot-stones');
    expect((await page('hot-stones')).status).toBe(404);
    expect((await page(String(id))).status).toBe(404);
    await hide(id, false);
    expect((await page('hot-stones')).status).toBe(200);
    for (const slug of ['none', '0', '-1', '<b>', '😀']) expect((await page(slug)).status).toBe(404);
    expect((await page('x'.repeat(300))).status).toBe(404);
  });

  test('is refused with a review that lies ahead, and with texts that are too long', async () => {
    expect((await add({ name: 'Later', reviewed_on: '2999-01-01' })).body.errors).toEqual([
      { field: 'reviewed_on', message: 'Please choose today or an earlier day.' },
    ]);
    expect((await add({ name: 'Long', what: 'x'.repeat(5_001) })).status).toBe(422);
    expect((await add({ name: 'Long', reviewed_by: 'x'.repeat(201) })).status).toBe(422);
  });
});
