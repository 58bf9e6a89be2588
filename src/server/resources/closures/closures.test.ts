import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { closuresBetween } from './closures.queries.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  admin = await site.signIn();
});
afterAll(() => site.close());

/** The clock of the tests stands at 11:30 on 2026-11-20 in the clinic's time zone, Asia/Kolkata. */
const closure = { reason: 'Diwali', starts_on: '2026-11-18', ends_on: '2026-11-25', spans: [] };
const morning = { opens: '08:00', closes: '12:00' };
const evening = { opens: '16:00', closes: '18:30' };
const add = (changes: object = {}) => site.post('/api/closures', { ...closure, ...changes }, admin);
const change = (id: number, changes: object, headers = {}) =>
  site.put(`/api/closures/${id}`, { ...closure, ...changes }, { ...admin, ...headers });
const all = async () => (await site.get('/api/allClosures', admin)).body;

describe('adding a closure', () => {
  test('stores what was sent, with the hours in their order', async () => {
    const { status, body, headers } = await add({ reason: ' Diwali ', spans: [evening, morning] });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    const stored = { ...closure, spans: [morning, evening], created_at: '2026-11-20T06:00:00.000Z', version: 1 };
    expect(body).toEqual({ id: expect.any(Number), ...stored });
    expect(await all()).toContainEqual(body);
  });

  test('without hours closes the clinic all day', async () => {
    expect((await add({ spans: undefined })).body).toMatchObject({ spans: [] });
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ reason: ' ' }, 'reason', 'Please enter the reason.'],
        [{ reason: 'x'.repeat(81) }, 'reason', 'Please use at most 80 characters.'],
        [{ starts_on: '' }, 'starts_on', 'Please choose the first day.'],
        [{ ends_on: undefined }, 'ends_on', 'Please choose the last day.'],
        [{ ends_on: '2026-02-30' }, 'ends_on', 'Dates look like 2026-11-20.'],
        [{ ends_on: '2026-11-17' }, 'ends_on', 'Please choose a last day that is not before the first.'],
        [{ ends_on: '2026-11-19' }, 'ends_on', 'This day is over already. Please choose today or a later day.'],
        [{ spans: [{ opens: '12:00', closes: '08:00' }] }, 'spans.0.closes', 'Closing has to be later than opening.'],
        [{ spans: [{ opens: '9', closes: '10:00' }] }, 'spans.0.opens', 'Please enter a time like 09:30.'],
        [{ spans: [morning, morning] }, 'spans.1.opens', 'These hours overlap with the ones above.'],
        [{ spans: Array.from({ length: 5 }, () => morning) }, 'spans', 'Please use at most 4 times a day.'],
      ],
      async ([changes, field, message]) => {
        const before = await all();
        const { status, body } = await add(changes);
        expect(status).toBe(422);
        expect(body.errors).toContainEqual({ field, message });
        expect(await all()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('what the website shows', () => {
  let clinic: TestApp;
  let headers: { Authorization: string };
  beforeEach(async () => {
    clinic = await createTestApp();
    headers = await clinic.signIn();
    return () => clinic.close();
  });

  const post = async (changes: object) =>
    (await clinic.post('/api/closures', { ...closure, ...changes }, headers)).body;
  const specialHours = async (now = clinic.clock.now) => {
    clinic.clock.now = now;
    return (await clinic.get('/api/closures')).body;
  };
  const midnight = (day: string, offset = '+05:30') => Date.parse(`${day}T00:00:00${offset}`);

  test('is announced 14 days ahead and ends with the last day, at midnight in the clinic’s time zone', async () => {
    await post({ starts_on: '2026-12-24', ends_on: '2026-12-26', spans: [morning] });
    const shown = { reason: 'Diwali', starts_on: '2026-12-24', ends_on: '2026-12-26', spans: [morning] };
    expect(await specialHours(midnight('2026-12-10') - 1)).toEqual([{ ...shown, announced: false, today: false }]);
    expect(await specialHours(midnight('2026-12-10'))).toEqual([{ ...shown, announced: true, today: false }]);
    expect(await specialHours(midnight('2026-12-24') - 1)).toMatchObject([{ today: false }]);
    expect(await specialHours(midnight('2026-12-24'))).toMatchObject([{ today: true }]);
    expect(await specialHours(midnight('2026-12-27') - 1)).toEqual([{ ...shown, announced: true, today: true }]);
    expect(await specialHours(midnight('2026-12-27'))).toEqual([]);
  });

  test('follows the time zone of the clinic profile', async () => {
    await post({ starts_on: '2026-11-24', ends_on: '2026-11-24' });
    const { profile } = await clinic.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...JSON.parse(profile), timeZone: 'America/New_York' });
    await clinic.db.updateTable('clinic_profile').set({ profile: moved }).execute();
    expect(await specialHours(midnight('2026-11-25', '-05:00') - 1)).toHaveLength(1);
    expect(await specialHours(midnight('2026-11-25', '-05:00'))).toEqual([]);
  });

  test('has no day twice: of closures that overlap, the one that started last counts, then the one added last', async () => {
    await post({ reason: 'Month', starts_on: '2026-11-20', ends_on: '2026-12-20', spans: [morning] });
    await post({ reason: 'Day', starts_on: '2026-11-24', ends_on: '2026-11-24' });
    await post({ reason: 'Hidden', starts_on: '2026-11-28', ends_on: '2026-11-29' });
    await post({ reason: 'Instead', starts_on: '2026-11-28', ends_on: '2026-11-30' });
    await post({ reason: 'Next', starts_on: '2026-12-01', ends_on: '2026-12-24' });
    const days = (await specialHours()).map((part: Record<string, string>) => [
      part['reason'],
      part['starts_on'],
      part['ends_on'],
    ]);
    expect(days).toEqual([
      ['Month', '2026-11-20', '2026-11-23'],
      ['Day', '2026-11-24', '2026-11-24'],
      ['Month', '2026-11-25', '2026-11-27'],
      ['Instead', '2026-11-28', '2026-11-30'],
      ['Next', '2026-12-01', '2026-12-24'],
    ]);
  });

  test('goes a year ahead', async () => {
    await post({ reason: 'Too far', starts_on: '2027-11-21', ends_on: '2027-11-22' });
    await post({ reason: 'Just', starts_on: '2027-11-20', ends_on: '2027-11-22' });
    expect(await specialHours()).toMatchObject([{ reason: 'Just' }]);
  });
});

test('closures between two days come in the order in which they count', async () => {
  const clinic = await createTestApp();
  const headers = await clinic.signIn();
  for (const [reason, starts_on, ends_on] of [
    ['Before', '2026-11-20', '2026-11-30'],
    ['Long', '2026-11-20', '2026-12-31'],
    ['Day', '2026-12-05', '2026-12-05'],
    ['After', '2026-12-11', '2026-12-11'],
  ])
    await clinic.post('/api/closures', { ...closure, reason, starts_on, ends_on }, headers);
  const { status, body } = await clinic.get('/api/closures/between?from=2026-12-01&to=2026-12-10', headers);
  expect(status).toBe(200);
  expect(body.map(({ reason }: { reason: string }) => reason)).toEqual(['Day', 'Long']);
  expect(await closuresBetween(clinic.db, '2026-12-05', '2026-12-05')).toMatchObject([{ spans: [] }, { spans: [] }]);
  const wrong = await clinic.get('/api/closures/between?from=2026-12-10&to=2026-12-01', headers);
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'to' }] } });
  await clinic.close();
});

describe('changing a closure', () => {
  test('stores what was sent and increments the version; a last day in the past ends the closure', async () => {
    const { body: before } = await add();
    const changes = { reason: 'Training', starts_on: '2026-11-01', ends_on: '2026-11-19', spans: [morning] };
    const { status, body, headers } = await change(before.id, changes, { 'If-Match': '"1"' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toEqual({ ...before, ...changes, version: 2 });
    expect((await site.get(`/api/closures/${before.id}`, admin)).body).toEqual(body);
    const [latest] = (await site.get(`/api/history/closure/${before.id}`, admin)).body;
    expect(latest.fields).toEqual(['reason', 'first day', 'last day', 'hours']);
  });

  test('is refused when it ends before it begins, when the version is stale, or when it does not exist', async () => {
    const { body } = await add();
    const backwards = await change(body.id, { ends_on: '2026-11-17' });
    expect(backwards).toMatchObject({ status: 422, body: { errors: [{ field: 'ends_on' }] } });
    await change(body.id, { reason: 'First' });
    expect((await change(body.id, { reason: 'Second' }, { 'If-Match': '"1"' })).status).toBe(412);
    expect(await all()).toContainEqual({ ...body, reason: 'First', version: 2 });
    expect(await change(999_999, {})).toMatchObject({ status: 404, body: { detail: 'Closure not found.' } });
  });
});

test('the admin list is paged, newest first, with past and future closures', async () => {
  const clinic = await createTestApp();
  const headers = await clinic.signIn();
  for (const [reason, ends_on] of [
    ['past', '2026-11-20'],
    ['present', '2026-11-30'],
    ['future', '2027-01-01'],
  ])
    await clinic.post('/api/closures', { ...closure, reason, ends_on }, headers);
  clinic.clock.now += 24 * 3_600_000;
  const signedIn = await clinic.signIn();
  expect((await clinic.get('/api/allClosures?limit=2', signedIn)).headers.get('X-Total-Count')).toBe('3');
  const pages = await readPages(clinic, '/api/allClosures?limit=2', signedIn);
  expect(pages.flat().map(({ reason }: { reason: string }) => reason)).toEqual(['future', 'present', 'past']);
  await clinic.close();
});

test('deleting a closure takes it away, unless the version is stale', async () => {
  const { body } = await add();
  const remove = (headers = {}) => site.delete(`/api/closures/${body.id}`, { ...admin, ...headers });
  expect((await remove({ 'If-Match': '"3"' })).status).toBe(412);
  expect((await remove({ 'If-Match': '"1"' })).status).toBe(204);
  expect(await all()).not.toContainEqual(body);
  expect(await remove()).toMatchObject({ status: 404, body: { detail: 'Closure not found.' } });
});

test('a preview shows the closure with the opening hours, however far ahead it is', async () => {
  const ahead = { ...closure, starts_on: '2027-05-01', ends_on: '2027-05-02', spans: [morning] };
  const { status, body } = await site.post('/api/previews/closure', ahead, admin);
  expect(status).toBe(201);
  const [, key] = /^\/about\?preview=([\w-]{22})$/.exec(body.path) ?? [];
  const { answers } = (await site.get(`/api/previews/${key}`)).body;
  expect(answers['/api/closures']).toEqual([{ ...ahead, announced: true, today: false }]);
});
