import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const emptyTexts = { description: '', symptoms: '""', causes: '""', treatment: '""', created_at: 0 };

test('symptoms are sorted from A to Z, with the ids of linked conditions', async () => {
  const { db, get, close } = await createTestApp();
  expect((await get('/api/symptoms')).body).toEqual([]);
  await db
    .insertInto('conditions')
    .values([7, 8].map((id) => ({ id, name: `Condition ${id}`, ...emptyTexts })))
    .execute();
  await db
    .insertInto('symptoms')
    .values([
      { id: 1, name: 'Numb fingers' },
      { id: 2, name: 'Dizziness' },
      { id: 3, name: 'foot drop' },
    ])
    .execute();
  await db
    .insertInto('condition_symptoms')
    .values([
      { symptom_id: 1, condition_id: 8 },
      { symptom_id: 1, condition_id: 7 },
      { symptom_id: 3, condition_id: 8 },
    ])
    .execute();
  const { status, body } = await get('/api/symptoms');
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: 2, name: 'Dizziness', urgent_help: null, signs: [], condition_ids: [], version: 1 },
    { id: 3, name: 'foot drop', urgent_help: null, signs: [], condition_ids: [8], version: 1 },
    { id: 1, name: 'Numb fingers', urgent_help: null, signs: [], condition_ids: [7, 8], version: 1 },
  ]);
  await close();
});

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const add = (name: unknown) => site.post('/api/symptoms', { name }, admin);
const rename = (id: number, name: string, headers = {}) =>
  site.put(`/api/symptoms/${id}`, { name }, { ...admin, ...headers });
const listed = async (): Promise<{ id: number }[]> => (await site.get('/api/symptoms?placeholders=1')).body;

const taken = { field: 'name', message: 'There is a symptom with this name already.' };

describe('adding a symptom', () => {
  test('stores its name', async () => {
    const { status, body, headers } = await add('  Stiff neck ');
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Stiff neck',
      urgent_help: null,
      other_words: null,
      signs: [],
      condition_ids: [],
      version: 1,
    });
    expect(await listed()).toContainEqual(body);
  });

  test.each([
    ['Sore heel', 'sore HEEL'],
    ['Élancement', 'élancement'],
  ])('%s prevents %s', async (name, other) => {
    expect((await add(name)).status).toBe(201);
    const before = await listed();
    const { status, body } = await add(other);
    expect(status).toBe(422);
    expect(body.errors).toEqual([taken]);
    expect(await listed()).toEqual(before);
  });

  test('refuses a name that is wrong', async () => {
    const failures = await failuresOf(
      [
        [undefined, 'Please enter the name of the symptom.'],
        [' ', 'Please enter the name of the symptom.'],
        [7, 'Please enter the name of the symptom.'],
        ['x'.repeat(201), 'Please use at most 200 characters.'],
        ['a\0b', 'This text has a character that cannot be stored.'],
      ],
      async ([name, message]) => {
        const { status, body } = await add(name);
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field: 'name', message }]);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('the urgent help of a symptom is stored, and stays when a change leaves it out', async () => {
  const added = await site.post('/api/symptoms', { name: 'Sudden limp', urgent_help: ' Call 112. ' }, admin);
  expect(added.body).toMatchObject({ urgent_help: 'Call 112.' });
  const path = `/api/symptoms/${added.body.id}`;
  expect((await site.put(path, { name: 'Limp' }, admin)).body).toMatchObject({ urgent_help: 'Call 112.' });
  expect((await site.put(path, { name: 'Limp', urgent_help: '' }, admin)).body).toMatchObject({ urgent_help: null });
});

describe('renaming a symptom', () => {
  test('does not change its conditions', async () => {
    const { body } = await add('Weak grip');
    await site.db
      .insertInto('conditions')
      .values({ id: 70, name: 'Tennis elbow', ...emptyTexts })
      .execute();
    await site.db.insertInto('condition_symptoms').values({ symptom_id: body.id, condition_id: 70 }).execute();
    const { status, body: renamed, headers } = await rename(body.id, 'WEAK grip');
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    const texts = { name: 'WEAK grip', urgent_help: null, other_words: null, signs: [] };
    expect(renamed).toEqual({ ...texts, id: body.id, condition_ids: [70], version: 2 });
    expect(await listed()).toContainEqual(renamed);
  });

  test('refuses the name of another symptom', async () => {
    await add('Tingling');
    const { body } = await add('Prickling');
    const { status, body: problem } = await rename(body.id, 'tingling');
    expect(status).toBe(422);
    expect(problem.errors).toEqual([taken]);
    expect(await listed()).toContainEqual(body);
  });

  test('is refused for a stale version or an unknown id', async () => {
    const { body } = await add('Slow walk');
    expect((await rename(body.id, 'Slow steps', { 'If-Match': '"1"' })).status).toBe(200);
    expect((await rename(body.id, 'Short steps', { 'If-Match': '"1"' })).status).toBe(412);
    expect(await rename(999_999, 'Nothing')).toMatchObject({ status: 404, body: { detail: 'Symptom not found.' } });
  });
});

test('other words of a symptom are listed for those who edit it only', async () => {
  const words = { name: 'Sore thumb', other_words: ' angutha\nअंगूठा ' };
  const { body } = await site.post('/api/symptoms', words, admin);
  expect(body.other_words).toBe('angutha\nअंगूठा');
  expect((await rename(body.id, 'Sore thumbs')).body.other_words).toBe(body.other_words);
  const entry = { ...body, name: 'Sore thumbs', version: 2 };
  expect(await listed()).toContainEqual(entry);
  const { other_words: _, ...shown } = entry;
  expect((await site.get('/api/symptoms')).body).toContainEqual(shown);
  const cleared = await site.put(`/api/symptoms/${body.id}`, { ...words, other_words: ' ' }, admin);
  expect(cleared.body.other_words).toBe(null);
  const tooLong = await site.post('/api/symptoms', { name: 'Long', other_words: 'x'.repeat(2_001) }, admin);
  expect(tooLong.body.errors).toEqual([{ field: 'other_words', message: 'Please use at most 2,000 characters.' }]);
});

test('deleting a symptom does not delete its conditions', async () => {
  const { body } = await add('Cold hands');
  await site.db
    .insertInto('conditions')
    .values({ id: 71, name: 'Stroke recovery', ...emptyTexts })
    .execute();
  await site.db.insertInto('condition_symptoms').values({ symptom_id: body.id, condition_id: 71 }).execute();
  expect((await site.delete(`/api/symptoms/${body.id}`, { ...admin, 'If-Match': '"2"' })).status).toBe(412);
  expect((await site.delete(`/api/symptoms/${body.id}`, admin)).status).toBe(204);
  expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
  expect(await site.get('/api/conditions/71')).toMatchObject({ status: 200, body: { symptom_ids: [] } });
  expect((await site.delete(`/api/symptoms/${body.id}`, admin)).status).toBe(404);
});

test('a unique index prevents duplicate names of concurrent changes', async () => {
  await add('Night cramp');
  await expect(site.db.insertInto('symptoms').values({ name: 'NIGHT cramp' }).execute()).rejects.toThrow(/unique/i);
});
