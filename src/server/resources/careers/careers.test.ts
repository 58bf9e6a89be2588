import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
    expect(body).toEqual({ id: expect.any(Number), ...opening, created_at: '2026-11-20T06:00:00.000Z', version: 1 });
    expect(await listed()).toEqual([body]);
  });

  test('puts it before the older ones', async () => {
    site.clock.now += 1_000;
    await add({ position: 'Newer' });
    expect((await listed())[0].position).toBe('Newer');
  });

  test.each([0, 60, 2.5, '3', '0', ' 1.5 '])('takes %j years of experience', async (experience) => {
    expect((await add({ experience })).body).toMatchObject({ experience: Number(experience) });
  });

  test.each([
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
  ])('refuses %j', async (changes, field, message) => {
    const before = await listed();
    const { status, body } = await add(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
    expect(await listed()).toEqual(before);
  });

  test('cannot arrive deleted', async () => {
    const { body } = await add({ deleted_at: 1, id: 77, version: 9 });
    expect(body).not.toHaveProperty('deleted_at');
    expect(body).toMatchObject({ version: 1 });
    expect((await listed()).map((one: { id: number }) => one.id)).toContain(body.id);
  });
});

describe('one opening', () => {
  test('is read by its id, until it is deleted', async () => {
    const { body } = await add();
    expect(await site.get(`/api/careers/${body.id}`)).toMatchObject({ status: 200, body });
    await remove(body.id);
    expect(await site.get(`/api/careers/${body.id}`)).toMatchObject({
      status: 404,
      body: { detail: 'Opening not found.' },
    });
  });

  test.each(['999999', 'x', '2147483648'])('is not found as %s', async (id) => {
    expect((await site.get(`/api/careers/${id}`)).status).toBe(404);
  });
});

describe('deleting an opening', () => {
  test('takes it off the list', async () => {
    const { body } = await add();
    const { status, body: nothing } = await remove(body.id);
    expect(status).toBe(204);
    expect(nothing).toBe('');
    expect((await listed()).map((one: { id: number }) => one.id)).not.toContain(body.id);
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { detail: 'Opening not found.' } });
  });

  test('does nothing when the version is another', async () => {
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

  test('is for good once the time for undoing is over', async () => {
    const { body: first } = await add();
    const { body: second } = await add();
    await remove(first.id);
    site.clock.now += 30_001;
    await remove(second.id);
    const kept = await site.db.selectFrom('careers').select('id').where('id', 'in', [first.id, second.id]).execute();
    expect(kept).toEqual([{ id: second.id }]);
  });
});
