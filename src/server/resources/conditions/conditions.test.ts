import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const sprain = {
  name: 'Ankle sprain',
  description: 'A stretch or a tear of the bands of the ankle.',
  symptoms: 'Pain at the outer ankle.\n\nSwelling.',
  causes: 'A roll of the foot.',
  treatment: 'Move early.',
};
const points = [
  { title: 'Pain', description: 'At the outer ankle.' },
  { title: 'Swelling', description: 'Within hours.\nWith a bruise.' },
];
const add = (fields: Record<string, string | Blob> = {}) =>
  site.post('/api/conditions', formOf({ ...sprain, ...fields }), admin);
const listed = async (): Promise<{ id: number; name: string }[]> => (await site.get('/api/conditions')).body;

describe('adding', () => {
  test('stores what was sent', async () => {
    const { status, body, headers } = await add({ name: ' Ankle sprain ' });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      ...sprain,
      image: null,
      body_area: null,
      urgent_help: null,
      routine_help: null,
      reviewed_on: null,
      version: 1,
    });
    expect((await site.get(`/api/conditions/${body.id}`)).body).toEqual(body);
    expect(await listed()).toEqual([{ id: body.id, name: 'Ankle sprain', body_area: null }]);
  });

  test('stores a picture and names its file', async () => {
    const { body } = await add({ image: await pictureOf() });
    expect(body.image).toMatch(/^[\da-f-]{36}\.webp$/);
    expect((await site.get(`/uploads/conditions/${body.image}`)).status).toBe(200);
    expect((await site.get(`/api/conditions/${body.id}`)).body.image).toBe(body.image);
  });

  test.each(['symptoms', 'causes', 'treatment'])(
    'reads %s back in the form in which they were written',
    async (field) => {
      const list = await add({ [field]: JSON.stringify(points) });
      expect(list.body).toEqual({ ...list.body, ...sprain, [field]: points });
      expect((await site.get(`/api/conditions/${list.body.id}`)).body[field]).toEqual(points);
      const text = await add({ [field]: '  Rest.\n\nThen move.  ' });
      expect((await site.get(`/api/conditions/${text.body.id}`)).body[field]).toBe('Rest.\n\nThen move.');
    },
  );

  test.each(['[see a doctor]', '[1] Rest. [2] Move.', '{"title":"Pain","description":"x"}', '"quoted"', 'null', '12'])(
    'takes %s as the text that it is',
    async (symptoms) => {
      const { body } = await add({ symptoms });
      expect((await site.get(`/api/conditions/${body.id}`)).body.symptoms).toBe(symptoms);
    },
  );

  test('drops from a point what is no part of one', async () => {
    const { body } = await add({ causes: JSON.stringify([{ ...points[0], html: '<script>', title: ' Pain ' }]) });
    expect(body.causes).toEqual([points[0]]);
  });

  const manyPoints = (length: number) => JSON.stringify(Array.from({ length }, () => points[0]));
  test('takes 50 points and not one more', async () => {
    expect((await add({ treatment: manyPoints(50) })).body.treatment).toHaveLength(50);
    expect((await add({ treatment: manyPoints(51) })).body.errors).toEqual([
      { field: 'treatment', message: 'Please use at most 50 points.' },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter the name of the condition.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
    [{ description: '' }, 'description', 'Please describe the condition.'],
    [{ description: 'x'.repeat(5_001) }, 'description', 'Please use at most 5,000 characters.'],
    [{ symptoms: '' }, 'symptoms', 'Please enter the symptoms.'],
    [{ causes: ' ' }, 'causes', 'Please enter the causes.'],
    [{ treatment: '\n' }, 'treatment', 'Please enter the treatment.'],
    [{ symptoms: 'x'.repeat(5_001) }, 'symptoms', 'Please use at most 5,000 characters.'],
    [{ symptoms: '[]' }, 'symptoms', 'Please enter the symptoms.'],
    [{ causes: JSON.stringify([{ title: '', description: 'x' }]) }, 'causes.0.title', 'Every point needs a title.'],
    [
      { causes: JSON.stringify([points[0], { title: 'x', description: ' ' }]) },
      'causes.1.description',
      'Every point needs a description.',
    ],
    [
      { causes: JSON.stringify([{ title: 'x'.repeat(201), description: 'x' }]) },
      'causes.0.title',
      'Please use at most 200 characters.',
    ],
  ])('refuses %j', async (fields: Record<string, string>, field, message) => {
    const before = await listed();
    const { status, body } = await add(fields);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
    expect(await listed()).toEqual(before);
  });

  test.each([[[1, 2]], [['Pain']], [[{ title: 'Pain' }]], [[[]]], [[null]]])('refuses a list of %j', async (list) => {
    const { status, body } = await add({ treatment: JSON.stringify(list) });
    expect(status).toBe(422);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].field).toMatch(/^treatment/);
  });

  test('names every field that is missing', async () => {
    const { body } = await site.post('/api/conditions', formOf({ image: '' }), admin);
    expect(body.errors.map((error: { field: string }) => error.field).toSorted()).toEqual(
      Object.keys(sprain).toSorted(),
    );
  });

  test('refuses JSON', async () => {
    expect((await site.post('/api/conditions', sprain, admin)).status).toBe(415);
  });
});

describe('one condition', () => {
  test.each(['999999', '0', 'x', '1.5', '-1', '1e3', '2147483648', '999999999999999', '%20', '1%00'])(
    '%s is not found',
    async (id) => {
      const { status, body } = await site.get(`/api/conditions/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not-found', detail: 'Condition not found.' });
    },
  );
});

test('the list runs from A to Z, whatever the case', async () => {
  const list = await createTestApp();
  const headers = await list.signIn();
  for (const name of ['Vertigo', 'frozen shoulder', 'Back pain', 'whiplash', "Golfer's elbow"]) {
    await list.post('/api/conditions', formOf({ ...sprain, name }), headers);
  }
  const { body } = await list.get('/api/conditions');
  expect(body.map((entry: { name: string }) => entry.name)).toEqual([
    'Back pain',
    'frozen shoulder',
    "Golfer's elbow",
    'Vertigo',
    'whiplash',
  ]);
  await list.close();
});
