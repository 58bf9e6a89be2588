import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countNames, readCounts } from './changes.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('one of several concurrent changes to the same version succeeds, and the others get 412', async () => {
  const { body } = await site.post('/api/appointments', await bookingOf(site));
  const answers = await times(10, (index) =>
    site.put(`/api/appointments/${body.id}/remark`, { remarks: `by ${index}` }, { ...admin, 'If-Match': '"1"' }),
  );
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  expect((await site.get('/api/appointments', admin)).body[0]).toEqual(winners[0]?.body);
});

test('concurrent changes without a version are all made, one after the other', async () => {
  const { body } = await site.post('/api/appointments', await bookingOf(site));
  const answers = await times(10, (index) =>
    site.put(`/api/appointments/${body.id}/remark`, { remarks: `by ${index}` }, admin),
  );
  const versions = answers.map((answer) => answer.body.version).toSorted((a, b) => a - b);
  expect(versions).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('counters stay correct under concurrent changes', async () => {
  await times(12, async (index) => site.post('/api/submit-review', reviewOf({ rating: 3 + (index % 5) / 2 })));
  const ids = (await site.get('/api/reviews', admin)).body.map(({ id }: { id: number }) => id);
  const toggled = ids.flatMap((id: number) =>
    [true, false, true].map((isActive) => site.put(`/api/reviewVisibility/${id}`, { isActive }, admin)),
  );
  const deleted = [...ids.slice(0, 6), ...ids.slice(0, 6)].map((id: number) =>
    site.delete(`/api/reviews/${id}`, admin),
  );
  const booked = times(6, async () => site.post('/api/appointments', await bookingOf(site)));
  for (const { status } of await Promise.all([...toggled, ...deleted])) expect([200, 204, 404]).toContain(status);
  for (const { status } of await booked) expect(status).toBe(201);

  const real = await recount(site.db);
  expect(await readCounts(site.db, ...countNames)).toEqual(real);
  expect(real['appointments.pending']).toBe(6);
  expect((await site.get('/api/reviews', admin)).body).toHaveLength(6);
});
