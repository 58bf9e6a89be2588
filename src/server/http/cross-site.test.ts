import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createOneOfEach } from '#server/testing/fixtures.ts';
import { readEverything } from '#server/testing/read-everything.ts';
import { formOf } from '#server/testing/requester.ts';
import { type BrowserSession, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let session: BrowserSession;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  await createOneOfEach(site);
  session = await site.signInAsBrowser();
});
afterAll(() => site.close());

type Headers = Record<string, string>;

/** Headers that a browser sends for a page of another site. In these tests that page even knows the token and the XSRF token. */
const fromAnotherSite: Headers[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: siteOrigin },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** Requests that claim to come from our page but lack the XSRF token, which only our pages can read. */
const withoutXsrfToken: ((own: BrowserSession) => Headers)[] = [
  ({ 'X-XSRF-TOKEN': _pair, ...own }) => own,
  (own) => ({ ...own, 'X-XSRF-TOKEN': '' }),
  (own) => ({ ...own, 'X-XSRF-TOKEN': 'guessed' }),
  (own) => ({ ...own, Cookie: own.Cookie.replace(/;? ?XSRF-TOKEN=[^;]*/, '') }),
  (own) => ({
    ...own,
    'X-XSRF-TOKEN': 'planted',
    Cookie: own.Cookie.replace(/XSRF-TOKEN=[^;]*/, 'XSRF-TOKEN=planted'),
  }),
];

/** The bodies that a page, or a form in it, can make a browser send. */
const bodies: RequestInit[] = [
  { headers: { 'Content-Type': 'application/json' }, body: '{"disabled":true,"isActive":true,"remarks":"x"}' },
  { headers: { 'Content-Type': 'text/plain' }, body: '{"disabled":true,"isActive":true,"remarks":"x"}' },
  { body: new URLSearchParams({ title: 'x', content: 'x', remarks: 'x' }) },
  { body: formOf({ title: 'x', content: 'x', name: 'x' }) },
  {},
];

const writes = allEndpoints.filter(({ method }) => method !== 'GET');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

async function send({ method, path }: Endpoint, headers: Headers, init: RequestInit = {}) {
  const all = { ...(init.headers as Headers | undefined), ...headers };
  return site.send(path.replace(/\{\w+\}/g, '1'), { ...init, method, headers: all });
}

const sendEach = (endpoint: Endpoint, headers: Headers) =>
  Promise.all(bodies.map((init) => send(endpoint, headers, init)));

test.each(named(writes))(
  '%s from another site is refused, whatever it sends, and changes nothing',
  async (_name, endpoint) => {
    const before = await readEverything(site);
    for (const headers of fromAnotherSite) {
      for (const answer of await sendEach(endpoint, { ...session, ...headers }))
        expectProblem(answer, 'forbidden', 'This request came from another site, so it was refused.');
    }
    expect(await readEverything(site)).toEqual(before);
  },
);

test.each(named(writes.filter(({ access }) => access !== 'public')))(
  '%s without the XSRF token of its session is refused, whatever it sends, and changes nothing',
  async (_name, endpoint) => {
    const before = await readEverything(site);
    for (const spoil of withoutXsrfToken) {
      for (const answer of await sendEach(endpoint, { ...spoil(session), Origin: siteOrigin }))
        expectProblem(answer, 'forbidden', 'This request lacks its XSRF token, so it was refused.');
    }
    expect(await readEverything(site)).toEqual(before);
  },
);

test.each(named(writes))('%s from our own page is not refused', async (_name, endpoint) => {
  const headers = { ...(await site.signInAsBrowser()), Origin: siteOrigin, 'Sec-Fetch-Site': 'same-origin' };
  const { status } = await send(endpoint, headers, bodies[0]);
  expect([200, 201, 204, 404, 415, 422]).toContain(status);
});

describe('the session cookie without an Authorization header', () => {
  const adminReads = allEndpoints.filter(({ access, method }) => access !== 'public' && method === 'GET');
  const adminWrites = writes.filter(({ access }) => access !== 'public');
  beforeAll(async () => {
    session = await site.signInAsBrowser();
  });

  const cookiesOnly = ({ Authorization: _token, ...cookies }: BrowserSession) => cookies;

  test.each(named(adminReads))('reads %s from our own page or an address that is entered', async (_name, endpoint) => {
    const { Cookie } = session;
    const allowed = [200, 404, 422]; // some need a query that is missing here
    for (const from of ['same-origin', 'none']) {
      const { status } = await send(endpoint, { Cookie, 'Sec-Fetch-Site': from, 'X-Background': '1' });
      expect(allowed).toContain(status);
    }
    const { status } = await send(endpoint, { ...cookiesOnly(session), 'X-Background': '1' }); // over http
    expect(allowed).toContain(status);
  });

  test.each(named(adminReads))(
    'does not read %s from another site, or without a sign of where',
    async (_name, endpoint) => {
      const { Cookie } = session;
      for (const from of ['cross-site', 'same-site']) {
        const headers = { ...cookiesOnly(session), 'Sec-Fetch-Site': from };
        expectProblem(
          await send(endpoint, headers),
          'forbidden',
          'This request came from another site, so it was refused.',
        );
      }
      expectProblem(
        await send(endpoint, { Cookie }),
        'forbidden',
        'This request lacks its XSRF token, so it was refused.',
      );
    },
  );

  test.each(named(adminWrites))('does not make %s without it', async (_name, endpoint) => {
    for (const spoil of withoutXsrfToken) {
      const answer = await send(endpoint, { ...cookiesOnly(spoil(session) as BrowserSession), Origin: siteOrigin });
      expectProblem(answer, 'forbidden', 'This request lacks its XSRF token, so it was refused.');
    }
  });

  test.each(named(adminWrites))('makes %s with the XSRF pair', async (_name, endpoint) => {
    const headers = { ...cookiesOnly(await site.signInAsBrowser()), Origin: siteOrigin };
    const { status } = await send(endpoint, headers, bodies[0]);
    expect([200, 201, 204, 404, 415, 422]).toContain(status);
  });
});
