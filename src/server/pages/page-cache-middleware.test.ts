import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendError } from '#server/http/node-error-response.ts';
import { serve } from '#server/testing/serve.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createApiResponseCache } from './api-response-cache.ts';
import { createPageCacheMiddleware } from './page-cache-middleware.ts';

let site: TestApp;
let origin: string;
/** Runs while the page is being rendered, after it has read its data. */
let whileRendering = () => {};
let rendered = 0;
let isFull = false;

/** The application with a page that shows the notices of today, behind the cache, on a free port. */
beforeEach(async () => {
  site = await createTestApp();
  rendered = 0;
  isFull = false;
  whileRendering = () => {};
  const { app } = site;
  const options = {
    app,
    contentVersion: { current: () => 1, withdrawals: () => 0 },
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
  const siteUrl = new URL('http://clinic.test');
  const log = { info() {}, error() {} };
  const cache = createPageCacheMiddleware({
    ...options,
    pages: [{ path: '/about' }],
    assets: new Map(),
    siteUrl,
    admit: (_request, response, next) => {
      if (isFull) sendError(response, { code: 'unavailable' });
      else void next();
    },
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

test('of notices that overlap, a cached page shows first the one that started last, on each of their days', async () => {
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
