import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterAll(() => site.close());

const foreign: Record<string, string>[] = [
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

const ours: Record<string, string>[] = [
  {},
  { Origin: siteOrigin },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: siteOrigin, 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
];

const detail = 'This request came from another site, so it was refused.';

test('a request from elsewhere is refused wherever it writes, also a form of a page', async () => {
  const writes = [
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
  ] as const;
  const failures = await failuresOf(foreign, async (headers) => {
    for (const [method, path] of writes) expectProblem(await site.send(path, { method, headers }), 'forbidden', detail);
  });
  expect(failures).toEqual([]);
});

test('a request from elsewhere can neither book nor sign in, but may read', async () => {
  const failures = await failuresOf(foreign, async (headers) => {
    expect((await site.post('/api/appointments', await bookingOf(site), headers)).status).toBe(403);
    const answer = await site.post('/api/admin/login', administrator, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await site.get('/api/treatment', headers)).status).toBe(200);
    expect((await site.send('/api/treatment', { method: 'HEAD', headers })).status).toBe(200);
  });
  expect(failures).toEqual([]);
  expect(await site.db.selectFrom('appointments').select('id').execute()).toEqual([]);
});

test('our own pages may write, whatever their browser tells', async () => {
  const failures = await failuresOf(ours, async (headers) =>
    expect((await site.post('/api/submit-review', reviewOf(), headers)).status).toBe(201),
  );
  expect(failures).toEqual([]);
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
