import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapValues } from '#contract/fields.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { conditionDays, conditionTexts, optionalFields } from '#contract/plain/condition-texts.ts';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
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
      problem_id: null,
      ...mapValues(optionalFields, () => null),
      exercises: [],
      signs: [],
      sample: false,
      symptom_ids: [],
      version: 1,
    });
    for (const name of ['conditions', 'details'])
      expect((await site.get(`/api/${name}/${body.id}`)).body).toEqual(body);
    expect(await listed()).toEqual([
      { id: body.id, name: 'Ankle sprain', body_area: null, problem_id: null, reviewed_on: null, next_review_on: null },
    ]);
  });

  test('stores a picture and returns its file name', async () => {
    const { body } = await add({ image: await pictureOf() });
    expect(body.image).toMatch(/^[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$/);
    expect((await site.get(`/uploads/conditions/${body.image}`)).status).toBe(200);
    expect((await site.get(`/api/conditions/${body.id}`)).body.image).toBe(body.image);
  });

  test.each(['symptoms', 'causes', 'treatment'])('returns %s in the form in which they were sent', async (field) => {
    const list = await add({ [field]: JSON.stringify(points) });
    expect(list.body).toEqual({ ...list.body, ...sprain, [field]: points });
    expect((await site.get(`/api/conditions/${list.body.id}`)).body[field]).toEqual(points);
    const text = await add({ [field]: '  Rest.\n\nThen move.  ' });
    expect((await site.get(`/api/conditions/${text.body.id}`)).body[field]).toBe('Rest.\n\nThen move.');
  });

  test('stores markup as plain text', async () => {
    const failures = await failuresOf(
      ['[see a doctor]', '[1] Rest. [2] Move.', '{"title":"Pain","description":"x"}', '"quoted"', 'null', '12'],
      async (symptoms) => {
        const { body } = await add({ symptoms });
        expect((await site.get(`/api/conditions/${body.id}`)).body.symptoms).toBe(symptoms);
      },
    );
    expect(failures).toEqual([]);
  });

  test('removes unknown properties from a point', async () => {
    const { body } = await add({ causes: JSON.stringify([{ ...points[0], html: '<script>', title: ' Pain ' }]) });
    expect(body.causes).toEqual([points[0]]);
  });

  const manyPoints = (length: number) => JSON.stringify(Array.from({ length }, () => points[0]));
  test('accepts at most 50 points', async () => {
    expect((await add({ treatment: manyPoints(50) })).body.treatment).toHaveLength(50);
    expect((await add({ treatment: manyPoints(51) })).body.errors).toEqual([
      { field: 'treatment', message: 'Please use at most 50 points.' },
    ]);
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ name: ' ' }, 'name', 'Please enter the name of the condition.'],
        [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
        [{ description: '' }, 'description', 'Please describe the condition.'],
        [{ description: 'x'.repeat(5_001) }, 'description', 'Please use at most 5,000 characters.'],
        [{ name: 'a\0b' }, 'name', 'This text has a character that cannot be stored.'],
        [{ treatment: 'a\0b' }, 'treatment', 'This text has a character that cannot be stored.'],
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
      ],
      async ([fields, field, message]) => {
        const before = await listed();
        const { status, body } = await add(fields);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await listed()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('refuses a list that is wrong', async () => {
    const failures = await failuresOf(
      [[[1, 2]], [['Pain']], [[{ title: 'Pain' }]], [[[]]], [[null]]],
      async ([list]) => {
        const { status, body } = await add({ treatment: JSON.stringify(list) });
        expect(status).toBe(422);
        expect(body.errors).toHaveLength(1);
        expect(body.errors[0].field).toMatch(/^treatment/);
      },
    );
    expect(failures).toEqual([]);
  });

  test('reports every missing field', async () => {
    const { body } = await site.post('/api/conditions', formOf({ image: '' }), admin);
    expect(body.errors.map((error: { field: string }) => error.field).toSorted()).toEqual(
      Object.keys(sprain).toSorted(),
    );
  });

  test('refuses JSON', async () => {
    expect((await site.post('/api/conditions', sprain, admin)).status).toBe(415);
  });
});

/** The optional fields. */
const extras = {
  body_area: 'ankle-and-foot',
  ...mapValues(conditionTexts, ({ noun }) => `Words for: ${noun}`),
  ...mapValues(conditionDays, () => '2026-11-20'),
};
const noExtras = { body_area: null, problem_id: null, ...mapValues(optionalFields, () => null) };
const addSymptom = async (name: string): Promise<number> => (await site.post('/api/symptoms', { name }, admin)).body.id;

describe('the optional fields', () => {
  test('are stored', async () => {
    const symptom_ids = [await addSymptom('Swollen ankle'), await addSymptom('Bruise')];
    const { status, body } = await add({ ...extras, symptom_ids: JSON.stringify([...symptom_ids, symptom_ids[0]]) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...sprain, ...extras, symptom_ids });
    expect((await site.get(`/api/conditions/${body.id}?placeholders=1`)).body).toEqual(body);
    expect((await site.get(`/api/conditions/${body.id}`)).body).toEqual({ ...body, other_words: null });
    expect(await listed()).toContainEqual({
      id: body.id,
      name: sprain.name,
      body_area: 'ankle-and-foot',
      problem_id: null,
      reviewed_on: '2026-11-20',
      next_review_on: '2026-11-20',
    });
    const symptoms: { condition_ids: number[] }[] = (await site.get('/api/symptoms')).body;
    expect(symptoms.filter(({ condition_ids }) => condition_ids.includes(body.id))).toHaveLength(2);
  });

  test('may be blank', async () => {
    const blank = Object.fromEntries(Object.keys(extras).map((field) => [field, '']));
    const { status, body } = await add({ ...blank, symptom_ids: '[]' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...noExtras, symptom_ids: [] });
  });

  test('are refused when they are wrong', async () => {
    const failures = await failuresOf(
      [
        [{ body_area: 'tail' }, 'body_area', 'Please choose a body area from the list.'],
        [{ reviewed_on: 'yesterday' }, 'reviewed_on', 'Please enter a day like 2026-11-20.'],
        [{ reviewed_on: '2026-02-30' }, 'reviewed_on', 'Please enter a day like 2026-11-20.'],
        [{ reviewed_on: '2026-11-21' }, 'reviewed_on', 'Please choose today or an earlier day.'],
        [{ written_on: '2026-11-21' }, 'written_on', 'Please choose today or an earlier day.'],
        [{ next_review_on: 'soon' }, 'next_review_on', 'Please enter a day like 2026-11-20.'],
        [{ course: 'x'.repeat(5_001) }, 'course', 'Please use at most 5,000 characters.'],
        [{ sources: 'a\0b' }, 'sources', 'This text has a character that cannot be stored.'],
        [{ urgent_help: 'x'.repeat(5_001) }, 'urgent_help', 'Please use at most 5,000 characters.'],
        [{ routine_help: 'a\0b' }, 'routine_help', 'This text has a character that cannot be stored.'],
        [{ other_words: 'x'.repeat(2_001) }, 'other_words', 'Please use at most 2,000 characters.'],
        [{ alt: 'x'.repeat(201) }, 'alt', 'Please use at most 200 characters.'],
        [{ symptom_ids: '1' }, 'symptom_ids', 'Please choose symptoms from the list.'],
        [{ symptom_ids: '[1' }, 'symptom_ids', 'Please choose symptoms from the list.'],
        [
          { symptom_ids: '[2000000]' },
          'symptom_ids',
          'One of these symptoms is no longer there. Please look at them again.',
        ],
      ],
      async ([fields, field, message]) => {
        const before = await listed();
        const { status, body } = await add(fields);
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field, message }]);
        expect(await listed()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('accept today’s date in the clinic’s time zone', async () => {
    const night = await createTestApp();
    night.clock.now = Date.UTC(2026, 10, 20, 19); // past midnight in India
    const headers = await night.signIn();
    const review = (reviewed_on: string) => night.post('/api/conditions', formOf({ ...sprain, reviewed_on }), headers);
    expect((await review('2026-11-21')).status).toBe(201);
    expect((await review('2026-11-22')).status).toBe(422);
    await night.close();
  });
});

const change = (id: number, fields: Record<string, string | Blob> = {}, headers = {}) =>
  site.put(`/api/conditions/${id}`, formOf({ ...sprain, ...fields }), { ...admin, ...headers });

describe('exercises', () => {
  const circles = { title: 'Circles', instructions: 'Circle your foot.', how_often: '10 times', stop_if: 'it hurts' };
  const raises = { title: 'Heel raises', instructions: 'Rise on your toes.', how_often: null, stop_if: null };
  const listOf = (...list: object[]) => JSON.stringify(list);

  test('are stored with their pictures, which stay in place when the list is reordered', async () => {
    const before = storedPictures(site).length;
    const picture = await pictureOf();
    const { status, body } = await add({
      exercises: listOf({ ...circles, title: ' Circles ' }, { ...raises, how_often: ' ' }),
      exercise_image_2: picture,
    });
    expect(status).toBe(201);
    const image = body.exercises[1].image;
    expect(image).toMatch(/^[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$/);
    expect(body.exercises).toEqual([
      { ...circles, image: null },
      { ...raises, image },
    ]);
    expect((await site.get(`/api/conditions/${body.id}?placeholders=1`)).body).toEqual(body);
    expect((await change(body.id)).body.exercises).toEqual(body.exercises);
    const swapped = [{ ...raises, image }, circles];
    const { body: reordered } = await change(body.id, { exercises: listOf(...swapped) });
    expect(reordered.exercises).toEqual([
      { ...raises, image },
      { ...circles, image: null },
    ]);
    expect(storedPictures(site)).toHaveLength(before + pictureFiles(image).length);
    const { body: replaced } = await change(body.id, { exercises: listOf(...swapped), exercise_image_1: picture });
    expect(replaced.exercises[0].image).not.toBe(image);
    expect(storedPictures(site)).toHaveLength(before + pictureFiles(image).length);
    expect((await change(body.id, { exercises: '' })).body.exercises).toEqual([]);
    expect(storedPictures(site)).toHaveLength(before);
  });

  test('name no picture but their own', async () => {
    const { body: other } = await add({ image: await pictureOf() });
    const { body } = await add({ exercises: listOf({ ...circles, image: other.image }) });
    expect(body.exercises).toEqual([{ ...circles, image: null }]);
    expect((await change(body.id, { exercises: listOf({ ...circles, image: other.image }) })).body.exercises).toEqual(
      body.exercises,
    );
    await change(body.id, { exercises: '[]' });
    expect((await site.get(`/uploads/conditions/${other.image}`)).status).toBe(200);
  });

  test('are refused when they are wrong, and leave no picture behind', async () => {
    const before = storedPictures(site).length;
    const image = await pictureOf();
    const failures = await failuresOf(
      [
        [{ exercises: 'Circles' }, 'exercises', 'Please enter exercises.'],
        [{ exercises: '[1' }, 'exercises', 'Please enter exercises.'],
        [{ exercises: listOf(circles, raises, circles, raises) }, 'exercises', 'Please use at most 3 exercises.'],
        [{ exercises: listOf({ ...circles, title: '' }) }, 'exercises.0.title', 'Every exercise needs a name.'],
        [
          { exercises: listOf(circles, { ...raises, instructions: ' ' }) },
          'exercises.1.instructions',
          'Every exercise needs instructions.',
        ],
        [
          { exercises: listOf({ ...circles, stop_if: 'x'.repeat(201) }) },
          'exercises.0.stop_if',
          'Please use at most 200 characters.',
        ],
        [
          { exercises: listOf(circles), image, exercise_image_1: fileOf('hello', 'a.png', 'image/png') },
          'exercise_image_1',
          'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
        ],
      ] as [Record<string, string | Blob>, string, string][],
      async ([fields, field, message]) => {
        const { status, body } = await add(fields);
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field, message }]);
        expect(storedPictures(site)).toHaveLength(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('keep the words of earlier versions in the history, and their pictures until the deletion is final', async () => {
    const { body } = await add({ exercises: listOf(circles), exercise_image_1: await pictureOf() });
    await change(body.id, { exercises: listOf({ ...raises, image: body.exercises[0].image }), course: 'Six weeks.' });
    const { body: history } = await site.get(`/api/history/condition/${body.id}`, admin);
    expect(history[0].texts).toEqual([
      { field: 'course', label: 'usual course', before: '', after: 'Six weeks.' },
      expect.objectContaining({ field: 'exercises', label: 'exercises' }),
    ]);
    expect(JSON.parse(history[0].texts[1].before)).toEqual([circles]);
    const isStored = () => storedPictures(site).some((file) => file.endsWith(body.exercises[0].image));
    await site.delete(`/api/conditions/${body.id}`, admin);
    expect(isStored()).toBe(true);
    await endUndo(site);
    expect(isStored()).toBe(false);
  });
});

describe('the problem to book for', () => {
  const addProblem = async (name: string): Promise<number> => {
    const form = { name, body_area: null, treatment_ids: [] };
    return (await site.post('/api/problems', form, admin)).body.id;
  };
  const problemOf = async (id: number) => (await site.get(`/api/conditions/${id}`)).body.problem_id;

  test('is stored, listed, changed and cleared, and stays when a form leaves it out', async () => {
    const [sprained, twisted] = [await addProblem('Sprained foot'), await addProblem('Twisted foot')];
    const { body } = await add({ problem_id: `${sprained}` });
    expect(body.problem_id).toBe(sprained);
    expect(await listed()).toContainEqual(expect.objectContaining({ id: body.id, problem_id: sprained }));
    await change(body.id, {});
    expect(await problemOf(body.id)).toBe(sprained);
    await change(body.id, { problem_id: `${twisted}` });
    expect(await problemOf(body.id)).toBe(twisted);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'changed', subject_id: body.id, fields: ['problem'] });
    await change(body.id, { problem_id: '' });
    expect(await problemOf(body.id)).toBeNull();
  });

  test('is refused when it is not there, and none once its deletion is final', async () => {
    const gone = await addProblem('Sore sole');
    const { body } = await add({ problem_id: `${gone}` });
    await site.delete(`/api/problems/${gone}`, admin);
    for (const problem_id of [`${gone}`, '2000000', 'knee', '-1']) {
      const refused = await add({ problem_id });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ field: 'problem_id', message: conditionMessages.missingProblem }],
      ]);
    }
    await endUndo(site);
    expect(await problemOf(body.id)).toBeNull();
  });
});

describe('changing', () => {
  test('replaces the texts, whatever their form, and leaves omitted fields unchanged', async () => {
    const symptom = await addSymptom('Unsteady foot');
    const { body } = await add({ ...extras, symptom_ids: `[${symptom}]`, causes: JSON.stringify(points) });
    const { status, body: changed, headers } = await change(body.id, { name: 'Rolled ankle', causes: 'A fall.' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(changed).toEqual({ ...body, name: 'Rolled ankle', causes: 'A fall.', version: 2 });
    const { body: again } = await change(body.id, { causes: JSON.stringify(points) });
    expect((await site.get(`/api/conditions/${body.id}?placeholders=1`)).body).toEqual(again);
    expect(again.causes).toEqual(points);
  });

  test('clears fields that are sent blank', async () => {
    const { body } = await add({ ...extras, symptom_ids: `[${await addSymptom('Tired foot')}]` });
    const blank = Object.fromEntries(Object.keys(extras).map((field) => [field, '']));
    const { body: changed } = await change(body.id, { ...blank, symptom_ids: '[]' });
    expect(changed).toEqual({
      ...body,
      ...noExtras,
      symptom_ids: [],
      version: 2,
    });
  });

  test('keeps, replaces or removes the picture, and leaves no orphaned file', async () => {
    const before = storedPictures(site).length;
    const { body } = await add({ image: await pictureOf(), alt: extras.alt });
    expect((await change(body.id)).body).toMatchObject({ image: body.image, alt: extras.alt });
    expect((await change(body.id, { image: '' })).body.image).toBe(body.image);
    const { body: other } = await change(body.id, { image: await pictureOf(), remove_image: '1' });
    expect(other.image).toMatch(/^[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$/);
    expect(other.image).not.toBe(body.image);
    expect(storedPictures(site)).toHaveLength(before + pictureFiles(other.image).length);
    expect((await change(body.id, { remove_image: '1' })).body).toMatchObject({ image: null, alt: null });
    expect(storedPictures(site)).toHaveLength(before);
  });

  test('refuses a broken picture and keeps the current one', async () => {
    const { body } = await add({ image: await pictureOf() });
    const before = storedPictures(site);
    const { status, body: problem } = await change(body.id, { image: fileOf('hello', 'a.png', 'image/png') });
    expect(status).toBe(422);
    expect(problem.errors[0].field).toBe('image');
    expect(storedPictures(site)).toEqual(before);
  });

  test('stores no picture when the version is stale', async () => {
    const { body } = await add();
    await change(body.id);
    const before = storedPictures(site);
    expect((await change(body.id, { image: await pictureOf() }, { 'If-Match': '"1"' })).status).toBe(412);
    expect(storedPictures(site)).toEqual(before);
  });

  test('refuses the same input as adding, and changes nothing', async () => {
    const { body } = await add(extras);
    const wrong = [{ name: '' }, { causes: '[]' }, { reviewed_on: '2027-01-01' }, { symptom_ids: '[2000000]' }];
    for (const fields of [...wrong, { body_area: 'tail' }]) expect((await change(body.id, fields)).status).toBe(422);
    expect((await site.get(`/api/conditions/${body.id}?placeholders=1`)).body).toEqual(body);
  });

  test('is refused for a stale version or an unknown id', async () => {
    const { body } = await add();
    const { body: current } = await change(body.id, { name: 'By another' }, { 'If-Match': '"1"' });
    expect(await change(body.id, { name: 'Late' }, { 'If-Match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'stale' },
    });
    expect((await site.get(`/api/conditions/${body.id}?placeholders=1`)).body).toEqual(current);
    expect(await change(999_999)).toMatchObject({ status: 404, body: { detail: 'Condition not found.' } });
  });
});

describe('deleting', () => {
  test('deletes the condition with its links, and its picture once that can no longer be undone', async () => {
    const symptom = await addSymptom('Foot that swells');
    const { body } = await add({ image: await pictureOf(), symptom_ids: `[${symptom}]` });
    const isStored = () => storedPictures(site).some((file) => file.endsWith(body.image));
    expect((await site.delete(`/api/conditions/${body.id}`, { ...admin, 'If-Match': '"7"' })).status).toBe(412);
    expect((await site.delete(`/api/conditions/${body.id}`, { ...admin, 'If-Match': '"1"' })).status).toBe(204);
    expect((await site.get(`/api/conditions/${body.id}`)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
    expect(isStored()).toBe(true);
    await endUndo(site);
    expect(isStored()).toBe(false);
    const symptoms: { id: number; condition_ids: number[] }[] = (await site.get('/api/symptoms')).body;
    expect(symptoms.find(({ id }) => id === symptom)?.condition_ids).toEqual([]);
    expect(await site.delete(`/api/conditions/${body.id}`, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Condition not found.' },
    });
  });
});

describe('one condition', () => {
  test('another address is not found', async () => {
    const failures = await failuresOf(
      ['999999', '0', 'x', '1.5', '-1', '1e3', '2147483648', '999999999999999', '%20', '1%00'],
      async (id) => {
        const { status, body } = await site.get(`/api/conditions/${id}`);
        expect(status).toBe(404);
        expect(body).toMatchObject({ code: 'not-found', detail: 'Condition not found.' });
      },
    );
    expect(failures).toEqual([]);
  });
});

test('the list is sorted from A to Z, ignoring case', async () => {
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
