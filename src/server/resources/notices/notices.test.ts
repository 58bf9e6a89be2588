import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

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
const notice = { text: 'We are closed on Friday.', starts_on: '2026-11-18', ends_on: '2026-11-25', link: '/about' };
const add = (changes: object = {}) => site.post('/api/notices', { ...notice, ...changes }, admin);
const change = (id: number, changes: object, headers = {}) =>
  site.put(`/api/notices/${id}`, { ...notice, ...changes }, { ...admin, ...headers });
const current = async () => (await site.get('/api/notices')).body;
const all = async () => (await site.get('/api/allNotices', admin)).body;

describe('adding a notice', () => {
  test('stores what was sent; visitors get what they see', async () => {
    const { status, body, headers } = await add({ text: ' We are closed on Friday. ' });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({ id: expect.any(Number), ...notice, created_at: '2026-11-20T06:00:00.000Z', version: 1 });
    expect(await all()).toContainEqual(body);
    expect(await current()).toEqual([{ id: body.id, text: notice.text, link: '/about', version: 1 }]);
  });

  test('accepts links within the site and to others', async () => {
    const failures = await failuresOf(
      [
        ['https://example.com/route?from=us#map', 'https://example.com/route?from=us#map'],
        ['/career', '/career'],
        [' /blog/heat-or-cold#ice ', '/blog/heat-or-cold#ice'],
        ['/', '/'],
        ['', null],
        [null, null],
        [undefined, null],
      ],
      async ([link, stored]) => {
        expect((await add({ link })).body).toMatchObject({ link: stored });
      },
    );
    expect(failures).toEqual([]);
  });

  const wrongLink = 'Please enter an address that starts with https://, or a page of this site like /career.';

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ text: ' ' }, 'text', 'Please enter the notice.'],
        [{ text: undefined }, 'text', 'Please enter the notice.'],
        [{ text: 'x'.repeat(201) }, 'text', 'Please use at most 200 characters.'],
        [{ starts_on: '' }, 'starts_on', 'Please choose the first day.'],
        [{ starts_on: 20261120 }, 'starts_on', 'Please choose the first day.'],
        [{ starts_on: '20.11.2026' }, 'starts_on', 'Dates look like 2026-11-20.'],
        [{ ends_on: undefined }, 'ends_on', 'Please choose the last day.'],
        [{ ends_on: '2026-02-30' }, 'ends_on', 'Dates look like 2026-11-20.'],
        [{ ends_on: '2026-11-17' }, 'ends_on', 'Please choose a last day that is not before the first.'],
        [{ ends_on: '2026-11-19' }, 'ends_on', 'This day is over already. Please choose today or a later day.'],
        [{ link: 'http://example.com' }, 'link', wrongLink],
        [{ link: 'javascript:alert(1)' }, 'link', wrongLink],
        [{ link: '//example.com' }, 'link', wrongLink],
        [{ link: '/\\example.com' }, 'link', wrongLink],
        [{ link: '/\texample.com' }, 'link', wrongLink],
        [{ link: 'career' }, 'link', wrongLink],
        [{ link: `/${'x'.repeat(2_048)}` }, 'link', 'Please use at most 2,048 characters.'],
      ],
      async ([changes, field, message]) => {
        const before = await all();
        const { status, body } = await add(changes);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await all()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('ignores columns that a client may not set', async () => {
    expect((await add({ id: 77, version: 9, created_at: 1 })).body).toMatchObject({
      version: 1,
      created_at: '2026-11-20T06:00:00.000Z',
    });
  });
});

describe('what visitors see', () => {
  let clinic: TestApp;
  let headers: { Authorization: string };
  beforeEach(async () => {
    clinic = await createTestApp();
    headers = await clinic.signIn();
    return () => clinic.close();
  });

  const post = async (changes: object) => (await clinic.post('/api/notices', { ...notice, ...changes }, headers)).body;
  const shownAt = async (now: number) => {
    clinic.clock.now = now;
    return (await clinic.get('/api/notices')).body.map(({ text }: { text: string }) => text);
  };
  const midnight = (day: string, offset = '+05:30') => Date.parse(`${day}T00:00:00${offset}`);

  test('begins and ends at midnight in the clinic’s time zone, both days included', async () => {
    await post({ text: 'Two days', starts_on: '2026-11-24', ends_on: '2026-11-25' });
    expect(await shownAt(midnight('2026-11-24') - 1)).toEqual([]);
    expect(await shownAt(midnight('2026-11-24'))).toEqual(['Two days']);
    expect(await shownAt(midnight('2026-11-26') - 1)).toEqual(['Two days']);
    expect(await shownAt(midnight('2026-11-26'))).toEqual([]);
  });

  test('may be a notice of a single day', async () => {
    await post({ text: 'Today', starts_on: '2026-11-24', ends_on: '2026-11-24' });
    expect(await shownAt(midnight('2026-11-25') - 1)).toEqual(['Today']);
    expect(await shownAt(midnight('2026-11-25'))).toEqual([]);
  });

  test('is, of notices that overlap, first the one that started last, and then the one that was added last', async () => {
    await post({ text: 'Month', starts_on: '2026-11-20', ends_on: '2026-12-20' });
    await post({ text: 'Day', starts_on: '2026-11-24', ends_on: '2026-11-24' });
    await post({ text: 'Week', starts_on: '2026-11-22', ends_on: '2026-11-28' });
    await post({ text: 'Week again', starts_on: '2026-11-22', ends_on: '2026-11-28' });
    expect(await shownAt(midnight('2026-11-21'))).toEqual(['Month']);
    expect(await shownAt(midnight('2026-11-23'))).toEqual(['Week again', 'Week', 'Month']);
    expect(await shownAt(midnight('2026-11-24'))).toEqual(['Day', 'Week again', 'Week', 'Month']);
    expect(await shownAt(midnight('2026-11-29'))).toEqual(['Month']);
  });

  test('follows the time zone of the clinic profile', async () => {
    await post({ text: 'New York', starts_on: '2026-11-24', ends_on: '2026-11-24' });
    const { profile } = await clinic.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...JSON.parse(profile), timeZone: 'America/New_York' });
    await clinic.db.updateTable('clinic_profile').set({ profile: moved }).execute();
    expect(await shownAt(midnight('2026-11-24'))).toEqual([]);
    expect(await shownAt(midnight('2026-11-24', '-05:00') - 1)).toEqual([]);
    expect(await shownAt(midnight('2026-11-24', '-05:00'))).toEqual(['New York']);
  });
});

describe('changing a notice', () => {
  test('stores what was sent and increments the version; a last day in the past ends the notice', async () => {
    const { body: before } = await add();
    const changes = { text: 'We were closed.', starts_on: '2026-11-01', ends_on: '2026-11-19', link: null };
    const { status, body, headers } = await change(before.id, changes, { 'If-Match': '"1"' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toEqual({ ...before, ...changes, version: 2 });
    expect(await all()).toContainEqual(body);
    expect((await current()).map(({ id }: { id: number }) => id)).not.toContain(before.id);
  });

  test('refuses what adding refuses', async () => {
    const failures = await failuresOf(
      [
        [{ text: ' ' }, 'text'],
        [{ starts_on: 'soon' }, 'starts_on'],
        [{ ends_on: '2026-11-17' }, 'ends_on'],
        [{ link: 'career' }, 'link'],
      ],
      async ([changes, field]) => {
        const { body: before } = await add();
        expect(await change(before.id, changes)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
        expect(await all()).toContainEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused when the version is stale or the notice does not exist', async () => {
    const { body } = await add();
    await change(body.id, { text: 'First' });
    expect((await change(body.id, { text: 'Second' }, { 'If-Match': '"1"' })).status).toBe(412);
    expect(await all()).toContainEqual({ ...body, text: 'First', version: 2 });
    expect(await change(999_999, {})).toMatchObject({ status: 404, body: { detail: 'Notice not found.' } });
  });
});

test('the admin list is paged, newest first, with past and future notices', async () => {
  const clinic = await createTestApp();
  const headers = await clinic.signIn();
  const days = { past: '2026-11-20', present: '2026-11-30', future: '2027-01-01' };
  for (const [text, ends_on] of Object.entries(days)) {
    const starts_on = text === 'future' ? '2026-12-24' : '2026-11-20';
    await clinic.post('/api/notices', { text, starts_on, ends_on }, headers);
  }
  clinic.clock.now += 24 * 3_600_000;
  const signedIn = await clinic.signIn();
  expect((await clinic.get('/api/allNotices?limit=2', signedIn)).headers.get('X-Total-Count')).toBe('3');
  const pages = await readPages(clinic, '/api/allNotices?limit=2', signedIn);
  expect(pages.flat().map(({ text }: { text: string }) => text)).toEqual(['future', 'present', 'past']);
  expect((await clinic.get('/api/notices')).body).toMatchObject([{ text: 'present' }]);
  await clinic.close();
});

test('one notice can be read by id, also one that does not show today', async () => {
  const { body } = await add({ starts_on: '2026-12-24', ends_on: '2026-12-26' });
  expect(await site.get(`/api/notices/${body.id}`, admin)).toMatchObject({ status: 200, body });
  expect((await site.get(`/api/notices/${body.id}`)).status).toBe(401);
  expect(await site.get('/api/notices/999999', admin)).toMatchObject({
    status: 404,
    body: { detail: 'Notice not found.' },
  });
});

test('deleting a notice takes it away, unless the version is stale', async () => {
  const { body } = await add();
  const remove = (headers = {}) => site.delete(`/api/notices/${body.id}`, { ...admin, ...headers });
  expect((await remove({ 'If-Match': '"3"' })).status).toBe(412);
  expect(await all()).toContainEqual(body);
  expect((await remove({ 'If-Match': '"1"' })).status).toBe(204);
  expect(await all()).not.toContainEqual(body);
  expect(await remove()).toMatchObject({ status: 404, body: { detail: 'Notice not found.' } });
});
