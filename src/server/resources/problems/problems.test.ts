import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as problemMessages from '#contract/messages/problems.ts';
import type { Problem, ProblemRecord } from '#contract/problems.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const offered = async (): Promise<Problem[]> => (await site.get('/api/problems')).body;
const all = async (): Promise<ProblemRecord[]> => (await site.get('/api/allProblems', admin)).body;
const names = async () => (await all()).map(({ name }) => name);

const jawPain = { body_area: 'head-and-neck', treatment_ids: [1, 2] };
const add = (form: object) => site.post('/api/problems', { ...jawPain, ...form }, admin);
const change = (id: number, form: object, headers = {}) =>
  site.put(`/api/problems/${id}`, { ...jawPain, ...form }, { ...admin, ...headers });
const move = (id: number, after: number | null) => site.put(`/api/problems/${id}/position`, { after }, admin);
const remove = (id: number) => site.delete(`/api/problems/${id}`, admin);
const restore = (id: number) => site.post(`/api/problems/${id}/restore`, undefined, admin);

test('visitors get the common problems, each with a treatment, in order and without words for search', async () => {
  const problems = await offered();
  expect(problems).toHaveLength(25);
  expect(problems[0]).toEqual({ id: 1, name: 'Back pain', body_area: 'back', drawing: 'back', treatment_ids: [23] });
  for (const { treatment_ids } of problems) expect(treatment_ids).not.toEqual([]);
  expect((await site.get('/api/allTreatments/23', admin)).body.name).toBe('Musculoskeletal Physiotherapy');
});

test('a problem has the drawing of its body area, or its own where the area says too little', async () => {
  const drawings = new Map((await offered()).map(({ name, drawing }) => [name, drawing]));
  expect(
    ['Neck pain', 'Headache from the neck', 'After surgery', 'Leg pain'].map((name) => drawings.get(name)),
  ).toEqual(['neck', 'head', 'after-operation', undefined]);
});

test('an owner adds a problem in the last place and changes it, and visitors see it at once', async () => {
  const { status, body } = await add({ name: ' Jaw pain ', treatment_ids: ['2', 1, 2], other_words: ' jabda \n TMJ ' });
  expect(status).toBe(201);
  const { id } = body;
  const stored = { id, name: 'Jaw pain', body_area: 'head-and-neck', treatment_ids: [2, 1], version: 1 };
  expect(body).toEqual({ ...stored, other_words: 'jabda \n TMJ' });
  expect((await all()).at(-1)).toEqual(body);
  expect((await site.get(`/api/allProblems/${id}`, admin)).body).toEqual(body);
  const changed = await change(id, { name: 'Aching jaw', body_area: null });
  expect(changed.body).toMatchObject({ name: 'Aching jaw', body_area: null, other_words: 'jabda \n TMJ', version: 2 });
  expect((await change(id, { name: 'Aching jaw', other_words: ' ' })).body.other_words).toBe(null);
  expect((await offered()).at(-1)).toEqual({
    id,
    name: 'Aching jaw',
    body_area: 'head-and-neck',
    drawing: 'neck',
    treatment_ids: [1, 2],
  });
  const { body: log } = await site.get('/api/audit-log?limit=2', admin);
  expect(log.map(({ fields }: { fields: string[] }) => fields)).toEqual([
    ['body area', 'other words'],
    ['name', 'body area', 'treatments'],
  ]);
});

test('visitors never get a hidden treatment, and the owner still has it', async () => {
  const { id } = (await add({ name: 'Tired eyes', treatment_ids: [3, 4] })).body;
  const idsOf = async () => (await offered()).find((problem) => problem.id === id)?.treatment_ids;
  await site.put('/api/treatments/3/visibility', { is_hidden: true }, admin);
  expect(await idsOf()).toEqual([4]);
  expect((await change(id, { name: 'Tired eyes', treatment_ids: [3] })).body.treatment_ids).toEqual([3]);
  expect(await idsOf()).toEqual([]);
  await site.put('/api/treatments/3/visibility', { is_hidden: false }, admin);
  expect(await idsOf()).toEqual([3]);
});

test('a problem may be without treatments', async () => {
  const { body } = await add({ name: 'Something else', treatment_ids: [] });
  expect(body.treatment_ids).toEqual([]);
  expect((await offered()).at(-1)).toMatchObject({ name: 'Something else', treatment_ids: [] });
});

test('an owner moves a problem to any place', async () => {
  const ids = async () => (await offered()).map(({ id }) => id);
  const [first = 0, second = 0, ...rest] = await ids();
  await move(first, second);
  expect(await ids()).toEqual([second, first, ...rest]);
  await move(first, null);
  expect(await ids()).toEqual([first, second, ...rest]);
  expectProblem(await move(first, 999_999), 'invalid', 'The problem in front of it is no longer there.');
});

describe('a deleted problem', () => {
  test('is gone at once, and comes back in its place for 30 seconds', async () => {
    const before = await offered();
    expect((await remove(2)).status).toBe(204);
    expect(await offered()).toEqual(before.filter(({ id }) => id !== 2));
    expectProblem(await move(1, 2), 'invalid');
    expectProblem(await change(2, { name: 'Neck pain' }), 'not-found', problemMessages.notFound);
    expect((await restore(2)).status).toBe(200);
    expect(await offered()).toEqual(before);
    await remove(2);
    site.clock.now += 30_001;
    expectProblem(await restore(2), 'not-found', problemMessages.cannotRestore);
  });

  test('leaves its name to a new one, and then cannot come back', async () => {
    const { id } = (await add({ name: 'Stiff toe' })).body;
    await remove(id);
    expect((await add({ name: 'STIFF toe' })).status).toBe(201);
    expectProblem(await restore(id), 'not-found', problemMessages.cannotRestore);
  });
});

test('an owner cannot store what is wrong', async () => {
  const failures = await failuresOf<[object, string, string]>(
    [
      [{ name: ' ' }, 'name', 'Please enter the problem.'],
      [{ name: 'x'.repeat(300) }, 'name', 'Please use at most 200 characters.'],
      [{ name: 'knee PAIN ' }, 'name', problemMessages.taken],
      [{ body_area: 'soul' }, 'body_area', 'Please choose a body area from the list.'],
      [{ treatment_ids: [999_999] }, 'treatment_ids', problemMessages.missingTreatment],
      [{ treatment_ids: 'all' }, 'treatment_ids', 'Please choose treatments from the list.'],
      [{ treatment_ids: ['one'] }, 'treatment_ids.0', 'Please choose treatments from the list.'],
      [{ treatment_ids: [-1] }, 'treatment_ids.0', 'Please choose treatments from the list.'],
      [
        { treatment_ids: Array.from({ length: 1_001 }, (_, id) => id + 1) },
        'treatment_ids',
        'Please choose treatments from the list.',
      ],
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

test('the slower of two people is told that someone else has saved first', async () => {
  const { id } = (await add({ name: 'Cold feet' })).body;
  expect((await change(id, { name: 'Cold toes' }, { 'If-Match': '"1"' })).status).toBe(200);
  expectProblem(await change(id, { name: 'Cold soles' }, { 'If-Match': '"1"' }), 'stale');
  expectProblem(await change(999_999, { name: 'Nothing' }), 'not-found', problemMessages.notFound);
});
