import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { knownIds } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('the states are a bare array, A to Z', async () => {
  const { status, body } = await site.get('/api/states');
  expect(status).toBe(200);
  expect(body).toEqual([
    { state_id: expect.any(Number), state_name: 'Karnataka' },
    { state_id: expect.any(Number), state_name: 'Kerala' },
  ]);
});

test('the cities of a state are a bare array, A to Z, without cities of other states', async () => {
  const { kerala } = await knownIds(site);
  const { status, body } = await site.get(`/api/cities/${kerala}`);
  expect(status).toBe(200);
  expect(body).toEqual([
    { city_id: expect.any(Number), city_name: 'Kochi' },
    { city_id: expect.any(Number), city_name: 'Thrissur' },
  ]);
});

test('another state is not found', async () => {
  const failures = await failuresOf(['999999', 'Kerala', '1.0', '99999999999'], async (id) => {
    expect(await site.get(`/api/cities/${id}`)).toMatchObject({ status: 404, body: { detail: 'State not found.' } });
  });
  expect(failures).toEqual([]);
});
