import { afterEach, describe, expect, test } from 'vitest';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { serve } from '#server/testing/serve.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
afterEach(() => site.close());

const limited = [
  { path: '/api/appointments', calls: 60, valid: () => bookingOf(site) },
  { path: '/api/submit-review', calls: 20, valid: async () => reviewOf() },
];

describe.each(limited)('$path', ({ path, calls, valid }) => {
  const post = (body: object, from: string) =>
    site.send(
      path,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      from,
    );

  test(`accepts ${calls} calls per client in ten minutes, and then says how long to wait`, async () => {
    site = await createTestApp();
    const body = await valid();
    for (let call = 1; call < calls; call += 1) expect((await post({}, '192.0.2.1')).status).toBe(422);
    expect((await post(body, '192.0.2.1')).status).toBe(201);

    site.clock.now += 599_000;
    const refused = await post(body, '192.0.2.1');
    expectProblem(refused, 'too-many', 'There were too many requests. Please wait a moment and try again.');
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await post(body, '192.0.2.2')).status).toBe(201);

    site.clock.now += 1_000;
    expect((await post(body, '192.0.2.1')).status).toBe(201);
  });

  test('is not limited with RATE_LIMITS off', async () => {
    site = await createTestApp({ rateLimits: false });
    for (let call = 0; call <= calls; call += 1) expect((await post({}, '192.0.2.1')).status).toBe(422);
    expect((await post(await valid(), '192.0.2.1')).status).toBe(201);
  });
});

test('each call has its own limit', async () => {
  site = await createTestApp();
  for (let call = 0; call < 21; call += 1) await site.post('/api/submit-review', {});
  expect((await site.post('/api/submit-review', reviewOf())).status).toBe(429);
  expect((await site.post('/api/appointments', await bookingOf(site))).status).toBe(201);
  expect((await site.get('/api/approved-reviews')).status).toBe(200);
});

test.each([
  [0, 429],
  [1, 201],
])(
  'over the network, with %i trusted proxies, another forwarded address is answered with %i',
  async (trustedProxies, status) => {
    site = await createTestApp({ trustedProxies });
    const server = await serve(site.app);
    const post = (forwarded: string) =>
      fetch(`${server.origin}/api/submit-review`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
        body: JSON.stringify(reviewOf()),
      });
    for (let call = 0; call < 20; call += 1) expect((await post(`198.51.100.${call}, 192.0.2.1`)).status).toBe(201);
    expect((await post('198.51.100.99, 192.0.2.1')).status).toBe(429);
    expect((await post('192.0.2.1, 192.0.2.2')).status).toBe(status);
    server.close();
  },
);
