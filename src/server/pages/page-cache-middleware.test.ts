import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { formTokenPlace } from '#contract/visitor-routes.ts';
import { sendError } from '#server/http/error-response.ts';
import { createLog } from '#server/log.ts';
import { createUsage, type Usage } from '#server/metrics/usage.ts';
import { prepareEncoded } from '#server/static/prepared-response.ts';
import { serve } from '#server/testing/serve.ts';
import { speak } from '#server/testing/speak.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createApiResponseCache } from './api-response-cache.ts';
import { createPageCacheMiddleware } from './page-cache-middleware.ts';
import { createRouteOf } from './route-of.ts';

let site: TestApp;
let origin: string;
/** Runs while the page is being rendered, after it has read its data. */
let whileRendering = () => {};
let rendered = 0;
let isFull = false;
let tokens = 0;
/** The content version that this instance knows, and the one in the database. */
let known = 1;
let stored = 1;
let readings = 0;
let usage: Usage;
let logged: object[];

/** The application with a page that shows the notices of today, behind the cache, on a free port. */
beforeEach(async () => {
  site = await createTestApp();
  rendered = 0;
  isFull = false;
  usage = createUsage();
  logged = [];
  whileRendering = () => {};
  known = stored = 1;
  readings = 0;
  const { app } = site;
  const options = {
    app,
    contentVersion: {
      current: () => known,
      withdrawals: () => 0,
      async refresh() {
        readings += 1;
        if (stored === 0) throw new Error('The database is down.');
        known = stored;
      },
    },
    timeZone: async () => 'Asia/Kolkata',
    clock: () => site.clock.now,
  };
  const find = createApiResponseCache(options);
  app.get('/about', async (c) => {
    const notices: unknown = await (await find('/api/notices', {}))?.response.json();
    rendered += 1;
    whileRendering();
    return c.html(`<p>${JSON.stringify(notices)}</p>`);
  });
  app.get('/hi/about', (c) => c.html('<p>हमारे बारे में</p>'));
  app.get('/review', (c) => {
    rendered += 1;
    if (c.env.template) c.env.template.hasPlace = true;
    return c.html(`<input name="formToken" value="${formTokenPlace}"/><script>"${formTokenPlace}"</script>`);
  });
  app.get('/review.data', (c) => {
    if (c.env.template) c.env.template.hasPlace = true;
    return c.body(`["formToken","${formTokenPlace}"]`);
  });
  const siteUrl = new URL('http://clinic.test');
  const log = {
    ...createLog(() => undefined),
    debug: (_message: string, details: object = {}) => void logged.push(details),
  };
  const cache = createPageCacheMiddleware({
    ...options,
    pages: [{ path: '/about' }, { path: '/hi/about' }, { path: '/review' }],
    assets: new Map([['/assets/app-1.js', prepareEncoded(200, {}, { identity: Buffer.from('') })]]),
    siteUrl,
    createFormToken: () => `token ${tokens++}`.padEnd(20, '.'),
    admit: (_request, response, next) => {
      if (isFull) sendError(response, { code: 'unavailable' });
      else void next();
    },
    usage,
    routeOf: createRouteOf(['/about', '/review']),
    enabled: true,
    log,
  });
  const server = await serve(app, cache);
  origin = server.origin;
  return () => server.close();
});
afterEach(() => site.close());

const addNotice = (text: string, starts_on: string, ends_on: string) =>
  site.db.insertInto('notices').values({ text, starts_on, ends_on, link: null, created_at: 0 }).execute();
const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

async function pageAt(now: number) {
  site.clock.now = now;
  return (await fetch(`${origin}/about`)).text();
}

test('hits and misses are counted, and each is logged at the level debug', async () => {
  await fetch(`${origin}/about?utm_source=Meera`);
  await fetch(`${origin}/about`);
  await fetch(`${origin}/about`);
  await fetch(`${origin}/healthz`);
  expect(usage.pageCache).toEqual({ hits: new Map([['/about', 2]]), misses: new Map([['/about', 1]]) });
  const line = { method: 'GET', path: '/about', status: 200, from: 'memory' };
  expect(logged).toEqual([line, line, line]);
});

test('a cached page shows a notice from its first midnight to its last, and is rendered once a day', async () => {
  await addNotice('Closed on Friday', '2026-11-24', '2026-11-25');
  expect(await pageAt(midnight('2026-11-23'))).not.toContain('Closed');
  expect(await pageAt(midnight('2026-11-24') - 1)).not.toContain('Closed');
  expect(rendered).toBe(1);
  expect(await pageAt(midnight('2026-11-24'))).toContain('Closed');
  expect(await pageAt(midnight('2026-11-25') - 1)).toContain('Closed');
  expect(rendered).toBe(2);
  expect(await pageAt(midnight('2026-11-26') - 1)).toContain('Closed');
  expect(await pageAt(midnight('2026-11-26'))).not.toContain('Closed');
});

test('a cached page shows the latest of overlapping notices first, on each of their days', async () => {
  await addNotice('Month', '2026-11-20', '2026-12-20');
  await addNotice('Day', '2026-11-24', '2026-11-24');
  const firstAt = async (now: number) => /"text":"(\w+)"/.exec(await pageAt(now))?.[1];
  expect(await firstAt(midnight('2026-11-24') - 1)).toBe('Month');
  expect(await firstAt(midnight('2026-11-24'))).toBe('Day');
  expect(await firstAt(midnight('2026-11-25'))).toBe('Month');
});

test('a page that is rendered across midnight is not taken for one of the new day', async () => {
  await addNotice('Closed on Friday', '2026-11-24', '2026-11-25');
  whileRendering = () => {
    site.clock.now = midnight('2026-11-24');
  };
  expect(await pageAt(midnight('2026-11-24') - 1)).not.toContain('Closed');
  whileRendering = () => {};
  expect(await pageAt(midnight('2026-11-24'))).toContain('Closed');
});

test('without capacity, a page is answered from the cache but not rendered', async () => {
  isFull = true;
  expect((await fetch(`${origin}/about`)).status).toBe(503);
  expect(rendered).toBe(0);
  isFull = false;
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  isFull = true;
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect(rendered).toBe(1);
});

test('every answer says why it comes from the cache or not', async () => {
  const isPrivate = { headers: { Authorization: 'Bearer x' } };
  const read = async (path: string, init: RequestInit = {}) =>
    (await fetch(origin + path, init)).headers.get('Cache-Status');
  const failures = await failuresOf<[string, string, RequestInit, string]>(
    [
      ['a first request for a page', '/about', {}, 'fwd=miss; stored'],
      ['a page that is in the cache', '/about', {}, 'hit'],
      ['a page in the cache, for someone who is signed in', '/about', isPrivate, 'hit'],
      ['a first request for a page with a form', '/review', {}, 'fwd=miss; stored; detail=form-token'],
      ['a page with a form that is in the cache', '/review', {}, 'hit; detail=form-token'],
      ['a first request for a list', '/api/notices', {}, 'fwd=miss; stored'],
      ['a list that is in the cache', '/api/notices', {}, 'hit'],
      ['a list for someone who is signed in', '/api/notices', isPrivate, 'fwd=bypass; detail=signed-in'],
      [
        'a list for a preview',
        '/api/notices',
        { headers: { Referer: `${origin}/about?preview=${'a'.repeat(22)}` } },
        'fwd=bypass; detail=preview',
      ],
      ['a form token', '/api/form-token', {}, 'fwd=bypass; detail=not-shared'],
      ['a private call', '/api/appointments', isPrivate, 'fwd=bypass; detail=not-shared'],
      ['a form that is sent', '/review', { method: 'POST' }, 'fwd=method'],
      ['a call that changes something', '/api/appointments', { method: 'POST' }, 'fwd=method'],
      ['an upload', '/uploads/blogs/none.jpg', {}, 'fwd=bypass; detail=not-shared'],
      ['an asset', '/assets/app-1.js', {}, 'hit'],
      ['a page that is not there', '/about/none', {}, 'fwd=bypass; detail=not-shared'],
    ],
    async ([, path, init, expected]) => {
      expect(await read(path, init)).toBe(`clinic; ${expected}`);
    },
  );
  expect(failures).toEqual([]);
  await fetch(`${origin}/about`);
  known = 2;
  isFull = true;
  expect(await read('/about')).toBe('clinic; fwd=bypass; detail=refused');
});

test('data and pages of each language have their own answers, whichever is asked for first', async () => {
  await speak(site, 'hi', 'mr');
  const answerOf = async (path: string, language: string) => {
    const { headers } = await fetch(origin + path, { headers: { 'Accept-Language': language } });
    return [headers.get('Content-Language'), headers.get('Cache-Status')];
  };
  const [added, found] = ['clinic; fwd=miss; stored', 'clinic; hit'];
  for (const language of ['hi', 'en', 'mr'])
    expect(await answerOf('/api/symptoms', language)).toEqual([language, added]);
  for (const language of ['en', 'mr', 'hi'])
    expect(await answerOf('/api/symptoms', language)).toEqual([language, found]);
  for (const [path, isHindi] of [
    ['/hi/about', true],
    ['/about', false],
    ['/hi/about', true],
    ['/about', false],
  ] as const) {
    const response = await fetch(origin + path, { headers: { 'Accept-Language': 'mr' } });
    expect([path, (await response.text()).includes('हमारे बारे में')]).toEqual([path, isHindi]);
  }
});

describe('a page with a form', () => {
  const tokensIn = (body: string) => body.match(/token \d+\.+/g) ?? [];

  test.each(['identity', 'gzip', 'br', 'zstd'])(
    'is rendered once, and sent with a fresh token each time (%s)',
    async (encoding) => {
      const bodies: string[] = [];
      for (let visit = 0; visit < 3; visit += 1) {
        const response = await fetch(`${origin}/review`, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
        bodies.push(await response.text());
      }
      expect(rendered).toBe(1);
      expect(new Set(bodies.flatMap(tokensIn)).size).toBe(3);
      for (const body of bodies)
        expect(body.replace(/token \d+\.+/, formTokenPlace)).toBe(
          `<input name="formToken" value="${formTokenPlace}"/><script>"${formTokenPlace}"</script>`,
        );
    },
  );

  test('has its token in the data for React Router, too', async () => {
    const bodies = [await fetch(`${origin}/review.data`), await fetch(`${origin}/review.data`)];
    const tokens = (await Promise.all(bodies.map((response) => response.text()))).flatMap(tokensIn);
    expect(new Set(tokens).size).toBe(2);
  });

  test('may be stored by no cache, and is never answered 304 or in part', async () => {
    for (const headers of [
      { 'If-None-Match': '*' },
      { Range: 'bytes=0-9' },
      { 'If-Modified-Since': new Date().toUTCString() },
    ]) {
      const response = await fetch(`${origin}/review`, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('ETag')).toBeNull();
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
    const head = await fetch(`${origin}/review`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(50);
  });
});

describe('a page that is loaded in advance', () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers: { 'Sec-Purpose': 'prefetch', ...headers } })).headers;

  test('opens for ten seconds without a request, and is stored by no shared cache', async () => {
    const first = await fetch(`${origin}/about`);
    const headers = await policyOf('/about');
    expect(headers.get('Cache-Control')).toBe('private, max-age=10');
    expect(headers.get('CDN-Cache-Control')).toBeNull();
    expect(headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect((await fetch(`${origin}/about`)).headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
  });

  test.each([
    ['for whoever has changed something', '/about', { Cookie: 'content-version=1' }],
    ['when it has a form token', '/review', {}],
    ['when it is API data', '/api/notices', {}],
  ])('is revalidated %s', async (_case, path, headers) => {
    await fetch(origin + path);
    expect((await policyOf(path, headers)).get('Cache-Control')).not.toContain('max-age=10');
  });
});

describe('someone whose change another instance took', () => {
  const version = (number: number) => ({ headers: { Cookie: `a=b; content-version=${number}; c=d` } });
  const about = async (init = {}) => (await fetch(`${origin}/about`, init)).text();

  test('gets a page that shows it, while visitors get the cached one', async () => {
    await about();
    await addNotice('Closed today', '2026-11-20', '2026-11-20');
    stored = 2;
    expect(await about()).not.toContain('Closed');
    expect(await about(version(1))).not.toContain('Closed');
    expect(readings).toBe(0);
    expect(await about(version(2))).toContain('Closed');
    expect(await about()).toContain('Closed');
    expect(await about(version(2))).toContain('Closed');
    expect(readings).toBe(1);
  });

  test('gets the cached page when the version cannot be read, and an error when there is no capacity to read it', async () => {
    const cached = await about();
    stored = 0;
    expect(await about(version(2))).toBe(cached);
    isFull = true;
    expect((await fetch(`${origin}/about`, version(2))).status).toBe(503);
    expect((await fetch(`${origin}/about`, version(1))).status).toBe(200);
  });
});
