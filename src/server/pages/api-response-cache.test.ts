import { afterEach, beforeEach, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { speak } from '#server/testing/speak.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createApiResponseCache, type FindCachedResponse } from './api-response-cache.ts';

let site: TestApp;
let version: number;
let queries = 0;
let withdrawals: number;
let find: FindCachedResponse;

beforeEach(async () => {
  site = await createTestApp({ onQuery: () => (queries += 1) });
  version = 1;
  withdrawals = 0;
  find = createApiResponseCache({
    app: site.app,
    contentVersion: { current: () => version, withdrawals: () => withdrawals },
    timeZone: async () => 'Asia/Kolkata',
    clock: () => site.clock.now,
  });
});
afterEach(() => site.close());

const read = async (path: string) => (await find(path, {}))?.response.json() as Promise<unknown>;
const addSymptom = (name: string) => site.db.insertInto('symptoms').values({ name }).execute();

test('a response is cached until the content version changes', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  await addSymptom('Stiff neck');
  expect(await read('/api/symptoms')).toEqual([]);
  version = 2;
  expect(await read('/api/symptoms')).toMatchObject([{ name: 'Stiff neck' }]);
});

test('a response is cached until midnight in the clinic’s time zone', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  await addSymptom('Stiff neck');
  site.clock.now = Date.UTC(2026, 10, 20, 18, 29);
  expect(await read('/api/symptoms')).toEqual([]);
  site.clock.now = Date.UTC(2026, 10, 20, 18, 30);
  expect(await read('/api/symptoms')).toHaveLength(1);
});

test('the last good response is served while the database fails, until something is withdrawn', async () => {
  expect(await read('/api/symptoms')).toEqual([]);
  version = 2;
  await site.db.schema.alterTable('symptoms').renameTo('away').execute();
  expect(await read('/api/symptoms')).toEqual([]);
  expect(await find('/api/symptoms', {})).toMatchObject({ failed: true });
  withdrawals = 1;
  expect(await read('/api/symptoms')).toMatchObject({ status: 500 });
  await site.db.schema.alterTable('away').renameTo('symptoms').execute();
});

test('each language has its own answers, whichever is asked for first', async () => {
  await speak(site, 'hi', 'mr');
  await addSymptom('Stiff neck');
  const languageOf = async (path: string, language: string) =>
    (await find(path, { headers: { 'Accept-Language': language } }))?.response.headers.get('Content-Language');
  for (const [path, first] of [
    ['/api/symptoms', 'en'],
    ['/api/clinic', 'hi'],
  ] as const)
    for (const language of [first, 'hi', 'en', 'mr', 'hi', 'en', 'mr'])
      expect([path, await languageOf(path, language)]).toEqual([path, language]);
});

test('a reader cannot change what others read', async () => {
  await addSymptom('Stiff neck');
  const symptoms = (await read('/api/symptoms')) as { name: string }[];
  Object.assign(symptoms[0] ?? {}, { name: 'Other' });
  expect(await read('/api/symptoms')).toMatchObject([{ name: 'Stiff neck' }]);
});

test('a 404 response is passed on with its message', async () => {
  const response = (await find('/api/conditions/7', {}))?.response;
  expect(response?.status).toBe(404);
  expect(await response?.json()).toMatchObject({ detail: 'Condition not found.' });
});

const nextOf = (response: Response | undefined) => /<([^>]+)>/.exec(response?.headers.get('Link') ?? '')?.[1] ?? '';
const addPicture = (position: number) =>
  site.db
    .insertInto('gallery_items')
    .values({ title: `Picture ${position}`, youtube_id: 'aqz-KE-bpKQ', position, created_at: 0 })
    .execute();
const countQueries = async (path: string) => {
  const before = queries;
  await read(path);
  return queries - before;
};

test('each page of a list is cached separately, with its link to the next one', async () => {
  for (const position of [1, 2]) await addPicture(position);
  const first = (await find('/api/gallery?limit=1', {}))?.response;
  const next = nextOf(first);
  expect(await first?.json()).toMatchObject([{ title: 'Picture 2' }]);
  expect(await find(next, {})).toMatchObject({ unlinked: false });
  expect(await read(next)).toMatchObject([{ title: 'Picture 1' }]);
  expect(await countQueries(next)).toBe(0);
});

test('a part of a list that no other part leads to is answered, but not cached', async () => {
  for (const position of [1, 2, 3]) await addPicture(position);
  const madeUp = '/api/gallery?limit=1&cursor=3.999';
  for (let index = 0; index < 2; index += 1) {
    expect(await find(madeUp, {})).toMatchObject({ unlinked: true });
    expect(await countQueries(madeUp)).toBeGreaterThan(0);
  }
  const next = nextOf((await find(madeUp, {}))?.response);
  expect(await find(next, {})).toMatchObject({ unlinked: true });
});

test('a part of a list that an outdated part leads to is not cached', async () => {
  for (const position of [1, 2]) await addPicture(position);
  const next = nextOf((await find('/api/gallery?limit=1', {}))?.response);
  version = 2;
  expect(await find(next, {})).toMatchObject({ unlinked: true });
  await find('/api/gallery?limit=1', {});
  expect(await find(next, {})).toMatchObject({ unlinked: false });
});

test('other answers are not cached', async () => {
  const failures = await failuresOf(
    [
      ['/api/form-token', 'GET'],
      ['/api/appointments', 'GET'],
      ['/api/reviews/counts', 'GET'],
      ['/api/admin/session', 'GET'],
      ['/api/symptoms', 'POST'],
      ['/api/symptoms/../appointments', 'GET'],
    ],
    ([path, method]) => {
      expect(find(path, { method })).toBeUndefined();
    },
  );
  expect(failures).toEqual([]);
});
