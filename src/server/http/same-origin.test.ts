import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterAll(() => site.close());

const foreign = [
  { Origin: 'https://evil.example' },
  { Origin: 'http://clinic.test.evil.example' },
  { Origin: 'http://clinic.test:8080' },
  { Origin: 'null' },
  { Origin: 'nonsense' },
  { Origin: '' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: siteOrigin },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.clinic.test' },
];

const ours = [
  {},
  { Origin: siteOrigin },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: siteOrigin, 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
];

describe.each(foreign)('a request with %j', (headers: Record<string, string>) => {
  test.each([
    ['POST', '/api/appointments'],
    ['POST', '/api/submit-review'],
    ['POST', '/api/admin/login'],
    ['POST', '/api/blogs'],
    ['PUT', '/api/blogs/1'],
    ['PATCH', '/api/blogs/1/status'],
    ['DELETE', '/api/reviews/1'],
    ['POST', '/appointment'],
    ['POST', '/review'],
    ['POST', '/nothing'],
  ])('is refused for %s %s', async (method, path) => {
    const { status, body } = await site.send(path, { method, headers });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'forbidden',
      detail: 'This request came from another site, so it was refused.',
    });
  });

  test('can neither book nor sign in', async () => {
    expect((await site.post('/api/appointments', await bookingOf(site), headers)).status).toBe(403);
    const { status, headers: answered } = await site.post('/api/admin/login', administrator, headers);
    expect(status).toBe(403);
    expect(answered.getSetCookie()).toEqual([]);
    expect(await site.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });

  test('may read', async () => {
    expect((await site.get('/api/treatment', headers)).status).toBe(200);
    expect((await site.send('/api/treatment', { method: 'HEAD', headers })).status).toBe(200);
  });
});

test.each(ours)('a request with %j may write', async (headers: Record<string, string>) => {
  expect((await site.post('/api/submit-review', reviewOf(), headers)).status).toBe(201);
});

test('a page of another site cannot use a browser’s session', async () => {
  const session = await site.signInAsBrowser();
  expect((await site.delete('/api/reviews/999999', { ...session, Origin: 'https://evil.example' })).status).toBe(403);
  expect((await site.delete('/api/reviews/999999', { ...session, Origin: siteOrigin })).status).toBe(404);
});

test('no response allows another site to read it', async () => {
  const { headers } = await site.get('/api/treatment', { Origin: 'https://evil.example' });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('where SITE_URL is set, the whole origin must be its own, whatever the Host says', async () => {
  const secure = await createTestApp({ rateLimits: false, siteUrl: 'https://clinic.example' });
  const statuses: Record<string, number> = {};
  for (const [origin, host] of [
    ['https://clinic.example', 'clinic.example'],
    ['http://clinic.example', 'clinic.example'],
    ['https://clinic.example:8443', 'clinic.example:8443'],
    ['https://evil.example', 'evil.example'],
  ] as const)
    statuses[origin] = (await secure.post('/api/submit-review', reviewOf(), { Origin: origin, Host: host })).status;
  expect(statuses).toEqual({
    'https://clinic.example': 201,
    'http://clinic.example': 403,
    'https://clinic.example:8443': 403,
    'https://evil.example': 403,
  });
  await secure.close();
});
