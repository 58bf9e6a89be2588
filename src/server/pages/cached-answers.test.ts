import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createCachedAnswers, type FindAnswer } from './cached-answers.ts';

let site: TestApp;
let version: number;
let find: FindAnswer;

beforeEach(async () => {
  site = await createTestApp();
  version = 1;
  find = createCachedAnswers({
    app: site.app,
    contentVersion: { current: () => version },
    timeZone: async () => 'Asia/Kolkata',
    clock: () => site.clock.now,
  });
});
afterEach(() => site.close());

const read = async (path: string) => (await find(path, {}))?.json() as Promise<unknown>;
const addSymptom = (name: string) => site.db.insertInto('symptoms').values({ name }).execute();

test('an answer is read once, until the content changes', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  await addSymptom('Stiff neck');
  expect(await read('/api/symptoms')).toEqual([]);
  version = 2;
  expect(await read('/api/symptoms')).toMatchObject([{ name: 'Stiff neck' }]);
});

test('and until the next day begins at the clinic', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  await addSymptom('Stiff neck');
  site.clock.now = Date.UTC(2026, 10, 20, 18, 29);
  expect(await read('/api/symptoms')).toEqual([]);
  site.clock.now = Date.UTC(2026, 10, 20, 18, 30);
  expect(await read('/api/symptoms')).toHaveLength(1);
});

test('the last good one is given while the database fails', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  version = 2;
  await site.db.schema.alterTable('symptoms').renameTo('away').execute();
  expect(await read('/api/symptoms')).toEqual([]);
  await site.db.schema.alterTable('away').renameTo('symptoms').execute();
});

test('nobody can change what others will read', async () => {
  await addSymptom('Stiff neck');
  const symptoms = (await read('/api/symptoms')) as { name: string }[];
  expect(() => symptoms.pop()).toThrow(TypeError);
  expect(() => Object.assign(symptoms[0] ?? {}, { name: 'Other' })).toThrow(TypeError);
});

test('what is missing is missing, with its sentence', async () => {
  const answer = await find('/api/conditions/7', {});
  expect(answer?.status).toBe(404);
  expect(await answer?.json()).toMatchObject({ detail: 'Condition not found.' });
});

test('pages of a list are told apart, with where each goes on', async () => {
  const pictures = [1, 2].map((position) => ({ title: `Picture ${position}`, youtube_id: 'aqz-KE-bpKQ', position }));
  await site.db
    .insertInto('gallery_items')
    .values(pictures.map((picture) => ({ ...picture, created_at: 0 })))
    .execute();
  const first = await find('/api/gallery?limit=1', {});
  const next = /<([^>]+)>/.exec(first?.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await first?.json()).toMatchObject([{ title: 'Picture 2' }]);
  expect(await read(next)).toMatchObject([{ title: 'Picture 1' }]);
});

test.each([
  ['/api/form-token', 'GET'],
  ['/api/appointments', 'GET'],
  ['/api/reviews/counts', 'GET'],
  ['/api/admin/session', 'GET'],
  ['/api/symptoms', 'POST'],
  ['/api/symptoms/../appointments', 'GET'],
])('%s (%s) is somebody’s own', (path, method) => {
  expect(find(path, { method })).toBeUndefined();
});
