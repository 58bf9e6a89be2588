import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createOneOfEach } from '#server/testing/fixtures.ts';
import { oneOfEachKind } from '#server/testing/kinds-of-calls.ts';
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
type Spoil = (own: BrowserSession) => Headers;

/** Headers that a browser sends for a page of another site. In these tests that page even knows the token and the XSRF token. */
const fromAnotherSite: [Headers, ...Headers[]] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: siteOrigin },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** Requests that claim to come from our page but lack the XSRF token, which only our pages can read. */
const withoutXsrfToken: [Spoil, ...Spoil[]] = [
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
const bodies: [RequestInit, ...RequestInit[]] = [
  { headers: { 'Content-Type': 'application/json' }, body: '{"disabled":true,"isActive":true,"remarks":"x"}' },
  { headers: { 'Content-Type': 'text/plain' }, body: '{"disabled":true,"isActive":true,"remarks":"x"}' },
  { body: new URLSearchParams({ title: 'x', content: 'x', remarks: 'x' }) },
  { body: formOf({ title: 'x', content: 'x', name: 'x' }) },
  {},
];

const [another, lacking, json] = [fromAnotherSite[0], withoutXsrfToken[0], bodies[0]];

const writes = allEndpoints.filter(({ method }) => method !== 'GET');
const adminWrites = writes.filter(({ access }) => access !== 'public');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

async function send({ method, path }: Endpoint, headers: Headers, init: RequestInit = {}) {
  const all = { ...(init.headers as Headers | undefined), ...headers };
  return site.send(path.replace(/\{\w+\}/g, '1'), { ...init, method, headers: all });
}

test('every call that writes is refused from another site, whatever it sends, and changes nothing', async () => {
  const before = await readEverything(site);
  const expectRefusal = async (endpoint: Endpoint, headers: Headers, body: RequestInit) =>
    expectProblem(
      await send(endpoint, { ...session, ...headers }, body),
      'forbidden',
      'This request came from another site, so it was refused.',
    );
  const once = await failuresOf(named(writes), ([, endpoint]) => expectRefusal(endpoint, another, json));
  expect(once).toEqual([]);
  const always = await failuresOf(named(oneOfEachKind(writes)), async ([, endpoint]) => {
    for (const headers of fromAnotherSite) for (const body of bodies) await expectRefusal(endpoint, headers, body);
  });
  expect(always).toEqual([]);
  expect(await readEverything(site)).toEqual(before);
});

test('every call that writes is refused without the XSRF token of its session, whatever it sends, and changes nothing', async () => {
  const before = await readEverything(site);
  const expectRefusal = async (endpoint: Endpoint, spoil: Spoil, body: RequestInit) =>
    expectProblem(
      await send(endpoint, { ...spoil(session), Origin: siteOrigin }, body),
      'forbidden',
      'This request lacks its XSRF token, so it was refused.',
    );
  const once = await failuresOf(named(adminWrites), ([, endpoint]) => expectRefusal(endpoint, lacking, json));
  expect(once).toEqual([]);
  const always = await failuresOf(named(oneOfEachKind(adminWrites)), async ([, endpoint]) => {
    for (const spoil of withoutXsrfToken) for (const body of bodies) await expectRefusal(endpoint, spoil, body);
  });
  expect(always).toEqual([]);
  expect(await readEverything(site)).toEqual(before);
});

/** Sends every call from the site's own page. Some end the session, after which the page signs in again. */
async function sendFromOurPage(endpoints: readonly Endpoint[], headersOf: (own: BrowserSession) => Headers) {
  let own = await site.signInAsBrowser();
  return failuresOf(named(endpoints), async ([, endpoint]) => {
    if ((await site.get('/api/admin/session', own)).status === 401) own = await site.signInAsBrowser();
    const { status } = await send(endpoint, { ...headersOf(own), Origin: siteOrigin }, json);
    expect([200, 201, 204, 404, 409, 415, 422]).toContain(status); // what it names is not there, or nothing is to be done
  });
}

test('no call that writes is refused from our own page', async () => {
  expect(await sendFromOurPage(writes, (own) => ({ ...own, 'Sec-Fetch-Site': 'same-origin' }))).toEqual([]);
});

describe('the session cookie without an Authorization header', () => {
  const adminReads = allEndpoints.filter(({ access, method }) => access !== 'public' && method === 'GET');
  beforeAll(async () => {
    session = await site.signInAsBrowser();
  });

  const cookiesOnly = ({ Authorization: _token, ...cookies }: BrowserSession) => cookies;

  test('reads every call from our own page or an address that is entered', async () => {
    const failures = await failuresOf(named(adminReads), async ([, endpoint]) => {
      const { Cookie } = session;
      const allowed = [200, 404, 422]; // some need a query that is missing here
      for (const from of ['same-origin', 'none']) {
        const { status } = await send(endpoint, { Cookie, 'Sec-Fetch-Site': from, 'X-Background': '1' });
        expect(allowed).toContain(status);
      }
      const { status } = await send(endpoint, { ...cookiesOnly(session), 'X-Background': '1' }); // over http
      expect(allowed).toContain(status);
    });
    expect(failures).toEqual([]);
  });

  test('reads no call from another site, or without a sign of where', async () => {
    const failures = await failuresOf(named(adminReads), async ([, endpoint]) => {
      const { Cookie } = session;
      for (const from of ['cross-site', 'same-site']) {
        const headers = { ...cookiesOnly(session), 'Sec-Fetch-Site': from };
        const detail = 'This request came from another site, so it was refused.';
        expectProblem(await send(endpoint, headers), 'forbidden', detail);
      }
      const detail = 'This request lacks its XSRF token, so it was refused.';
      expectProblem(await send(endpoint, { Cookie }), 'forbidden', detail);
    });
    expect(failures).toEqual([]);
  });

  test('makes no call that writes without the XSRF pair', async () => {
    const failures = await failuresOf(named(adminWrites), async ([, endpoint]) => {
      for (const spoil of withoutXsrfToken) {
        const answer = await send(endpoint, { ...cookiesOnly(spoil(session) as BrowserSession), Origin: siteOrigin });
        expectProblem(answer, 'forbidden', 'This request lacks its XSRF token, so it was refused.');
      }
    });
    expect(failures).toEqual([]);
  });

  test('makes every call that writes with the XSRF pair', async () => {
    expect(await sendFromOurPage(adminWrites, cookiesOnly)).toEqual([]);
  });
});
