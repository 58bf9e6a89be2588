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

const opening = {
  position: 'Front desk coordinator',
  description: 'You are the first voice.\n\nFull time.',
  experience: 1,
};
const add = (changes: object = {}) => site.post('/api/careers', { ...opening, ...changes }, admin);
const remove = (id: number, headers = {}) => site.delete(`/api/careers/${id}`, { ...admin, ...headers });
const restore = (id: number) => site.post(`/api/careers/${id}/restore`, undefined, admin);
const listed = async () => (await site.get('/api/careers')).body;

describe('adding an opening', () => {
  test('stores what was sent', async () => {
    const { status, body, headers } = await add({ position: ' Front desk coordinator ' });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      ...opening,
      contract: null,
      pay: null,
      hours: null,
      place: null,
      closes_on: null,
      created_at: '2026-11-20T06:00:00.000Z',
      version: 1,
    });
    expect(await listed()).toEqual([body]);
  });

  test('lists it before older ones', async () => {
    site.clock.now += 1_000;
    await add({ position: 'Newer' });
    expect((await listed())[0].position).toBe('Newer');
  });

  test('accepts years of experience within the limits', async () => {
    const failures = await failuresOf([0, 60, 2.5, '3', '0', ' 1.5 '], async (experience) => {
      expect((await add({ experience })).body).toMatchObject({ experience: Number(experience) });
    });
    expect(failures).toEqual([]);
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ position: '' }, 'position', 'Please enter the position.'],
        [{ position: undefined }, 'position', 'Please enter the position.'],
        [{ position: 'x'.repeat(201) }, 'position', 'Please use at most 200 characters.'],
        [{ description: ' ' }, 'description', 'Please describe the position.'],
        [{ description: 'x'.repeat(5_001) }, 'description', 'Please use at most 5,000 characters.'],
        [{ experience: undefined }, 'experience', 'Please enter the years of experience as a number.'],
        [{ experience: '' }, 'experience', 'Please enter the years of experience as a number.'],
        [{ experience: 'two' }, 'experience', 'Please enter the years of experience as a number.'],
        [{ experience: '1e1' }, 'experience', 'Please enter the years of experience as a number.'],
        [{ experience: -1 }, 'experience', 'Please enter 0 to 60 years.'],
        [{ experience: 60.5 }, 'experience', 'Please enter 0 to 60 years.'],
        [{ experience: '61' }, 'experience', 'Please enter 0 to 60 years.'],
        [{ contract: 'for-ever' }, 'contract', 'Please choose a contract from the list.'],
        [{ closes_on: '2026-11-19' }, 'closes_on', 'This day is over already. Please choose today or a later day.'],
        [{ closes_on: '30.11.2026' }, 'closes_on', 'Dates look like 2026-11-20.'],
        [{ closes_on: '2026-02-30' }, 'closes_on', 'Dates look like 2026-11-20.'],
        [{ closes_on: 20261130 }, 'closes_on', 'Please enter text.'],
      ],
      async ([changes, field, message]) => {
        const before = await listed();
        const { status, body } = await add(changes);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await listed()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('ignores columns that a client may not set', async () => {
    const { body } = await add({ deleted_at: 1, id: 77, version: 9 });
    expect(body).not.toHaveProperty('deleted_at');
    expect(body).toMatchObject({ version: 1 });
    expect((await listed()).map((one: { id: number }) => one.id)).toContain(body.id);
  });
});

/** Midnight in the clinic's time zone, Asia/Kolkata. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

describe('the last day of an opening', () => {
  let clinic: TestApp;
  let headers: { Authorization: string };
  let id: number;
  beforeAll(async () => {
    clinic = await createTestApp();
    headers = await clinic.signIn();
    id = (await clinic.post('/api/careers', { ...opening, closes_on: '2026-11-20' }, headers)).body.id;
  });
  beforeEach(async () => {
    headers = await clinic.signIn();
  });
  afterAll(() => clinic.close());

  const isPublic = async () => {
    const listedIds = (await clinic.get('/api/careers')).body.map((one: { id: number }) => one.id);
    const { status } = await clinic.get(`/api/careers/${id}`);
    expect(status).toBe(listedIds.includes(id) ? 200 : 404);
    return status === 200;
  };

  test('is part of the public answer', async () => {
    expect((await clinic.get(`/api/careers/${id}`)).body.closes_on).toBe('2026-11-20');
  });

  test('is included; the opening disappears at midnight in the clinic’s time zone', async () => {
    clinic.clock.now = midnight('2026-11-21') - 1;
    expect(await isPublic()).toBe(true);
    clinic.clock.now = midnight('2026-11-21');
    expect(await isPublic()).toBe(false);
    expect((await clinic.get(`/api/careers/${id}`)).body.detail).toBe('This opening is closed.');
  });

  test('can be changed or removed by an administrator, which reopens the opening', async () => {
    const { body: all } = await clinic.get('/api/allCareers', headers);
    expect(all).toMatchObject([{ id, closes_on: '2026-11-20' }]);
    expect((await clinic.get(`/api/allCareers/${id}`, headers)).body).toEqual(all[0]);

    const reopen = (closes_on: string | null) => clinic.put(`/api/careers/${id}`, { ...opening, closes_on }, headers);
    expect((await reopen('2026-11-21')).body.closes_on).toBe('2026-11-21');
    expect(await isPublic()).toBe(true);
    await reopen('2026-11-20');
    expect(await isPublic()).toBe(false);
    await reopen('');
    expect(await isPublic()).toBe(true);
  });

  test('follows the time zone of the clinic profile', async () => {
    const { profile } = await clinic.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...JSON.parse(profile), timeZone: 'America/New_York' });
    await clinic.db.updateTable('clinic_profile').set({ profile: moved }).execute();
    await clinic.put(`/api/careers/${id}`, { ...opening, closes_on: '2026-11-20' }, headers);
    clinic.clock.now = Date.parse('2026-11-21T00:00:00-05:00') - 1;
    expect(await isPublic()).toBe(true);
    clinic.clock.now += 1;
    expect(await isPublic()).toBe(false);
    const late = await clinic.post('/api/careers', { ...opening, closes_on: '2026-11-20' }, await clinic.signIn());
    expect(late.status).toBe(422);
  });
});

describe('changing an opening', () => {
  const change = (id: number, changes: object, headers = {}) =>
    site.put(`/api/careers/${id}`, { ...opening, ...changes }, { ...admin, ...headers });

  test('stores what was sent and increments the version', async () => {
    const { body: before } = await add();
    const facts = { contract: 'part-time', pay: '20,000 rupees a month', hours: 'Nights', place: 'Kochi North' };
    const changes = {
      position: 'Night desk',
      description: 'Quiet.',
      experience: 2.5,
      ...facts,
      closes_on: '2026-12-31',
    };
    const { status, body, headers } = await change(before.id, changes, { 'If-Match': '"1"' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toEqual({ ...before, ...changes, version: 2 });
    expect(await listed()).toContainEqual(body);
  });

  test('refuses what adding refuses', async () => {
    const failures = await failuresOf(
      [
        [{ position: ' ' }, 'position'],
        [{ description: '' }, 'description'],
        [{ experience: 61 }, 'experience'],
        [{ closes_on: 'soon' }, 'closes_on'],
      ],
      async ([changes, field]) => {
        const { body: before } = await add();
        expect(await change(before.id, changes)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
        expect(await listed()).toContainEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused when the version is stale', async () => {
    const { body } = await add();
    await change(body.id, { position: 'First' });
    expect((await change(body.id, { position: 'Second' }, { 'If-Match': '"1"' })).status).toBe(412);
    expect((await site.get(`/api/careers/${body.id}`)).body.position).toBe('First');
  });

  test('is refused for a deleted opening, which is unchanged when restored', async () => {
    const { body } = await add({ position: 'Before' });
    await remove(body.id);
    expect(await change(body.id, { position: 'After' })).toMatchObject({
      status: 404,
      body: { detail: 'Opening not found.' },
    });
    expect((await site.get(`/api/allCareers/${body.id}`, admin)).status).toBe(404);
    expect((await restore(body.id)).body).toMatchObject({ id: body.id, position: 'Before' });
  });
});

describe('the admin list', () => {
  test('is paged, newest first, without deleted openings', async () => {
    const clinic = await createTestApp();
    const headers = await clinic.signIn();
    for (const position of ['first', 'second', 'third', 'fourth']) {
      if (position !== 'third') clinic.clock.now += 1_000;
      await clinic.post('/api/careers', { ...opening, position }, headers);
    }
    const [second] = (await clinic.get('/api/allCareers', headers)).body.slice(2);
    await clinic.delete(`/api/careers/${second.id}`, headers);
    const { headers: answered } = await clinic.get('/api/allCareers?limit=2', headers);
    expect(answered.get('X-Total-Count')).toBe('3');
    const pages = await readPages(clinic, '/api/allCareers?limit=2', headers);
    expect(pages.flat().map((one: { position: string }) => one.position)).toEqual(['fourth', 'third', 'first']);
    await clinic.close();
  });
});

describe('one opening', () => {
  test('can be read by id until it is deleted', async () => {
    const { body } = await add();
    expect(await site.get(`/api/careers/${body.id}`)).toMatchObject({ status: 200, body });
    await remove(body.id);
    expect(await site.get(`/api/careers/${body.id}`)).toMatchObject({
      status: 404,
      body: { detail: 'Opening not found.' },
    });
  });

  test('is not found under another address', async () => {
    const failures = await failuresOf(['999999', 'x', '2147483648'], async (id) => {
      expect((await site.get(`/api/careers/${id}`)).status).toBe(404);
    });
    expect(failures).toEqual([]);
  });
});

describe('deleting an opening', () => {
  test('removes it from the list', async () => {
    const { body } = await add();
    const { status, body: nothing } = await remove(body.id);
    expect(status).toBe(204);
    expect(nothing).toBe('');
    expect((await listed()).map((one: { id: number }) => one.id)).not.toContain(body.id);
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { detail: 'Opening not found.' } });
  });

  test('is refused when the version is stale', async () => {
    const { body } = await add();
    expect((await remove(body.id, { 'If-Match': '"3"' })).status).toBe(412);
    expect(await listed()).toContainEqual(body);
    expect((await remove(body.id, { 'If-Match': '"1"' })).status).toBe(204);
  });

  test.each([0, 1_000, 30_000])('can be undone after %i ms, with the same id', async (ms) => {
    const { body } = await add({ position: `Back after ${ms}` });
    await remove(body.id);
    site.clock.now += ms;
    const { status, body: restored } = await restore(body.id);
    expect(status).toBe(200);
    expect(restored).toEqual({ ...body, version: expect.any(Number) });
    expect(await listed()).toContainEqual(restored);
  });

  test('cannot be undone after more than 30 s', async () => {
    const { body } = await add();
    await remove(body.id);
    site.clock.now += 30_001;
    expect(await restore(body.id)).toMatchObject({
      status: 404,
      body: { detail: 'This opening can no longer be brought back.' },
    });
    expect((await listed()).map((one: { id: number }) => one.id)).not.toContain(body.id);
  });

  test('can be undone only once, and only when there was something to undo', async () => {
    const { body } = await add();
    expect((await restore(body.id)).status).toBe(404);
    await remove(body.id);
    expect((await restore(body.id)).status).toBe(200);
    expect((await restore(body.id)).status).toBe(404);
    expect((await restore(999_999)).status).toBe(404);
  });
});
