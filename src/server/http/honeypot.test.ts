import { afterAll, beforeAll, expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterAll(() => site.close());

const forms = [
  { path: '/api/appointments', table: 'appointments', valid: () => bookingOf(site) },
  { path: '/api/submit-review', table: 'reviews', valid: async () => reviewOf() },
] as const;

test.each(forms)('$path refuses a request that fills in the honeypot', async ({ path, table, valid }) => {
  const answer = await site.post(path, { ...(await valid()), website: 'https://example.com' });
  expectProblem(answer, 'invalid', serverMessages.notByAPerson);
  expect(await site.db.selectFrom(table).select('id').execute()).toEqual([]);
});

test.each(forms)(
  '$path accepts an empty honeypot, as our form sends it, and none, as programs do',
  async ({ path, valid }) => {
    expect((await site.post(path, { ...(await valid()), website: '' })).status).toBe(201);
    expect((await site.post(path, await valid())).status).toBe(201);
  },
);
